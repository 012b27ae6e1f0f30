import type { Service } from '../types'

export const service = {
  slug: 'renovation-energetique',
  name: 'Rénovation Énergétique',
  title: 'Rénovation énergétique en Lot-et-Garonne',
  subtitle:
    "Isolation, air, chauffage : trois décisions qui se commandent l'une l'autre, dans une maison ancienne",
  metaDescription:
    "Rénovation énergétique en Lot-et-Garonne : isolation, chauffage, pompe à chaleur, ventilation, dans l'ordre qui convient aux vieux murs. De 1 à 3 semaines.",
  keywords: [
    'rénovation énergétique Lot-et-Garonne',
    'isolation maison ancienne 47',
    'pompe à chaleur maison en pierre',
    "confort d'été sous les toits",
    'ordre des travaux de rénovation énergétique',
  ],
  updated: '2026-11-21',
  heroImage: 'insulation-facade',
  presentationImage: 'insulation-attic',
  presentationTitle: 'Un geste en dérègle un autre',
  presentationText: [
    "Changez seulement les fenêtres, et les angles noircissent l'hiver d'après : l'air entrait par les anciennes. Isolez seulement le grenier, et la chaudière devient trop forte pour ce qui reste à chauffer. En énergie, un travail fait seul dérègle presque toujours son voisin. Nous les regardons donc ensemble, même si un seul se fait cette année.",
    "On ferme d'abord le grenier et le plancher bas, puis les murs qui s'y prêtent. On règle le renouvellement de l'air, car une maison qui ne fuit plus garde aussi sa buée. Le chauffage se calcule ensuite, sur les pertes qui demeurent. Sous nos toits, l'été pèse autant dans ces choix : un volet sur une fenêtre de toit vaut parfois plus que dix centimètres de laine.",
    "Une maison de moellons, de brique ou de torchis ne se traite pas comme un pavillon. Ses murs échangent de l'humidité avec l'air à travers leurs enduits, et un isolant étanche appliqué dessus garde cette eau dedans, jusqu'aux bouts de poutres. Nous cherchons donc l'eau avant le froid : gouttière, sol extérieur trop haut, enduit au ciment. Certains murs resteront nus, et nous vous dirons lesquels.",
    "Le devis porte une seule signature pour l'isolation, l'électricité, le chauffage et la ventilation. Chaque équipe sait ce qu'elle trouve en arrivant : une membrane intacte, une ligne électrique prête, un percement déjà étanché. Vous pouvez rester chez vous presque tout le temps, avec une pièce vidée à la fois et quelques jours sans chauffage au raccordement, placés hors des gelées.",
  ],
  benefits: [
    'Un ordre de travaux écrit, qui évite de payer deux fois la même reprise',
    'Des pertes calculées avant de choisir la puissance du chauffage',
    "Des murs anciens gardés ouverts à la vapeur, jusque dans le choix de l'enduit",
    "L'été étudié autant que l'hiver, jusque dans la chambre sous les toits",
    "Les pièces de vos demandes d'aide réunies avant la signature, sans promesse de montant",
  ],
  averageDuration: '1 à 3 semaines',
  detailedServices: [
    {
      id: 'isolation-thermique',
      name: 'Isolation thermique',
      description: [
        "Nous commençons par le haut, là où l'air chaud s'en va. Une trentaine de centimètres soufflés au grenier, une trappe à joint, des spots coiffés, et l'étage change en une journée. Le plancher bas suit, depuis la cave. Les murs demandent plus de prudence, et parfois un refus.",
        "Pour un grenier, vous ne quittez pas la maison : il faut seulement le vider et supporter une machine bruyante jusqu'au soir.",
      ],
      features: [
        'Membrane continue, contrôlée avant fermeture',
        'Combles, rampants et planchers bas selon les NF DTU applicables',
        'Façades sous avis technique, quand le mur et la mairie le permettent',
        'Fiche de chantier remise, avec épaisseurs et étiquettes',
      ],
      image: 'insulation-attic',
      price: {
        from: 60,
        unit: 'm²',
        covers:
          "L'isolant et sa pose dans un comble ou contre un mur intérieur sain, TTC ; hors plaques, électricité, débarras et façades par l'extérieur.",
      },
      trade: 'isolation-thermique',
    },
    {
      id: 'isolation-acoustique',
      name: 'Isolation acoustique',
      description: [
        "Une laine posée contre le froid n'amortit guère les pas du dessus. Nous écoutons d'abord, à l'heure où cela gêne, puis nous bouchons ce qui fuit : coffres, joints, prises. Le gros ouvrage vient ensuite, s'il reste du bruit.",
        'Autant le prévoir avec la rénovation : le mur est déjà ouvert, et la pompe à chaleur peut encore changer de place.',
      ],
      features: [
        'Planchers flottants, secs ou coulés selon la charge permise',
        'Contre-cloisons sans contact avec le mur mitoyen',
        "Fenêtres, coffres et arrivées d'air revus ensemble",
        'Silence jamais promis, ouvrage décrit au devis',
      ],
      image: 'insulation-acoustic',
      price: {
        from: 80,
        unit: 'm²',
        covers:
          'Un mur plan doublé de deux plaques sur laine, joints faits, TTC ; hors peinture, menuiseries, sols et déplacement de prises.',
      },
      trade: 'isolation-acoustique',
    },
    {
      id: 'systemes-chauffage',
      name: 'Systèmes de chauffage',
      description: [
        'Bois, gaz, électricité ou pompe à chaleur : le choix dépend des pertes de la maison, des radiateurs en place et de ce que vous voulez manipuler chaque jour. Un poêle à bûches convient à qui est là ; il ne chauffe pas la chambre du fond.',
        "Quand les tubes changent, le réseau reste vide une à deux semaines : nous visons l'été, ou nous apportons des appoints. Un conduit de fumée se vérifie avant toute commande.",
      ],
      features: [
        'Puissance tirée du calcul des pertes, pièce par pièce',
        'Radiateurs anciens désembués, gardés quand ils suffisent',
        'Conduits contrôlés, distances au feu respectées',
        'Régulation réglée avec vous, puis relue après un mois de froid',
      ],
      image: 'heating-plant',
      price: {
        from: 3000,
        covers:
          'Un appareil simple, comme un poêle, raccordé à un conduit sain et mis en route, TTC ; hors conduit neuf, tubes, radiateurs et pompe à chaleur.',
      },
      trade: 'systemes-chauffage',
    },
    {
      id: 'materiaux-isolants',
      name: 'Matériaux isolants',
      description: [
        "Deux isolants de même lambda ne passent pas juillet de la même façon : le plus lourd retarde la chaleur. Nous comparons les matières à résistance égale, avec leur poids, leur comportement à l'eau et au feu, et l'endroit où chacune est à sa place.",
        'Vous touchez les échantillons avant de choisir. Le délai de livraison court à partir de ce jour-là.',
      ],
      features: [
        'Fibre de bois, chanvre, ouate, liège, laines minérales, polyuréthane',
        'Poids vérifié avant de charger un plafond ancien',
        'Étiquettes et densités contrôlées à la livraison',
        'Place de stockage au sec prévue avant la livraison',
      ],
      image: 'insulation-materials',
      price: {
        onQuote: true,
        covers:
          "Le prix suit la matière, l'épaisseur et l'accès : nous le donnons posé, paroi par paroi, après la visite.",
      },
      trade: 'materiaux-isolants',
    },
    {
      id: 'pompe-a-chaleur',
      name: 'Pompe à chaleur',
      description: [
        "Elle travaille bien quand l'eau des radiateurs reste tiède. Nous vérifions donc leur taille et l'isolation avant l'emplacement, puis l'emplacement avant la marque : assez loin de votre chambre, et de celle du voisin.",
        "Dans une maison que l'on ne peut guère isoler, nous le disons : garder une chaudière saine quelques années, ou chauffer au bois, est parfois plus raisonnable.",
      ],
      features: [
        'Dimensionnement sur la maison isolée, note de calcul jointe',
        'Unité sur massif au sol, plots et évacuation des condensats',
        'Ligne électrique et tableau vérifiés avant la commande',
        "Déclaration en mairie lorsque l'unité se voit du dehors",
      ],
      image: 'farmhouse-heatpump',
      price: {
        onQuote: true,
        covers:
          "Puissance, émetteurs et électricité changent d'une maison à l'autre : rien de sérieux ne se chiffre avant le calcul des pertes.",
      },
      trade: 'installateurPac',
    },
    {
      id: 'ventilation-climatisation',
      name: 'Ventilation et climatisation',
      description: [
        "L'air neuf entre par les chambres et le séjour ; l'air usé sort par la cuisine, la salle d'eau et les toilettes, puis gagne le dehors par une gaine isolée. Arrêtée dans le grenier, cette gaine y déverserait chaque jour l'eau de vos douches.",
        "Avant de climatiser, nous cherchons l'ombre, la nuit et le volet. Une chambre sous les tuiles peut en avoir besoin malgré tout ; le groupe se place alors à l'écart des fenêtres.",
      ],
      features: [
        'Débits mesurés à chaque bouche, à la fin',
        'Gaines droites, isolées dans le comble, rejet hors du toit',
        'Passage sous les portes prévu avec le menuisier',
        'Filtres et moteur faciles à atteindre',
      ],
      image: 'attic-bedroom',
      price: {
        onQuote: true,
        covers:
          'Le tracé des gaines décide du prix : une maison à plafonds déposés coûte moins à équiper que la même, finie.',
      },
      trade: 'climaticien',
    },
  ],
  faqs: [
    {
      question: 'Que tient-on en 1 à 3 semaines ?',
      answer:
        "Un lot courant, finitions comprises. Un grenier prend une à deux journées, un chauffage avec ses raccordements une bonne semaine, des rampants et leurs plaques trois. Plusieurs lots enchaînés, une façade ou un matériel en attente allongent d'autant, et le planning écrit le montre.",
    },
    {
      question: 'Quelles aides demander, et quand ?',
      answer:
        "MaPrimeRénov', CEE, éco-PTZ, TVA réduite, toujours avant de signer. Une pompe à chaleur peut ouvrir droit aux deux premières, selon le matériel. L'éco-PTZ va jusqu'à 50 000 € selon l'ampleur, si la banque l'accorde. La TVA descend à 5,5 % sur certains travaux, dès que le logement passe deux ans. Les aides dépendent de vos revenus, du logement et des travaux, et changent souvent. Montants à vérifier avant signature sur france-renov.gouv.fr ou au 0 808 800 700. Information vérifiée le 20/11/2026.",
    },
    {
      question: "L'entreprise doit-elle être RGE ?",
      answer:
        "Oui, pour presque toutes les aides. La qualification se lit par domaine : une entreprise reconnue pour les fenêtres ne l'est pas pour les pompes à chaleur. Demandez-nous le certificat du lot concerné, son numéro et sa date, comme à toute entreprise. À partir de 2027, c'est celle qui facture qui devra le détenir.",
    },
    {
      question: 'Combien économiserons-nous sur la facture ?',
      answer:
        "Nous ne donnons pas de chiffre. Il dépend de vos habitudes, de l'hiver et du prix de l'énergie, et une maison mieux isolée se chauffe souvent mieux qu'avant. Un calcul de pertes compare honnêtement deux scénarios ; il ne prédit pas votre prochaine facture.",
    },
    {
      question: "Ne risque-t-on pas d'enfermer l'humidité dans les murs ?",
      answer:
        "Si, quand on isole sans regarder. L'eau du sol, la pluie et la vapeur des pièces doivent garder une sortie. Nous mesurons, nous traitons la cause, et nous choisissons un enduit ou un isolant qui laisse passer la vapeur. Un mur enterré, lui, reste sans doublage tant qu'il touche le talus.",
    },
  ],
  testimonials: [
    {
      author: 'Françoise T.',
      location: 'Lévignac-de-Guyenne',
      rating: 5,
      text: "Un four sous les tuiles, où personne ne montait de juin à septembre. Isolé, avec des volets sur les fenêtres de toit, c'est la chambre où mon petit-fils fait la sieste en août.",
      imageBefore: 'attic-before',
      imageAfter: 'attic-bedroom',
      sample: true,
    },
    {
      author: 'Bernard et Annie L.',
      location: 'Port-Sainte-Marie',
      rating: 5,
      text: "Nous voulions une pompe à chaleur tout de suite. Ils nous ont fait commencer par le grenier et la cave, calcul en main. L'appareil commandé ensuite était plus petit que prévu.",
      sample: true,
    },
    {
      author: 'Karim S.',
      location: 'Casseneuil',
      rating: 4,
      text: 'La poussière du soufflage est descendue dans le couloir, et ils sont revenus nettoyer le lendemain. Depuis, on ne rallume plus le chauffage avant de monter se coucher.',
      sample: true,
    },
    {
      author: 'Odile W.',
      location: 'Bergerac',
      rating: 5,
      text: "Ils ont refusé de doubler le mur du fond tant que la gouttière n'était pas refaite. Sur le moment j'étais fâchée, aujourd'hui le mur est sec.",
      sample: true,
    },
  ],
} as const satisfies Service
