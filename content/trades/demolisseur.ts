import type { Trade } from '../types'

export const trade = {
  id: 'demolisseur',
  categoryId: 'gros-oeuvre',
  serviceSlug: 'renovation-interieure',
  title: 'Démolisseur',
  subtitle: "Ce qu'on garde se marque à la craie, avant que la masse sorte du camion",
  metaDescription:
    "Repérage amiante, étais, tommettes à sauver, bois mangés : dans quel ordre on démolit l'intérieur d'une maison ancienne, et ce que vous vivrez pendant.",
  keywords: [
    'démolition intérieure Lot-et-Garonne',
    'abattre une cloison',
    'repérage amiante avant travaux',
    'dépose de tommettes anciennes',
    'curage maison ancienne',
  ],
  updated: '2026-11-21',
  heroImage: 'structure-demolition',
  presentationImage: 'structure-opening',
  presentationTitle: "D'abord, choisir ce qui reste",
  presentationText: [
    "Une croix bleue sur la porte du cellier, une sur l'évier de pierre, une au milieu des tommettes : la visite se fait craie en main. Ce que vous marquez ne partira pas à la benne. Des tommettes posées à la terre ou à la chaux maigre se lèvent une à une, au ciseau plat. Scellées au ciment, elles cassent presque toutes, et nous le disons avant d'essayer.",
    "Le papier vient ensuite, et il va plus lentement que la masse. Si le permis de construire date d'avant le 1er juillet 1997, vous faites faire un repérage amiante sur tout ce que nous allons toucher. Il vise la colle noire des dalles de sol, le conduit en fibre-ciment, la plaque derrière l'ancien poêle. Dans une maison d'avant 1949, les peintures se contrôlent au plomb. Nous n'ouvrons rien sans ces rapports, même une petite cloison.",
    "Une paroi qu'on dit légère se coupe d'abord en tête, à la scie sabre, sur vingt centimètres. Si le trait se referme sur la lame, l'étage appuie, et nous posons l'outil. Un refend, mur porteur intérieur, ne s'ouvre que sur la note d'un bureau d'études, et cette note calcule aussi le provisoire. Car des étais serrés sur un vieux plancher le percent : la charge doit descendre, niveau après niveau, jusqu'à la cave ou à la terre.",
    "L'électricien et le plombier interviennent la veille, pour isoler ce qui tombe de ce qui doit vivre. Le maçon reprend derrière nous, avec ses linteaux et sa dalle. Entre les deux, une journée sert à mesurer la pièce mise à nu, car les murs sont rarement où le plan les dessinait. Linteaux et fenêtres se commandent sur ce relevé.",
  ],
  keyPoints: [
    'Inventaire signé de ce qui se garde, avec photos et lieu de stockage',
    "Amiante et plomb recherchés avant l'ouverture du chantier",
    'Eau, courant et gaz séparés, puis contrôlés hors service',
    "Étais descendus jusqu'au sol ferme",
    'Sas de film et zone de travail en dépression',
    'Plâtre, bois, métaux et gravats triés en bennes distinctes',
  ],
  expertises: [
    {
      title: 'Dépose à conserver',
      description:
        "Un évier de pierre se sort à quatre, sur madriers, une fois dégagé l'écoulement taillé à travers le mur. Une porte part avec son bâti : sans lui, elle ne fermera bien nulle part.",
      features: [
        'Tommettes grattées, comptées, rangées sur chant en caisses',
        'Ferrures en sachet, au numéro de leur porte',
        'Poutres stockées à plat, sur cales, hors du sol',
      ],
    },
    {
      title: 'Cloisons, doublages, plafonds',
      description:
        "Derrière un doublage des années quatre-vingt, nous trouvons souvent un mur de moellons qui ne sèche plus. Nous ouvrons un carré en bas avant d'arracher le reste, car l'état de la pierre décide de ce qu'on remettra devant.",
      features: [
        'Cloisons désolidarisées à la scie, puis descendues par le haut',
        'Lattis tiré par bandes, grenier vidé la veille',
        'Sondage avant toute dépose de doublage',
      ],
    },
    {
      title: 'Sols et chapes',
      description:
        "Bien des murs anciens s'enfoncent à peine plus bas que le sol qu'ils entourent. Décaisser quarante centimètres à leur pied les déchausse : nous creusons d'abord un trou contre la fondation, et nous laissons au besoin une banquette de terre.",
      features: [
        'Niveau des seuils relevé avant de creuser',
        'Marteau léger près des murs liés à la terre',
        'Creusement par passes alternées si la fondation est trop courte',
      ],
    },
    {
      title: 'Cheminées et conduits',
      description:
        "Ôter un manteau, c'est retirer l'appui de la hotte et du conduit qui montent au-dessus. Ils se démontent depuis le toit, de haut en bas, avec le couvreur pour refermer le trou ; les suspendre à l'étage demande un calcul.",
      features: [
        'Ramonage préalable, contre la suie dans toute la maison',
        'Pierres du manteau numérotées et photographiées',
        'Trémie (le trou dans le plancher) reprise par le charpentier',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Visite à la craie',
      description:
        "Vous désignez ce qui reste, nous disons ce qui se démontera entier et ce qui n'y survivra pas. L'inventaire est joint au devis.",
      duration: '2 à 3 heures',
    },
    {
      title: 'Diagnostics et sondages',
      description:
        "Le diagnostiqueur prélève, le laboratoire répond. Pendant l'attente, nous lisons les bois depuis le grenier et appelons le bureau d'études si un mur porte. Rapports en main, nous ouvrons les têtes de cloison.",
      duration: '2 à 3 semaines, selon les analyses',
    },
    {
      title: 'Coupures et protections',
      description:
        "L'eau est coupée une demi-journée, puis vous retrouvez un robinet et une prise de chantier. Film armé aux portes, escalier bâché, extracteur d'air à la fenêtre : l'air va de chez vous vers la poussière.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Étais et démolition',
      description:
        'On descend du haut vers le bas : plafonds, cloisons, puis sols. Le vacarme dure la journée, avec des secousses dans les murs ; décrochez cadres et miroirs des pièces voisines.',
      duration: '3 à 5 jours par niveau',
    },
    {
      title: 'Tri et bennes',
      description:
        "Le plâtre part seul, parce qu'il gâte un chargement de pierres. La benne occupe la cour ou la rue ; sur la voie publique, nous demandons l'autorisation à la mairie.",
      duration: 'Fin de chaque journée',
    },
    {
      title: 'Relevé à nu',
      description:
        'Balayage, mesures, photos des fissures et des bois. Le maçon reçoit le dossier avant son arrivée.',
      duration: '1 jour',
    },
  ],
  faqs: [
    {
      question: "Que se passe-t-il si l'on trouve de l'amiante ?",
      answer:
        "Nous arrêtons et fermons la zone. Le retrait, nous ne le faisons pas : il revient à une entreprise certifiée, qui adresse son plan à l'inspection du travail un mois avant. Le reste du chantier continue s'il peut en être séparé. Prévoyez ce délai dès que le rapport tombe.",
    },
    {
      question: 'Un linteau est mangé de galeries. Termites ?',
      answer:
        'Peut-être, et rien ne sort. Capricornes et vrillettes creusent aussi ; un diagnostiqueur tranche. Le Lot-et-Garonne est un département concerné. En zone délimitée, les termites se déclarent en mairie et les bois atteints se traitent avant de quitter les lieux. Renseignez-vous à votre mairie avant de commander la benne.',
    },
    {
      question: 'Peut-on rester dans la maison ?',
      answer:
        "Oui, avec un étage fermé et un point d'eau. Vous entendrez tout du matin au soir, et une poussière fine passera malgré le sas. S'il y a du plomb, jeunes enfants et femmes enceintes dorment ailleurs jusqu'au nettoyage.",
    },
    {
      question: 'Et si on cassait tout, pour décider après ?',
      answer:
        "Non, le plan passe d'abord. Une cloison abattue contreventait peut-être le pan de bois ; un sol cassé trop tôt vous fait vivre l'hiver sur la terre. Seuls quelques sondages, diagnostics rendus, gagnent à précéder le dessin : ils disent ce que la maison permet.",
    },
    {
      question: 'Garder les matériaux fait-il baisser la facture ?',
      answer:
        "Rarement, et souvent le contraire. Lever, gratter et ranger des tommettes prend plus d'heures que de les jeter. On le fait pour la maison, ou parce qu'on n'en retrouve pas de pareilles. Ce qui ne vous sert pas vous appartient encore : à vous de le donner ou de le vendre.",
    },
  ],
  relatedMetiers: ['cloisons', 'plombier-sanitaire', 'electricien', 'carreleur'],
} as const satisfies Trade
