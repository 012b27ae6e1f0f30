import type { Trade } from '../types'

export const trade = {
  id: 'plombier-sanitaire',
  categoryId: 'second-oeuvre-reseaux',
  serviceSlug: 'renovation-interieure',
  alsoUnder: ['cuisines-salles-de-bains'],
  title: 'Plombier sanitaire',
  subtitle: "La pente du tuyau d'abord, la place de la douche ensuite, les robinets en dernier",
  metaDescription:
    "Deux centimètres de pente par mètre décident où va la douche. Évacuations, arrivées d'eau, coupures : la méthode de nos plombiers dans une maison ancienne.",
  keywords: [
    'plombier sanitaire Lot-et-Garonne',
    'pente évacuation douche',
    'déplacer une salle de bains',
    'plomberie maison ancienne',
    'remplacer canalisations en plomb',
  ],
  updated: '2026-11-21',
  heroImage: 'plumbing-wall',
  presentationImage: 'plumbing-detail',
  presentationTitle: "La douche va où l'eau peut descendre",
  presentationText: [
    "Trois mètres de tuyau à deux centimètres par mètre mangent six centimètres de hauteur. Ajoutez le siphon, le receveur et le carrelage : il en faut quinze à vingt sous les pieds, ou bien une marche. Ce calcul se fait au crayon, avant le choix de la faïence, parce qu'il élimine à lui seul une partie des plans.",
    "Au rez-de-chaussée, on ouvre la dalle, ou la terre sous les tommettes. À l'étage, le sens des solives commande. Dans leur longueur, le tuyau se glisse entre deux. En travers, il faudrait les entailler, et nous refusons : une solive creusée perd bien plus de force que de bois. Restent une estrade, un plafond abaissé dans la pièce du bas, ou une douche déplacée d'un mètre.",
    "L'eau qui arrive pose moins de questions, puisque la pression la fait monter. Nous prenons du cuivre quand le tube se voit, du multicouche sous gaine quand il se cache, sans raccord noyé. Le plomb et l'acier rongé partent en entier : un tube neuf greffé sur un vieux reporte la fuite un mètre plus loin.",
    "Le démolisseur passe avant, et c'est souvent lui qui révèle le vrai tracé de la chute. Plombier et électricien se partagent ensuite les parois ouvertes, que le poseur de cloisons referme. Le carreleur coupe le travail du plombier en deux, tuyaux d'un côté, appareils de l'autre. Notre conducteur de travaux réserve les deux venues dès le départ, avec le séchage de la chape entre elles.",
  ],
  keyPoints: [
    'Passage des évacuations tracé avant le plan de la salle de bains',
    'Aucune solive entaillée pour gagner de la pente',
    'Tubes sous pression une nuit entière avant la fermeture des parois',
    'Une vanne par pièce, étiquetée et accessible',
    'Un WC en service chaque soir si vous habitez la maison',
  ],
  expertises: [
    {
      title: 'Évacuations et chutes',
      description:
        "Un lavabo qui glougloute manque d'air : l'eau, en partant, vide son siphon et laisse remonter l'odeur. Nous calculons les diamètres selon le NF DTU 60.11, et la chute monte prendre l'air au-dessus du toit.",
      features: [
        '32 mm au lavabo, 40 ou 50 à la douche, 100 au WC',
        'Un à trois centimètres de pente par mètre, sans contre-pente',
        'Tampon de visite accessible au pied de chaque chute',
        "Chute désolidarisée et isolée le long d'une chambre",
      ],
    },
    {
      title: 'Eau froide, eau chaude',
      description:
        "Depuis une nourrice, la rampe d'où partent les lignes, chaque appareil reçoit un tube d'un seul tenant. On isole une fuite sans priver la maison, et la douche sent moins le robinet de la cuisine.",
      features: [
        'Raccords à visser toujours visitables, selon le NF DTU 60.1',
        'Réducteur quand le réseau dépasse trois bars',
        "Jamais de cuivre en amont d'un acier galvanisé conservé",
      ],
    },
    {
      title: 'Douche, baignoire et WC',
      description:
        "Le bâti-support d'un WC suspendu porte une personne assise sur deux tiges : il s'ancre dans le sol et la structure, avant les plaques. Pour une douche à carreler, nous scellons le siphon à sa hauteur ; le carreleur fait la forme de pente et la protection à l'eau.",
      features: [
        "Mitigeur réglé à l'entraxe de 150 mm, de niveau, avant la faïence",
        'Trappe devant le siphon de la baignoire',
        'Barres et siège de douche prévus par un renfort dans la cloison',
      ],
    },
    {
      title: 'Chauffe-eau et machines',
      description:
        "Un ballon de deux cents litres pèse plus de deux cent cinquante kilos une fois plein. Sur un plancher de bois, nous cherchons un mur porteur ou un trépied posé au droit d'une poutre.",
      features: [
        "Groupe de sécurité raccordé à l'évacuation par un siphon",
        'Ballon rapproché des robinets plutôt que grossi',
        "Un robinet d'arrêt pour chaque machine, à portée de main",
      ],
    },
  ],
  workProcess: [
    {
      title: "Les niveaux d'abord",
      description:
        'Au laser, nous mesurons ce qui sépare le sol fini du regard ou de la chute. Quand un regard a disparu sous la cour, une caméra le retrouve.',
      duration: '½ journée',
    },
    {
      title: 'Dessin au sol, grandeur nature',
      description:
        "Nous traçons les appareils à la craie et vous essayez : s'asseoir, ouvrir la porte, sortir de la douche. Receveur et robinetterie encastrée se commandent à l'issue de ce rendez-vous.",
      duration: '2 heures',
    },
    {
      title: 'Tuyaux et raccords',
      description:
        "Ouvrir une dalle prend une journée de bruit et de poussière grise. Les coupures d'eau tombent en semaine, annoncées deux jours avant, et durent le temps d'un raccordement.",
      duration: '3 à 6 jours pour une salle de bains',
    },
    {
      title: 'Une nuit sous pression',
      description:
        "Réseau bouchonné et monté en pression le soir, manomètre relu le matin. Un seau vidé dans chaque attente vérifie que l'eau part et que rien ne suinte aux emboîtures.",
      duration: '1 nuit',
    },
    {
      title: 'Retour après le carreleur',
      description:
        'Les appareils se posent sur un carrelage dont les joints ont durci. Les percements se font au foret diamant, sans percussion, et le silicone sèche une journée avant la première douche.',
      duration: '1 à 2 jours',
    },
    {
      title: 'Mise en eau avec vous',
      description:
        'Chaque robinet coule dix minutes, un papier sec passé sous chaque siphon. Vous fermez vous-même les vannes une fois, pour savoir lesquelles le jour où il faudra.',
      duration: '1 à 2 heures',
    },
  ],
  faqs: [
    {
      question: "Jusqu'où peut-on éloigner un WC de la chute ?",
      answer:
        "Trois ou quatre mètres, si la hauteur suit. Un tuyau de cent millimètres, sa pente et ses coudes se logent mal dans un plancher ancien. Au-delà, on vous parlera de broyeur ; nous le déconseillons, car il fait du bruit la nuit, se bouche et s'arrête avec le courant.",
    },
    {
      question: 'Quel est votre plus petit chantier de plomberie ?',
      answer:
        "Un appareil remplacé, à partir de 500 € TTC (prix de novembre 2026, à la TVA de 10 % des logements achevés depuis plus de deux ans). Le prix vaut pour un lavabo ou un WC courant posé au même endroit : dépose, fourniture, robinet d'arrêt, vidage et joints neufs. Il ne comprend ni tuyau déplacé, ni cloison ouverte, ni carrelage.",
    },
    {
      question: "Combien de temps serons-nous privés d'eau ?",
      answer:
        "Quelques heures à la fois, le plus souvent entre neuf heures et seize heures. Une salle de bains demande deux ou trois coupures réparties sur le chantier. Si l'unique WC doit être déposé, nous en raccordons un provisoire avant de partir.",
    },
    {
      question: 'Une fosse supporte-t-elle une salle de bains de plus ?',
      answer:
        "Souvent oui, sous réserve d'un contrôle. Une fosse se dimensionne d'après les pièces principales, donc une chambre ajoutée compte davantage qu'une douche. Interrogez le SPANC, le service public qui contrôle l'assainissement individuel, avant l'ouverture du sol.",
    },
    {
      question: 'Acceptez-vous de poser les robinets que nous achetons ?',
      answer:
        "Oui, s'ils arrivent à temps. Un mitigeur encastré doit être chez vous avant les tuyaux, car son corps fixe la profondeur dans le mur. Nous répondons de la pose, le vendeur de la pièce, et nous vous dirons si ses cartouches se trouvent encore.",
    },
  ],
  relatedMetiers: ['carreleur', 'electricien', 'cloisons', 'demolisseur'],
} as const satisfies Trade
