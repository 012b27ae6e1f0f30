import type { Trade } from '../types'

export const trade = {
  id: 'poseurCloisons',
  categoryId: 'second-oeuvre-structure',
  serviceSlug: 'renovation-interieure',
  title: 'Poseur de cloisons sèches',
  subtitle: 'Le son contourne la cloison : on le cherche au rail, aux prises, au plafond',
  metaDescription:
    "Rail sur bande de mousse, prises décalées, renforts posés avant la plaque : ce qui fait qu'une cloison sèche sépare deux pièces et porte vos meubles.",
  keywords: [
    'cloison sèche Lot-et-Garonne',
    'cloison acoustique chambre',
    'porte à galandage rénovation',
    'cloison placo sur plancher bois',
    'fixation lourde sur plaque de plâtre',
  ],
  updated: '2026-11-21',
  heroImage: 'drylining-partition',
  presentationImage: 'insulation-acoustic',
  presentationTitle: 'Le bruit passe à côté',
  presentationText: [
    "Deux millimètres de jour sous un rail laissent passer une conversation, quelle que soit l'épaisseur des plaques vissées au-dessus. Le son suit l'air : il file sous la cloison, entre deux prises montées dos à dos, ou dans le vide d'un plafond suspendu. Nous fermons ces trois passages avant de parler de laine ou de double plaque.",
    "Le rail se pose sur une bande de mousse et, si le sol est bosselé, entre deux cordons de mastic acoustique. Les montants, profilés verticaux calés tous les soixante centimètres, vont chercher le plancher du dessus ou le rampant. Arrêtés au faux plafond, ils laisseraient les voix se rejoindre par-dessus. D'une chambre à l'autre, les prises s'écartent d'au moins un montant, laine comprise. Une fois les bandes sèches, tout cela est invisible et ne se rattrape qu'en rouvrant.",
    "Sur les planchers de nos étages, une cloison de plaques pèse environ 25 kg/m², moins de la moitié d'une brique plâtrière enduite. Encore faut-il regarder où elle tombe. En travers des solives, elle se répartit. Entre deux solives parallèles, elle ne trouve que des planches, et le charpentier ajoute d'abord une pièce de bois. En tête, nous ménageons un jeu comblé au mastic, car un plancher de chêne fléchit sous les pas et fendrait les bandes.",
    "Nous ne vissons d'abord qu'une face. L'électricien et le plombier passent alors gaines et tubes dans les trous des montants. Avant de visser l'autre, nous photographions chaque travée, un mètre ruban dans le cadre. Dès le tracé, le poseur de portes nous donne ses cotes et le carreleur son épaisseur ; un revêtement de plus, et l'huisserie serait trop basse. Le peintre nous suit quand l'enduit des joints a fini de sécher.",
  ],
  keyPoints: [
    'Bande résiliente sous les rails, au sol, contre les murs et en tête',
    'Cloisons montées de plancher à plancher, selon le NF DTU 25.41',
    "Renforts liés à l'ossature pour tout ce qui dépasse trente kilos",
    'Aucun boîtier électrique dos à dos entre deux chambres',
    'Photos cotées des réseaux remises en fin de chantier',
  ],
  expertises: [
    {
      title: 'Cloisons de distribution',
      description:
        "Une ossature de 48 millimètres et une plaque par face donnent la cloison courante de 72. Elle convient jusqu'à deux mètres cinquante. Sous des plafonds plus hauts, fréquents ici, nous doublons les montants ou élargissons le profilé, sinon la paroi tremble quand la porte claque.",
      features: [
        'Tracé au laser, épaisseur du sol fini reportée',
        'Montants doublés de chaque côté des portes',
        'Plaques tenues à un centimètre du sol, jour fermé au mastic',
      ],
    },
    {
      title: 'Parois acoustiques',
      description:
        "Entre une chambre et un séjour, nous vissons deux plaques par face à joints croisés, sur une laine souple qui remplit l'ossature sans être tassée. Devant un mur mitoyen, la contre-cloison tient au sol et au plafond sans toucher la pierre : une seule patte ferait pont.",
      features: [
        'Cloison 98/48 à double parement',
        'Deux ossatures séparées quand la place le permet',
        'Mastic autour des boîtiers et des traversées',
      ],
    },
    {
      title: 'Portes à galandage',
      description:
        "Le châssis prend la place des montants : entre ses minces traverses, la paroi plie sous la main. Nous la raidissons d'une seconde plaque, et rien de lourd n'y pendra. Une cloison de 72 s'épaissit alors d'un bout à l'autre, ou garde un décroché que vous choisissez sur plan.",
      features: [
        'Châssis réglé et vantail essayé avant les plaques',
        'Vis courtes, pour ne jamais rayer la porte cachée',
        'Déconseillée pour une chambre : elle arrête mal le bruit',
      ],
    },
    {
      title: 'Charges lourdes',
      description:
        "Un meuble haut rempli d'assiettes tire sur deux vis. Nous glissons entre les montants un contreplaqué de 18 millimètres, à la hauteur donnée par le cuisiniste, et son emplacement reste coté sur photo.",
      features: [
        "Traverses pour lavabos, téléviseurs et barres d'appui",
        'Bâti-support de WC suspendu ancré dans le sol',
        'Chevilles métalliques à expansion pour les charges moyennes',
      ],
    },
    {
      title: "Cloisons de salle d'eau",
      description:
        "La plaque hydrofugée supporte la vapeur, mais l'eau qui passe par un joint de carrelage finit par la ramollir. Dans l'emprise de la douche, nous appliquons un SPEC, la protection à l'eau sous carrelage, ou nous montons une plaque de ciment.",
      features: [
        'Film sous rail, relevé au-dessus du sol fini',
        'Bandes de renfort dans les angles avant le carreleur',
        'Sorties de tuyaux calfeutrées au mastic',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Écoute et tracé',
      description:
        "Une radio allumée dans la pièce voisine, l'oreille au ras du plancher, puis sous le plafond : nous notons par où le bruit vient déjà. Le laser trace ensuite rails et portes, et vous validez avant le perçage.",
      duration: '½ journée',
    },
    {
      title: 'Ossature et renforts',
      description:
        'Le perforateur fait le gros du bruit, le temps de fixer les rails. Huisseries et renforts se posent à ce stade, liste des meubles en main : il nous la faut donc ce matin-là.',
      duration: '1 à 2 jours',
    },
    {
      title: 'Première face',
      description:
        'Les plaques montent par la fenêtre, ou par un escalier bâché que vous aurez dégagé. Un seul côté se ferme, pour que chacun voie où passer ses gaines.',
      duration: '1 jour',
    },
    {
      title: 'Réseaux et laine',
      description:
        "Les gaines sont tirées, les tuyaux mis en pression et surveillés. L'eau de l'étage est coupée une demi-journée, le temps des raccords ; la laine entre en dernier.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Fermeture, joints, ponçage',
      description:
        "L'autre face vissée, les joints reçoivent trois passes d'enduit, chacune séchée. Le ponçage fait une poussière fine comme la farine : aspirateur sur la cale et porte du palier filmée.",
      duration: '4 à 5 jours, séchage compris',
    },
  ],
  faqs: [
    {
      question: 'Quelle épaisseur de cloison pour une chambre au calme ?',
      answer:
        "Aucune ne suffit à elle seule. Une porte alvéolaire, avec le centimètre laissé dessous pour la circulation de l'air, laisse passer plus de bruit que toute la paroi autour. Nous refusons de vous vendre une troisième plaque dans ce cas. Mettez plutôt une porte pleine, en sachant que le jour du bas restera la limite.",
    },
    {
      question: 'Où accrocher un chauffe-eau de 150 litres ?',
      answer:
        'Pas sur une cloison de plaques. Plein, il approche deux cents kilos et tire vers le vide. Il ira sur un mur de maçonnerie, ou sur un trépied avec une simple retenue en haut. À défaut, un modèle à poser au sol règle la question.',
    },
    {
      question: "J'ai des briques plâtrières qui sonnent creux : on les abat ?",
      answer:
        "Gardez-les si elles tiennent droit. Contre la voix, une brique enduite des deux côtés vaut à peu près une plaque par face sans laine. La démolir emplit l'étage de poussière rouge. Nous la doublons d'un seul côté quand il faut davantage de calme. Celle qui bouge sous la main, ou barre le passage d'une porte, se dépose.",
    },
    {
      question: 'Le parquet peut-il continuer sous la cloison ?',
      answer:
        "Oui, s'il est cloué et sain. Entre deux chambres, nous donnons pourtant un trait de scie sous le rail : des lames continues portent le bruit des talons à côté. Un parquet flottant ne se charge jamais : il doit pouvoir se dilater, et on le découpe avant de tracer.",
    },
  ],
  relatedMetiers: ['platrierPlaquiste', 'cloisons', 'poseurPortes', 'electricien'],
} as const satisfies Trade
