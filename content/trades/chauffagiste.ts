import type { Trade } from '../types'

export const trade = {
  id: 'chauffagiste',
  categoryId: 'second-oeuvre-reseaux',
  serviceSlug: 'renovation-energetique',
  title: 'Chauffagiste',
  subtitle:
    "Laver le réseau avant de changer la chaudière, filmer le conduit avant d'acheter le poêle",
  metaDescription:
    "Radiateur chaud en haut, froid en bas : purger n'y fera rien. Désembouage, équilibrage, chaudière, poêle et conduit, vus par nos chauffagistes.",
  keywords: [
    'chauffagiste Lot-et-Garonne',
    'désembouage radiateurs',
    'radiateur froid en bas',
    'remplacement chaudière gaz',
    'poêle à bois et tubage',
  ],
  updated: '2026-11-21',
  heroImage: 'heating-radiator',
  presentationImage: 'heating-stove',
  presentationTitle: "L'air monte, la boue descend",
  presentationText: [
    "« Il faut le purger », dit le voisin. On purge, il ne sort que de l'eau, et le radiateur reste froid par le bas. L'air se loge en haut. Ce qui dort en bas est une pâte noire, l'oxyde de fer que l'eau arrache à l'acier et dépose là où elle ralentit. Un aimant plongé dans le seau de vidange en sort couvert.",
    "Cette boue se reforme tant que de l'oxygène entre dans le circuit. Une soupape goutte, le vase d'expansion (la réserve à membrane où l'eau se dilate) se dégonfle, et l'on rajoute de l'eau, donc de l'air. Nous cherchons la perte avant de laver. Une chaudière neuve branchée sur une eau noire s'encrasse dès la première saison, car son échangeur a des passages de quelques millimètres.",
    "Le bois pose une autre question, celle du conduit. Dans les maisons d'ici, il monte souvent de travers, en brique ou en boisseaux de terre cuite pris dans le moellon. Une poutre le touche parfois sans que personne le sache. L'âtre ouvert y envoyait beaucoup d'air et des fumées diluées. Un poêle fermé qui couve y dépose du bistre, ce goudron qui perce l'enduit et brûle un soir de grand vent.",
    "Nous arrivons après l'isolation, sans quoi la puissance serait fausse. Le maçon prépare le socle ou la traversée de plancher. Le couvreur ouvre les tuiles canal autour de la souche et refait le solin, la bande qui en ferme le pied. Le plâtrier ne coffre rien avant l'essai. Avec le plombier, nous partageons l'eau chaude et la même coupure, que notre conducteur de travaux place entre avril et octobre.",
  ],
  keyPoints: [
    'Eau du circuit prélevée et examinée avant tout devis de chaudière',
    'Perte trouvée et réparée, puis seulement le lavage',
    'Débit réglé à chaque radiateur, positions notées sur un plan',
    'Conduit ramoné et filmé avant le choix du poêle',
    'Tirage mesuré, appareil allumé devant vous',
  ],
  expertises: [
    {
      title: 'Désembouage',
      description:
        "Une pompe à fort débit pousse l'eau dans un sens, puis dans l'autre, jusqu'à la voir claire à la sortie de chaque radiateur. Sur une tôle déjà piquée, nous prévenons : la boue bouchait les trous, et le lavage peut les rouvrir.",
      features: [
        'Produit dispersant mis à circuler une à deux semaines avant',
        'Pot à boue magnétique sur le retour, à vider chaque automne',
        'Inhibiteur de corrosion dosé, date collée sur la chaudière',
      ],
    },
    {
      title: 'Équilibrage des radiateurs',
      description:
        "L'eau prend au plus court : la pièce voisine de la chaudière étouffe, celle du bout grelotte. Accélérer la pompe fait surtout siffler les robinets. Nous serrons le té de réglage, cette vis au bas du radiateur, jusqu'à ce que toutes les pièces montent ensemble.",
      features: [
        "Températures prises à l'entrée et à la sortie",
        'Nombre de tours inscrit pour chaque pièce',
        'Gros tubes de thermosiphon (la circulation sans pompe) gardés avec leur pente',
      ],
    },
    {
      title: 'Remplacement de chaudière',
      description:
        "Un modèle à condensation ne condense que si l'eau lui revient sous cinquante-cinq degrés environ. Ses fumées humides rongeraient la brique : il faut tuber ou sortir en ventouse. Ses condensats, acides, partent aux eaux usées par un tuyau en pente.",
      features: [
        "Puissance recalculée, au lieu d'être recopiée sur l'ancienne plaque",
        'Cuve à fioul vidée, dégazée, retirée ou comblée, certificat remis',
        'Certificat de conformité gaz joint au dossier',
      ],
    },
    {
      title: 'Poêle et conduit de fumée',
      description:
        "Le NF DTU 24.1 fixe l'écart entre le conduit et ce qui peut brûler : solive, lambris, chevron. Pour le tuyau apparent à simple paroi, sauf mention du fabricant, comptez trois fois son diamètre, et jamais moins de 37,5 cm. La sortie de toit dépasse de quarante centimètres le faîtage et tout obstacle à moins de huit mètres.",
      features: [
        "Air de combustion amené du dehors jusqu'au foyer",
        'Hotte et ventilation essayées poêle allumé',
        'Trappe de ramonage et plaque signalétique accessibles',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Tour des radiateurs',
      description:
        "Chauffage en marche depuis la veille, nous passons la main partout et notons le chaud, le tiède, le froid. Un litre d'eau tiré au point bas dit le reste.",
      duration: '2 heures',
    },
    {
      title: 'Conduit ramoné, puis filmé',
      description:
        "Reculez les meubles de deux mètres et roulez le tapis : malgré le drap et l'aspirateur, un peu de suie passe. Vous voyez les images le jour même.",
      duration: '½ journée',
    },
    {
      title: 'Lavage du réseau',
      description:
        "La pompe ronronne la journée entière, un tuyau court jusqu'à l'évacuation. La maison refroidit à mesure ; mieux vaut un jour doux.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Dépose et pose',
      description:
        "Une chaudière en fonte sort par éléments, démontée sur place, l'escalier couvert de planches. Comptez deux nuits sans chauffage, et sans eau chaude si elle la produisait.",
      duration: '2 à 4 jours',
    },
    {
      title: 'Conduit et sortie de toit',
      description:
        "Le tubage d'inox descend par le haut, couvreur présent. S'il faut percer un plafond, la pièce est vidée et fermée : la poussière y sera épaisse.",
      duration: '1 à 3 jours',
    },
    {
      title: 'Première flambée, premiers réglages',
      description:
        'Combustion analysée, monoxyde relevé dans la pièce, débits ajustés. Nous vous apprenons à allumer par le dessus, ce qui fume moins, et à remettre de la pression.',
      duration: '1 jour',
    },
  ],
  faqs: [
    {
      question: 'Quelle TVA sur une chaudière à gaz ?',
      answer:
        'Vingt pour cent, depuis mars 2025. Ce taux vise les chaudières au gaz et au fioul, y compris dans une pompe à chaleur hybride. Radiateurs et désembouage gardent en principe un taux réduit dans une maison de plus de deux ans ; le devis sépare donc les lignes. Point vérifié le 20/11/2026.',
    },
    {
      question: 'Peut-on encore remplacer une chaudière au fioul par une autre ?',
      answer:
        "Non, en règle générale, depuis juillet 2022. Un équipement neuf doit rester sous un plafond d'émissions que le fioul ordinaire dépasse. Réparer l'ancienne reste permis. Font exception les appareils à biofioul qui tiennent ce plafond, et les maisons où rien d'autre n'est techniquement possible.",
    },
    {
      question: 'Un gros poêle ne suffirait-il pas pour tout chauffer ?',
      answer:
        "Non, et nous refusons de le vendre ainsi. La chaleur monte l'escalier mais contourne mal deux portes et un mur de cinquante centimètres. Trop puissant, il tourne au ralenti, noircit sa vitre et goudronne le conduit. Il chauffe bien la pièce où il se trouve, et l'étage un peu.",
    },
    {
      question: "Qui doit s'occuper de l'entretien ?",
      answer:
        "L'occupant, une fois par an. Le locataire aussi, sauf clause contraire du bail. Un professionnel contrôle la chaudière ; poêle et conduit suivent le même rythme, ramonage compris. Gardez les attestations : l'assureur les réclame après un feu de cheminée.",
    },
    {
      question: 'Mes radiateurs de fonte valent-ils la peine ?',
      answer:
        "Oui, presque toujours. La fonte épaisse rouille moins vite que la tôle, et ses passages larges se lavent bien. Un suintement entre deux éléments se reprend en atelier, joints neufs. Une fissure, elle, condamne l'élément.",
    },
  ],
  relatedMetiers: ['systemes-chauffage', 'plombier-sanitaire', 'couvreur', 'installateurPac'],
} as const satisfies Trade
