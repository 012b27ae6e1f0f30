import type { Trade } from '../types'

export const trade = {
  id: 'maconnerie',
  categoryId: 'gros-oeuvre',
  serviceSlug: 'renovation-exterieure',
  alsoUnder: ['extensions-surelevation'],
  title: 'Maçon',
  subtitle: "Loger le linteau en deux moitiés, et ne démonter les pierres qu'après",
  metaDescription:
    'Linteau posé en deux fois, moellons repris avec leurs pierres et de la chaux, fissures mesurées : la façon dont nos maçons touchent à un mur qui porte.',
  keywords: [
    'maçon Lot-et-Garonne',
    'ouverture mur porteur en pierre',
    'linteau mur en moellons',
    'maçonnerie à la chaux',
    'tarif horaire maçon',
  ],
  updated: '2026-11-21',
  heroImage: 'structure-opening',
  presentationImage: 'structure-masonry',
  presentationTitle: 'Le linteau entre, puis les pierres sortent',
  presentationText: [
    "Tout commence au-dessus d'une porte qui n'existe pas encore. Nous creusons une saignée dans la moitié intérieure du mur, juste assez haute pour un demi-linteau, d'acier ou de béton. L'autre moitié continue de porter. Un mortier presque sec, bourré à la massette sous les pierres du dessus, lui passe la charge. Quelques jours plus tard, quand ce calage a durci, nous recommençons par la face du dehors. Les pierres du passage descendent alors une à une, en partant du haut.",
    'Dans nos fermes, un mur a deux peaux de moellons, et entre elles une terre mêlée de cailloux qui a parfois coulé au pied. Les boutisses, longues pierres qui cousent les deux faces, manquent souvent. Nous en jugeons par un trou, trois pierres ôtées à hauteur de tête. Quand le cœur est vide ou la baie large, des aiguilles, courtes poutrelles portées par des étais, traversent le mur et le soulagent.',
    "Le mortier, lui, doit céder avant ce qu'il lie. La pierre blanche du pays se raye au clou ; prise dans un joint de ciment, c'est elle qui se fend quand le mur travaille. Nous bâtissons donc au sable et à la chaux hydraulique naturelle. À quinze jours, un tel joint craint encore le gel : de novembre à mars, nous ne rejointoyons rien dehors.",
    "Le démolisseur a mis la pièce à nu, l'ingénieur a donné la section du linteau. Après nous, le menuisier mesure la baie et commande sa fenêtre à ces cotes-là. Le façadier raccorde l'enduit une fois le cadre posé. Entre-temps, notre conducteur de travaux fait fermer le trou d'un panneau, car une fenêtre demande des semaines de fabrication.",
  ],
  keyPoints: [
    'Mur sondé sur ses deux faces avant le dessin de la baie',
    'Jamais plus de la demi-épaisseur ouverte à la fois',
    'Pierres triées au sol, rendues au même mur',
    'Mortier toujours plus tendre que le moellon',
    "Étais retirés sur accord écrit du bureau d'études",
  ],
  expertises: [
    {
      title: 'Ouvertures dans un mur porteur',
      description:
        "À chaque bout, une vingtaine de centimètres posent sur un sommier, bloc dur qui étale la charge. Sans lui, l'acier broierait la pierre tendre. Les montants de la baie se rebâtissent en harpe, une pierre longue et une courte, pour mordre dans l'ancien.",
      features: [
        'Section et appuis calculés par un ingénieur',
        'Chêne ou pierre taillée en façade, acier caché derrière',
        'Ancien arc de décharge conservé quand le mur en possède un',
      ],
    },
    {
      title: 'Reprise de murs en moellons',
      description:
        "Un parement qui fait ventre s'est décollé de son cœur. Nous le démontons par pans d'un mètre, en damier, puis le remontons avec ses propres pierres et des boutisses neuves. Un coulis de chaux, versé par petites quantités depuis le bas, remplit les vides.",
      features: [
        'Joints dégarnis à la main, mouillés la veille',
        'Éclats de tuile calés dans les joints larges',
        'Tête de mur refermée contre la pluie avant tout le reste',
      ],
    },
    {
      title: 'Hérissons et dalles',
      description:
        "Sous une dalle de chaux, pas de film étanche. Un lit de pierres debout arrête l'eau, et la vapeur sort par toute la pièce au lieu de gagner les murs. Un garage ou une annexe reçoit plutôt un dallage armé, suivant le NF DTU 13.3.",
      features: [
        'Pied des fondations dégagé par un trou avant de creuser',
        "Fourreaux d'eau et de courant posés dans l'épaisseur",
        'Bande souple entre la dalle et les vieux murs',
      ],
    },
    {
      title: 'Fissures, seuils et appuis',
      description:
        "Une lézarde reçoit une jauge, lue pendant une année entière. Ouverte en août et refermée en février, elle accuse l'argile, et aucun mortier n'y tiendra. Si elle dort, nous la purgeons et recousons les pierres.",
      features: [
        'Agrafes inox scellées dans les lits de joint',
        'Tirants et croix de façade remis en charge',
        "Appuis en pente, avec goutte d'eau dessous",
      ],
    },
    {
      title: 'Murs neufs en brique ou en blocs',
      description:
        "Une annexe ou une petite extension se monte en brique creuse, au cordeau, selon le NF DTU 20.1. Contre la vieille maison, un joint vertical laisse l'une et l'autre tasser à leur rythme.",
      features: [
        'Coupure contre les remontées sous le premier rang',
        'Chaînages coulés dans des blocs prévus pour eux',
        'Rangs arrosés en été, couverts la nuit en hiver',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Sondage',
      description:
        "Le cœur du mur regardé à la lampe, le sens des solives noté à l'étage. Les trous se rebouchent le jour même.",
      duration: '½ journée',
    },
    {
      title: 'Calcul et mairie',
      description:
        "L'ingénieur dessine linteau, appuis et étaiement. Percer une façade suppose une déclaration préalable, dont la mairie vous confirmera le délai : d'ordinaire un mois, deux près d'un monument.",
      duration: '1 à 2 mois',
    },
    {
      title: 'Étais et protections',
      description:
        'Les étais se dressent des deux côtés du mur, parfois jusque dans la cave. Une bâche armée isole la pièce ; vous choisissez le passage qui reste libre.',
      duration: '1 à 2 jours',
    },
    {
      title: "Linteau, une face après l'autre",
      description:
        'Perforateur léger, puis burin à main près du cœur. Le bruit occupe deux journées, que sépare le durcissement du calage.',
      duration: '1 à 2 semaines, durcissement compris',
    },
    {
      title: 'Passage et tableaux',
      description:
        "Une porte dans soixante centimètres de moellons rend un bon mètre cube de pierres, plus de deux tonnes. La terre du cœur fait une poussière rousse, abattue à l'eau. Les montants se bâtissent à mesure.",
      duration: '4 à 6 jours',
    },
  ],
  faqs: [
    {
      question: 'Combien coûte une heure de maçon ?',
      answer:
        'De 50 à 80 € hors taxes, soit 55 à 88 € TTC quand la TVA est à 10 % (novembre 2026). Cette heure couvre le maçon et son outillage ; matériaux, échafaudage, étais et benne viennent en plus. Elle sert aux petites reprises ; une ouverture se chiffre en entier, après sondage.',
    },
    {
      question: 'Faut-il étayer pour une petite fenêtre ?',
      answer:
        "Pas toujours, dans un mur serré. Au-dessus d'un percement étroit, les pierres s'arc-boutent d'elles-mêmes, et la saignée n'en entame que la moitié. Une poutre à l'aplomb, un cœur vidé ou une baie de plus d'un mètre changent la réponse, et l'étaiement se calcule.",
    },
    {
      question: "Nous voudrions une baie dans l'angle sud, est-ce faisable ?",
      answer:
        "Non, nous n'ouvrons pas un angle. Ses grosses pierres croisent deux murs et les empêchent de s'écarter. Laissez environ un mètre plein de chaque côté, sauf calcul contraire : décalée d'autant, la fenêtre prendra presque le même soleil.",
    },
    {
      question: "D'où viennent les pierres qui manquent ?",
      answer:
        "De votre mur, quand c'est possible. Une baie percée rend de quoi en murer une autre, et les plus longues vont aux montants. À défaut, nous cherchons en récupération un calcaire de même dureté. Une pierre plus serrée renvoie l'eau à ses voisines et les use.",
    },
    {
      question: 'Pourrons-nous vivre à côté pendant ce temps ?',
      answer:
        "Oui, en condamnant la zone étayée. Comptez trois semaines du premier étai au passage ouvert, avec des jours de calme pendant que les mortiers durcissent. Il nous faut un robinet dehors et une prise ; l'eau reste en service.",
    },
  ],
  relatedMetiers: ['demolisseur', 'facades', 'menuisierBois', 'ferrailleur'],
} as const satisfies Trade
