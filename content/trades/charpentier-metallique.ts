import type { Trade } from '../types'

export const trade = {
  id: 'charpentierMetallique',
  categoryId: 'charpente-couverture',
  serviceSlug: 'extensions-surelevation',
  title: 'Charpentier métallique',
  subtitle: "Une poutre livrée au millimètre, pour un mur de moellons qui l'ignore",
  metaDescription:
    "Gabarit sur la pierre, ancrages, feu, rouille, poutre de 300 kg à passer par une fenêtre : comment l'acier entre dans une maison ancienne, calcul en main.",
  keywords: [
    'charpentier métallique Lot-et-Garonne',
    'poutre acier mur porteur',
    'ouverture mur porteur HEB',
    'véranda structure acier',
    'charpente acier extension maison',
  ],
  updated: '2026-11-21',
  heroImage: 'extension-rear',
  presentationImage: 'structure-opening',
  presentationTitle: "Le millimètre d'atelier, le centimètre de moellons",
  presentationText: [
    "Douze millimètres de trop, et la poutre d'acier repart à l'atelier. Il faut recouper, percer, repeindre, pendant que vos étais restent en place. Le bois se serait raboté. Or le mur qui attend l'acier est en moellons, et personne n'a jamais voulu ses faces parallèles. Nous relevons donc l'écartement à trois hauteurs, sur les deux parements, et la plus courte de ces cotes commande.",
    "Vient ensuite le gabarit, un contreplaqué percé comme la future platine, la plaque soudée en bout de poutre. Présenté contre la pierre, il montre quel ancrage tomberait dans un joint creux. Le trou se déplace sur le bois, et l'atelier perce l'acier d'après ce modèle. La poutre se commande courte de dix à quinze millimètres par bout ; un mortier sans retrait comble le jeu, une fois le niveau réglé.",
    "Il faut aussi penser au feu, à l'eau et au froid. Vers six cents degrés, l'acier a perdu environ la moitié de sa résistance. On l'habille donc de plâtre, ou d'une peinture intumescente qui gonfle en mousse à la chaleur. Dans un plâtre humide, sans apprêt, il rouille. Il conduit aussi la chaleur quelque quatre cents fois mieux que le sapin : qu'une poutre traverse la façade, elle goutte en janvier dans le salon.",
    "Le maçon nous précède avec ses sommiers, des blocs de béton armé qui étalent la charge sur la vieille pierre. Ils durcissent trois à quatre semaines, pendant que l'atelier soude. Derrière nous, l'électricien relie l'ossature à la terre et le plaquiste l'habille. Le menuisier aluminium mesure sa baie sous la poutre chargée, donc déjà fléchie. Sans la note d'un ingénieur, nous ne commandons rien.",
  ],
  keyPoints: [
    'Gabarit de chaque platine essayé sur le mur avant le perçage',
    "Profils, appuis et étais tirés d'une note de calcul dont vous gardez copie",
    "Assemblages boulonnés chez vous, soudures gardées à l'atelier",
    "Trajet de la poutre mesuré, du camion jusqu'à son appui",
  ],
  expertises: [
    {
      title: 'Poutres et portiques',
      description:
        "Enlever quatre mètres de mur prive la façade d'une partie de ce qui la raidissait. L'ingénieur demande alors un portique, deux poteaux et une poutre liés d'équerre, à la place d'un simple linteau. Les poteaux descendent sur leur propre fondation : le sol s'ouvre donc aussi.",
      features: [
        'Deux profils jumelés quand un seul pèserait trop',
        "Fissures voisines marquées et datées avant l'étaiement",
        'Montage selon le NF DTU 32.1',
      ],
    },
    {
      title: 'Vérandas et extensions vitrées',
      description:
        "Un coulissant de cinq mètres se bloque dès que la poutre du dessus descend de quelques millimètres. Nous calculons donc la flèche pour le vitrage, bien plus sévèrement que pour la solidité. La liaison avec la maison reste souple, car deux fondations ne suivent pas l'argile au même pas.",
      features: [
        "Pieds de poteaux surélevés, hors de l'eau qui stagne",
        'Dilatation reprise par des trous oblongs',
        'Évacuation des eaux du toit dessinée avec le zingueur',
      ],
    },
    {
      title: 'Planchers et mezzanines',
      description:
        "Quatre poteaux peuvent porter un plancher entre des murs qu'on ne veut plus charger. À portée égale, le profil d'acier prend moins de hauteur qu'une poutre de bois. Il transmet en revanche les pas, et une bande résiliente se glisse sous les lambourdes.",
      features: [
        'Poutrelles anciennes brossées, mesurées, puis recalculées',
        "Voûtains de brique gardés si l'ingénieur les accepte",
        'Garde-corps fixé aux profils, suivant la NF P01-012',
      ],
    },
    {
      title: 'Rouille, feu, ponts thermiques',
      description:
        "Dehors, l'acier se galvanise : il passe dans un bain de zinc, tous ses trous déjà percés. Un trait de meuleuse donné après coup remet le métal à nu. À l'intérieur, un apprêt antirouille suffit sous l'habillage.",
      features: [
        'Pièce isolante entre une poutre et son prolongement extérieur',
        'Éclats et boulons retouchés à la peinture riche en zinc',
        'Durée de tenue au feu demandée au bureau de calcul',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé des murs et du trajet',
      description:
        "Laser entre les appuis, puis ruban dans l'allée, les portes et l'escalier. Un profil de six mètres ne tourne pas dans un couloir.",
      duration: '1 journée',
    },
    {
      title: 'Note de calcul',
      description:
        "L'ingénieur suit les charges depuis le toit, puis rend les profils, les boulons et l'étaiement. Il lui faut parfois un sondage au pied du mur.",
      duration: '2 à 4 semaines',
    },
    {
      title: 'Sommiers et gabarits',
      description:
        "Le maçon creuse ses niches aux deux bouts et coule, derrière un sas de film. Le gabarit se présente sur l'enduit piqué, dans la poussière de chaux.",
      duration: '1 semaine, puis la prise du béton',
    },
    {
      title: 'Fabrication',
      description:
        "Vous validez sur plan la hauteur libre sous la poutre : elle ne changera plus. L'atelier coupe, perce, soude, puis protège.",
      duration: '4 à 8 semaines',
    },
    {
      title: 'Ouverture et levage',
      description:
        'Étais serrés, le mur se démonte : marteau-piqueur, gravats, pièce condamnée. Le jour de la grue, garez la voiture ailleurs. Un treuil sur mât monte la poutre et personne ne passe dessous.',
      duration: '1 semaine, dont 1 jour de levage',
    },
    {
      title: 'Passage de la charge',
      description:
        "Le mortier de calage durcit quelques jours, puis les étais se relâchent par étapes. Nous relisons les fissures datées ; si l'une a bougé, l'ingénieur revient.",
      duration: '1 à 2 semaines',
    },
  ],
  faqs: [
    {
      question: 'Par où entre une poutre de trois cents kilos ?',
      answer:
        "Par une fenêtre, le plus souvent. Cinq mètres de HEB 200, un profil courant, atteignent ce poids. Une grue pose un bout sur l'appui, des rouleaux mènent la poutre au treuil. Faute de baie dans l'axe, elle arrive en deux tronçons, boulonnés bout à bout à l'endroit que l'ingénieur désigne.",
    },
    {
      question: "J'ai trouvé un IPN d'occasion. Le poseriez-vous ?",
      answer:
        "Non, faute de savoir ce qu'il vaut. Sans certificat, l'ingénieur ignore la nuance de l'acier, et une ancienne coupe au chalumeau se cache bien sous la peinture. Gardez-le pour un établi. L'ossature livrée par l'atelier porte un marquage CE, dont vous gardez les papiers.",
    },
    {
      question: "Faut-il un atelier d'acier pour une baie de deux mètres ?",
      answer:
        'Rarement, le maçon y suffit. Il loge des profilés du négoce ou une pièce de chêne, sans platine ni grue. Notre tour vient au-delà de trois ou quatre mètres, quand la hauteur manque, ou sous un étage très chargé. Dans les deux cas, un mur qui porte demande un calcul.',
    },
    {
      question: 'Allez-vous souder à côté de nos vieux planchers ?',
      answer:
        "Le moins possible, et jamais sans garde. Une étincelle couve des heures dans la poussière d'un grenier. Si une coupe doit se faire sur place, nous dégageons et mouillons la zone. L'extincteur attend à côté, et la surveillance dure deux heures de plus.",
    },
    {
      question: 'La poutre peut-elle rester visible ?',
      answer:
        "Oui, sous une peinture adaptée au feu. L'intumescente s'applique en film épais, un peu pommelé de près, et sa finition doit venir du même fabricant. Ensuite, ni perçage ni ponçage : un trou pour une lampe entame la protection. Si vous voulez un plafond lisse, préférez l'habillage.",
    },
  ],
  relatedMetiers: ['maconnerie', 'menuisierAlu', 'coffreur', 'charpentierBois'],
} as const satisfies Trade
