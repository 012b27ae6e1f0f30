import type { Trade } from '../types'

export const trade = {
  id: 'menuisier-cuisiniste',
  categoryId: 'amenagement-interieur',
  serviceSlug: 'cuisines-salles-de-bains',
  title: 'Menuisier-cuisiniste',
  subtitle: "Des caissons d'équerre, des façades alignées, et une joue taillée sur la pierre",
  metaDescription:
    "Caissons, tiroirs, façades en chêne ou laquées : ce qui se fait à l'atelier, ce qui s'ajuste contre un mur de travers, ce qu'on peut garder.",
  keywords: [
    'menuisier cuisiniste Lot-et-Garonne',
    'façade de cuisine en chêne',
    'cuisine laquée atelier',
    'remplacer façades de cuisine',
    'pose cuisine mur pas droit',
  ],
  updated: '2026-11-21',
  heroImage: 'workshop-kitchenfront',
  presentationImage: 'kitchen-tap',
  presentationTitle: 'La pièce qui paie pour le mur',
  presentationText: [
    "Une pointe suit la pierre, un crayon recopie ses bosses sur le bord du panneau, et la scie emporte ce qui dépasse. Ce tracé au compas vient tout à la fin, après des semaines d'atelier passées à l'équerre. Un caisson ne se tord pas pour épouser un mur : ses tiroirs coinceraient, ses portes pendraient. Tout le faux aplomb tombe dans la joue de bout, débitée trois centimètres trop large exprès.",
    "Sur l'établi, chaque corps se contrôle par ses diagonales. Un millimètre d'écart passe ; trois donneraient des façades en escalier, que nulle charnière ne rattrape. Le dos, rainé dans les côtés et collé, fige cette équerre. Un fond seulement agrafé laisse le meuble partir en losange dès qu'on le porte à deux dans l'escalier.",
    "Large et d'une seule pièce, une façade en chêne massif creuserait comme une tuile. Nous la montons donc en cadre, autour d'un panneau qui coulisse, ou nous plaquons les deux faces d'un support stable. La laque préfère un support sans fil, le MDF hydrofuge. Le pistolet passe devant, derrière et sur les chants, car une porte laquée d'un seul côté se cintre en quelques semaines.",
    "Nos panneaux attendent que la maison ait séché. Les caissons se lancent sur plan, pendant que l'électricien et le plombier occupent la cuisine. Joues et fileurs (les lattes qui ferment contre le mur) ne se coupent qu'après le plâtrier et le carreleur. Vous y gagnez un mois. Le marbrier prend ensuite son gabarit sur nos meubles, puis la crédence se monte sur son plan.",
  ],
  keyPoints: [
    "Diagonales de chaque corps mesurées avant de quitter l'atelier",
    'Coulisses choisies selon la charge, à sortie totale',
    'Portes laquées devant, derrière et sur la tranche',
    'Joues et plinthes coupées sur place, au tracé',
    'Chants plaqués partout, même là où seule la vapeur passe',
  ],
  expertises: [
    {
      title: 'Caissons et calage',
      description:
        "Un sol de tommettes peut descendre de deux centimètres d'un bout à l'autre de la pièce. Le point haut du sol donne le départ, les pieds à vis rattrapent le reste, et la plinthe absorbe la pente.",
      features: [
        "Panneau hydrofuge ou contreplaqué sous l'évier",
        'Rail des meubles hauts scellé dans le moellon, ou vissé sur renfort',
        'Dos découpé devant les vannes, fermé par un volet',
      ],
    },
    {
      title: 'Tiroirs',
      description:
        "Rempli d'assiettes, un tiroir de 90 cm approche quarante kilos. Nous prenons des coulisses données pour soixante-dix et un fond épais, car un fond mince finit par frotter sur celui du dessous.",
      features: [
        "Côtés en chêne ou en hêtre, assemblés à queues d'aronde",
        "Découpe en U autour du siphon, pour garder le tiroir d'évier",
        'Réglage en hauteur de chaque face, une fois le plan posé',
      ],
    },
    {
      title: 'Charnières et jeux',
      description:
        'Logée dans un perçage de 35 mm, la charnière se règle en hauteur, de côté et en profondeur, de deux millimètres environ chaque fois. Une porte de deux mètres en reçoit au moins quatre ; avec trois, elle finit par baisser du nez.',
      features: [
        'Trois millimètres entre deux façades, vérifiés à la cale',
        "Ouverture limitée près d'un mur, pour épargner la poignée",
        "Vis reprises dans un tourillon collé si le panneau s'est creusé",
      ],
    },
    {
      title: 'Chêne, placage et laque',
      description:
        "Le sens du fil se décide pour la rangée entière. Vertical, il hausse la pièce ; horizontal, il file d'une porte à l'autre et interdit toute erreur de débit. L'échantillon a la taille d'une vraie porte et reste une semaine chez vous.",
      features: [
        'Veinage suivi sur toute une rangée de tiroirs',
        'Huile ou vernis mat, selon ce que vous acceptez de refaire',
        'Flacon de retouche laissé dans un tiroir',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé au laser',
      description:
        "Le sol se mesure tous les cinquante centimètres, les murs en bas et à hauteur d'yeux. Le plan de la cuisine est alors confirmé, ou corrigé.",
      duration: '½ journée',
    },
    {
      title: 'Une porte témoin',
      description:
        'Bois, teinte, profil et poignée se jugent sur une façade achevée. Après votre accord, le débit commence et le sens du fil ne change plus.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'Débit et montage',
      description:
        'Corps collés, tiroirs ajustés, portes présentées à blanc sur leurs charnières. Chaque pièce porte un numéro, reporté sur le plan de pose.',
      duration: '3 à 5 semaines',
    },
    {
      title: 'Laque ou huile',
      description:
        'Apprêt, ponçage, finition en cabine. La laque se manipule au bout de deux jours mais durcit encore une quinzaine : aucun adhésif dessus, même pour y marquer un nom.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'Pose chez vous',
      description:
        "La scie travaille dans la cour ; dedans, vous entendez perceuse et maillet. Il nous faut une pièce voisine libre, où les portes attendent sur des couvertures. L'eau n'est coupée qu'une heure, au raccordement de l'évier.",
      duration: '3 à 5 jours',
    },
    {
      title: 'Dernier réglage',
      description:
        "Plan et crédence chargent les meubles, qui se tassent d'un rien. Nous revenons alors aligner les façades, tournevis en main.",
      duration: '½ journée',
    },
  ],
  faqs: [
    {
      question: 'Des façades neuves sur nos vieux caissons : bonne idée ?',
      answer:
        "Oui, tant qu'une vis y mord. Nous en resserrons une par charnière, à la main, pour sentir si le panneau tient. Si l'aggloméré s'effrite, nous refusons : une porte de chêne, plus lourde, arracherait tout. Mieux vaut alors changer ces corps et garder les autres.",
    },
    {
      question: "Est-ce que tout sort de l'atelier ?",
      answer:
        "Non, et le devis le montre ligne par ligne. Dans une pièce droite, un caisson de série de soixante centimètres vaut le nôtre. L'établi sert là où le catalogue s'arrête : meuble moins profond devant un poteau, angle à 83 degrés, façade accordée à un vieux buffet.",
    },
    {
      question: 'La laque se répare-t-elle ?',
      answer:
        'Un éclat, oui ; une longue rayure, non. Le premier se bouche au pinceau et se voit de près. La seconde oblige à reprendre la face entière en cabine, porte absente une semaine. Avec de jeunes enfants ou un chien, une laque mate texturée ou un chêne huilé pardonnent davantage.',
    },
    {
      question: "D'où vient cette tache noire sur le chêne ?",
      answer:
        "Du fer, presque à coup sûr. Le tanin du chêne noircit au contact d'une boîte de conserve mouillée ou d'un brin de laine d'acier. L'acide oxalique, avec des gants et un rinçage soigneux, l'efface sur un bois huilé. Sous un vernis, il faut d'abord décaper.",
    },
    {
      question: 'Quelle hauteur prévoir sous un plafond à solives ?',
      answer:
        "Jusqu'à la solive la plus basse, moins un centimètre. Monter entre les bois paraît tentant, mais chaque entaille se taille à la main et retient la graisse. Nous arrêtons la corniche dessous et laissons l'ombre faire le joint. La hotte intégrée impose parfois d'aller plus haut, sur son seul meuble.",
    },
  ],
  relatedMetiers: ['cuisines-sur-mesure', 'carreleur', 'plombier-sanitaire', 'meubles-sur-mesure'],
} as const satisfies Trade
