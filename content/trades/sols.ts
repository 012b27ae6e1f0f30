import type { Trade } from '../types'

export const trade = {
  id: 'sols',
  categoryId: 'finitions',
  serviceSlug: 'renovation-interieure',
  title: 'Poseur de sols',
  subtitle: "L'eau cachée dans la chape, le bois qui s'habitue à la maison, puis la pose",
  metaDescription:
    "Parquet, sol souple, tommettes : en Lot-et-Garonne, nous mesurons l'eau de la chape et laissons le bois s'acclimater avant de poser. À partir de 40 €/m².",
  keywords: [
    'poseur de parquet Lot-et-Garonne',
    'humidité de la chape avant parquet',
    'plancher sur lambourdes',
    'tommettes anciennes',
    'prix pose de sol au m²',
  ],
  updated: '2026-11-21',
  heroImage: 'flooring-work',
  presentationImage: 'flooring-detail',
  presentationTitle: 'Sèche en surface, mouillée au fond',
  presentationText: [
    "Sous la main, une chape neuve semble sèche au bout de huit jours. À deux centimètres de profondeur, elle garde de l'eau pour un mois encore. Collez un chêne dessus : l'eau remonte, le dessous des lames gonfle, leurs bords se relèvent. Nous piquons donc la chape et passons l'échantillon à la bombe à carbure, un flacon à manomètre qui dose l'eau restante. Pour un parquet collé, le seuil est de 3 % sur ciment et de 0,5 % sur anhydrite.",
    "Le bois, lui, arrive avec l'humidité de son séchoir, autour de 9 %, et prendra celle de votre salon. Mieux vaut que cet échange se fasse avant les clous. Un parquet massif attend une à deux semaines dans la pièce, fenêtres posées, plâtres secs et chauffage en marche. Un contrecollé se contente de deux ou trois jours, cartons fermés.",
    "Dans nos fermes, le plancher du bas repose souvent sur des lambourdes (les pièces de bois qui portent les lames), couchées à même la terre. Il a tenu un siècle parce que l'air circulait entre elles, d'une grille de façade à l'autre. Une terrasse en bouche une, et le bois pourrit en quelques années sans que rien se voie d'en haut. Avant le devis, nous levons donc trois lames contre le mur le plus humide.",
    "Le plâtrier et le carreleur nous précèdent, car leurs ouvrages relâchent de l'eau. Le poseur de portes, qui nous suit, attend une seule cote : la hauteur du sol fini, sous-couche comprise. Notre conducteur de travaux la reporte sur le mur, au trait de niveau, avant la commande des blocs-portes.",
  ],
  keyPoints: [
    'Humidité de la chape mesurée en profondeur, date et emplacement notés au dossier',
    'Parquet stocké dans la pièce où il sera posé, chauffage en marche',
    'Jeu de 8 mm au moins le long des murs, caché par la plinthe',
    'Tommettes conservées sur leur lit de terre ou de chaux',
  ],
  expertises: [
    {
      title: 'Parquet cloué sur lambourdes',
      description:
        'Une lame massive de 23 mm se cloue en biais dans sa languette, et la lame suivante cache la tête. Les lambourdes se règlent tous les 30 à 45 cm, sur des bandes résilientes quand une chambre se trouve dessous.',
      features: [
        'Pose suivant le NF DTU 51.1',
        'Lames anciennes numérotées à la dépose et remployées',
        'Grilles rouvertes en pied de mur, air rétabli sous les lames',
      ],
    },
    {
      title: 'Parquet collé ou flottant',
      description:
        "Le collé (NF DTU 51.2) sonne plein et convient au chauffage au sol, tant que la résistance thermique de l'ensemble ne dépasse pas 0,15 m².K/W. Le flottant (NF DTU 51.11) se pose vite et se démonte. Tous deux réclament un support droit, à cinq millimètres près sous la règle de deux mètres.",
      features: [
        'Première mise en chauffe de la dalle avant la pose',
        'Essences peu nerveuses, comme le chêne, sur sol chauffant',
        'Fractionnement au droit des portes',
      ],
    },
    {
      title: 'Sols souples',
      description:
        "Linoléum et vinyle collés (NF DTU 53.12) ne mesurent que deux ou trois millimètres : un grain de sable oublié dessous s'y dessine. Le ragréage, cet enduit liquide qui aplanit la dalle, prend donc plus de temps que le revêtement.",
      features: [
        'Ragréage fibré sur plancher bois',
        "Lés soudés à chaud dans les pièces d'eau",
        "Repérage de l'amiante avant de toucher aux dalles collées d'avant juillet 1997",
      ],
    },
    {
      title: 'Tommettes et terres cuites',
      description:
        "Posée sur la terre, une tommette laisse sortir l'humidité du sol. Vernissez-la, collez un lino dessus, et cette humidité repart vers le pied des murs. Nous lavons au savon noir, remplaçons les pièces cassées par d'autres prises sous un placard, puis passons l'huile de lin ou la cire.",
      features: [
        'Joints repris à la chaux et au sable fin',
        'Carreaux qui sonnent creux reposés sur mortier de chaux',
        "Voile de ciment gratté à la main, l'acide en dernier recours",
      ],
    },
    {
      title: 'Ponçage des vieux parquets',
      description:
        "Chaque clou se rechasse de deux millimètres avant le premier passage, sinon il déchire l'abrasif. Un ponçage complet retire jusqu'à un millimètre : s'il n'en reste que deux au-dessus de la languette, nous nettoyons et cirons.",
      features: [
        'Trois grains, du plus gros au plus fin, bordeuse le long des murs',
        'Huile ou vitrificateur, essayé sur une lame',
        'Machines sur aspirateur, portes calfeutrées ; une fine poussière passe quand même',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Sondage et niveaux',
      description:
        'Nous ouvrons le sol à un endroit discret, puis relevons les seuils, les portes et la première marche, dont la hauteur ne doit pas changer.',
      duration: '2 à 3 heures',
    },
    {
      title: 'Séchage du support',
      description:
        "Comptez une semaine par centimètre de chape de ciment jusqu'à quatre, puis deux par centimètre supplémentaire. On aère et l'on chauffe doucement, car un canon à air chaud ne sèche que la peau.",
      duration: '4 à 8 semaines pour une chape neuve',
    },
    {
      title: 'Dépose et ragréage',
      description:
        "L'ancien revêtement sort en sacs le jour même. Le ragréage se coule dans une pièce entièrement vide, penderie comprise, et fermée jusqu'au lendemain.",
      duration: '1 à 2 jours par pièce',
    },
    {
      title: 'Pose',
      description:
        "Nous répartissons les coupes avant de commencer, pour ne pas finir sur une lame de trois centimètres. La scie et la cloueuse s'entendent dans toute la maison.",
      duration: '1 à 3 jours pour 20 m²',
    },
    {
      title: 'Finition et plinthes',
      description:
        'Plinthes ajustées au sol, barres de seuil, puis huile ou vernis si le parquet est brut. Nous laissons des chutes pour les réparations.',
      duration: '1 à 4 jours, séchage compris',
    },
  ],
  faqs: [
    {
      question: 'À partir de quel prix posez-vous un sol ?',
      answer:
        "À partir de 40 €/m² TTC, pose et revêtement courant compris, si le support est déjà droit et sec. Comptez en plus la dépose de l'ancien sol, le ragréage, puis les plinthes. Un massif cloué se chiffre à part, une fois l'essence choisie.",
    },
    {
      question: 'Pouvez-vous poser un stratifié sur nos tommettes ?',
      answer:
        "Non, si elles reposent sur la terre. Avec un film, l'humidité reste dessous et gagne les murs ; sans film, le stratifié gonfle aux joints. À l'étage, sur un plancher sec, nous le faisons sans rien coller, et les tommettes se retrouvent intactes.",
    },
    {
      question: "Le plancher du salon s'enfonce près du mur, est-il perdu ?",
      answer:
        "Pas forcément : une lambourde rompue se remplace en levant quelques lames. Si le bois cède partout sous le poinçon, nous déposons. Le maçon coule alors une dalle de chaux sur un hérisson, le lit de pierres qui coupe la remontée d'eau. Termites ou champignon arrêtent tout, le temps d'un diagnostic.",
    },
    {
      question: "Quel parquet pour une maison fermée tout l'hiver ?",
      answer:
        "Un contrecollé, plus stable qu'un massif. Une maison froide et humide jusqu'à Pâques, puis chauffée en un week-end, ouvre les joints d'un parquet plein. Le massif reste possible si vous laissez un chauffage réduit et la ventilation toute l'année.",
    },
    {
      question: 'Quand retrouve-t-on sa pièce ?',
      answer:
        'Le soir même avec un flottant, après un ou deux jours avec un collé. Un parquet verni se traverse en chaussettes le lendemain et reçoit ses meubles deux jours plus tard. Les tapis attendent une quinzaine.',
    },
  ],
  relatedMetiers: ['carreleur', 'menuisierBois', 'poseurPortes', 'peinture'],
} as const satisfies Trade
