import type { Trade } from '../types'

export const trade = {
  id: 'peinture',
  categoryId: 'finitions',
  serviceSlug: 'renovation-interieure',
  title: 'Peintre en bâtiment',
  subtitle:
    'Trois jours de préparation pour un jour de rouleau, et des murs qui tiennent la lumière',
  metaDescription:
    'Murs rebouchés, poncés, imprimés, puis deux couches : comment nos peintres travaillent en Lot-et-Garonne, à partir de 25 €/m², et ce que ce prix comprend.',
  keywords: [
    'peintre en bâtiment Lot-et-Garonne',
    'peinture intérieure maison ancienne',
    'peinture à la chaux',
    'prix peinture au m²',
    'préparation des murs',
  ],
  updated: '2026-11-21',
  heroImage: 'painting-work',
  presentationImage: 'painting-samples',
  presentationTitle: 'La lumière du soir voit tout',
  presentationText: [
    "À six heures en octobre, le soleil entre presque à l'horizontale et court le long du mur. Chaque raccord d'enduit, chaque coup de cale oublié prend alors une ombre. Nous contrôlons donc nos murs de cette façon, une lampe tenue contre la cloison, avant la première couche et jamais après.",
    "La peinture elle-même couvre un défaut d'un dixième de millimètre. Le reste se joue dessous : ouvrir les fissures au grattoir pour qu'elles prennent l'enduit, poser un calicot (la bande de papier qui arme la fissure), reboucher, poncer, dépoussiérer, imprimer. Un mur imprimé boit partout de la même façon ; sans impression, les reprises d'enduit ressortent mates au milieu d'un mur satiné.",
    "Dans une maison en moellons, nous regardons l'eau avant la couleur. Un mur enterré d'un côté, un enduit ciment posé dans les années soixante-dix, et l'humidité pousse la peinture de l'intérieur : elle cloque en une saison. On traite la cause, on laisse sécher, et l'on choisit un badigeon ou une peinture à la chaux, qui laissent passer la vapeur. Une acrylique lessivable y serait une bâche collée au mur.",
    "Le peintre entre le dernier dans les pièces, une fois les plaques jointoyées, l'électricité tirée et les portes posées. Il revient parfois après le parquet, pour les plinthes. Notre conducteur de travaux cale ce passage, car un enduit de chaux de moins de quatre semaines ne se peint pas, même quand le calendrier le voudrait.",
  ],
  keyPoints: [
    'Contrôle des supports à la lumière rasante, avant la première couche',
    'Deux couches de finition sur impression, jamais une seule « bien chargée »',
    'Chaux et silicate sur les murs anciens qui doivent respirer',
    'Sols, meubles et appareillages protégés, pièce aérée et rendue nettoyée',
    'À partir de 25 €/m², préparation courante comprise',
  ],
  expertises: [
    {
      title: 'Murs et plafonds neufs',
      description:
        "Sur plaque de plâtre, le carton et les bandes n'absorbent pas pareil. Une impression les met d'accord, puis nous ratissons les joints si la pièce prend la lumière de côté.",
      features: [
        'Impression pour plaques de plâtre',
        'Niveau de finition écrit au devis, pièce par pièce',
        'Plafonds en mat profond, passés face à la fenêtre',
      ],
    },
    {
      title: 'Murs anciens et chaux',
      description:
        'Le badigeon se pose sur un enduit de chaux humidifié, en couches maigres croisées à la brosse. Il fonce à la pose et éclaircit de plusieurs tons en séchant : nous faisons un essai sur un mètre carré, à juger deux jours plus tard.',
      features: [
        'Badigeons et laits de chaux teintés aux ocres',
        'Peintures au silicate sur enduits minéraux',
        "Dépose des papiers et des peintures étanches d'abord",
      ],
    },
    {
      title: 'Boiseries, portes et escaliers',
      description:
        "Une porte de 1930 porte huit couches, et les plus anciennes contiennent souvent du plomb. Nous ne ponçons pas à sec sans l'avoir vérifié ; décapage chimique ou ponçage humide, avec masque et aspiration, selon le diagnostic.",
      features: [
        'Égrenage, rebouchage au mastic à bois, sous-couche isolante sur les nœuds',
        'Laque tendue au pistolet en atelier, ou à la brosse sur place',
        'Plinthes peintes avant la pose, retouchées après',
      ],
    },
    {
      title: "Pièces d'eau et cuisines",
      description:
        "La vapeur cherche le point froid, presque toujours l'angle du plafond. Une peinture pour locaux humides n'y suffit pas si l'air ne sort pas : nous mesurons l'extraction avant de repeindre des moisissures.",
      features: [
        'Lavage et traitement des taches noires avant rebouchage',
        'Finition satinée lessivable au-dessus du plan de travail',
        'Joints souples repris après peinture',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Visite et relevé des supports',
      description:
        "Nous sondons les enduits, mesurons l'humidité des murs douteux et comptons les fissures. Le devis dit le niveau de préparation de chaque pièce, car c'est lui qui fait le prix.",
      duration: '1 à 2 heures',
    },
    {
      title: 'Protection',
      description:
        'Meubles au centre sous film, sols bâchés et scotchés, plaques de prises déposées. Vous gardez un passage propre entre les pièces que vous habitez.',
      duration: '½ journée par étage',
    },
    {
      title: 'Préparation',
      description:
        'Lessivage, ouverture des fissures, rebouchage, enduit, ponçage à la girafe reliée à un aspirateur. Chaque enduit sèche une nuit avant le ponçage ; on travaille donc deux pièces en alternance.',
      duration: '2 à 3 jours pour une chambre',
    },
    {
      title: 'Impression et deux couches',
      description:
        "La teinte se valide sur un panneau A3 déplacé dans la pièce, matin et soir. Les couches s'espacent de six à douze heures selon le produit et la température.",
      duration: '2 jours pour une chambre',
    },
    {
      title: 'Contrôle avec vous',
      description:
        "Lampe en main, nous faisons le tour et reprenons ce qui accroche l'œil. Les pots entamés restent chez vous, étiquetés avec la pièce et la référence.",
      duration: '1 à 2 heures',
    },
  ],
  faqs: [
    {
      question: 'Combien de temps faut-il pour repeindre un étage ?',
      answer:
        'Comptez une semaine pour trois chambres vides, une et demie si elles sont meublées. Les enduits mangent le temps, pas le rouleau : chacun doit sécher avant le suivant. On peut dormir dans une pièce le soir de la dernière couche si elle a été aérée toute la journée.',
    },
    {
      question: 'Que comprend le prix de 25 €/m² ?',
      answer:
        "Le mètre carré de mur mis en peinture, fournitures comprises : protection, rebouchage courant, ponçage, impression et deux couches mates ou satinées. Il ne couvre ni l'arrachage de papiers collés en plusieurs épaisseurs, ni le ratissage d'un mur entier, que nous chiffrons après l'avoir vu.",
    },
    {
      question: 'Peut-on peindre directement sur un ancien papier peint ?',
      answer:
        "Non, sauf une toile de verre saine et bien collée. L'eau de la peinture décolle le papier par plaques quelques semaines plus tard, et il faut alors arracher le papier avec sa peinture. Nous le décollons à la vapeur, puis nous passons un enduit.",
    },
    {
      question: 'Faut-il traiter un mur humide avec une peinture spéciale ?',
      answer:
        "Jamais avant d'avoir trouvé d'où vient l'eau. Une peinture dite anti-humidité cache la tache un hiver et repousse l'eau plus haut dans le mur. Gouttière, terre contre la façade, enduit ciment, aération bouchée : le plus souvent, la cause se voit depuis le dehors.",
    },
    {
      question: 'Est-ce que je peux peindre moi-même et vous laisser la préparation ?',
      answer:
        "Oui, et c'est souvent la meilleure économie. Nous livrons les murs imprimés et poncés, et nous vous laissons la liste des produits compatibles. Faites en revanche tirer les plafonds par un peintre : les reprises s'y voient toute la journée.",
    },
  ],
  relatedMetiers: ['platrierPlaquiste', 'plafonds', 'menuisierBois', 'sols'],
} as const satisfies Trade
