import type { Service } from '../types'

export const service = {
  slug: 'extensions-surelevation',
  name: 'Extensions - Surélévation',
  title: 'Extension et surélévation en Lot-et-Garonne',
  subtitle: 'Ce que le sol porte, ce que la mairie autorise, et la pièce qui en sort',
  metaDescription:
    "Agrandir sa maison en Lot-et-Garonne : étude de sol, permis ou déclaration, cinq types d'extension, prix au mètre carré TTC et ce qu'ils laissent de côté.",
  keywords: [
    'extension maison Lot-et-Garonne',
    'surélévation maison 47',
    'extension ossature bois',
    'prix extension maison m²',
    'permis de construire extension',
  ],
  updated: '2026-11-21',
  heroImage: 'extension-rear',
  presentationImage: 'extension-inside',
  presentationTitle: "Deux centimètres de vide entre l'ancien et le neuf",
  presentationText: [
    "De la fondation jusqu'au toit, un vide de deux centimètres environ sépare l'extension de la maison, et vous ne le verrez jamais. La maison a fini de s'asseoir depuis longtemps ; le bâtiment neuf le fera dans ses premières années, sur une argile qui gonfle l'hiver et se retire l'été. Liés l'un à l'autre, ils se fendraient en escalier à l'angle. Un couvre-joint le cache dedans, une bavette de zinc dehors.",
    "Chaque mètre ajouté côté jardin prend du jour à la pièce qui s'y trouvait. Elle se retrouve au milieu de la maison, loin des fenêtres, et un avant-toit trop bas l'assombrit en toute saison. Nous dessinons donc le passage et la fenêtre de toit en même temps que les murs. Il nous arrive de conseiller moins de surface.",
    "Le mur ancien s'ouvre en dernier. Tant que le neuf n'est pas clos, la maison garde sa façade, sa chaleur et sa serrure, et vous n'entendez que la pelle et la bétonnière. Vient ensuite la semaine de poussière : étais, linteau calculé par un ingénieur, film tendu d'un mur à l'autre. Elle tombe quand le reste est presque achevé.",
    "Les 2 à 6 mois annoncés ici sont ceux du chantier. Ils suivent l'étude de sol, les plans et la mairie, que nous menons avec vous ; un architecte établit le projet quand la loi le demande. Si le terrain, le calcul ou le budget s'y oppose, vous le saurez à ce stade, avant de payer un dossier de permis.",
  ],
  benefits: [
    'Étude de sol et calcul de structure lus avant un prix ferme',
    'Le mur existant fermé tant que le neuf ne ferme pas',
    'Plans et pièces du dossier de mairie préparés avec vous',
    'Un devis en deux parts : clos et couvert, puis finitions',
    'Visite et compte rendu du conducteur de travaux chaque semaine, sans supplément',
  ],
  averageDuration: '2 à 6 mois',
  detailedServices: [
    {
      id: 'extension-horizontale',
      name: 'Extension horizontale',
      description: [
        "La pelle descend jusqu'où l'étude de sol le demande, souvent plus d'un mètre sur nos argiles. La vieille maison, elle, s'arrête parfois à quarante centimètres. Contre elle, nous creusons par courtes longueurs, bétonnées dans la foulée, pour ne pas la priver d'appui.",
        "Le toit se décide sous la gouttière existante. S'il reste trop peu de hauteur pour la pente d'une tuile, nous passons au zinc ou à la toiture plate, quand le règlement d'urbanisme les accepte. L'eau du nouveau pan s'en va loin des deux fondations.",
      ],
      features: [
        "Fondations dessinées d'après l'étude de sol",
        'Brique, bloc de béton ou ossature bois selon la portance du terrain',
        "Linteau de l'ouverture calculé, posé sur étais",
        'Seuil intérieur sans marche entre les deux sols',
      ],
      image: 'extension-rear',
      price: {
        from: 1200,
        unit: 'm²',
        covers:
          "Prix TTC du clos et couvert, fondations courantes comprises, au plancher du marché et à confirmer par l'étude ; hors finitions, réseaux et ouverture du mur ancien.",
      },
      trade: 'maconnerie',
    },
    {
      id: 'surelevation',
      name: 'Surélévation',
      description: [
        "Deux trous au pied des murs, un sondage dans la maçonnerie, une note d'ingénieur précèdent tout dessin. Un mur de moellons accepte qu'on le charge et supporte mal qu'on le pousse. Un chaînage, en béton ou en bois, le ceinture donc en tête ; l'étage monte ensuite en ossature bois, plus légère qu'une maçonnerie.",
        "La maison reste sans toiture une à deux semaines. Une couverture provisoire tendue sur l'échafaudage l'abrite, et le dernier niveau se vide entièrement. L'escalier se loge avant le reste : il prend quatre à cinq mètres carrés en bas, et autant en haut.",
      ],
      features: [
        "Fondations et murs vérifiés par un bureau d'études",
        'Abri provisoire monté avant la première tuile déposée',
        "Place de l'escalier arrêtée avant celle des chambres",
        'Tuiles anciennes triées pour la nouvelle couverture',
      ],
      image: 'extension-raise',
      price: {
        from: 1500,
        unit: 'm²',
        covers:
          "Prix TTC de l'étage à l'abri de l'eau et de l'air, non aménagé ; c'est le bas du marché, que le calcul confirme ou relève ; hors escalier et renforts des murs.",
      },
      trade: 'charpentierBois',
    },
    {
      id: 'extension-toiture',
      name: 'Extension de toiture',
      description: [
        "Le volume est déjà là, sous les tuiles ; il manque de quoi s'y tenir debout. Une lucarne, un pan relevé ou des fenêtres de toit donnent la hauteur et le jour. L'entrait, la poutre basse qui empêche les murs de s'écarter, barre souvent le passage : il ne se scie pas, il se déplace ou se remplace sur calcul.",
        "Chez nous, un comble se juge en août. Nous y plaçons un isolant dense, qui retarde la chaleur de plusieurs heures, et des volets à l'extérieur des fenêtres de toit. Deux ouvertures face à face laissent ensuite l'air de la nuit traverser.",
      ],
      features: [
        'Hauteurs relevées : sous 1,80 m, rien ne compte en surface de plancher',
        'Plancher recalculé pour une chambre, lit et armoire compris',
        'Raccords de zinc autour des lucarnes',
        'Pare-soleil extérieurs prévus dès la commande',
      ],
      image: 'attic-bedroom',
      price: {
        from: 1000,
        unit: 'm²',
        covers:
          "Prix TTC d'un comble clos, isolé et plaqué, sur charpente saine, au plus bas du marché et à confirmer après étude ; hors escalier, salle d'eau, peinture et renforts.",
      },
      trade: 'couvreur',
    },
    {
      id: 'modulaire',
      name: 'Extension modulaire',
      description: [
        "Pendant que l'atelier assemble les murs, le maçon prépare les plots. Les deux avancent en même temps, d'où un délai de deux à trois mois. Le jour de la pose, une grue occupe la rue une matinée : il faut un chemin pour le camion, et des fils électriques assez loin de la flèche.",
        "La mairie applique à un module les règles de n'importe quelle construction, surface et aspect compris. Au bout d'un chemin creux, où la grue n'arrive pas, nous levons la même ossature sur place, panneau après panneau, en quelques semaines de plus.",
      ],
      features: [
        'Accès et portée de la grue vérifiés avant la commande',
        'Panneaux isolés et fermés en atelier, livrés bâchés',
        "Plots ou longrines suivant l'étude de sol",
        'Raccord souple et étanche avec la maison',
      ],
      image: 'extension-modular',
      price: {
        from: 1300,
        unit: 'm²',
        covers:
          "Prix TTC du module levé et fermé, sans finitions intérieures, au plancher du marché et sous réserve de l'étude ; hors fondations, grue et raccordements.",
      },
      trade: 'charpentierBois',
    },
  ],
  faqs: [
    {
      question: 'Combien de mois entre le premier rendez-vous et les clés ?',
      answer:
        "De cinq à treize mois, mairie comprise. Le chantier lui-même en prend deux à six, davantage pour une surélévation complète. L'instruction ne s'abrège pas. Nous vous conseillons aussi d'attendre, avant de creuser, la fin du recours des tiers : deux mois à partir de l'affichage sur le terrain.",
    },
    {
      question: "Vaut-il mieux s'étendre ou monter ?",
      answer:
        "S'étendre, si le terrain le permet. Les fondations sont neuves, le toit ne bouge pas et vous restez là. Monter se défend sur une petite parcelle, ou en zone inondable, où l'emprise au sol est comptée. Encore faut-il des murs capables de porter : reprendre leurs fondations peut coûter le prix d'une chambre, et nous y renonçons alors.",
    },
    {
      question: 'Que laissent de côté les prix au mètre carré ?',
      answer:
        "Les finitions, les réseaux, les études. S'y ajoutent le renfort de l'existant et la taxe d'aménagement. Ces montants sont TTC, à la TVA de 20 % qui s'applique en règle générale aux agrandissements, et marquent le point le plus bas du marché. Le prix ferme suit l'étude de sol et le calcul.",
    },
    {
      question: 'Un terrain argileux interdit-il une extension ?',
      answer:
        "Non, mais il change les fondations. L'étude de sol, parfois obligatoire, en donne la profondeur, et nous refusons de creuser au jugé. Elle dit aussi jusqu'où reculer les descentes d'eau et les arbres. Une maison déjà fissurée se fait examiner d'abord par un ingénieur : on n'accroche rien à un mur qui bouge.",
    },
  ],
  testimonials: [
    {
      author: 'Laurent et Mireille S.',
      location: 'Seyches',
      rating: 5,
      text: 'Nous demandions quarante mètres carrés. Le plan à trente laissait le soleil du matin dans le salon, et nous avons signé celui-là.',
      sample: true,
    },
    {
      author: 'Baptiste O.',
      location: 'Fumel',
      rating: 4,
      text: "La mairie a réclamé une pièce de plus et cinq semaines sont passées. Le chantier a tenu ses dates, et le mur n'a été percé qu'une fois les baies posées.",
      sample: true,
    },
    {
      author: 'Yvette M.',
      location: 'Aiguillon',
      rating: 5,
      text: "J'ai dormi chez ma sœur les deux semaines où la maison n'avait plus de toit. À mon retour, il y avait un escalier, et pas une tache au plafond d'en bas.",
      sample: true,
    },
  ],
} as const satisfies Service
