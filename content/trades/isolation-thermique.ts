import type { Trade } from '../types'

export const trade = {
  id: 'isolation-thermique',
  categoryId: 'performance-energetique',
  serviceSlug: 'renovation-energetique',
  title: 'Spécialiste en isolation thermique',
  subtitle: 'Fermer le comble au doigt près, puis le plancher du bas, les murs en dernier',
  metaDescription:
    "Un trou dans la membrane, et l'isolant se mouille. Combles, plancher bas, façades : l'ordre que nous suivons en Lot-et-Garonne, et le détail du prix au m².",
  keywords: [
    'isolation thermique Lot-et-Garonne',
    'isolation combles perdus soufflage',
    'isolation plancher bas cave',
    'sarking fibre de bois',
    'isolation extérieure maison ancienne',
  ],
  updated: '2026-11-21',
  heroImage: 'insulation-attic',
  presentationImage: 'insulation-facade',
  presentationTitle: 'Un doigt dans la membrane',
  presentationText: [
    "L'index y passe sans forcer. On a tiré là un câble d'antenne, à travers la membrane, ce film qui arrête l'air et freine la vapeur au-dessus de la chambre. Par une nuit de gel, le trou laisse monter plus d'eau que toute la surface tendue autour de lui, parce que l'air chaud l'emporte. Elle se condense dans l'épaisseur froide de l'isolant, et un chevron noirci le raconte des années plus tard.",
    "L'ordre des travaux découle de ce courant d'air. Une maison chauffée tire comme une cheminée : elle souffle par le toit et aspire par le bas. Nous fermons donc le comble, puis le plancher du rez-de-chaussée, souvent dans la même semaine. Les murs attendent, parce qu'ils touchent aux fenêtres, aux prises et parfois à la rue. Seule une façade à ravaler bouscule cette suite, puisque l'échafaudage est déjà monté.",
    "Encore faut-il que le mur s'y prête. Un colombage ou une pierre de taille ne se recouvrent pas : la façade y perdrait son dessin, et le mur son séchage. Des moellons déjà enduits et secs au pied acceptent parfois une fibre de bois, si l'avis technique admet ce support ; le plus souvent, nous n'y touchons pas. Au bord d'un trottoir, l'épaisseur empiète sur la rue et demande l'accord de la commune. Par l'intérieur, le mur de pierre revient à notre plâtrier-plaquiste.",
    "Le couvreur nous précède, car un isolant neuf cache la fuite au lieu de la signaler. L'électricien relève ses boîtes, et l'on vérifie que la ventilation rejette dehors, jamais dans le grenier. Les suivants reçoivent de notre conducteur de travaux une consigne : qui perce la membrane appelle, et le trou se recolle le jour même.",
  ],
  keyPoints: [
    'Membrane inspectée à la lampe avant de disparaître',
    "Comble, plancher, murs : l'ordre est écrit au devis",
    'Épaisseur mesurée et sacs comptés le jour du soufflage',
    "Distance au feu tenue autour des conduits, spots coiffés avant l'isolant",
  ],
  expertises: [
    {
      title: 'Combles perdus',
      description:
        "Au-dessus des chambres, nous soufflons une trentaine de centimètres de laine ou de ouate, selon le NF DTU 45.11. Des repères gradués dépassent de la couche : l'épaisseur se lit depuis la trappe, et le nombre de sacs vides doit la confirmer.",
      features: [
        "Déflecteurs en bas de pente, qui laissent l'air circuler sous les tuiles",
        "Trappe isolée, entourée d'un coffre et fermée sur un joint",
        'Plafond ancien sondé avant de lui ajouter du poids',
      ],
    },
    {
      title: 'Rampants par le dessus',
      description:
        "Quand le couvreur dépose les tuiles, l'isolant rigide se pose sur les chevrons, en couche continue : c'est le sarking. La chambre garde sa charpente apparente et toute sa hauteur. Le toit, lui, monte d'une vingtaine de centimètres, ce qui se déclare en mairie et change le raccord chez le voisin.",
      features: [
        'Membrane déroulée sur la volige, sans poutre à contourner',
        'Fibre de bois en deux lits, joints décalés',
        'Rives, gouttières et fenêtres de toit reprises avec le zingueur',
      ],
    },
    {
      title: 'Planchers bas',
      description:
        "Nous travaillons depuis la cave ou le vide sanitaire, sans déplacer un meuble au-dessus. La cave devient plus froide : ses tuyaux d'eau se gainent, ou ils gèlent. Sous un plancher de bois, l'isolant se loge entre les solives et aucune grille d'aération ne se bouche.",
      features: [
        'Panneaux chevillés sous dalle, vannes et regards laissés libres',
        "Hauteur de passage vérifiée avant de fixer l'épaisseur",
        'Voûte de cave humide laissée nue',
      ],
    },
    {
      title: "Façades par l'extérieur",
      description:
        "Aucun NF DTU ne décrit un enduit posé sur isolant. Nous suivons l'avis technique du système et, pour le polystyrène, le Cahier 3035 du CSTB ; colle, treillis et enduit proviennent alors du même fabricant. Derrière un bardage de bois, c'est le NF DTU 41.2 qui sert de règle.",
      features: [
        'Départ à quinze centimètres du sol, au-dessus des éclaboussures',
        'Appuis et débord de toit allongés avant les panneaux',
        "Gonds de volets ancrés dans le mur à travers l'isolant",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Du grenier à la cave',
      description:
        "Nous rampons où il faut ramper, et nous suivons les traces d'eau. Si des chauves-souris passent l'été sous vos tuiles, le chantier attend leur départ : elles sont protégées.",
      duration: '2 à 3 heures',
    },
    {
      title: 'Vider, réparer, protéger',
      description:
        'Le grenier se vide avant nous, à vos soins ou aux nôtres. Le couvreur remplace ses tuiles ; le courant des combles est coupé une matinée.',
      duration: '1 à 3 jours',
    },
    {
      title: 'Coller la membrane',
      description:
        "Lé par lé, du côté chaud, avec l'adhésif qui convient au support : celui du bois lâche sur une pierre poussiéreuse. Venez voir, plus rien ne sera visible ensuite.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Isoler',
      description:
        "Pour un soufflage, la machine reste dans la cour et son tuyau passe par une fenêtre. Elle ronfle une journée et laisse un peu de poussière près de la trappe. En façade, vous vivez derrière l'échafaudage, volets déposés.",
      duration: '1 jour au comble, environ 3 semaines en façade',
    },
    {
      title: 'Compter et remettre',
      description:
        'Photos de la règle dans la couche, étiquettes de sacs agrafées, fiche signée. Gardez-la : un contrôle de prime ou une vente la réclamera.',
      duration: '1 à 2 heures',
    },
  ],
  faqs: [
    {
      question: 'Faut-il sortir la vieille laine du grenier ?',
      answer:
        "Rarement, si elle est sèche. La couche neuve se souffle par-dessus et les deux résistances s'ajoutent. Elle part en sacs quand les rongeurs l'ont souillée, ou que son kraft regarde les tuiles et retiendrait l'humidité.",
    },
    {
      question: 'Que faut-il prévoir au-delà des 60 €/m² ?',
      answer:
        "Le débarras, l'électricité et les plaques. Ce départ de 60 €/m² TTC, tarif de novembre 2026, couvre l'isolant, sa membrane et leur pose, dans un comble accessible ou contre un mur intérieur sain. Il suppose la TVA à 5,5 %, réservée à certains travaux et aux logements de plus de deux ans. Une façade par l'extérieur coûte bien davantage et se chiffre après relevé.",
    },
    {
      question: "L'isolation extérieure est-elle encore aidée ?",
      answer:
        "Oui, dans deux cadres. Elle est aidée dans une rénovation d'ampleur, ou bien par les CEE, sous conditions ; MaPrimeRénov' par geste ne compte plus les murs. Fin 2025, il fallait R = 3,7 pour un mur (4,4 par le dehors, en rénovation d'ampleur), 7 en comble perdu, 6 en rampants, 3 en plancher bas. Le dossier part avant la signature, et une prime CEE veut sept jours entre devis et travaux. Vérifié le 20/11/2026 ; France Rénov' confirme au 0 808 800 700.",
    },
    {
      question: 'Pourrai-je encore ranger des cartons là-haut ?',
      answer:
        "Pas sur l'isolant soufflé, qui perd ce que vous écrasez. Un chemin de planches sur rehausses mène à l'antenne et à la ventilation. Pour entreposer, il faut un plancher porté au-dessus de la couche, décidé avant elle.",
    },
    {
      question: "Il goutte un peu à l'automne : soufflez-vous quand même ?",
      answer:
        "Non, le couvreur d'abord. La tache n'apparaîtrait au plafond qu'une fois la couche trempée. Une tuile glissée se replace dans la journée ; si tout le versant est à reprendre, parlons plutôt de sarking.",
    },
  ],
  relatedMetiers: ['couvreur', 'platrierPlaquiste', 'facades', 'thermicien'],
} as const satisfies Trade
