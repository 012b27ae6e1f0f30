import type { Trade } from '../types'

export const trade = {
  id: 'terrasses',
  categoryId: 'exterieur-paysager',
  serviceSlug: 'renovation-exterieure',
  title: 'Poseur de terrasses',
  subtitle: "Deux pentes pour l'eau, une sous vos pieds, une autre au fond de la fouille",
  metaDescription:
    "Pierre, carreau, bois ou béton de chaux : sur l'argile, une terrasse se décide d'après le chemin de l'eau. Pentes, drains, saisons, et un prix expliqué.",
  keywords: [
    'terrasse Lot-et-Garonne',
    'terrasse en pierre maison ancienne',
    'terrasse bois NF DTU 51.4',
    'terrasse sur sol argileux',
    'prix terrasse au m²',
  ],
  updated: '2026-11-21',
  heroImage: 'farmhouse-terrace',
  presentationImage: 'farmhouse-hero',
  presentationTitle: "L'eau doit sortir deux fois",
  presentationText: [
    "Une fouille remplie de gravier, dans de l'argile, s'appelle une baignoire. La pluie traverse les joints, descend dans les cailloux et reste au fond. Si ce fond penche vers la maison, il l'abreuve jusqu'en mai. Nous donnons donc deux pentes, toutes deux vers le jardin. Celle que l'on voit perd un centimètre et demi à deux par mètre. Celle de la fouille conduit à un drain, qui débouche à l'air libre plus bas que tout le reste.",
    "La hauteur se fixe depuis la porte-fenêtre. Quinze centimètres sous le sol de la pièce gardent l'enduit hors des éclaboussures, au prix d'une marche. Pour sortir de plain-pied, nous logeons un caniveau à grille contre le seuil, et un tuyau plein emmène son eau. Les grilles d'aération de la façade restent dégagées, car un plancher en dépend peut-être.",
    "Une terrasse ne s'accroche pas à la maison. L'argile la soulève en hiver et la laisse retomber en été, parfois d'un centimètre, tandis que le mur suit sa propre fondation. Un bon centimètre de matière souple suffit contre un mur récent ; contre des moellons, nous laissons une bande de gravier. Goujonnée, la dalle se fendrait à un mètre de la façade.",
    "Le zingueur raccorde d'abord ses descentes, pour que le toit ne se vide pas sur le carrelage. Le façadier a démonté son échafaudage, le menuisier a donné le dessous de son seuil. L'électricien passe ses fourreaux avant le gravier, même pour une lampe que vous ne voulez pas encore. L'aménageur extérieur vient derrière, avec le plan des drains que lui remet notre conducteur de travaux.",
  ],
  keyPoints: [
    "Niveaux relevés du seuil jusqu'au point où l'eau quitte la parcelle",
    'Fond de fouille réglé en pente avant le premier gravier',
    'Ouvrage séparé du mur sur toute sa longueur',
    'Matériau choisi après un sondage du sol à la tarière',
    "Essai à l'eau devant vous, le dernier jour",
  ],
  expertises: [
    {
      title: 'Dalles de pierre',
      description:
        "Tous les calcaires ne dorment pas dehors : certains s'effeuillent au premier gel sévère, et nous demandons au carrier l'essai du banc choisi. Posée sur gravillon fin, une dalle de quatre centimètres se relève et se recale si la terre a bougé.",
      features: [
        'Lit de gravillon 2/4, où les fourmis ne creusent pas',
        'Faces sciées sous la table, pour que les chaises ne boitent pas',
        'Joints de sable, ou semés de thym rampant',
      ],
    },
    {
      title: 'Carreaux et grès',
      description:
        "Scellé selon le NF DTU 52.1 ou collé selon le 52.2, le carreau veut une dalle de béton déjà en pente. L'eau passée par un joint dissout la chaux du ciment et ressort en traînées blanches, à moins qu'une natte drainante ne l'évacue.",
      features: [
        'Surface antidérapante, essayée mouillée au magasin',
        'Joints de fractionnement tous les cinq mètres au plus',
        'Grès de vingt millimètres sur plots quand la dalle existante est saine',
      ],
    },
    {
      title: 'Platelages en bois',
      description:
        "Le NF DTU 51.4 tient en une idée : aucune pièce ne garde l'eau. Les lames s'écartent de quelques millimètres, l'air circule dessous, et chaque bout a son propre appui. Le robinier de nos haies se passe de traitement, une fois débarrassé de son aubier.",
      features: [
        'Plots réglables, jamais de bois au contact de la terre',
        'Vis inox, deux par appui, trous percés avant',
        'Trappe démontable au-dessus du regard et du drain',
      ],
    },
    {
      title: 'Béton de chaux poreux',
      description:
        "Du gravillon enrobé de chaux hydraulique, très peu de sable : la pluie passe, et le sol sèche vers le haut. Il convient au pied d'un mur de moellons, sous un auvent ou dans une cour abritée. À découvert, le gel l'attaque s'il reste gorgé d'eau, et nous le déconseillons.",
      features: [
        "Dix à douze centimètres, coulés d'avril à septembre",
        'Toiles mouillées une semaine, aucun pas avant quinze jours',
        'Aucune voiture, même à petite allure',
      ],
    },
    {
      title: 'Marches, bords et pergolas',
      description:
        "Dehors, une marche se fait basse et profonde : quinze centimètres de haut, trente-cinq de giron, une légère pente vers l'avant. Un poteau de pergola a son propre plot et une platine qui le décolle du sol.",
      features: [
        'Bordure enterrée qui retient le lit de pose',
        "Garde-corps à partir d'un mètre de chute, NF P01-012",
        'Vigne plantée à distance du mur et du drain',
      ],
    },
  ],
  workProcess: [
    {
      title: "Suivre l'eau",
      description:
        'Nous venons plutôt un jour de pluie, laser et tarière dans le coffre. Montrez-nous où les flaques durent et où le soleil vous chasse à midi.',
      duration: '2 à 3 heures',
    },
    {
      title: 'Fouille et drain',
      description:
        "La mini-pelle réclame un passage d'un mètre vingt et laisse des ornières dans l'herbe. La cour se ferme aux voitures. La terre part au camion ou remodèle le jardin.",
      duration: '2 à 4 jours',
    },
    {
      title: 'Lit de pierres',
      description:
        'Géotextile, puis vingt centimètres de concassé sans poussière, tassé en deux couches. La plaque vibrante fait trembler les verres dans le buffet.',
      duration: '1 à 2 jours',
    },
    {
      title: 'Support',
      description:
        "Dalle coulée en pente, lambourdes réglées ou gravillon tiré à la règle. Le béton attend un mois son carrelage ; bois et pierre s'enchaînent aussitôt.",
      duration: '1 à 3 jours, plus le séchage',
    },
    {
      title: 'Pose',
      description:
        'Les rangs partent de la porte, et les coupes filent vers le jardin. Prévoyez une autre entrée ces jours-là.',
      duration: '4 à 6 jours pour 30 m²',
    },
    {
      title: 'Essai au jet',
      description:
        "Dix minutes d'arrosage, autant d'attente. Une flaque plus large qu'une main se reprend avant le solde.",
      duration: '1 heure',
    },
  ],
  faqs: [
    {
      question: 'Que couvre le prix de 180 €/m² ?',
      answer:
        "Une terrasse créée, à partir de 180 €/m² TTC, TVA à 20 % (novembre 2026). Fouille, lit de pierres, support et revêtement courant sont compris, sur un terrain presque plat où passe la mini-pelle. Terres à emporter, marches, soutènement et pergola s'ajoutent. Refaire le revêtement d'une terrasse de plus de deux ans relève en général du taux de 10 %.",
    },
    {
      question: 'Quel est le bon mois pour commencer ?',
      answer:
        "Entre avril et juin, sur argile. À la fin de l'été, la terre est à son plus petit volume : une dalle coulée alors sera poussée vers le haut par les pluies. En hiver, la pelle s'embourbe. Le bois, sur plots réglables, laisse plus de liberté.",
    },
    {
      question: 'Faut-il prévenir la mairie ?',
      answer:
        "En principe non, de plain-pied. Surélevée, couverte d'une pergola ou proche d'un monument historique, la terrasse peut demander une déclaration préalable. La mairie confirme, croquis coté à l'appui.",
    },
    {
      question: 'Notre vieille dalle de ciment peut-elle servir de support ?',
      answer:
        'Oui, si elle penche dehors. Elle doit aussi sonner plein et laisser sous le seuil la hauteur du revêtement. Une fissure dont les deux lèvres ne sont plus de niveau la condamne, car le sol bouge dessous. Au pied de moellons humides, nous en scions au moins une bande.',
    },
    {
      question: "Posez-vous du bois à l'ombre, côté nord ?",
      answer:
        "Non, nous préférons la pierre. Sans soleil, les algues rendent les lames glissantes d'octobre à avril, rainurées ou non. Il faudrait les brosser plusieurs fois par hiver, et peu de gens s'y tiennent.",
    },
  ],
  relatedMetiers: ['amenagements-exterieurs', 'maconnerie', 'zingueur', 'carreleur'],
} as const satisfies Trade
