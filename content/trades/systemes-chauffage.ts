import type { Trade } from '../types'

export const trade = {
  id: 'systemes-chauffage',
  categoryId: 'performance-energetique',
  serviceSlug: 'renovation-energetique',
  title: 'Spécialiste des systèmes de chauffage',
  subtitle: "Choisir la température de l'eau, et ensuite seulement ce qui la chauffe",
  metaDescription:
    'Avant de comparer bois, gaz et pompe à chaleur, une question : à quelle température votre eau doit-elle circuler ? Notre calcul, pièce par pièce, dans le 47.',
  keywords: [
    'système de chauffage Lot-et-Garonne',
    'calcul de déperditions maison ancienne',
    'chauffage basse température',
    'plancher chauffant rénovation',
    'remplacer un chauffage central',
  ],
  updated: '2026-11-21',
  heroImage: 'heating-plant',
  presentationImage: 'heating-floor',
  presentationTitle: 'Cinquante degrés, une semaine de gel',
  presentationText: [
    "Réglez la chaudière sur cinquante degrés pendant une semaine de gel, ouvrez tous les robinets de radiateur et attendez. Si le séjour garde ses dix-neuf degrés, une eau tiède lui suffit, et presque tous les appareils vous conviendront. S'il descend à seize, la maison perd trop ou ses radiateurs sont trop petits. Sur une vieille chaudière au fioul, nous écourtons l'essai, car les fumées condensent dans son corps de chauffe.",
    "Voilà pourquoi nous parlons d'eau avant de parler de machines. Trente-cinq degrés suffisent à un plancher chauffant, quarante-cinq ou cinquante à de grands radiateurs. Une fonte d'origine, dans une maison sans isolation, en réclame soixante-cinq et plus. Le besoin se calcule pièce par pièce, avec moins cinq degrés dehors, la température de base du département. Le résultat tient en watts, que chaque émetteur devra rendre.",
    "La bonne surprise vient souvent de la fonte. On l'avait choisie pour une eau à quatre-vingts degrés, sous un comble ouvert à tous les vents. Une fois le toit isolé, elle se retrouve trop grande, donc capable de chauffer à l'eau tiède. D'où notre ordre : le toit, les fuites d'air, les murs qui s'y prêtent, la ventilation, puis les émetteurs. L'appareil se choisit le dernier. À l'envers, on achète pour quinze ans une puissance dont la maison n'a plus l'usage.",
    "Le thermicien chiffre les parois, l'équipe d'isolation les traite. L'électricien tire ensuite la ligne et le câble de sonde, le carreleur attend la première chauffe du plancher. Le chauffagiste, ou l'installateur de pompe à chaleur, monte ce que le calcul a retenu. Si un mur prévu au programme ne peut pas s'isoler, notre conducteur de travaux nous le dit, et nous refaisons le compte avant la commande.",
  ],
  keyPoints: [
    "Pertes calculées sur la maison telle qu'elle sera, une fois isolée",
    "Chaque radiateur évalué à la température d'eau visée",
    'Énergies comparées avec vos factures et les prix du jour',
    'Tubes, silo et local technique dessinés avant les cloisons',
    'Réglages repris pendant le premier hiver',
  ],
  expertises: [
    {
      title: 'Le compte des pertes',
      description:
        "Cent watts au mètre carré : cette vieille règle donne autant à une grange qu'à un appartement isolé de même surface. Nous mesurons les murs, les vitrages et les plafonds, puis l'air qui entre. La chambre au-dessus du porche ressort aussitôt.",
      features: [
        'Une fiche par pièce, avec son besoin en watts',
        'Le même calcul refait avec le toit isolé',
        "Fuites d'air cherchées à la fumée, un jour de vent",
      ],
    },
    {
      title: 'Radiateurs gardés ou agrandis',
      description:
        'Le catalogue donne une puissance pour une eau à soixante-dix degrés de moyenne. À quarante-cinq, il en reste environ quatre dixièmes. Nous refaisons donc le calcul radiateur par radiateur, et nous ne remplaçons que ceux des pièces en manque.',
      features: [
        'Fonte comptée élément par élément',
        'Radiateur plus épais là où la fenêtre laisse peu de largeur',
        'Aucun robinet thermostatique dans la pièce du thermostat',
      ],
    },
    {
      title: 'Plancher chauffant',
      description:
        'Sa surface ne dépasse pas vingt-huit degrés. Isolant, tubes, chape et carreau demandent une douzaine de centimètres : dans une ferme au sol de tommettes, il faut décaisser. Il met des heures à répondre, donc on le règle une fois et on le laisse.',
      features: [
        'Boucles maintenues sous pression pendant le coulage',
        'Débit équilibré au collecteur, boucle par boucle',
        'Pose selon le NF DTU 65.14, première chauffe par paliers',
      ],
    },
    {
      title: "Choix de l'énergie",
      description:
        'Le gaz de ville suppose une rue desservie, la pompe à chaleur une eau tiède. Une tonne de granulés occupe un mètre cube et demi de local sec ; les bûches veulent deux étés de séchage et des bras. Restent les prix du kilowattheure, que nous divisons par le rendement de chaque appareil.',
      features: [
        'Prix datés, avec leur source',
        'Entretien et ramonage comptés dans le coût annuel',
        'Un simple convecteur pour la chambre qui sert à Noël',
      ],
    },
    {
      title: 'Régulation',
      description:
        "La loi d'eau accorde la chaleur du départ au froid du dehors. Trop raide, elle fait ouvrir les fenêtres ; trop plate, elle laisse la chambre du bout à dix-sept degrés. Nous la traçons sur le calcul, puis nous la corrigeons sur place.",
      features: [
        "Sonde au nord, loin d'une bouche d'air",
        "Une zone par usage : jour, nuit, logement d'amis",
        "Valeurs d'origine notées, pour pouvoir y revenir",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Factures sur la table',
      description:
        "Sortez deux hivers de factures et la dernière attestation d'entretien. Nous faisons le tour des parois, du comble à la cave.",
      duration: '½ journée',
    },
    {
      title: 'Calcul et scénarios',
      description:
        "Vous recevez deux ou trois voies sur une même page : température d'eau, travaux à faire avant, dépense d'achat, dépense annuelle.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Votre choix',
      description:
        "Il doit tomber avant la fermeture des cloisons et des sols, où passent les tubes. Après cette date, changer d'émetteur revient à rouvrir une pièce.",
      duration: '2 heures',
    },
    {
      title: 'Tubes et émetteurs',
      description:
        "Les murs de pierre se percent à la carotteuse, à l'eau, avec une boue grise à éponger. Le réseau est vidé : ni chauffage, ni eau chaude si la chaudière la fournissait. Nous visons l'été ; sinon, prévoyez deux appoints électriques.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Raccordement et mise en route',
      description:
        "Remplissage, purge, contrôle des sécurités, puis montée lente. Une chape de ciment neuve attend d'abord trois semaines.",
      duration: '2 à 4 jours',
    },
    {
      title: 'Retour au premier froid',
      description:
        'Thermomètres relevés dans chaque pièce, courbe corrigée, débits resserrés là où il fait trop chaud.',
      duration: '2 heures, en janvier',
    },
  ],
  faqs: [
    {
      question: "La chaudière lâche en décembre et rien n'est isolé : que faire ?",
      answer:
        "Réparez-la, si la panne est petite. Un circulateur ou un brûleur se remplace souvent en une journée, et l'hiver gagné laisse le temps d'isoler. Si le corps de chauffe est percé, nous dimensionnons l'appareil neuf pour la maison future, avec un appoint jusqu'aux travaux.",
    },
    {
      question: 'Que peut-on faire avec 3 000 € ?',
      answer:
        'Poser un appareil simple, rien de plus. À partir de 3 000 € TTC, nous raccordons un poêle, par exemple, à un conduit déjà sain, fourniture et mise en route comprises. Ce tarif de novembre 2026 compte une TVA de 10 %, pour une maison achevée depuis plus de deux ans. Conduit neuf, tubes et radiateurs viennent en plus. Une pompe à chaleur coûte plusieurs fois cette somme.',
    },
    {
      question: "Un plancher chauffant à l'étage, est-ce raisonnable ?",
      answer:
        'Rarement sur des solives anciennes. Cinq centimètres de chape pèsent environ cent kilos au mètre carré. Les systèmes secs, à plaques, pèsent bien moins, mais demandent quand même de vérifier les bois. Un radiateur bien calculé y rend en général le même service.',
    },
    {
      question: 'Faut-il un chauffage central dans une maison de vacances ?',
      answer:
        "Non, le plus souvent. Vide en janvier, la maison doit rester hors gel ou être purgée, et le réseau vieillit sans servir. Un poêle et quelques convecteurs suffisent aux séjours d'hiver. La réponse change si vous comptez y habiter dans les cinq ans.",
    },
    {
      question: 'Gagne-t-on à baisser le chauffage en partant travailler ?',
      answer:
        'Un peu, avec des radiateurs. Deux ou trois degrés de moins suffisent ; au-delà, il faut une eau bien plus chaude pour remonter le soir. Avec un plancher chauffant ou une pompe à chaleur, ne touchez à rien dans la journée.',
    },
  ],
  relatedMetiers: ['thermicien', 'isolation-thermique', 'installateurPac', 'chauffagiste'],
} as const satisfies Trade
