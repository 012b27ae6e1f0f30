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
  'kitchen-tap': {
    file: 'kitchen-tap.jpg',
    alt: 'Mitigeur en laiton et évier encastré devant une crédence de zellige vert pâle',
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
  'insulation-facade': {
    file: 'insulation-facade.jpg',
    alt: "Isolation extérieure en fibre de bois chevillée, treillis d'armature et enduit de base en cours",
    illustration: true,
  },
  'insulation-acoustic': {
    file: 'insulation-acoustic.jpg',
    alt: 'Salon avec mur de tasseaux acoustiques en chêne sur feutre, buffet vert et fauteuil clair',
    illustration: true,
  },
  'insulation-materials': {
    file: 'insulation-materials.jpg',
    alt: "Échantillons d'isolants sur établi : fibre de bois, laine minérale, chanvre, liège et ouate de cellulose",
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
  'heating-plant': {
    file: 'heating-plant.jpg',
    alt: "Local technique ordonné : module hydraulique de pompe à chaleur, ballon tampon, tuyauteries cuivre et vase d'expansion",
    illustration: true,
  },
  'heating-radiator': {
    file: 'heating-radiator.jpg',
    alt: 'Radiateur à colonnes en fonte sous une fenêtre, soleil du matin sur parquet de chêne',
    illustration: true,
  },
  'heating-floor': {
    file: 'heating-floor.jpg',
    alt: 'Boucles de plancher chauffant sur plaques à plots, bande périphérique et collecteur ouvert',
    illustration: true,
  },
  'heating-stove': {
    file: 'heating-stove.jpg',
    alt: 'Poêle à bois allumé devant mur enduit, bûches rangées en niche et fauteuil clair',
    illustration: true,
  },
  'workshop-bench': {
    file: 'workshop-bench.jpg',
    alt: "Rabot métallique sur une planche de chêne, copeaux et ciseaux à bois sur l'établi",
    illustration: true,
  },
  'workshop-cabinet': {
    file: 'workshop-cabinet.jpg',
    alt: "Meuble en chêne et noyer en cours d'assemblage, maintenu par des serre-joints à l'atelier",
    illustration: true,
  },
  'workshop-kitchenfront': {
    file: 'workshop-kitchenfront.jpg',
    alt: "Tiroir en chêne à queues d'aronde et façades de cuisine vert sauge sur l'établi",
    illustration: true,
  },
  'joinery-dressing': {
    file: 'joinery-dressing.jpg',
    alt: 'Dressing sur mesure en chêne sous rampant, penderies, linge plié et fenêtre de toit',
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
  'desk-samples': {
    file: 'desk-samples.jpg',
    alt: 'Échantillons de chêne, noyer, zellige, tomette, lin, pierre et laiton posés sur une table',
    illustration: true,
  },
  'desk-site': {
    file: 'desk-site.jpg',
    alt: 'Plans, casque, mètre ruban, niveau laser et niveau à bulle sur tréteaux, pièce en rénovation',
    illustration: true,
  },
  'desk-keys': {
    file: 'desk-keys.jpg',
    alt: 'Clés, plan plié, mètre ruban et carnet sur un appui de fenêtre donnant sur jardin',
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
  'farmhouse-before': {
    file: 'farmhouse-before.jpg',
    alt: 'Même façade avant travaux : enduit décrépi, pierres apparentes, volets cassés, tuiles manquantes, lierre',
    illustration: true,
  },
  'farmhouse-scaffold': {
    file: 'farmhouse-scaffold.jpg',
    alt: 'Ravalement en cours : échafaudage, moellons dégagés à droite, enduit de chaux frais à gauche',
    illustration: true,
  },
  'farmhouse-door': {
    file: 'farmhouse-door.jpg',
    alt: "Porte d'entrée en chêne vitrée, encadrement en pierre, lanterne et olivier en pot",
    illustration: true,
  },
  'farmhouse-terrace': {
    file: 'farmhouse-terrace.jpg',
    alt: 'Terrasse en pierre sous pergola en bois, table dressée et portes-fenêtres, lumière du soir',
    illustration: true,
  },
  'farmhouse-garden': {
    file: 'farmhouse-garden.jpg',
    alt: 'Allée de gravier bordée de lavandes, muret en pierre sèche, pelouse et clôture à lames',
    illustration: true,
  },
  'farmhouse-heatpump': {
    file: 'farmhouse-heatpump.jpg',
    alt: 'Pompe à chaleur extérieure posée sur socle béton, écran en lames de bois et lavandes',
    illustration: true,
  },
  'roof-tiles': {
    file: 'roof-tiles.jpg',
    alt: 'Toit en tuiles canal patinées, gouttière en zinc, souche de cheminée et collines en fond',
    illustration: true,
  },
  'roof-work': {
    file: 'roof-work.jpg',
    alt: 'Pose de tuiles canal sur liteaux et écran sous-toiture, tuiles empilées, marteau de couvreur',
    illustration: true,
  },
  'roof-zinc': {
    file: 'roof-zinc.jpg',
    alt: 'Couverture en zinc à joints debout, gouttière demi-ronde et pince à plier posée',
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
  'bathroom-vanity': {
    file: 'bathroom-vanity.jpg',
    alt: 'Meuble vasque en chêne cannelé, vasque posée, mitigeur laiton et miroir rond sur mur en pierre',
    illustration: true,
  },
  'bathroom-shower': {
    file: 'bathroom-shower.jpg',
    alt: "Douche à l'italienne en zellige vert sauge, paroi de verre, robinetterie laiton et niche murale",
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
  'extension-inside': {
    file: 'extension-inside.jpg',
    alt: "Salle à manger dans l'extension, grandes baies sur le jardin et ancien mur de pierre conservé",
    illustration: true,
  },
  'extension-raise': {
    file: 'extension-raise.jpg',
    alt: 'Surélévation en bardage bois et fenêtre noire sur maison enduite à la chaux, volets sauge',
    illustration: true,
  },
  'extension-modular': {
    file: 'extension-modular.jpg',
    alt: 'Studio de jardin en bois, baie vitrée noire, terrasse avec fauteuil, olivier et lavandes',
    illustration: true,
  },
  'extension-work': {
    file: 'extension-work.jpg',
    alt: "Ossature bois d'une extension sur dalle béton, ombres des montants, planches sur tréteaux",
    illustration: true,
  },
  'structure-masonry': {
    file: 'structure-masonry.jpg',
    alt: 'Mur en briques creuses en cours, lit de mortier frais, truelle, cordeau et niveau',
    illustration: true,
  },
  'structure-formwork': {
    file: 'structure-formwork.jpg',
    alt: 'Coffrage de dalle sur poutrelles bois et étais métalliques, murs en briques, établi sur tréteaux',
    illustration: true,
  },
  'structure-rebar': {
    file: 'structure-rebar.jpg',
    alt: 'Armatures nervurées ligaturées sur cales, chaînage en rive, tenailles posées au premier plan',
    illustration: true,
  },
  'structure-truss': {
    file: 'structure-truss.jpg',
    alt: "Charpente neuve vue de l'intérieur, fermes et chevrons en bois laissant voir le ciel",
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
  'kitchen-hero': {
    file: 'kitchen-hero.jpg',
    alt: 'Grande cuisine rénovée : îlot en chêne, façades vert sauge, tomettes et baie ouverte sur le jardin',
    illustration: true,
  },
} as const satisfies Record<string, PictureRecord>
