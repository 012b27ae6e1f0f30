import type { Service } from '../types'

export const service = {
  slug: 'cuisines-salles-de-bains',
  name: 'Aménagement Cuisines & Salles de Bains',
  title: 'Cuisines et salles de bains en Lot-et-Garonne',
  subtitle:
    'Les tuyaux et les prises se dessinent sur le plan des meubles, avant la première saignée',
  metaDescription:
    'Cuisine à partir de 8 000 €, salle de bains à partir de 6 500 € : ce que ces prix comprennent, et comment on vit deux semaines sans évier en Lot-et-Garonne.',
  keywords: [
    'rénovation cuisine Lot-et-Garonne',
    'rénovation salle de bains 47',
    'prix cuisine aménagée',
    'douche de plain-pied maison ancienne',
    'rénovation cuisine appartement',
  ],
  updated: '2026-11-21',
  heroImage: 'kitchen-hero',
  presentationImage: 'bathroom-shower',
  presentationTitle: "Deux semaines sans évier, annoncées d'avance",
  presentationText: [
    "Les meubles bas sont réglés, vissés au mur, et l'évier n'arrivera que dans dix à quinze jours. Un plan de travail en pierre se relève au gabarit sur les caissons en place, jamais sur le dessin. Le marbrier repart avec ses cotes, découpe, polit, revient. Nous inscrivons ce creux au calendrier, avec l'évier sur tréteaux qui aide à le passer. Un plan en bois ou stratifié, coupé sur place, vous l'épargne.",
    "La salle de bains se décide à rebours. La hauteur du meuble donne celle de la prise et de l'applique. Le mitigeur encastré impose l'épaisseur de la cloison, et le sens de la paroi vitrée dit où tendre la main vers la serviette. Ces cotes s'écrivent au crayon gras sur le mur nu et se relisent avec vous, la veille des plaques.",
    "Dans six mètres carrés, deux équipes se gênent. Plombier, électricien, plaquiste, carreleur et menuisier s'y suivent un par un, et un seul carton manquant les arrête tous. Nous ne démontons donc rien avant que la robinetterie, le receveur, les meubles et les carreaux soient livrés, ouverts et comptés, dans une pièce que vous aurez libérée.",
    "Reste l'air. Une bouche d'extraction qui ne retient pas une feuille de papier n'emportera pas la vapeur d'une douche neuve ; nous l'essayons avant la peinture. Même contrôle dans les appartements dont nous nous chargeons à Paris et en Île-de-France : une hotte à moteur ne s'y branche pas sur le conduit collectif.",
  ],
  benefits: [
    'Rien de démonté avant que tout soit livré, ouvert et compté',
    "Un évier et deux feux provisoires pendant les travaux de cuisine, si l'eau est proche",
    'Réseaux cotés sur le plan des meubles, que vous signez avant les saignées',
    "Extraction d'air essayée avant les peintures",
    'Le conducteur de travaux chez vous chaque semaine, compris dans le devis',
  ],
  averageDuration: '2 à 4 semaines',
  detailedServices: [
    {
      id: 'cuisines',
      name: 'Cuisines',
      description: [
        "Devant une fenêtre, le robinet commande : il doit passer sous le vantail, ou se coucher. Dans nos maisons, l'appui se trouve souvent plus bas qu'un plan de travail de quatre-vingt-dix centimètres. Il faut choisir entre un châssis fixe, un meuble abaissé ou l'évier sur un autre mur, et nous le mesurons à la première visite.",
        "La hotte vient juste après. Un modèle qui rejette dehors tire l'air de toute la pièce ; avec un poêle à bois dans le séjour ouvert, il peut rabattre la fumée. Nous prévoyons une arrivée d'air, ou un filtre à recyclage, moins efficace et sans danger pour le tirage.",
      ],
      features: [
        'Prises, arrivées et évacuations cotées sur le dessin des meubles',
        'Fileurs, les bandes de finition, retaillés contre les murs qui penchent',
        'Sol fini sous toute la pièce, pour que le lave-vaisselle puisse ressortir',
        'Appareils essayés devant vous, notices remises',
      ],
      image: 'kitchen-island',
      price: {
        from: 8000,
        covers:
          'Le prix TTC des meubles, du plan stratifié et de la pose pour une petite cuisine ; hors électroménager, crédence, sol et réseaux à déplacer.',
      },
      trade: 'cuisines-sur-mesure',
    },
    {
      id: 'salles-de-bains',
      name: 'Salles de bains',
      description: [
        "Nous plaçons d'abord ce qui mouille. La douche va contre la paroi la plus simple à protéger, et non contre la pierre nue, qui boit l'eau et la rend dans la chambre voisine. Un mur de moellons se garde derrière le meuble, où il ne reçoit que des éclaboussures.",
        "Pensez aussi à la maison dans quinze ans. Un sol sans ressaut, une porte large, un renfort dans la cloison là où l'on voudra visser une barre : avant la faïence, cela tient à quelques planches. Nous parlons alors d'une pièce adaptée, les normes d'accessibilité ne visant pas une maison privée existante.",
      ],
      features: [
        'Hauteur du meuble prise sur vous, debout devant le mur',
        'Sols et murs de douche protégés avant la faïence, photos remises',
        'Prises et luminaires placés selon les volumes de la NF C 15-100',
        'Sèche-serviettes dimensionné sur la pièce, posé après la peinture',
      ],
      image: 'bathroom-vanity',
      price: {
        from: 6500,
        covers:
          "Le prix TTC d'une petite pièce refaite, appareils courants remplacés à leur place et faïence de la douche ; hors plain-pied, cloisons, chauffage et supports à redresser.",
      },
      trade: 'salles-de-bains-specialiste',
    },
    {
      id: 'plomberie',
      name: 'Plomberie',
      description: [
        "Un seau de dix litres et une montre suffisent au premier essai. S'il met plus d'une minute à se remplir, une douche de pluie de trente centimètres coulera en filets, car elle en réclame douze à quinze par minute. Pression, diamètre des tubes, chauffe-eau : nous cherchons ce qui bride le débit avant que vous ne choisissiez la robinetterie.",
        "Un évier au milieu de la cuisine suppose une tranchée dans la dalle, en pente jusqu'à la chute. Quand le sol mérite d'être gardé, nous conseillons un îlot sec : un plan, des rangements, des tabourets, et l'eau laissée contre le mur.",
      ],
      features: [
        'Débit et pression relevés avant le choix des robinets',
        "Coupures d'eau fixées avec vous, le temps d'un raccordement",
        'Siphons démontables sans déposer le meuble',
        "Tuyaux photographiés avec un mètre avant d'être recouverts",
      ],
      image: 'plumbing-detail',
      price: {
        from: 500,
        covers:
          "Le prix TTC du remplacement, à la même place, d'un lavabo ou d'un WC courant ; hors tuyaux déplacés, cloison ouverte et carrelage.",
      },
      trade: 'plombier-sanitaire',
    },
    {
      id: 'mobilier',
      name: 'Mobilier et rangements',
      description: [
        "Sous un rampant, un meuble acheté laisse derrière lui un triangle où l'on pousse des cartons. Nous relevons la pente, le ventre du mur et les pannes, ces poutres qui dépassent du plafond, puis l'atelier taille les joues à ce profil. Les tiroirs vont là où l'on se tient à genoux, la penderie là où l'on se tient debout.",
        "Près de l'eau, un panneau gonfle par la tranche : le chant fermé compte davantage que le décor. Il nous arrive aussi de préférer votre propre commode, percée pour une vasque et vernie par-dessous.",
      ],
      features: [
        "Gabarit pris sur l'enduit sec, jamais sur le plan",
        'Fonds amovibles devant les vannes et les boîtes électriques',
        'Tiroirs à sortie totale sous les pentes',
        "Pieds ou suspension choisis d'après le lavage du sol",
      ],
      image: 'joinery-dressing',
      price: {
        onQuote: true,
        covers:
          'Bois, longueur et nombre de tiroirs font le prix, remis avec un dessin coté du meuble.',
      },
      trade: 'meubles-sur-mesure',
    },
    {
      id: 'carrelage',
      name: 'Carrelage',
      description: [
        "Dans une cuisine, le carreleur vient deux fois : pour le sol, avant les meubles, puis pour la crédence, une fois le plan de travail fixé. Un mois les sépare parfois. Tout se commande pourtant ensemble, dans le même bain de cuisson, parce que la teinte varie de l'un à l'autre.",
        "Aux murs, le dessin part de ce que l'œil rencontre : l'axe de la vasque, le bord de la fenêtre, l'arête de la niche. Les coupes vont derrière la porte. Une niche de douche se dimensionne en carreaux entiers, tant que la cloison est encore ouverte.",
      ],
      features: [
        'Axes tracés au mur et validés avant la colle',
        "Arêtes finies au profilé ou en coupe d'onglet, à votre choix",
        'Zelliges triés avant la pose, les plus creux écartés',
        'Un carton de réserve gardé chez vous, référence notée',
      ],
      image: 'tiling-wall',
      price: {
        onQuote: true,
        covers:
          "Le format, l'état des murs et le dessin changent la pose : nous chiffrons après avoir contrôlé les supports.",
      },
      trade: 'carreleur',
    },
  ],
  faqs: [
    {
      question: 'Où préparer les repas quand la cuisine est démontée ?',
      answer:
        'Dans la pièce voisine, sur tréteaux. Nous y branchons le réfrigérateur et deux feux électriques, avec un évier si une arrivée et une évacuation sont à portée. Sinon la vaisselle passe par la salle de bains, et mieux vaut éviter le mois des fêtes.',
    },
    {
      question: 'Combien de temps resterons-nous sans salle de bains ?',
      answer:
        "Deux à trois semaines pour une pièce entière. La dépose prend deux jours, les réseaux et les plaques une semaine, la faïence et ses séchages le reste. Avec une seule salle de bains, nous visons vos vacances, ou nous raccordons une douche provisoire dans la buanderie quand le sol permet d'évacuer.",
    },
    {
      question: "Mes meubles de cuisine valent-ils la peine d'être gardés ?",
      answer:
        "Souvent, si les caissons sont secs. Ouvrez le meuble sous évier et regardez le bas des côtés : un panneau gonflé ne se répare pas. Sain, il reçoit des façades neuves, un autre plan et de meilleures coulisses. Mais une cuisine mal disposée le restera, et c'est là que nous proposons de repartir du dessin.",
    },
    {
      question: 'Une douche peut-elle toujours remplacer la baignoire ?',
      answer:
        "Presque toujours, parfois avec une marche. À l'étage, l'évacuation d'une douche de plain-pied devrait parfois traverser des solives que nous n'entaillons pas ; un receveur posé sur une petite estrade la remplace. Si l'âge ou un handicap motive le projet, MaPrimeAdapt' peut s'appliquer sous conditions, à vérifier avant de signer sur france-renov.gouv.fr (information du 20/11/2026).",
    },
    {
      question: 'Quel plan de travail choisir ?',
      answer:
        "Celui dont les traces vous gênent le moins. Le chêne huilé se tache et se reponce ; le stratifié craint l'eau au bord de l'évier ; la résine du quartz jaunit sous une casserole brûlante. Le granit endure presque tout, mais il faut porter son poids et le mesurer sur place.",
    },
  ],
  testimonials: [
    {
      author: 'Isabelle N.',
      location: 'Sainte-Livrade-sur-Lot',
      rating: 5,
      text: "Sous le lino, il y avait les tomettes de ma grand-mère. On nous a déconseillé de mettre l'eau dans l'îlot pour ne pas les trancher, et nous ne le regrettons pas.",
      imageBefore: 'kitchen-before',
      imageAfter: 'kitchen-wide',
      sample: true,
    },
    {
      author: 'Gérard et Lise H.',
      location: 'Duras',
      rating: 5,
      text: "La faïence rose est partie en deux jours et la pierre était derrière. Le meuble est allé devant elle, la douche dans le coin de l'ancienne baignoire. Trois semaines en tout.",
      imageBefore: 'bathroom-before',
      imageAfter: 'bathroom-wide',
      sample: true,
    },
    {
      author: 'Thomas K.',
      location: 'Casteljaloux',
      rating: 4,
      text: "Le plan en pierre a mis quinze jours, comme écrit. L'évier sur tréteaux a tenu, mais il aurait fallu une prise de plus à côté.",
      sample: true,
    },
    {
      author: 'Amandine J.',
      location: 'Clairac',
      rating: 5,
      text: "Une seule salle de bains pour cinq. Ils ont branché une douche dans la buanderie avant de toucher à la nôtre, et c'est ce qui nous a décidés à signer.",
      sample: true,
    },
  ],
} as const satisfies Service
