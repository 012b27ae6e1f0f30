import type { Trade } from '../types'

export const trade = {
  id: 'zingueur',
  categoryId: 'charpente-couverture',
  serviceSlug: 'renovation-exterieure',
  title: 'Zingueur',
  subtitle: "Du jeu pour la chaleur et de l'air dessous, sans quoi le métal se perce",
  metaDescription:
    "Gouttière qui claque, noue percée, poudre blanche sous la tôle : ce que le zinc réclame pour durer, et où doit partir l'eau de votre toit sur un sol d'argile.",
  keywords: [
    'zingueur Lot-et-Garonne',
    'gouttière zinc soudée',
    'réparation noue zinc',
    'solin de cheminée',
    'descente eaux pluviales argile',
  ],
  updated: '2026-11-21',
  heroImage: 'roof-zinc',
  presentationImage: 'roof-tiles',
  presentationTitle: 'Dix mètres de gouttière, presque deux centimètres de course',
  presentationText: [
    "Ce claquement sec, certains matins de juillet, vient de la gouttière qui s'allonge. Le zinc prend environ 2,2 millimètres par mètre pour cent degrés d'écart. D'une nuit à moins dix au plein soleil, qui porte la tôle à soixante-dix, dix mètres de métal gagnent plus de dix-sept millimètres. Tenu par un clou ou serré entre deux murs, il gondole, puis se déchire au ras d'une soudure.",
    "L'autre mal se prépare en dessous. À l'air, le zinc se couvre d'une patine grise qui le protège. Sa face cachée, mouillée et privée d'air, ne la forme pas. Une poudre blanche la ronge, et le trou se fait de l'intérieur vers le ciel. Nous posons donc la tôle sur des voliges de sapin ou d'épicéa, légèrement écartées, avec une entrée d'air en bas et une sortie en haut. Le chêne et le châtaignier, trop acides, ne la touchent pas.",
    "Sur nos argiles, le danger descend jusqu'au sol. Une descente qui lâche au pied d'un angle gonfle la terre à cet endroit, pendant qu'elle se rétracte ailleurs. La fondation travaille, et le mur se fend. Nous n'arrêtons aucun tuyau sur la terre nue. Il rejoint un regard, puis un réseau, une cuve ou un fossé, selon ce que la commune accepte.",
    "Le zingueur passe par morceaux. Crochets et fonds de noue précèdent les tuiles du couvreur, solins et abergements les suivent. Le charpentier dresse la planche d'égout, le maçon ouvre la saignée du solin, le terrassier apporte son tuyau jusqu'au regard. Quand le façadier arrive, nous retirons les descentes et raccordons des manches provisoires. Notre conducteur de travaux les vérifie avant chaque orage, car un jet d'eau ravine un enduit frais.",
  ],
  keyPoints: [
    'Dilatation calculée pour chaque longueur, avant de couper la tôle',
    "Joint souple au-delà d'une douzaine de mètres de gouttière",
    "Soudure à l'étain sur métal décapé, mastic exclu",
    'Ni cuivre en amont, ni bois acide au contact de la tôle',
    "Chaque descente suivie jusqu'au point de rejet",
  ],
  expertises: [
    {
      title: 'Gouttières',
      description:
        "La demi-ronde pend à ses crochets, la rampante se couche sur le bas du versant : la façade décide. Cinq millimètres de pente par mètre suffisent, réglés au cordeau d'un crochet à l'autre. À plat, les feuilles restent, et leur jus attaque le fond.",
      features: [
        'Crochets tous les cinquante centimètres environ',
        'Talons et naissances soudés sur établi, à plat',
        'Bord extérieur plus bas que le bord côté mur',
      ],
    },
    {
      title: 'Descentes et pied de mur',
      description:
        "Un tuyau de 80 millimètres évacue environ 70 m² de toit mesurés à plat, si sa naissance est évasée. Le NF DTU 60.11 donne le calcul. Deux petites descentes valent mieux qu'une grosse quand un nid peut en boucher une.",
      features: [
        'Dauphin en fonte en bas, là où passent brouettes et vélos',
        'Tuyau écarté du mur de deux centimètres',
        'Regard à couvercle avant toute partie enterrée',
      ],
    },
    {
      title: 'Noues',
      description:
        'Deux versants se vident dans ce pli rentrant, et une averse y court comme dans un fossé. La tôle remonte loin sous les tuiles ; ses rives repliées renvoient vers le fond ce que le vent a poussé.',
      features: [
        'Feuilles de deux mètres en recouvrement, sans clou traversant',
        'Fond de bois résineux refait quand il est noir',
        'Passage libre entre les tuiles, pour les feuilles et les grêlons',
      ],
    },
    {
      title: 'Solins et abergements',
      description:
        "L'abergement habille le pied de la cheminée : une bavette devant, deux couloirs, une besace derrière. En haut, une bande engravée dans la maçonnerie le recouvre sans le serrer, et le métal coulisse dessous. Un simple boudin de ciment se fissure dès que la tôle bouge.",
      features: [
        'Bandes de deux mètres reliées par coulisseaux',
        'Engravure fermée à la chaux, côté mur seulement',
        "Besace en dos d'âne derrière les souches larges",
      ],
    },
    {
      title: 'Petites couvertures en zinc',
      description:
        "Une lucarne, un auvent, un appentis presque plat : là où la tuile n'a plus assez de pente, le zinc accepte 5 %. Le NF DTU 40.41 règle ces ouvrages, à joint debout ou à tasseaux. Les gouttières n'en relèvent pas, elles suivent le 40.5.",
      features: [
        'Longueur limitée à treize mètres sans ressaut',
        'Pattes fixes sur une seule zone, coulissantes ailleurs',
        "Lame d'air ouverte aux deux bouts",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Visite, sous la pluie si possible',
      description:
        "Nous cherchons où l'eau déborde, où elle goutte au joint et ce qu'elle devient à terre.",
      duration: '1 à 2 heures',
    },
    {
      title: 'Croquis coté',
      description:
        'Surfaces en plan, diamètres, joints de dilatation, place des descentes. Celle qui barre une fenêtre se déplace sur le papier, avant que la tôle soit percée.',
      duration: '½ journée',
    },
    {
      title: 'Pliage',
      description:
        "Bandes, noues et abergements se plient à l'atelier sur nos cotes. Zinc clair ou prépatiné, la teinte s'arrête avant.",
      duration: '2 à 5 jours',
    },
    {
      title: 'Dépose',
      description:
        "Pendant deux ou trois jours, le toit égoutte à nu : rentrez ce qui craint l'eau au pied des murs et fermez les soupiraux. Une vieille peinture grise sur les tuyaux peut contenir du plomb ; nous la faisons vérifier.",
      duration: '1 jour',
    },
    {
      title: 'Pose et soudures',
      description:
        "Le fer chauffe près de bois sec. Un extincteur reste au pied de l'échelle, et l'un de nous reste deux heures sur place, fer éteint.",
      duration: '2 à 4 jours pour une maison',
    },
    {
      title: 'Mise en eau',
      description:
        "Un tuyau en tête de gouttière, puis dans chaque noue : l'eau doit sortir au regard, et nulle part ailleurs.",
      duration: '2 heures',
    },
  ],
  faqs: [
    {
      question: 'Zinc ou PVC pour remplacer mes gouttières ?',
      answer:
        "Le zinc, sur une maison ancienne. Il se ressoude, supporte l'échelle et vieillit sans jaunir. Le PVC s'allonge trois fois plus, et ses joints finissent par goutter ; il dépanne sur un abri de jardin. Sous une couverture de cuivre, nous écartons le zinc : l'eau qui en descend le perce.",
    },
    {
      question: 'Des taches blanches sont apparues sur du zinc neuf, est-ce grave ?',
      answer:
        "Non, si elles restent en surface. Des feuilles empilées humides marquent ainsi, et la patine les fond en quelques mois. Une poudre qui sort d'un recouvrement est plus inquiétante : nous soulevons alors une bande pour regarder l'autre face.",
    },
    {
      question: 'Un peu de silicone sur le trou, cela tient ?',
      answer:
        "Une saison, rarement deux. La tôle bouge, le cordon se décolle d'un bord, et l'étain ne prend plus sur un métal gras de silicone. Nous ne réparons pas au mastic. Si le fond est aminci partout, une pièce soudée ne tiendrait pas davantage.",
    },
    {
      question: "Notre ferme n'a jamais eu de gouttières : faut-il en ajouter ?",
      answer:
        "Pas toujours. Un large débord et un sol caillouté en pente protègent parfois assez, et une belle génoise s'accommode mal de crochets. En revanche, l'eau de votre toit ne doit pas tomber chez le voisin, et une argile qui touche le pied du mur réclame qu'on l'éloigne.",
    },
    {
      question: 'À quel rythme nettoyer les gouttières ?',
      answer:
        'Deux fois par an sous les arbres, une fois ailleurs. Fin novembre après les feuilles, fin mai après les fleurs de chêne et le pollen. Une grille en tête de descente arrête les nids, mais se bouche aussi : elle ne dispense pas de la visite.',
    },
  ],
  relatedMetiers: ['couvreur', 'toitures', 'facades', 'charpentierBois'],
} as const satisfies Trade
