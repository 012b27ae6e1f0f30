import type { Trade } from '../types'

export const trade = {
  id: 'couvreur',
  categoryId: 'charpente-couverture',
  serviceSlug: 'renovation-exterieure',
  alsoUnder: ['extensions-surelevation'],
  title: 'Couvreur',
  subtitle: 'Canal, plate ou à emboîtement : la pente du toit choisit avant vous',
  metaDescription:
    'À chaque pente sa tuile : canal, plate ou à emboîtement. Liteaux, faîtage à la chaux, génoises : comment nos couvreurs montent un toit, rang par rang.',
  keywords: [
    'couvreur Lot-et-Garonne',
    'pose tuile canal pente',
    'faîtage à la chaux',
    'génoise tuile canal',
    'couverture tuile plate',
  ],
  updated: '2026-11-21',
  heroImage: 'roof-work',
  presentationImage: 'roof-tiles',
  presentationTitle: 'Une tuile qui ne tient que par son poids',
  presentationText: [
    "Presque rien n'attache une tuile canal : elle repose sur sa voisine, et le frottement fait le reste. Sur un toit raide, elle descend un peu chaque hiver, file entière, jusqu'à la gouttière. Sur un toit trop plat, le vent rebrousse la pluie sous le recouvrement. Le NF DTU 40.22 demande donc, selon la zone et l'exposition, au moins 24 à 35 % de pente. Les tuiles s'y chevauchent de quatorze à dix-sept centimètres.",
    "La tuile plate veut le contraire, d'ordinaire 70 % et davantage (NF DTU 40.23). De là les pigeonniers et les toits aigus qui annoncent le Périgord. La tuile à emboîtement, sortie des usines du dix-neuvième siècle, porte des rainures qui arrêtent l'eau. Elle occupe l'entre-deux, et le NF DTU 40.21 fixe sa pente limite selon le modèle. Nous posons le niveau sur un chevron, et la liste des tuiles possibles se réduit aussitôt.",
    "Un toit se monte depuis l'égout, le bas du versant. La chanlatte, un bois taillé en biseau, y relève le premier rang pour lui donner la pente des suivants. Viennent les liteaux, les lattes où s'accrochent les talons. Leur écartement se mesure sur dix tuiles du lot, car une terre cuite n'a jamais la cote exacte du catalogue. Le cordeau contrôle l'alignement, et l'œil le confirme depuis la cour.",
    "Le charpentier nous remet un plan de chevrons sans bosse. S'il reste un creux, nous le calons avant le liteau, pas avec la tuile. Le zingueur installe crochets et noues avant nos premiers rangs, puis revient pour les solins. Le maçon finit ses souches, le façadier attend que la génoise ait pris. Sur un même échafaudage, le conducteur de travaux range ces passages à la journée.",
  ],
  keyPoints: [
    'Pente lue au niveau et site classé selon le vent avant toute commande',
    'Pureau, la part visible de la tuile, réglé sur le lot livré',
    'Crochets inoxydables aux rives et aux égouts exposés',
    'Aération prévue en bas et en haut de chaque versant',
    'Tuiles de réserve du même lot laissées dans le grenier',
  ],
  expertises: [
    {
      title: 'Tuile canal',
      description:
        "Les courants font rigole, gros bout vers le faîtage. Les couverts les coiffent, gros bout vers le bas. Posée sur volige, entre chevrons triangulaires ou accrochée par son talon, la canal suit un toit gauche qu'aucune autre n'épouserait.",
      features: [
        'Courants à talon, qui arrêtent le glissement',
        'Files tracées au cordeau, écarts répartis avant la rive',
        'Une bonne cinquantaine de kilos au mètre carré',
      ],
    },
    {
      title: 'Tuile plate',
      description:
        "Chaque rang cache les deux tiers de celui du dessous, à joints croisés, si bien qu'un toit en montre une épaisseur et en porte trois. Le mètre carré demande une soixantaine de tuiles. Le tri des teintes se fait au sol, en puisant dans plusieurs palettes.",
      features: [
        'Clous ou crochets, plus nombreux sur les pentes raides et ventées',
        'Coyau (le bois qui adoucit le bas du versant) conservé',
        'Embarrures de chaux sous les faîtières',
      ],
    },
    {
      title: 'Tuile à emboîtement',
      description:
        "Elle pèse moins et va plus vite, mais réclame un support droit : sur une charpente qui ondule, les rainures bâillent. Les modèles d'avant-guerre ont souvent quitté les catalogues, et nous gardons ceux que la dépose libère.",
      features: [
        'Fiche du fabricant jointe au devis, pente limite comprise',
        "Tuiles d'aération réparties entre l'égout et le faîtage",
        'Modèle à fort galbe près de la canal, accord de la mairie en main',
      ],
    },
    {
      title: 'Faîtages, arêtiers et rives',
      description:
        "Un mortier de chaux tient la faîtière et suit les petits mouvements du bois. Le ciment, trop raide, se décolle d'un côté, garde l'eau, et casse la tuile quand on l'ôte. Sur un comble isolé, un closoir (bande souple ventilée) laisse sortir l'air qui circule sous les tuiles.",
      features: [
        'Faîtières mouillées, puis scellées le dos à la pluie',
        "Tuiles d'arêtier (l'angle saillant du toit) tranchées en biais",
        'Mortiers serrés hors gel et hors canicule',
      ],
    },
    {
      title: 'Génoises',
      description:
        "Deux ou trois rangs de canal noyés dans la chaux avancent l'égout et rejettent l'eau loin du mur, sans une pièce de bois. Une génoise se reprend toit ouvert, car le premier rang du versant pèse dessus.",
      features: [
        'Arase du mur refaite avant le premier rang',
        'Mortier plein, sans vide pour les frelons',
        "Pas de crochet de gouttière scellé dans l'ouvrage",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé',
      description:
        "Longueur des rampants, équerrage, pente, état des bois. Un toit ancien est rarement d'équerre : l'écart se répartit sur plusieurs files au lieu d'éclater à la rive.",
      duration: '½ journée',
    },
    {
      title: 'Choix et commande',
      description:
        "Trois mélanges de teintes, posés à blanc sur une palette inclinée, se regardent depuis la route. La tuile manque parfois au printemps, et nous ne fixons de date qu'une fois la livraison promise.",
      duration: '3 à 8 semaines',
    },
    {
      title: 'Support',
      description:
        "Chanlattes, liteaux ou voliges, écran s'il est prévu. La cloueuse s'entend de loin ; prévenez le voisin qui travaille de nuit.",
      duration: '2 à 3 jours par versant',
    },
    {
      title: 'Pose des rangs',
      description:
        "Les piles montent au treuil et se partagent entre les deux pans, car une vieille charpente penche sous une charge d'un seul bord. Personne ne passe sous l'échafaudage : l'entrée de la maison change de côté.",
      duration: '4 à 8 jours par versant',
    },
    {
      title: 'Mortiers et contrôle',
      description:
        "Faîtage, rives, pieds de souche, puis arrosage au jet des points sensibles. Les photos du toit fini vous évitent d'y monter.",
      duration: '2 à 4 jours',
    },
  ],
  faqs: [
    {
      question: 'Nous voudrions de la tuile plate sur la ferme : est-ce faisable ?',
      answer:
        "Non, pas sur un toit à 30 %. Le vent pousserait la pluie entre les tuiles, qui gèleraient mouillées. Il faudrait une charpente neuve, bien plus haute, donc un autre budget, l'avis de la mairie et des murs capables de la recevoir. Nous préférons vous trouver une belle canal.",
    },
    {
      question: 'Faut-il sceller toutes les tuiles contre le vent ?',
      answer:
        "Non, seulement les bords et le faîtage. Un versant scellé partout ne s'aère plus, et la moindre tuile fendue en condamne cinq autour d'elle. Sur une crête ventée, des crochets retiennent le plein du toit sans le souder.",
    },
    {
      question: "L'écran sous tuiles est-il utile avec la canal ?",
      answer:
        "Oui, au-dessus d'une chambre. Il recueille la pluie poussée par l'orage et conduit l'eau d'une tuile cassée jusqu'à la gouttière. Il lui faut une lame d'air entre lui et les tuiles. Une grange ouverte, que le vent sèche, s'en passe bien.",
    },
    {
      question: 'Notre charpente portera-t-elle un toit plus lourd ?',
      answer:
        "Le charpentier répond, parfois l'ingénieur. Passer d'une tuile mécanique à la canal ou à la plate ajoute de dix à trente kilos au mètre carré. Sur cent mètres carrés, cela fait une à trois tonnes. Des pannes déjà fléchies excluent l'échange tant qu'elles ne sont pas renforcées.",
    },
    {
      question: "L'antenniste peut-il marcher sur les tuiles ?",
      answer:
        "Avec une échelle de toit, oui. Un talon au milieu d'un couvert le fend sans bruit, et la fuite vient des mois après. Demandez-lui de poser le pied là où deux tuiles se chevauchent, et de dire ce qu'il casse.",
    },
  ],
  relatedMetiers: ['charpentierBois', 'zingueur', 'toitures', 'maconnerie'],
} as const satisfies Trade
