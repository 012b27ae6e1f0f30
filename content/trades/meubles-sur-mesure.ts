import type { Trade } from '../types'

export const trade = {
  id: 'meubles-sur-mesure',
  categoryId: 'amenagement-interieur',
  serviceSlug: 'cuisines-salles-de-bains',
  title: 'Agenceur de meubles sur mesure',
  subtitle: 'Du plancher au rampant, des placards coupés sur le mur et non sur le plan',
  metaDescription:
    "Dressing sous pente, bibliothèque, banquette : comment un meuble droit remplit un mur qui ne l'est pas, et ce que coûte un dressing au mètre linéaire.",
  keywords: [
    'meuble sur mesure Lot-et-Garonne',
    'dressing sous pente',
    'bibliothèque sur mesure',
    'prix dressing mètre linéaire',
    'banquette sous fenêtre',
    'rangement sous escalier',
  ],
  updated: '2026-11-21',
  heroImage: 'joinery-dressing',
  presentationImage: 'joinery-stairs',
  presentationTitle: 'Les trois centimètres du haut',
  presentationText: [
    "Ajusté au ras du sol, le meuble de quatre mètres bâille de trois centimètres sous le plafond : les murs qui l'encadrent s'écartent en montant. Nous construisons le corps à la plus petite largeur, bien vertical. Deux fileurs, lattes de rive taillées en biseau, prennent l'écart de chaque côté. Les tablettes gardent toutes la même longueur et changent d'étage sans outil.",
    'Le plafond tend un autre piège. Un caisson de 2,40 m sur 60 cm, monté couché, ne se redresse pas sous 2,45 m : sa diagonale dépasse de deux centimètres. Nous posons donc un socle séparé, calé de niveau sur le plancher qui penche, puis des corps plus bas. Une corniche mince, coupée en dernier, rejoint le plâtre.',
    "Derrière, l'air doit circuler. Contre un mur de pierre au nord, un fond plein enferme un air qui condense, et les manteaux moisissent sans prévenir. Deux à trois centimètres de vide, une fente dans le socle, une autre sous la corniche y remédient. Sur un mur qui goutte ou blanchit de salpêtre, nous ne posons rien : le maçon et le plâtrier cherchent d'abord l'eau.",
    "La commande part après l'enduit, sur des murs qui ont leur épaisseur définitive. L'électricien a sorti ses câbles à la hauteur des tablettes, le chauffagiste a déplacé le radiateur que le placard aurait étouffé. Le parqueteur travaille pendant que l'atelier fabrique. Le peintre donne ses couches avant nous, puis revient pour les fileurs.",
  ],
  keyPoints: [
    'Largeurs prises en bas, au milieu et en haut, plafond au laser',
    'Socle indépendant, réglé de niveau avant les corps',
    "Lame d'air derrière tout meuble adossé à la pierre",
    'Radiateurs, trappes et prises gardés à portée de main',
    'Élévation de chaque mur signée avant la coupe',
  ],
  expertises: [
    {
      title: 'Dressings sous pente',
      description:
        'La pente se range par hauteurs : des tiroirs sous 60 cm, des chemises à partir de 1,10 m, des manteaux à 1,60 m. Les portes coulissent ou se plient, car un battant ouvert rencontrerait le rampant.',
      features: [
        'Cinquante-huit centimètres utiles pour un cintre',
        'Fixations courtes, arrêtées avant la membrane du toit',
        'Éclairage à détecteur, loin du linge',
      ],
    },
    {
      title: 'Bibliothèques',
      description:
        "Un mètre de livres pèse de 25 à 40 kilos. Une tablette de 19 mm s'incurve au-delà de soixante-dix centimètres ; nous ajoutons un montant, ou nous passons à trente millimètres de chêne. Vingt mètres de rayons posent au moins une demi-tonne au sol, et le sens des solives se vérifie avant.",
      features: [
        'Corps ancrés au mur en partie haute, contre le basculement',
        'Crémaillères encastrées ou taquets tous les 32 mm',
        'Rayons bas plus profonds, pour les atlas et les cartons',
      ],
    },
    {
      title: 'Banquettes sous fenêtre',
      description:
        "L'assise s'arrête à 45 cm, coussin compris, et le vantail doit balayer au-dessus sans l'accrocher. Un radiateur enfermé chauffe le bois au lieu de la pièce : il lui faut une grille en bas, une autre sur le dessus.",
      features: [
        'Coffre à abattant retenu par un compas',
        'Allège isolée avant habillage, quand le mur est sain',
        "Vanne manœuvrable sans ôter d'habillage",
      ],
    },
    {
      title: "Sous l'escalier",
      description:
        "Le volume est profond et sombre : des tiroirs d'un mètre y valent mieux qu'une porte. Rien ne se visse dans le limon (la pièce qui porte les marches), sans quoi chaque pas s'entendrait dans le meuble.",
      features: [
        'Corps autoportants, un doigt de jeu sous les marches',
        'Chariots à roulettes pour les parties hautes',
        "Tableau électrique laissé dégagé, jamais au fond d'un placard",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Compter',
      description:
        'Mètres de penderie, piles de draps, cartons de Noël : nous relevons ce qui existe, puis ce que vous comptez jeter. Le dessin part de ces chiffres.',
      duration: '2 heures',
    },
    {
      title: 'Relever',
      description:
        'Les enduits sont secs, le niveau du sol fini est connu. Les angles se copient à la fausse équerre, la pente au gabarit de carton.',
      duration: '½ journée',
    },
    {
      title: 'Dessiner',
      description:
        'Une élévation cotée par mur, avec les prises, et un morceau de chaque panneau à garder. Votre signature lance la coupe.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'Fabriquer',
      description:
        "Panneaux débités, chants plaqués, corps montés à blanc. Le plus grand élément est dimensionné d'après votre escalier.",
      duration: '3 à 6 semaines',
    },
    {
      title: 'Poser',
      description:
        "La pièce doit être vide, lit compris, deux nuits durant. Les coupes se font dehors ; percer la pierre fait du bruit et une poussière que l'aspirateur prend à la mèche.",
      duration: '1 à 3 jours par pièce',
    },
    {
      title: 'Raccorder',
      description:
        'Fileurs peints dans la teinte du mur, filet de mastic souple, portes réglées une fois le linge rangé, car le poids déplace les jeux.',
      duration: '½ journée',
    },
  ],
  faqs: [
    {
      question: "Qu'y a-t-il dans un mètre linéaire de dressing ?",
      answer:
        'Des corps, des tringles, des étagères et la pose. Comptez de 800 à 1 500 € le mètre, ordre de grandeur de novembre 2026. Le bas correspond à un mélaminé ouvert, le haut à des portes, des tiroirs et une pente à épouser. Le ragréage, les prises et la peinture des murs restent dehors. Le devis, TTC, se chiffre au relevé.',
    },
    {
      question: 'Habillez-vous des caissons achetés en magasin ?',
      answer:
        "Oui, quand la pièce est assez droite. Des corps de série, un socle, des fileurs et des portes fabriquées donnent un meuble honnête à moindre coût. Sous une pente ou dans une alcôve de profondeur variable, on en recoupe tant que l'économie s'évapore.",
    },
    {
      question: 'Le prendrons-nous avec nous en déménageant ?',
      answer:
        "Non, comptez-le avec la maison. Taillé pour ce mur, il ne trouverait sa place nulle part ailleurs, et sa dépose abîme l'enduit. Si vous pensez partir d'ici trois ans, un meuble posé, d'une largeur courante, vous suivra mieux.",
    },
    {
      question: "Que conseillez-vous dans une chambre d'enfant ?",
      answer:
        "D'attendre un peu, le plus souvent. La pièce changera de lit, puis de bureau, et un placard fixé décide trop tôt où ils iront. Une penderie à tringle réglable, seule, se défend dès le premier âge. Elle se fixe au mur, puisqu'un enfant grimpe.",
    },
    {
      question: 'Mélaminé, contreplaqué ou massif ?',
      answer:
        "Un peu des trois, selon l'endroit. Le mélaminé suffit aux corps et se lave. Le contreplaqué tient mieux les vis et supporte une pièce fraîche ; le massif va aux chants et aux plans que la main touche. Dans une maison fermée l'hiver, nous écartons l'aggloméré, qui gonfle sans retour.",
    },
  ],
  relatedMetiers: ['platrierPlaquiste', 'electricien', 'peinture', 'ebeniste-meuble'],
} as const satisfies Trade
