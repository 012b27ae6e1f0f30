import type { Trade } from '../types'

export const trade = {
  id: 'materiaux-isolants',
  categoryId: 'performance-energetique',
  serviceSlug: 'renovation-energetique',
  title: 'Conseiller en matériaux isolants',
  subtitle: "Le lambda se lit sur le sac, la fraîcheur d'une chambre en juillet se pèse",
  metaDescription:
    'Fibre de bois, chanvre, ouate, liège, laine minérale, polyuréthane : où va chacun, ce que le mur supporte, et pourquoi le poids compte sous les toits en été.',
  keywords: [
    'choisir un isolant maison ancienne',
    "fibre de bois confort d'été",
    'ouate de cellulose tassement',
    'isolant chanvre mur en pierre',
    'liège expansé isolation',
  ],
  updated: '2026-11-21',
  heroImage: 'insulation-materials',
  presentationImage: 'insulation-attic',
  presentationTitle: "Juillet n'est pas sur l'étiquette",
  presentationText: [
    "Dans l'allée du dépôt, le vendeur pose le doigt sur deux emballages : 0,038, et 0,038. Ce lambda dit avec quelle facilité la chaleur traverse la matière ; l'hiver, à épaisseur égale, les deux se valent. En juillet, plus du tout. Le rouleau de laine de verre pèse une quinzaine de kilos au mètre cube, le panneau souple de fibre de bois une cinquantaine. Le bois retient aussi, à poids égal, deux fois plus de chaleur. Sous la fibre, la chambre chauffe plus tard, quand la nuit permet d'ouvrir.",
    "N'en attendons pas trop. Un isolant ne refroidit rien, il retarde. Une fenêtre de toit sans volet fait entrer plus de chaleur que tout le rampant qui l'entoure, et nous chiffrons donc le volet avant les centimètres. Si la place manque, une laine minérale à 0,032 protège mieux l'hiver qu'une fibre trop mince.",
    "L'eau départage autant que la chaleur. La fibre, le chanvre et la ouate prennent la vapeur du soir et la rendent le lendemain. Serrés contre un mur ancien, ils l'aident à sécher ; décollés d'un centimètre, bien moins, car l'eau chemine par contact, de pore en pore : c'est la capillarité. La laine minérale se laisse seulement traverser par la vapeur. Le polyuréthane l'arrête dans les deux sens. Au pied d'un mur trempé, aucun ne remplace une gouttière.",
    "Nous intervenons tôt, sur plan, parce qu'une matière plus épaisse déplace une embrasure, un radiateur, une marche. Le thermicien fixe la résistance à atteindre, le charpentier dit ce que portent ses bois, le plaquiste attend notre choix pour commander ses rails. À l'arrivée du camion, le conducteur de travaux compare les étiquettes au devis. Un produit dit équivalent repart s'il n'a pas la densité prévue.",
  ],
  keyPoints: [
    'Densité et capacité thermique écrites au devis, à côté du lambda',
    'Matières comparées à résistance égale, pose comprise',
    'Échantillons coupés et mouillés devant vous',
    'Étiquettes lues à la livraison, substitution refusée',
  ],
  expertises: [
    {
      title: 'Fibre de bois',
      description:
        "Souple, elle se cale entre les chevrons ; rigide et trois fois plus dense, elle court en continu sur un toit. Elle supporte la vapeur, non l'eau qui stagne. Sa découpe fait une farine brune : la scie reste dehors.",
      features: [
        'Rampants et versants exposés au sud',
        "Panneau coupé un peu plus large que l'intervalle, pour tenir serré",
        'Plaques dures en écran sous les tuiles',
      ],
    },
    {
      title: 'Chanvre et ouate de cellulose',
      description:
        "Le panneau de chanvre garnit une ossature devant un mur ancien et sec. La ouate, papier broyé traité au sel de bore, se souffle au grenier à une trentaine de kilos par mètre cube. Dans un caisson fermé, il en faut près du double pour qu'elle ne descende pas.",
      features: [
        'Trente centimètres au grenier : environ neuf kilos par mètre carré',
        "Ouate écartée des murs qui prennent l'eau",
        'Chanvre taillé au couteau à dents ou à la meuleuse',
      ],
    },
    {
      title: 'Liège expansé',
      description:
        'Des granulés cuits à la vapeur et soudés par leur propre résine : le panneau ne pourrit pas et porte une charge. Nous le réservons aux endroits ingrats, à cause de son prix. Il sent la fumée pendant quelques semaines.',
      features: [
        'Pied de façade éclaboussé, sous enduit de chaux',
        'Faible épaisseur sous une chape',
        'Tableaux de fenêtres, où trois centimètres comptent',
      ],
    },
    {
      title: 'Laines minérales',
      description:
        'La laine de verre ou de roche se trouve partout, pèse peu et ne nourrit pas le feu. Elle va bien derrière une maçonnerie sèche, dans une cloison, au grenier. Mal calée dans un rampant, elle glisse en quelques années et laisse un vide en haut, là où la chaleur sort.',
      features: [
        'Panneaux semi-rigides dans les pentes, jamais de rouleau mou',
        'Laine de roche en arrêtoir, tenue à distance du conduit de fumée',
        'Masque et manches longues pour la pose',
      ],
    },
    {
      title: 'Polyuréthane et polystyrènes',
      description:
        "Avec un lambda proche de 0,022, le polyuréthane tient en presque moitié moins d'épaisseur. Il se justifie sous une chape ou sur un toit-terrasse, quand une porte fixe la hauteur. Sur la pierre, nous disons non : il enferme l'eau et ne suit aucun creux.",
      features: [
        'Polystyrène extrudé contre la terre',
        'Plaque de plâtre devant, à cause des fumées',
        'Joints à rainures et bande adhésive',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Lire la paroi',
      description:
        "Nous notons ce qu'elle reçoit de soleil, de pluie et de vapeur, la place disponible, le poids permis. Un trou de stylo suffit à voir ce qu'elle contient déjà.",
      duration: '1 à 2 heures',
    },
    {
      title: 'Dresser le tableau',
      description:
        'Trois matières au plus : épaisseur, poids, été, feu, prix posé. Ce que nous ne pouvons pas prouver reste en blanc.',
      duration: '2 à 3 jours',
    },
    {
      title: 'Toucher',
      description:
        "Sur la table de la cuisine, vous pincez, vous coupez, vous versez un verre d'eau. Décidez ce jour-là : le délai de livraison en part.",
      duration: '1 heure',
    },
    {
      title: 'Commander, stocker',
      description:
        'Cent mètres carrés sur trente centimètres font trente mètres cubes. Il faut un garage vide, ou des palettes bâchées, et un chemin où le camion tourne.',
      duration: '2 à 4 semaines de délai',
    },
    {
      title: 'Suivre la pose',
      description:
        "Un passage pendant, un autre avant la fermeture : coupes jointives, densité au sac, rien d'écrasé. Vous gardez une étiquette de chaque produit.",
      duration: '2 visites',
    },
  ],
  faqs: [
    {
      question: 'Quel isolant les souris évitent-elles ?',
      answer:
        "Aucun, pas même la laine de verre. Elles creusent aussi le polystyrène, et le sel de bore gêne les insectes, guère une fouine. Un grillage fin aux rives du toit et autour des tuyaux fait mieux que n'importe quelle matière.",
    },
    {
      question: 'Met-on le feu chez soi avec du bois ou du papier dans le toit ?',
      answer:
        "Non, tant qu'ils restent enfermés. Derrière une plaque de plâtre, ces matières charbonnent lentement, alors qu'un polystyrène fond et fume. Le risque est le feu qui couve près d'un conduit ou d'un spot : la distance s'y mesure et les luminaires sont coiffés. Si l'isolant doit rester nu, nous prenons de la roche.",
    },
    {
      question: 'Après dix ans, que reste-t-il de la ouate soufflée ?',
      answer:
        "L'épaisseur promise, si l'on a prévu le tassement. Le fabricant le déclare, et nous soufflons d'autant plus haut le premier jour. En mur, c'est la densité qui retient la matière.",
    },
    {
      question: 'Dans quel ordre de prix se rangent-ils ?',
      answer:
        "La laine minérale d'abord, à peu près toujours. La ouate soufflée la suit de près, parce qu'une machine la pose vite. Chanvre et fibre souple coûtent davantage, la fibre rigide et le polyuréthane encore plus ; le liège ferme la liste. La pose brouille cet ordre, et nous comparons donc des mètres carrés finis.",
    },
    {
      question: 'Un isolant mince réfléchissant peut-il remplacer tout cela ?',
      answer:
        "Non, ni l'hiver ni l'été. Entre deux vides d'air clos, il n'apporte qu'une petite part du R = 6 demandé, fin 2025, pour des rampants aidés. Nous le gardons pour une porte de garage.",
    },
  ],
  relatedMetiers: ['isolation-thermique', 'thermicien', 'platrierPlaquiste', 'charpentierBois'],
} as const satisfies Trade
