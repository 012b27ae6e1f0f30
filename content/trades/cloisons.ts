import type { Trade } from '../types'

export const trade = {
  id: 'cloisons',
  categoryId: 'finitions',
  serviceSlug: 'renovation-interieure',
  title: 'Cloisonneur',
  subtitle: 'Brique plâtrière, carreau de plâtre, pan de bois : des murs minces qui pèsent lourd',
  metaDescription:
    "Cloisons en brique, carreaux de plâtre ou torchis en Lot-et-Garonne : reconnaître celle qui porte l'étage, choisir selon le poids, monter sans rien fendre.",
  keywords: [
    'cloison en brique plâtrière',
    'carreaux de plâtre Lot-et-Garonne',
    'cloison porteuse maison ancienne',
    'pan de bois et torchis intérieur',
    'verrière intérieure sur muret',
  ],
  updated: '2026-11-21',
  heroImage: 'structure-masonry',
  presentationImage: 'living-reading',
  presentationTitle: "Sept centimètres de brique, et l'étage posé dessus",
  presentationText: [
    "Sur le plan, ce mur n'est qu'un trait fin ; dans la maison, il porte une chambre et son armoire. On l'avait monté en brique de cinq centimètres, plâtrée des deux côtés, pour séparer deux pièces. Les solives ont fléchi d'un doigt, le plancher s'est assis sur lui, et personne ne s'en est aperçu. Celui qui l'abat voit l'étage descendre, parfois des semaines plus tard.",
    "Plusieurs indices se lisent sans rien casser. Les lignes de clous du plancher suivent les solives : si elles croisent le mur, il peut les soutenir. Un sol en dos d'âne juste au-dessus, une brique qui s'arrondit, une autre cloison montée à l'aplomb renforcent le soupçon. Nous ouvrons ensuite une petite fenêtre en tête, pour voir si la solive repose ou passe librement. Au moindre doute, un ingénieur structure tranche, par écrit.",
    "Le poids compte aussi quand on construit. Un carreau de plâtre plein de sept centimètres pèse environ 70 kg par mètre carré, et une brique plâtrière enduite presque autant. Sous un plafond à 2,50 m, chaque mètre de cloison charge le sol de 175 kg. Une dalle l'accepte ; un vieux plancher de bois, rarement. À l'étage, nous passons donc le plus souvent la main au poseur de cloisons sèches, dont l'ouvrage pèse près de trois fois moins.",
    "Le démolisseur a vidé la place, et le maçon fini ses linteaux. L'électricien donne ses hauteurs de prises avant le premier rang, car une paroi mince ne se saigne pas des deux côtés au même endroit. Le plâtrier enduit la brique derrière nous. Quant à la chape flottante, elle attend son tour : une cloison de ce poids part de la dalle.",
  ],
  keyPoints: [
    'Mur à abattre sondé en tête, quelle que soit son épaisseur',
    'Charge au mètre calculée avant de choisir entre brique, carreau et ossature',
    'Huisseries calées avec la cloison, à la hauteur du sol fini',
    'Vide de deux centimètres sous plafond, rempli de matière souple',
    'Terre et chaux dans les pans de bois, jamais de ciment',
  ],
  expertises: [
    {
      title: 'Brique plâtrière',
      description:
        "Cette terre cuite creuse se hourde au plâtre, à joints croisés, et suit sans peine un mur courbe ou un refend tordu. Un meuble haut s'y accroche par des scellements à la résine. En bas d'une pièce d'eau, le mortier remplace le plâtre.",
      features: [
        'Montage suivant le NF DTU 20.13',
        'Pattes scellées dans les joints des murs de pierre, sans entailler le moellon',
        'Linteau au-dessus de chaque porte',
      ],
    },
    {
      title: 'Carreaux de plâtre',
      description:
        "Trois carreaux font un mètre carré ; ils s'emboîtent, se collent et se laissent scier à la main. Leur épaisseur, de cinq à dix centimètres, découle de la hauteur et de la longueur libre, selon les tableaux du NF DTU 25.31. Un long couloir demande donc un raidisseur ou des carreaux plus forts.",
      features: [
        "Carreaux hydrofugés dans les pièces d'eau",
        'Angles harpés, un rang sur deux',
        'Enduit mince en finition, prêt pour le peintre',
      ],
    },
    {
      title: 'Pans de bois, brique et torchis',
      description:
        "Dans les maisons à colombages des bastides, le bois porte et le remplissage ferme. L'écharpe, cette pièce oblique, tient l'ensemble d'équerre : nous déplaçons la porte plutôt que de la couper. Le torchis se refait en deux ou trois couches sur des éclisses, lattes coincées entre les montants.",
      features: [
        'Tasseaux cloués sur les poteaux pour retenir la brique',
        'Fissures de retrait du torchis refermées avant la couche fine',
        "Enduit de chaux arrêté au nu des bois, ou couvrant s'ils étaient cachés",
      ],
    },
    {
      title: 'Cloisons vitrées',
      description:
        "Un couloir aveugle prend son jour à la pièce voisine par un châssis posé sur un muret. Nous relevons les cotes après l'enduit, car le cadre d'acier ou de bois ne se retaille pas. La voix, en revanche, traverse un vitrage simple mieux qu'une brique.",
      features: [
        'Verre feuilleté partout où un enfant peut le heurter',
        'Parcloses démontables, pour changer un seul vitrage',
        'Muret enduit et peint avant le châssis',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé et fenêtres de sondage',
      description:
        "Épaisseurs, sens des solives, aplomb des murs du dessus. Les ouvertures de vingt centimètres se rebouchent en une heure si l'on en reste là. Si le bâtiment date d'avant juillet 1997, l'amiante se recherche avant toute dépose.",
      duration: '½ à 1 journée',
    },
    {
      title: 'Étude, si le mur porte',
      description:
        "L'ingénieur dimensionne la poutre, ses appuis et les étais. Vous recevez sa note et notre chiffrage avant de décider.",
      duration: '2 à 4 semaines',
    },
    {
      title: 'Traçage au sol',
      description:
        "Le bleu du cordeau dessine pièces et portes sur la dalle. Venez marcher dedans, meubles en tête : c'est le dernier jour où une porte change de côté sans rien casser.",
      duration: '½ journée',
    },
    {
      title: 'Montage',
      description:
        "L'huisserie d'abord, d'aplomb et étrésillonnée (tenue par des traverses provisoires), puis les rangs, au cordeau. La scie à eau travaille dehors ; dedans, il reste des éclaboussures et un sol mouillé.",
      duration: '1 à 2 jours pour 15 m²',
    },
    {
      title: 'Saignées et garnissage',
      description:
        "La rainureuse aspirée trace, l'électricien pose ses gaines, nous rebouchons au plâtre. Le bruit dure une demi-journée et le courant est coupé pièce par pièce.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Séchage',
      description:
        "Le carreau collé sèche en quelques jours ; l'enduit au plâtre demande des semaines, et le torchis davantage encore.",
      duration: '1 à 6 semaines selon le matériau',
    },
  ],
  faqs: [
    {
      question: 'Puis-je abattre la cloison moi-même, un samedi ?',
      answer:
        "Oui, après sondage et repérage d'amiante. Si la solive passe librement au-dessus, commencez par le haut, rang après rang, prises hors tension et canalisations repérées. Dix mètres carrés de brique enduite laissent près d'un mètre cube de gravats : la benne se commande avant la masse.",
    },
    {
      question: 'Que se passe-t-il si elle porte ?',
      answer:
        "On s'arrête, et l'ingénieur calcule. Le maçon étaie, pose la poutre et ses appuis ; nous refermons ensuite. Souvent, une large ouverture entre deux pans conservés donne la même lumière pour beaucoup moins de travaux, et nous la chiffrons à côté.",
    },
    {
      question: 'La brique isole-t-elle mieux du bruit ?',
      answer:
        "Non, pas à épaisseur égale. Entre deux chambres, une ossature garnie de laine arrête mieux la voix qu'une paroi rigide de sept centimètres. La maçonnerie garde l'avantage pour les charges accrochées, les chocs, la fraîcheur et les murs qui tournent.",
    },
    {
      question: 'Le plâtre supporte-t-il une douche ?',
      answer:
        "Oui, en carreaux hydrofugés et sous la protection que le carreleur applique avant la faïence. Le pied se pose dans un profilé ou sur un premier rang plus résistant à l'eau. Contre un mur enterré et humide, nous refusons : on traite d'abord le mur.",
    },
    {
      question: 'Pourquoi ne pas bloquer la cloison contre le plafond ?',
      answer:
        'Parce que le plancher du dessus plie à chaque pas. Bloquée, la cloison finirait par le porter et se fendrait en escalier. La matière souple disparaît sous un couvre-joint ou une moulure.',
    },
  ],
  relatedMetiers: ['poseurCloisons', 'demolisseur', 'platrierPlaquiste', 'electricien'],
} as const satisfies Trade
