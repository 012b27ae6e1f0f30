import type { Trade } from '../types'

export const trade = {
  id: 'platrierPlaquiste',
  categoryId: 'second-oeuvre-structure',
  serviceSlug: 'renovation-interieure',
  title: 'Plâtrier-plaquiste',
  subtitle: 'Avant de doubler un vieux mur, nous cherchons par où il sèche',
  metaDescription:
    "Doubler un mur de moellons sans y enfermer l'eau : enduit à la chaux, chaux-chanvre ou ossature. Ce que nos plâtriers mesurent, posent et refusent de couvrir.",
  keywords: [
    'plâtrier-plaquiste Lot-et-Garonne',
    'isoler un mur en pierre humide',
    'enduit chaux-chanvre intérieur',
    'doublage sur ossature',
    'isolation des rampants',
  ],
  updated: '2026-11-21',
  heroImage: 'drylining-joints',
  presentationImage: 'attic-bedroom',
  presentationTitle: 'Un mur de moellons sèche par ses deux faces',
  presentationText: [
    "La laine minérale sort noire, lourde comme une serpillière, quand on arrache certains doublages collés sur la pierre. Elle était sèche le jour de la pose. Le mur prenait l'eau par le pied et la rendait des deux côtés ; on lui en a fermé un. L'air chaud de la pièce est ensuite passé par les prises, et sa vapeur s'est condensée au fond, contre la paroi froide.",
    "Le remède commence dehors : une gouttière qui déborde, un terrain plus haut que le plancher, un enduit ciment à décroûter. Puis il faut attendre, car un mur de cinquante centimètres gorgé d'eau met souvent une année à sécher, parfois deux. Nous le mesurons avant et après l'hiver, et nous ne couvrons rien tant que le chiffre baisse encore.",
    "Sur un mur assaini, deux à trois centimètres d'enduit à la chaux laissent passer la vapeur, sans isoler. La chaux mêlée de chanvre enlève la sensation de paroi froide. Un doublage sur ossature isole davantage, derrière un frein-vapeur hygrovariable, une membrane qui s'ouvre à la vapeur quand l'air est humide. Elle ne supporte aucun trou.",
    "La plaque de plâtre est à sa place sous les rampants d'un comble, sur un refend, contre un mur de parpaings sec. Les cloisons légères reviennent au poseur de cloisons, les plafonds suspendus au monteur de faux plafonds. Le couvreur passe avant nous, l'électricien et le plombier entre la membrane et les plaques, le peintre une fois les bandes sèches. Le conducteur de travaux ne laisse rien fermer avant les essais de chacun.",
  ],
  keyPoints: [
    'Humidité du mur relevée deux fois avant de décider du doublage',
    'Enduits à la chaux ou chaux-chanvre sur moellons, brique et torchis',
    'Membrane raccordée au sol, aux fenêtres et aux poutres',
    'Rampants isolés contre la chaleur de juillet autant que contre le froid',
    'Renforts vissés derrière la plaque aux endroits que vous aurez marqués',
  ],
  expertises: [
    {
      title: 'Enduits intérieurs à la chaux',
      description:
        "Le mur est piqué jusqu'à la pierre, brossé, puis mouillé la veille. Un gobetis, première couche jetée très liquide, donne l'accroche ; le corps d'enduit redresse et la finition se serre à la taloche.",
      features: [
        'Chaux aérienne ou hydraulique naturelle, selon la dureté de la pierre',
        'Tableaux de fenêtres arrondis à la main',
        'Torchis repris à la terre, colombages laissés nus',
      ],
    },
    {
      title: 'Correction thermique en chaux-chanvre',
      description:
        "La chènevotte, le bois broyé du chanvre, allège la chaux et suit les creux de la pierre sans ossature. Il lui faut de l'air et du temps : environ une semaine de séchage par centimètre, davantage l'hiver.",
      features: [
        'Quatre à six centimètres montés à la main, en plusieurs passes',
        'Pièce aérée chaque jour pendant le séchage, sans canon à chaleur',
        'Finition à la chaux ou à la terre, sans peinture étanche',
      ],
    },
    {
      title: 'Doublages sur ossature',
      description:
        "Une ossature métallique rattrape le ventre du mur et tient l'isolant. Contre la pierre, nous prenons de la fibre de bois, qui absorbe un peu d'humidité puis la rend. Le doublage collé du NF DTU 25.42 demande un support sec et plan : nous le gardons pour les maçonneries récentes.",
      features: [
        "Frein-vapeur jointoyé à l'adhésif et au mastic",
        'Vide technique devant la membrane pour les boîtes électriques',
        "Retour d'isolant dans les tableaux de fenêtres",
      ],
    },
    {
      title: 'Rampants et combles',
      description:
        "Sous la tuile canal, la chambre de juillet garde sa chaleur jusqu'à minuit. Nous croisons deux couches d'isolant, l'une entre les chevrons, l'autre dessous, puis viennent la membrane et la plaque. Une lame d'air reste libre sous la couverture, sauf si l'écran posé par le couvreur permet de s'en passer.",
      features: [
        'Isolant dense, qui retarde le passage de la chaleur',
        'Plaques vissées sur fourrures selon le NF DTU 25.41',
        'Écart au feu gardé autour des conduits de fumée',
      ],
    },
    {
      title: 'Plafonds anciens sur lattis',
      description:
        'Un vieux plafond sonne creux là où le plâtre a lâché ses lattes. Nous purgeons ces zones, revissons les bords sur des rondelles et rebouchons au plâtre gros, plutôt que de tout abattre.',
      features: [
        'Lattes et solives contrôlées par le dessus si le plancher est ouvert',
        "Corniches traînées au calibre, d'après le profil en place",
        'Enduits au plâtre sur brique sèche, NF DTU 25.1',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Lire le mur',
      description:
        "Nous relevons l'humidité du pied du mur à hauteur d'épaule, puis nous faisons le tour dehors.",
      duration: '1 à 2 heures',
    },
    {
      title: 'Piquer et assécher',
      description:
        "Le zingueur ou le maçon traite d'abord la cause, dehors. Nous décroûtons ensuite l'enduit qui bloque la vapeur : pièce vidée, porte fermée par une bâche à glissière, gravats sortis chaque soir.",
      duration: '2 à 5 jours, puis le séchage',
    },
    {
      title: "Monter l'ossature et la membrane",
      description:
        "Isolant calé sans tassement, membrane tendue, raccords pressés un à un. Une fuite d'air se voit et se reprend à ce moment-là, plus après.",
      duration: 'environ 3 jours pour 30 m²',
    },
    {
      title: 'Laisser passer les réseaux',
      description:
        "L'électricien tire ses gaines dans le vide technique, sans percer la membrane. Vous marquez ce jour-là les meubles hauts, les radiateurs et les rayonnages ; un panneau de bois se visse derrière chacun.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Plaques et bandes',
      description:
        "Une bande de papier noyée dans un premier enduit, puis deux passes plus larges. Chacune sèche une nuit. Le ponçage blanchit tout : la pièce reste fermée, la ponceuse reliée à l'aspirateur.",
      duration: '4 à 5 jours pour une pièce',
    },
    {
      title: 'Réception à la règle',
      description:
        "Nous contrôlons la planéité à la règle de deux mètres, cinq millimètres d'écart au plus, avant de laisser la pièce au peintre.",
      duration: '½ journée',
    },
  ],
  faqs: [
    {
      question: "Faut-il laisser une lame d'air derrière un doublage ?",
      answer:
        "Rarement, et jamais ouverte sur la pièce. L'air intérieur y porterait sa vapeur contre la pierre froide, et l'air du dehors annulerait une partie de l'isolation. Quelques murs exposés à la pluie battante la justifient, ventilée sur l'extérieur seulement.",
    },
    {
      question: 'Nous aimons la pierre apparente : où la garder ?',
      answer:
        'Sur un refend, sans hésiter. Entre deux pièces chauffées, la pierre nue ne fait rien perdre ; sur une façade au nord, elle se paie chaque hiver. Si vous tenez à celle du salon, nous isolons mieux le plafond et le sol, sans prétendre que cela compense tout.',
    },
    {
      question: 'Un enduit chaux-chanvre donne-t-il droit aux aides ?',
      answer:
        "Pas à lui seul. Cinq centimètres restent très loin de la résistance thermique de 3,7 demandée, fin 2025, pour un mur aidé. On le choisit pour le confort. Les règles changent souvent : faites-les confirmer par France Rénov', au 0 808 800 700, avant de signer.",
    },
    {
      question: "Le mur du cellier est enterré, pouvez-vous l'habiller de plaques ?",
      answer:
        "Non, pas tant que la terre le mouille. Contre un talus, l'eau arrive toute l'année et l'isolant se gorge hors de vue. Si un drain extérieur est possible, nous en reparlons deux hivers plus tard ; sinon, gardez un cellier, enduit à la chaux et ventilé.",
    },
  ],
  relatedMetiers: ['poseurCloisons', 'monteurFauxPlafonds', 'electricien', 'peinture'],
} as const satisfies Trade
