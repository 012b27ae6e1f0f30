import type { Trade } from '../types'

export const trade = {
  id: 'ferrailleur',
  categoryId: 'gros-oeuvre',
  serviceSlug: 'extensions-surelevation',
  title: 'Ferrailleur',
  subtitle: 'Une barre au mauvais endroit du béton pèse sur la dalle sans la porter',
  metaDescription:
    "Un cavalier couché, et l'acier du balcon se retrouve en bas. Enrobage, chaînages, photos avant coulage : où vont les barres d'une extension, et pourquoi.",
  keywords: [
    'ferrailleur Lot-et-Garonne',
    'ferraillage dalle extension',
    'enrobage des armatures',
    'chaînage mur ancien',
    'réparation balcon béton',
  ],
  updated: '2026-11-21',
  heroImage: 'structure-rebar',
  presentationImage: 'structure-formwork',
  presentationTitle: 'En haut ou en bas, il faut choisir',
  presentationText: [
    "Quelqu'un a marché sur le treillis. Sous sa botte, un cavalier s'est couché ; c'est la petite chaise d'acier qui tient en l'air la nappe du haut. Les barres du balcon sont descendues au fond du coffrage, et le béton les a couvertes une heure après. Or un balcon s'étire par le dessus, et des aciers couchés au fond n'y retiennent rien. L'ouvrage paraît sain, jusqu'à la fissure qui court le long de la façade.",
    "Le béton supporte l'écrasement et craint l'étirement. L'acier se range donc du côté qui voudrait s'ouvrir : en bas au milieu d'une portée, en haut sur les appuis et dans un porte-à-faux. Il lui faut encore son enrobage, l'épaisseur de béton qui le sépare de l'air. Une face exposée à la pluie en demande environ trois centimètres. Plus mince, il laisse venir la rouille, qui gonfle et fait sauter le parement. Le plan de l'ingénieur donne la valeur, des cales la tiennent.",
    "Entre le neuf et l'ancien, deux règles semblent se contredire. Une extension sur ses propres fondations s'enfonce un peu les premières années. Nous la séparons de la vieille maison par un joint franc, de bas en haut, plutôt que de coudre du béton à des moellons. Une surélévation, au contraire, repose sur les murs existants : un chaînage fermé les serre en tête, comme un cercle de barrique. Dans les deux cas, le bureau d'études dessine la liaison.",
    "Le coffreur a dressé une face et nous attend pour fermer la seconde. L'électricien a déjà couché en fond de fouille le câble de cuivre de la prise de terre. Le plombier montre où passeront ses tuyaux, pour que les renforts contournent le trou ; percé après coup, il trancherait les barres. Le conducteur de travaux bloque une demi-journée de contrôle avant la toupie, et il ne la cède à personne.",
  ],
  keyPoints: [
    "Plan d'exécution à jour pour tout ce qui porte",
    'Cales et cavaliers comptés au mètre carré, planches pour circuler',
    'Recouvrements mesurés au ruban, ligatures à chaque extrémité',
    'Photos avec règle graduée, remises avant le coulage',
    "Barres en attente coiffées d'embouts le soir même",
  ],
  expertises: [
    {
      title: 'Semelles et longrines',
      description:
        "Une cage posée dans la terre rouille par-dessous. Nous l'asseyons sur un béton de propreté, couche maigre de quelques centimètres, avec des cales en mortier. Sur l'argile, l'étude de sol demande souvent des semelles profondes, ou des longrines sur puits.",
      features: [
        "Fond de fouille vu par l'ingénieur avant la cage",
        'Aciers filants repris dans les angles par des équerres',
        'Attentes de poteaux calées au gabarit du charpentier',
      ],
    },
    {
      title: 'Dalles et planchers',
      description:
        "Le treillis du bas ne se relève pas au crochet pendant le coulage : il est à sa hauteur avant, ou il n'y sera jamais. Sur chaque appui intermédiaire, des chapeaux, barres courtes placées en haut, reprennent la traction. Deux panneaux se recouvrent de la longueur cotée, faute de quoi la dalle s'ouvre à leur limite.",
      features: [
        'Renforts aux quatre coins des trémies',
        'Gaines tenues entre les nappes, jamais en paquet',
        'Pose et tolérances suivant le NF DTU 21',
      ],
    },
    {
      title: 'Chaînages et ceintures',
      description:
        'Dans un angle, deux barres droites qui se croisent ne retiennent rien : le mur tire dessus et elles glissent. Chaque coin reçoit donc ses équerres. Un recouvrement courant vaut une cinquantaine de diamètres, un demi-mètre pour une barre de dix.',
      features: [
        'Ceinture bouclée sur tout le tour, souches contournées',
        'Raidisseurs verticaux liés au bas comme au haut',
        'Tirants métalliques quand les pierres ne tiennent pas un scellement',
      ],
    },
    {
      title: 'Balcons et porte-à-faux',
      description:
        'Les aciers du haut entrent dans le plancher sur une longueur au moins égale à la saillie, souvent plus. Un rupteur, bloc isolant traversé de barres inoxydables, coupe le froid qui passait par la dalle. Lui aussi a un haut et un bas.',
      features: [
        'Cavaliers rapprochés et piétinement interdit',
        'Hauteur contrôlée au mètre pendant que le béton coule',
        "Étais gardés jusqu'au feu vert du calcul",
      ],
    },
    {
      title: 'Aciers rouillés et béton éclaté',
      description:
        "Un linteau des années soixante perd des plaques : la rouille a pris plus de place que l'acier sain. Nous dégageons la barre sur tout son pourtour, la brossons jusqu'au métal et mesurons ce qui reste. Trop amincie, elle se double ou l'ouvrage se remplace.",
      features: [
        'Sondage au marteau, zones creuses cernées à la craie',
        'Mortier de réparation serré en couches',
        "Fuite ou jardinière en cause traitée d'abord",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Plans et nomenclature',
      description:
        "Chaque barre est relevée : diamètre, forme, longueur, quantité. Nos questions partent alors au bureau d'études ; posées plus tard, elles retarderaient le camion.",
      duration: '3 à 5 jours',
    },
    {
      title: 'Façonnage',
      description:
        "Coupe et pliage en atelier, sur des mandrins qui épargnent l'acier. Une barre pliée trop serré est jetée, et les cages arrivent étiquetées.",
      duration: '1 à 2 semaines',
    },
    {
      title: "Scellements dans l'existant",
      description:
        "Le perforateur s'entend dans tous les murs, et chaque trou se dépoussière à la brosse avant la résine. Dans une pierre tendre, nous tirons d'abord sur une barre d'essai.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Pose et ligatures',
      description:
        "Des barres de six mètres traversent la cour : mettez à l'abri pots, voitures et enfants. Le travail est presque silencieux, sauf la meuleuse, tenue loin des vitres à cause des étincelles.",
      duration: '2 à 5 jours',
    },
    {
      title: "Point d'arrêt",
      description:
        "Diamètres, écarts, enrobages, chapeaux : l'ingénieur passe, plan déplié. Venez voir ; ensuite, seules les photos diront ce qu'il y a dedans.",
      duration: '½ journée',
    },
    {
      title: 'Au coulage',
      description:
        "Un ferrailleur reste jusqu'à la dernière benne, pinces en poche, pour relever ce que la pompe aura bousculé.",
      duration: '1 jour',
    },
  ],
  faqs: [
    {
      question: 'Nos barres ont rouillé dans la cour, est-ce grave ?',
      answer:
        "Non, si rien ne s'écaille. Une fleur de rouille brune accroche même un peu mieux le béton. Des plaques qui tombent sous la brosse, de la boue ou de la graisse font refuser la barre. Nous stockons sur bastaings, hors de l'herbe.",
    },
    {
      question: "Pouvez-vous ferrailler sans bureau d'études ?",
      answer:
        "Non, dès que l'ouvrage porte. Plancher, console, linteau, semelle sur argile demandent un plan signé par celui qui a calculé. Un dallage simple, posé sur le sol, suit le NF DTU 13.3 et peut s'en passer, hors terrain douteux.",
    },
    {
      question: 'Les fibres remplacent-elles le treillis ?',
      answer:
        "Parfois, dans un dallage ou une chape. Elles limitent les petites fissures de retrait, sans pouvoir porter un plancher. Leur emploi suit l'avis technique du produit.",
    },
    {
      question: 'Comment savoir ce que contient un vieux balcon ?',
      answer:
        "Par un détecteur, puis un trou. L'appareil lit l'écartement et la profondeur des barres, une petite ouverture montre leur diamètre et leur rouille. En attendant le calcul, nous étayons, et personne n'y monte.",
    },
    {
      question: 'Combien de temps la cour sera-t-elle prise ?',
      answer:
        "Une semaine pour une extension courante. L'essentiel est façonné ailleurs ; il reste chez vous l'assemblage, et un tas de barres le long du mur. Ni l'eau ni le courant ne sont coupés.",
    },
  ],
  relatedMetiers: ['coffreur', 'maconnerie', 'charpentierMetallique', 'electricien'],
} as const satisfies Trade
