import type { Trade } from '../types'

export const trade = {
  id: 'coffreur',
  categoryId: 'gros-oeuvre',
  serviceSlug: 'extensions-surelevation',
  title: 'Coffreur',
  subtitle: "Tenir le béton tant qu'il pousse, et ne le lâcher que lorsqu'il porte",
  metaDescription:
    "Six tonnes au mètre carré contre une planche, une toupie trop large pour le porche, des étais qui restent un mois : comment se coule le béton d'une extension.",
  keywords: [
    'coffreur Lot-et-Garonne',
    'coffrage dalle extension',
    'délai de décoffrage',
    'pompe à béton cour étroite',
    'ceinture béton surélévation',
  ],
  updated: '2026-11-21',
  heroImage: 'structure-formwork',
  presentationImage: 'structure-masonry',
  presentationTitle: "Un liquide deux fois et demie plus lourd que l'eau",
  presentationText: [
    "À la base d'un mur de deux mètres cinquante, un béton versé d'une traite pousse à raison de six tonnes par mètre carré. Tant qu'il n'a pas pris, c'est un liquide, qui cherche la planche mal serrée. Qu'un panneau recule de deux centimètres, le mur garde un ventre qu'aucun enduit ne rattrape. Qu'il lâche, tout se vide dans la cour. Nous montons donc lentement, par couches d'une cinquantaine de centimètres, et un homme ne regarde que les serrages.",
    "Lâcher ce béton demande de la patience. La joue d'un mur ou d'une poutre s'enlève au bout d'un jour ou deux par temps doux, car elle ne porte rien. Le dessous d'une dalle, lui, reste posé sur ses étais. Le NF DTU 21 et la NF EN 13670/CN s'attachent à la résistance atteinte plutôt qu'au calendrier. L'ingénieur la fixe ; cela demande d'ordinaire trois à quatre semaines, et davantage quand il fait cinq degrés.",
    "Reste à le faire entrer dans la cour. Une toupie chargée avoisine trente tonnes, dépasse deux mètres cinquante de large et n'entre pas sous un porche de bastide. Elle ne doit pas non plus rouler sur une fosse ou une cave voûtée. Or le béton est à mettre en place dans les deux heures qui suivent son mélange en centrale. Pompe, petit camion ou bétonnière se choisissent donc dès la première visite.",
    "Le maçon et le terrassier nous laissent un fond propre et des traits de niveau. Nous dressons une face, le ferrailleur lie ses aciers, puis nous fermons l'autre. Entre-temps, plombier et électricien clouent leurs réservations, ces boîtes vides qui gardent la place d'un tuyau. Le charpentier reçoit une arase de niveau et ses tiges déjà scellées. Notre conducteur de travaux commande la toupie après leurs quatre signatures.",
  ],
  keyPoints: [
    'Accès du béton mesuré avant le devis, porche et cave compris',
    'Coffrage calculé pour la hauteur versée et la vitesse de coulage',
    'Réservations signées par chaque corps de métier avant fermeture',
    "Étais retirés sur feu vert de l'ingénieur, du milieu vers les appuis",
    'Béton bâché et arrosé pendant une semaine',
  ],
  expertises: [
    {
      title: 'Murs et soubassements',
      description:
        'Deux faces se regardent, tenues à distance par des tiges qui traversent le mur. Les joints entre panneaux se serrent à fond : par un jour de trois millimètres, le ciment fuit et laisse un nid de cailloux. Les trous des tiges se bouchent ensuite au mortier.',
      features: [
        'Aiguille vibrante plongée tous les quarante centimètres, sans traîner',
        'Blocs à bancher quand la cour interdit les grands panneaux',
        'Arêtes abattues par une baguette, moins fragiles',
      ],
    },
    {
      title: 'Dalles et planchers',
      description:
        "Une dalle pleine de vingt centimètres pèse une demi-tonne au mètre carré avant de savoir se tenir. Ses étais descendent jusqu'au sol ferme, sur des cales larges, et ceux de l'étage tombent à l'aplomb de ceux d'en bas. Nous donnons une légère contre-flèche, un bombé que le poids efface.",
      features: [
        'Poutrelles et entrevous pour les accès difficiles',
        "Trémie d'escalier coffrée aux cotes du menuisier",
        "Rien d'entreposé sur une dalle encore étayée",
      ],
    },
    {
      title: 'Ceintures de surélévation',
      description:
        "Avant d'élever un étage, une ceinture de béton armé coiffe les vieux murs et répartit la charge. La tête des moellons est purgée, mouillée, puis arasée au mortier avant que les joues se posent. Le toit étant ouvert, un échafaudage bâché couvre la maison pendant ces jours.",
      features: [
        'Niveau repris au millimètre pour la lisse du charpentier',
        'Joues serrées par-dessus le mur, sans percer les pierres fragiles',
        'Isolant glissé contre la joue du dehors, contre le pont thermique',
      ],
    },
    {
      title: 'Escaliers en béton',
      description:
        "Nous traçons l'escalier sur le mur en grandeur nature, sols finis compris, avant de scier une planche. Le béton se verse ferme, marche après marche, en remontant ; trop mouillé, il déborde de la première et creuse la dernière.",
      features: [
        'Paillasse étayée sous toute sa longueur',
        'Nez de marche chanfreinés ou prêts à carreler',
        'Marches de même hauteur, revêtements déduits',
      ],
    },
    {
      title: 'Béton apparent',
      description:
        "Le parement montrera chaque veine de planche et chaque trou de tige. Sens des lames, alignement des joints, heure du camion se décident donc avant. Les panneaux sont neufs, et l'huile de décoffrage se passe au chiffon.",
      features: [
        'Un essai sur un muret, à garder ou à démolir',
        'Même centrale et même sable pour toute la paroi',
        "Arêtes protégées jusqu'à la fin du chantier",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Accès et visite',
      description:
        'Nous mesurons le porche, la portance de la cour et la hauteur des lignes électriques. Vous nous dites où sont la fosse et le puits.',
      duration: '2 à 3 heures',
    },
    {
      title: 'Plans de coffrage',
      description:
        "Le bureau d'études donne les sections et les étais, les autres métiers leurs trous. Un camion dans la rue suppose un arrêté de stationnement, que nous demandons.",
      duration: '2 à 4 semaines',
    },
    {
      title: 'Montage',
      description:
        "Scie, visseuse, masse : un bruit d'atelier, à heures fixes. Les panneaux s'empilent dans la cour et le passage vers la porte se réduit à un mètre.",
      duration: '4 à 7 jours, petite extension',
    },
    {
      title: 'Fermeture',
      description:
        'Aciers photographiés, boîtes comptées, copeaux soufflés, fond mouillé. Chaque étai est repris à la main : celui qui tourne sans effort ne porte rien.',
      duration: '½ journée',
    },
    {
      title: 'Coulage',
      description:
        "Une seule journée, et rien ne l'interrompt. Le moteur de la pompe couvre les conversations ; éloignez les voitures. La goulotte se rince dans une fosse bâchée, car la laitance brûle l'herbe et bouche les évacuations.",
      duration: '1 jour',
    },
    {
      title: 'Cure et décoffrage',
      description:
        'Bâche et arrosage, matin et soir, surtout par vent sec. Les panneaux verticaux repartent vite, les étais en dernier.',
      duration: '3 à 4 semaines',
    },
  ],
  faqs: [
    {
      question: 'Quand marchera-t-on sur la dalle ?',
      answer:
        "Le lendemain, à pas légers. Les maçons y travaillent au bout de quelques jours, sans palette de briques, et la charge entière attend le départ des étais. N'en retirez aucun, même une heure.",
    },
    {
      question: "Le mur existant peut-il servir d'un côté du coffrage ?",
      answer:
        'Non, pas un mur de moellons. La poussée en disjoindrait les pierres, et le ciment collerait deux bâtiments qui tassent différemment. Contre la vieille maison, ce pan se monte plutôt en maçonnerie, derrière un joint vide.',
    },
    {
      question: 'Coule-t-on en janvier ?',
      answer:
        "Oui, au-dessus de cinq degrés. En dessous, la prise traîne, et une gelée la première nuit peut perdre la surface. Par petit froid, un béton adapté et des couvertures suffisent. En juillet, nous coulons à l'aube.",
    },
    {
      question: 'Et si la toupie ne peut pas approcher ?',
      answer:
        'Une pompe prend le relais, le plus souvent. Ses tuyaux traversent un couloir bâché sur plusieurs dizaines de mètres. Pour deux ou trois mètres cubes, un petit camion ou la bétonnière suffit. Le devis nomme le moyen retenu.',
    },
    {
      question: "Le béton s'impose-t-il pour monter un étage ?",
      answer:
        "Rarement, et nous le disons tôt. Une ossature de bois pèse bien moins sur des murs anciens, et sur l'argile chaque tonne compte. Le béton se limite alors à la ceinture, et à quelques poteaux si l'étude les demande.",
    },
  ],
  relatedMetiers: ['ferrailleur', 'maconnerie', 'charpentierBois', 'electricien'],
} as const satisfies Trade
