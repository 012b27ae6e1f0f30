import type { Service } from '../types'

export const service = {
  slug: 'renovation-exterieure',
  name: 'Rénovation Extérieure',
  title: 'Rénovation extérieure en Lot-et-Garonne',
  subtitle:
    "Le toit d'abord, la façade ensuite, le sol en dernier : le chantier descend avec l'eau",
  metaDescription:
    "Toit, façade à la chaux, fenêtres, terrasse : dans quel ordre refaire le dehors d'une maison en Lot-et-Garonne, à quelle saison, et à partir de quels prix.",
  keywords: [
    'rénovation extérieure Lot-et-Garonne',
    'ravalement façade à la chaux 47',
    'réfection toiture tuile canal',
    'terrasse et aménagement extérieur',
    'rénovation façade en pierre',
  ],
  updated: '2026-11-21',
  heroImage: 'farmhouse-facade',
  presentationImage: 'farmhouse-door',
  presentationTitle: 'La visite monte, le chantier descend',
  presentationText: [
    "Au pied des murs, nous regardons où l'eau reste : une cour bétonnée contre la pierre, un regard plein de feuilles, un massif plus haut que le sol de la cuisine. Sous l'avant-toit, nous cherchons d'où elle vient : gouttière déboîtée, tuile glissée, solin fendu (le joint de mortier entre le toit et un mur). Tant que ces points restent ouverts, une façade neuve se tache dès le premier hiver.",
    "Un échafaudage se monte au même prix pour un métier ou pour trois ; seule la location s'allonge. Le couvreur l'utilise le premier, puis le menuisier change les fenêtres, et le façadier vient buter contre leurs cadres. Le zingueur repasse en dernier, car les colliers des descentes se règlent sur l'épaisseur de l'enduit. Si le budget impose deux campagnes, gardez ensemble la façade et les fenêtres, après le toit.",
    "Derrière le filet, la maison reste habitable, mais sombre. Piquer un vieil enduit fait deux ou trois jours de vacarme, et la poussière entre par les fenêtres que nous n'avons pas filmées. La grille d'air d'une chaudière ou d'un poêle ne se bouche pas sans éteindre l'appareil : prévoyez ces jours-là sans chauffage. Les rosiers se rabattent avant notre arrivée, et les palettes prennent la place de la voiture.",
    "Un enduit de chaux se travaille entre 8 et 30 °C environ, sur un mur humide et à l'ombre. En juillet, l'équipe commence tôt et tourne autour de la maison pour fuir le soleil. La couverture préfère l'été, à une réserve près : quand des martinets ou des chauves-souris logent sous les tuiles, ce pan-là attend leur départ. Notre conducteur de travaux fixe ces dates avec vous, en partant du dépôt en mairie, le plus long à attendre.",
  ],
  benefits: [
    "L'état du toit et des gouttières contrôlé avant tout devis de façade",
    'Un échafaudage partagé entre les métiers chaque fois que le planning le permet',
    "De la chaux sur les moellons, du ciment seulement là où le mur l'admet",
    'Le dossier de mairie préparé avec vous, photos et teintes comprises',
    "Un conducteur de travaux qui monte sur l'échafaudage chaque semaine, sans supplément",
  ],
  averageDuration: '2 à 6 semaines',
  detailedServices: [
    {
      id: 'facades',
      name: 'Façades',
      description: [
        "Le manche du marteau trie la façade. Un son creux annonce un enduit décollé, un son sec et dur trahit souvent le ciment, derrière lequel la pierre reste mouillée. La chaux qui tient se conserve : nous reprenons les plages malades, puis un badigeon de chaux rapproche l'ancien et le neuf.",
        "Une façade entière se pique, se lave à faible pression et reçoit trois passes : le gobetis qui accroche, le corps d'enduit qui redresse, la finition. Chacune attend la précédente, et le mur se mouille avant comme après. La couleur vient du sable autant que de la chaux ; elle se choisit sur des essais secs.",
      ],
      features: [
        'Zones creuses reportées sur une photo de la façade',
        "Enduit arrêté au nu des pierres d'encadrement, sans bourrelet",
        'Pans de bois sondés avant de toucher au torchis',
        'Essais de sable et de teinte laissés au mur une semaine',
      ],
      image: 'farmhouse-scaffold',
      price: {
        from: 70,
        unit: 'm²',
        covers:
          "Le mètre carré TTC d'une façade accessible dont l'enduit est sain : lavage, reprises et finition à la chaux ; hors échafaudage, piquage et pierres à remplacer.",
      },
      trade: 'facades',
    },
    {
      id: 'toitures',
      name: 'Toitures',
      description: [
        'Une couverture de tuiles canal se remanie avant de se remplacer. Nous descendons les tuiles, nous les brossons, nous changeons les bois fatigués. Les anciennes remontent en chapeaux, les rangs du dessus, avec leur patine ; les neuves vont en courants, ces rigoles du dessous où personne ne les voit.',
        "Videz le grenier, ou laissez-nous le bâcher : il y tombe des débris pendant toute la dépose. Un seul pan s'ouvre à la fois, et le soir une bâche le ferme. Si vous comptez isoler les rampants par le dessus, dites-le avant la commande, parce que le toit monte et que les rives changent.",
      ],
      features: [
        'Liteaux et chevrons sondés au poinçon, remplacés au besoin',
        "Fixation des tuiles suivant la pente et l'exposition au vent",
        "Entrées d'air à l'égout et sorties au faîtage",
        'Solins refaits à la chaux ou au zinc autour des souches',
      ],
      image: 'roof-work',
      price: {
        from: 150,
        unit: 'm²',
        covers:
          "Le mètre carré TTC d'un versant simple : dépose, liteaux, tuiles neuves courantes et pose ; hors charpente, échafaudage, zinc, souches et isolation.",
      },
      trade: 'toitures',
    },
    {
      id: 'terrasses',
      name: 'Terrasses',
      description: [
        "Le niveau fini d'une terrasse se cale sous le seuil, et son point bas loin du mur. Entre les deux, un et demi à deux centimètres par mètre emmènent la pluie vers un caniveau ou vers l'herbe. Une dalle coulée d'un bloc sur l'argile se fend ou bascule : nous la coupons en carrés et l'écartons de la maison.",
        "Contre de la pierre ancienne, nous refusons de bétonner jusqu'au mur. Une bande de gravier large de trente à quarante centimètres y laisse sortir l'humidité et casse les éclaboussures. Pendant une bonne semaine, la mini-pelle occupe le passage et l'on rejoint le jardin par l'autre porte.",
      ],
      features: [
        'Terre végétale décaissée et mise de côté, fond compacté',
        "Fourreaux d'eau et d'électricité posés sous le revêtement",
        'Lames de bois ventilées par-dessous, suivant le NF DTU 51.4',
        "Pierre choisie pour sa tenue au gel, fiche du carrier à l'appui",
      ],
      image: 'farmhouse-terrace',
      price: {
        from: 180,
        unit: 'm²',
        covers:
          "Le mètre carré TTC d'une terrasse de plain-pied, support et revêtement courant compris ; hors soutènement, évacuation des terres et pergola.",
      },
      trade: 'terrasses',
    },
    {
      id: 'amenagements-exterieurs',
      name: 'Aménagements extérieurs',
      description: [
        "Les tranchées s'ouvrent au début, les graviers s'étalent à la fin. Le câble du portail, l'eau du potager et le drain passent pendant que la cour est encore en terre ; l'allée attend le départ de la dernière benne. Faite plus tôt, elle s'écraserait sous les roues.",
        "Un muret de pierre sèche retient un talus parce que la pluie le traverse. Monté au mortier, il lui faut des barbacanes, des trous qui vident l'eau derrière lui, sinon il se couche. Quant au vieux chêne trop proche, ne l'abattez pas d'un coup sur l'argile : le sol qu'il asséchait regonfle et peut soulever la maison.",
      ],
      features: [
        'Relevé des niveaux et du chemin de la pluie',
        "Allées en gravier ou en pavés qui laissent entrer l'eau",
        'Murets en pierre sèche, ou maçonnés sur semelle et drainés',
        'Clôtures et portails conformes au règlement de la commune',
      ],
      image: 'farmhouse-garden',
      price: {
        onQuote: true,
        covers:
          "La pente, l'accès des engins et les terres à emporter décident du prix, chiffré après un relevé de niveaux.",
      },
      trade: 'amenagements-exterieurs',
    },
    {
      id: 'menuiseries',
      name: 'Menuiseries extérieures',
      description: [
        'Bois ou aluminium, nous décidons baie par baie. Une petite fenêtre à carreaux, sur une rue de bastide, garde mieux ses proportions en bois. Devant le jardin, un coulissant de trois mètres se fait en aluminium, aux profils plus minces ; une barrette isolante y sépare la face froide de la face chaude.',
        "Une maison rendue étanche se met à condenser. Avant la commande, nous regardons comment l'air entre et sort, sans quoi la buée quitte les vitres pour les angles des murs. Comptez une demi-journée par fenêtre, rideaux et tringles décrochés la veille.",
      ],
      features: [
        "Cotes relevées avant l'enduit, habillages posés après",
        'Dépose totale et pose sur ancien cadre comparées au devis',
        'Seuils et appuis repris quand ils ramènent la pluie dedans',
        'Teinte et dessin déposés en mairie avant la fabrication',
      ],
      image: 'joinery-windows',
      price: {
        onQuote: true,
        covers:
          'Dimensions, matériau, vitrage et mode de pose changent tout : chaque baie a sa ligne, après nos cotes.',
      },
      trade: 'menuisierAlu',
    },
  ],
  faqs: [
    {
      question: 'Toit et façade sont à refaire : par lequel commencer ?',
      answer:
        "Par le toit, presque toujours. Ses rives et ses gouttières règlent la quantité d'eau que recevra le mur, et les gravats du couvreur abîmeraient un enduit frais. Un mur qui se bombe fait exception : on l'étaie et on le fait calculer avant que quiconque travaille au-dessus.",
    },
    {
      question: 'Les pierres de ma maison peuvent-elles rester apparentes ?',
      answer:
        "Non, si ce sont des moellons. Sur une maison d'habitation, ces pierres irrégulières portaient d'ordinaire un enduit contre la pluie battante ; dénudées, elles boivent par les joints, surtout à l'ouest. L'enduit à pierre vue, qui laisse affleurer les plus belles, est un compromis. La pierre de taille, elle, reste nue.",
    },
    {
      question: 'Peut-on isoler la façade par le dehors ?',
      answer:
        "Oui, sur une maison récente en parpaing. Sur des moellons, nous le déconseillons le plus souvent : les encadrements disparaissent, et un isolant fermé à la vapeur garde l'eau dans le mur. Un enduit de chaux et de chanvre corrige le froid sans boucher la paroi. Cette isolation peut être aidée dans une rénovation d'ampleur ou par les CEE, sous conditions (vérifié le 20/11/2026, à contrôler sur france-renov.gouv.fr).",
    },
    {
      question: 'Combien de temps vivrons-nous avec un échafaudage ?',
      answer:
        "De 2 à 6 semaines, attente de la mairie exclue. Deux suffisent pour un pan de toit et sa gouttière. Une façade piquée puis enduite va jusqu'à six, car les passes de chaux s'attendent. Le planning garde quelques jours pour la pluie, et nous les rendons s'ils n'ont pas servi.",
    },
    {
      question: 'Que doit savoir la mairie avant les travaux ?',
      answer:
        "Tout ce qui changera d'aspect : volets d'une autre couleur, fenêtres d'un autre dessin, tuiles d'un autre modèle, clôture dans certaines communes. La déclaration préalable s'instruit en un mois, deux quand l'architecte des Bâtiments de France est consulté. Une réparation à l'identique en est parfois dispensée ; demandez-le par écrit à votre mairie.",
    },
  ],
  testimonials: [
    {
      author: 'Martine G.',
      location: 'Lauzun',
      rating: 5,
      text: "Sous le lierre, l'enduit partait par plaques. Ils ont refait les tuiles d'abord, puis le mur en descendant. Pour la teinte, trois essais sont restés sur la façade avant que je choisisse.",
      imageBefore: 'farmhouse-before',
      imageAfter: 'farmhouse-facade',
      sample: true,
    },
    {
      author: 'Philippe et Anne C.',
      location: 'Monflanquin',
      rating: 5,
      text: "Le dossier pour l'architecte des Bâtiments de France, nous n'aurions pas su l'écrire. Les volets ont changé de vert deux fois sur le papier, et aucune fois sur la maison.",
      sample: true,
    },
    {
      author: 'Denis V.',
      location: 'Tonneins',
      rating: 4,
      text: "Il a plu dix jours en mars, et l'échafaudage est resté devant la cuisine sans personne dessus. On m'appelait chaque lundi pour me dire ce que la météo permettait.",
      sample: true,
    },
    {
      author: 'Sylvie P.',
      location: 'Castillonnès',
      rating: 5,
      text: "Je voulais une dalle jusqu'au mur. Ils m'ont montré le salpêtre de la salle à manger et laissé une bande de gravier. Deux hivers plus tard, la peinture du bas tient encore.",
      sample: true,
    },
  ],
} as const satisfies Service
