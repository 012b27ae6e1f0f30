import type { PictureRecord } from './types'

/**
 * The picture masters of `content/pictures/`. Every one is still computer-made: replace the file,
 * describe what it shows in `alt`, and set `illustration` to false for a photo of your own.
 */
export const pictures = {
  'kitchen-wide': {
    file: 'kitchen-wide.jpg',
    alt: 'Cuisine rénovée : îlot en chêne, façades vert sauge, tomettes et poutres apparentes',
    illustration: true,
  },
  'kitchen-before': {
    file: 'kitchen-before.jpg',
    alt: 'La même cuisine avant travaux : meubles stratifiés, carrelage brun, murs tachés et néon',
    illustration: true,
  },
  'kitchen-island': {
    file: 'kitchen-island.jpg',
    alt: 'Îlot de cuisine en chêne massif, tabourets, suspensions sombres et crédence en zellige',
    illustration: true,
  },
  'living-before': {
    file: 'living-before.jpg',
    alt: 'Ancien séjour avant travaux : papier peint défraîchi, lino usé, cheminée murée et ampoule nue',
    illustration: true,
  },
  'living-reading': {
    file: 'living-reading.jpg',
    alt: 'Coin lecture avec fauteuil, banquette sous fenêtre et bibliothèque sur mesure vert foncé',
    illustration: true,
  },
  'living-ceiling': {
    file: 'living-ceiling.jpg',
    alt: "Plafond lisse avec spots encastrés et joint creux le long d'une poutre ancienne en chêne",
    illustration: true,
  },
  'living-wide': {
    file: 'living-wide.jpg',
    alt: 'Séjour rénové en pierre : cheminée avec poêle à bois, poutres apparentes, parquet chêne et canapé',
    illustration: true,
  },
  'attic-bedroom': {
    file: 'attic-bedroom.jpg',
    alt: 'Chambre aménagée sous combles avec charpente apparente, fenêtres de toit, lit double et parquet en chêne',
    illustration: true,
  },
  'attic-before': {
    file: 'attic-before.jpg',
    alt: 'Combles bruts avant aménagement : tuiles et liteaux visibles, murs de pierre, vieux plancher poussiéreux',
    illustration: true,
  },
  'painting-work': {
    file: 'painting-work.jpg',
    alt: "Mise en peinture vert sauge d'un mur, escabeau, rouleau, rubans de masquage et bâche de protection",
    illustration: true,
  },
  'painting-samples': {
    file: 'painting-samples.jpg',
    alt: 'Pots de peinture ouverts, pinceau, échantillons peints et nuancier de couleurs sur une table en bois',
    illustration: true,
  },
  'flooring-work': {
    file: 'flooring-work.jpg',
    alt: "Pose d'un parquet chêne à bâtons rompus sur sous-couche, maillet, cales d'écartement et lames prêtes",
    illustration: true,
  },
  'flooring-detail': {
    file: 'flooring-detail.jpg',
    alt: "Parquet chêne à bâtons rompus en lumière rasante, pieds d'une chaise en bois au premier plan",
    illustration: true,
  },
  'drylining-partition': {
    file: 'drylining-partition.jpg',
    alt: "Cloison à ossature métallique, laine minérale apparente, plaques de plâtre empilées et escabeau d'aluminium",
    illustration: true,
  },
  'drylining-ceiling': {
    file: 'drylining-ceiling.jpg',
    alt: 'Faux plafond en cours : fourrures, suspentes et plaque de plâtre présentée au lève-plaque',
    illustration: true,
  },
  'drylining-joints': {
    file: 'drylining-joints.jpg',
    alt: 'Bandes et enduit sur plaques de plâtre, couteaux à enduire sur tréteaux et escabeau',
    illustration: true,
  },
  'insulation-attic': {
    file: 'insulation-attic.jpg',
    alt: 'Combles isolés par laine entre solives et seconde couche croisée, éclairés par fenêtre de toit',
    illustration: true,
  },
  'insulation-acoustic': {
    file: 'insulation-acoustic.jpg',
    alt: 'Salon avec mur de tasseaux acoustiques en chêne sur feutre, buffet vert et fauteuil clair',
    illustration: true,
  },
  'electric-panel': {
    file: 'electric-panel.jpg',
    alt: 'Tableau électrique ouvert, rangées de disjoncteurs repérés par pastilles de couleur, gaines au-dessus',
    illustration: true,
  },
  'electric-work': {
    file: 'electric-work.jpg',
    alt: "Mur ancien saigné avec gaines colorées et boîtes d'encastrement, tourets de câble sur tréteaux",
    illustration: true,
  },
  'electric-lights': {
    file: 'electric-lights.jpg',
    alt: 'Séjour le soir avec suspension, deux appliques, interrupteurs en laiton et miroir rond',
    illustration: true,
  },
  'workshop-bench': {
    file: 'workshop-bench.jpg',
    alt: "Rabot métallique sur une planche de chêne, copeaux et ciseaux à bois sur l'établi",
    illustration: true,
  },
  'joinery-stairs': {
    file: 'joinery-stairs.jpg',
    alt: 'Escalier en chêne contre un mur en pierre, éclairé par une ouverture en toiture',
    illustration: true,
  },
  'joinery-windows': {
    file: 'joinery-windows.jpg',
    alt: 'Fenêtre neuve en bois vert dans un mur en pierre calcaire, embrasure profonde, vue jardin',
    illustration: true,
  },
  'joinery-doors': {
    file: 'joinery-doors.jpg',
    alt: 'Couloir en tomettes avec portes intérieures à panneaux et plinthes peintes en vert sauge',
    illustration: true,
  },
  'joinery-lock': {
    file: 'joinery-lock.jpg',
    alt: "Poignée en laiton sur plaque longue, clé et serrure d'une porte vert foncé",
    illustration: true,
  },
  'desk-plans': {
    file: 'desk-plans.jpg',
    alt: "Plan de maison sur un bureau en chêne, règle d'échelle, échantillons, carnet et café",
    illustration: true,
  },
  'farmhouse-hero': {
    file: 'farmhouse-hero.jpg',
    alt: 'Terrasse sous pergola et vigne, table dressée, façade à volets gris-vert, cour au soir',
    illustration: true,
  },
  'farmhouse-facade': {
    file: 'farmhouse-facade.jpg',
    alt: 'Façade rénovée à la chaux, encadrements en pierre, volets gris-vert et porte en chêne',
    illustration: true,
  },
  'farmhouse-scaffold': {
    file: 'farmhouse-scaffold.jpg',
    alt: 'Ravalement en cours : échafaudage, moellons dégagés à droite, enduit de chaux frais à gauche',
    illustration: true,
  },
  'farmhouse-terrace': {
    file: 'farmhouse-terrace.jpg',
    alt: 'Terrasse en pierre sous pergola en bois, table dressée et portes-fenêtres, lumière du soir',
    illustration: true,
  },
  'bathroom-wide': {
    file: 'bathroom-wide.jpg',
    alt: "Salle de bains rénovée : douche à l'italienne en zellige vert, meuble chêne, mur en pierre",
    illustration: true,
  },
  'bathroom-before': {
    file: 'bathroom-before.jpg',
    alt: 'La même salle de bains avant travaux : faïence rose, baignoire encastrée, néon et murs tachés',
    illustration: true,
  },
  'bathroom-bath': {
    file: 'bathroom-bath.jpg',
    alt: "Baignoire îlot près d'une fenêtre sur jardin, robinetterie laiton et douche en zellige",
    illustration: true,
  },
  'tiling-work': {
    file: 'tiling-work.jpg',
    alt: 'Pose de grands carreaux au sol : colle peignée, cales de nivellement, cordeau, niveau et ventouse',
    illustration: true,
  },
  'tiling-wall': {
    file: 'tiling-wall.jpg',
    alt: "Pose de zellige vert sur un mur : colle peignée, cales, peigne et seau sur l'établi",
    illustration: true,
  },
  'plumbing-wall': {
    file: 'plumbing-wall.jpg',
    alt: 'Cloison ouverte en ossature bois : colonnes cuivre, collecteurs, tubes multicouches et évacuation PVC du lavabo',
    illustration: true,
  },
  'plumbing-detail': {
    file: 'plumbing-detail.jpg',
    alt: 'Collecteurs en cuivre avec vannes à poignées bleues et rouges, manomètre et tubes multicouches gainés',
    illustration: true,
  },
  'extension-rear': {
    file: 'extension-rear.jpg',
    alt: 'Extension bardée de bois, baie vitrée et avancée en zinc contre une maison en pierre',
    illustration: true,
  },
  'structure-masonry': {
    file: 'structure-masonry.jpg',
    alt: 'Mur en briques creuses en cours, lit de mortier frais, truelle, cordeau et niveau',
    illustration: true,
  },
  'structure-opening': {
    file: 'structure-opening.jpg',
    alt: 'Ouverture dans un mur porteur en pierre, linteau en acier, étais et bâche de protection',
    illustration: true,
  },
  'structure-demolition': {
    file: 'structure-demolition.jpg',
    alt: 'Ancienne cloison de brique à moitié démolie, brouette de gravats, sacs rangés et sol bâché',
    illustration: true,
  },
} as const satisfies Record<string, PictureRecord>
