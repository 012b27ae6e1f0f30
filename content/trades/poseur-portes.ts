import type { Trade } from '../types'

export const trade = {
  id: 'poseurPortes',
  categoryId: 'menuiserie-serrurerie',
  serviceSlug: 'renovation-interieure',
  title: 'Poseur de portes',
  subtitle: "La hauteur du sol fini d'abord, la porte ensuite, et un centimètre d'air dessous",
  metaDescription:
    'Sol fini, sens de poussée, galandage à décider avant les cloisons, serrure, air sous le vantail : ce que nos poseurs de portes règlent avant de commander.',
  keywords: [
    'poseur de portes Lot-et-Garonne',
    'pose bloc-porte rénovation',
    'porte à galandage cloison',
    'remplacement porte entrée maison ancienne',
    'poussant droit poussant gauche',
    'détalonnage porte VMC',
  ],
  updated: '2026-11-21',
  heroImage: 'joinery-doors',
  presentationImage: 'joinery-lock',
  presentationTitle: 'Un trait à un mètre du sol fini',
  presentationText: [
    "Tant que le revêtement du couloir n'est pas choisi, les portes restent chez le fournisseur. Un parquet flottant et sa sous-couche font monter le sol d'une quinzaine de millimètres, un carrelage collé à peu près autant, un sol souple de trois ou quatre. Aucun vantail n'absorbe ces écarts. Sur les murs bruts, nous battons donc au cordeau un trait à un mètre du sol à venir, et toutes les huisseries s'y règlent.",
    "Dans l'ancien, il faut encore savoir ce que fait ce sol derrière la porte. Nous promenons le laser sur tout le quart de cercle du vantail. Si les tommettes remontent d'un centimètre et demi vers le milieu de la chambre, la porte, libre au seuil, se bloque à mi-course. Nous l'ouvrons alors vers le couloir, ou nous montons des paumelles à rampe, dont l'hélice soulève le vantail à mesure qu'il tourne.",
    "Le vide sous une porte intérieure est voulu. La ventilation mécanique aspire dans les pièces d'eau un air entré par les chambres. Il passe sous les vantaux : environ un centimètre pour une chambre ou une salle de bains, deux pour une cuisine fermée. Un bas de porte à brosse, ajouté contre les courants d'air, coupe ce circuit, et la buée reste sur le miroir.",
    "Nous venons à trois reprises. Les huisseries se montent avec le poseur de cloisons. Les vantaux arrivent une fois le carreleur ou le parqueteur sorti, les poignées après le peintre. Entre-temps, la liste des portes circule. L'électricien y lit de quel côté sera la poignée, donc son interrupteur ; le chauffagiste y voit quel pan de mur le battant couvrira.",
  ],
  keyPoints: [
    'Liste des portes signée avant la première cloison : sens, largeur, épaisseur',
    'Vantaux recoupés dehors, chant du bas reverni après la scie',
    'Jeu de deux à trois millimètres, régulier sur les côtés et en haut',
    "Passage d'air sous chaque vantail prévu avec la ventilation",
    "Porte d'entrée changée dans la journée, fermée à clé le soir",
  ],
  expertises: [
    {
      title: 'Blocs-portes intérieurs',
      description:
        "Un bloc-porte arrive ferré dans son huisserie, le cadre fixe. Ce cadre épouse l'épaisseur du mur : une cloison de 72 millimètres et une de 98 n'acceptent pas le même. La pose suit le NF DTU 36.2.",
      features: [
        'Âme pleine pour les chambres, alvéolaire pour les placards',
        'Huisserie ajustable quand la cloison est déjà peinte',
        'Verrou de salle de bains ouvrable du dehors avec une pièce',
      ],
    },
    {
      title: 'Portes à galandage',
      description:
        'La porte disparaît dans la cloison, qui doit offrir un peu plus de deux fois la largeur du passage. Le caisson métallique se dresse avant les plaques et interdit, sur sa longueur, les prises, les tuyaux et les vis longues. Décidé après coup, il fait abattre la cloison.',
      features: [
        'Cent millimètres de cloison finie le plus souvent',
        "Rail accessible par l'habillage, pour changer un galet",
        'Coulissant en applique là où le mur existe déjà',
      ],
    },
    {
      title: "Portes d'entrée",
      description:
        "Le seuil commande : l'eau doit repartir dehors, et le ressaut rester sous deux centimètres si l'on entre en fauteuil. Dans un mur de moellons, nous scellons des pattes, car une cheville serrée dans un joint de chaux tourne à vide. La pose relève du NF DTU 36.5.",
      features: [
        'Serrure à trois ou cinq points, gâches vissées dans le dur',
        "Cylindre au ras de l'écusson, carte de reproduction remise",
        "Déclaration en mairie quand l'aspect change sur rue",
      ],
    },
    {
      title: 'Vantaux neufs sur anciens cadres',
      description:
        "Une huisserie saine se garde : nous copions l'entraxe des paumelles, la feuillure et le biais, puis le vantail est taillé à ce dessin. Arracher un cadre métallique scellé dans la brique casse l'enduit sur une largeur de main, et le plâtrier doit revenir.",
      features: [
        'Aplomb repris par calage derrière le bâti',
        "Portes anciennes rallongées d'une traverse",
        'Serrures en applique révisées, clé taillée sur pièce',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé et liste',
      description:
        'Laser, épaisseurs de murs, arc de chaque battant dessiné sur le plan. Vous ouvrez les portes en pensée avec nous : un lit ou un radiateur fait parfois inverser le sens.',
      duration: '2 à 3 heures',
    },
    {
      title: 'Commande',
      description:
        "La hauteur courante est de 204 centimètres ; hors de cette cote, la porte se fabrique et l'attente s'allonge. Le sol de chaque pièce doit être choisi ce jour-là.",
      duration: '3 à 8 semaines de délai',
    },
    {
      title: 'Huisseries et caissons',
      description:
        "Montés avec la cloison, calés sur le trait de niveau, entretoisés pour que les plaques ne les pincent pas. Les pieds en bois s'arrêtent un peu au-dessus du carrelage, hors de l'eau de lavage.",
      duration: '1 jour pour cinq ou six ouvertures',
    },
    {
      title: 'Vantaux',
      description:
        "Le sol est posé, nous mesurons pour de bon. La scie et le rabot travaillent sous l'auvent ou dans le garage ; dans la maison, vous entendez surtout la perceuse.",
      duration: '1 jour pour quatre ou cinq portes',
    },
    {
      title: 'Quincaillerie et réglage',
      description:
        "Poignées, gâches, butées, après la dernière couche de peinture. Un vantail lâché à mi-course doit y rester ; s'il part seul, nous reprenons l'aplomb.",
      duration: '½ journée pour un étage',
    },
  ],
  faqs: [
    {
      question: 'Poussant droit ou gauche, comment ne pas se tromper ?',
      answer:
        "Placez-vous du côté où elle se pousse. Paumelles à droite, la porte est poussant droit ; à gauche, poussant gauche. Vue de l'autre face, une poussant droit devient une tirant gauche, et bien des erreurs de commande viennent de là. Un arc dessiné sur le plan, que vous signez, évite le débat.",
    },
    {
      question: 'Faut-il des galandages dans toutes les chambres ?',
      answer:
        "Non, gardez-les pour un dressing ou un cellier. Une porte coulissante ferme sans joint ni feuillure : les voix passent, la lumière aussi, et les WC s'entendent du salon. Nous en posons un à une salle d'eau attenante quand un battant heurterait le lavabo.",
    },
    {
      question: 'Le nouveau parquet coince mes portes : dois-je les remplacer ?',
      answer:
        "Rarement, un trait de scie suffit. Un vantail à âme pleine se recoupe bien. Un alvéolaire n'a qu'une traverse de quelques centimètres en bas ; si la coupe l'emporte, il faut recoller un tasseau dans le vide. Nous rétablissons en même temps le passage d'air.",
    },
    {
      question: "Quelle serrure l'assureur exige-t-il ?",
      answer:
        "Celle que nomme votre contrat, à relire avant de commander. Certains demandent trois points de fermeture, d'autres une certification A2P d'une à trois étoiles. Nous posons ce qui est écrit et la facture le reprend. Sur un vieux panneau mince, une serrure forte ne sert à rien : le bois et les gâches se renforcent d'abord.",
    },
    {
      question: 'Quelle largeur faut-il pour un fauteuil roulant ?',
      answer:
        "Un vantail de 93 centimètres, qui laisse au moins 83 de passage réel. Rien ne l'impose dans une maison privée existante, mais y penser avant les cloisons évite de les rouvrir. Dans un mur porteur, l'élargissement demande un linteau et l'avis d'un ingénieur ; en façade, une déclaration en mairie.",
    },
  ],
  relatedMetiers: ['menuisierBois', 'poseurCloisons', 'sols', 'peinture'],
} as const satisfies Trade
