import type { Trade } from '../types'

export const trade = {
  id: 'electricien',
  categoryId: 'second-oeuvre-reseaux',
  serviceSlug: 'renovation-interieure',
  title: 'Électricien',
  subtitle: 'Lire le tableau, mesurer la terre, puis décider des lignes à garder',
  metaDescription:
    'Fusibles en porcelaine, prises sans terre : ce que votre tableau dit de la maison, et comment choisir entre mise en sécurité et réfection complète.',
  keywords: [
    'électricien rénovation Lot-et-Garonne',
    'remplacement tableau électrique',
    'mise en sécurité électrique',
    'rénovation électrique maison ancienne',
    'prise de terre maison ancienne',
  ],
  updated: '2026-11-21',
  heroImage: 'electric-panel',
  presentationImage: 'electric-work',
  presentationTitle: "Le tableau donne l'âge de la maison",
  presentationText: [
    "Fusibles en porcelaine rechargés au fil de plomb, planche de bois, conducteurs gainés de coton : l'installation date le plus souvent d'avant 1960. Des cartouches sous un capot blanc la rajeunissent de dix ou vingt ans. Si seul le disjoncteur général porte un bouton « T », elle précède sans doute 1991, année où la norme a demandé des différentiels de 30 milliampères.",
    "Le tableau ne dit pourtant rien de la terre, ce fil qui évacue le courant d'un appareil en défaut. Une prise munie de sa broche ne la prouve pas non plus, car on en a posé beaucoup sur de vieilles lignes à deux fils. Nous contrôlons donc prise par prise, puis nous mesurons le piquet : cent ohms au plus derrière un disjoncteur de branchement de 500 milliampères.",
    "Sur les devis, deux chantiers se ressemblent et ne se comparent pas. La mise en sécurité garde les lignes saines et ajoute les protections qui manquent. La rénovation complète dépose tout et repart d'un plan, selon la norme NF C 15-100 en vigueur. Nous la proposons quand l'isolant des fils s'effrite sous les doigts, ou quand les murs s'ouvrent de toute façon.",
    "Reste le passage des gaines. Une saignée horizontale affaiblit un mur de moellons, et un poteau de colombage ne s'entaille pas. On descend du grenier par les joints, ou l'on court derrière les plinthes. L'électricien vient une première fois après le démolisseur, en même temps que le plombier. Il revient derrière le peintre pour l'appareillage. Entre les deux, notre conducteur de travaux attend que chaque ligne soit essayée pour appeler le plaquiste.",
  ],
  keyPoints: [
    'Prises essayées une par une et terre mesurée avant le devis',
    'Mise en sécurité et rénovation complète chiffrées séparément',
    'Schéma remis, chaque disjoncteur au nom de sa pièce',
    'Coupures annoncées la veille, courant rendu le soir',
  ],
  expertises: [
    {
      title: 'Diagnostic avant devis',
      description:
        "Nous ouvrons le tableau, les boîtes de dérivation et quelques prises par étage, à la recherche des rajouts. Si vous venez d'acheter, apportez le diagnostic électrique remis lors de la vente : il liste déjà des anomalies, que nous vérifions.",
      features: [
        'Isolement des vieux câbles mesuré, et non jugé à la couleur',
        'Fils de coton ou de caoutchouc localisés sur le plan',
        "Défauts classés : à couper aujourd'hui, à reprendre, à surveiller",
      ],
    },
    {
      title: 'Mise en sécurité',
      description:
        "Elle suffit si les câbles sont bons et que les pièces ne changent pas d'usage. Nous créons ou reprenons la terre, posons les différentiels de 30 mA et relions à la terre les parties métalliques de la salle d'eau.",
      features: [
        'Protection accordée au fil : 16 A au plus en 1,5 mm²',
        "Prises ordinaires à 60 cm au moins d'une baignoire ou d'une douche",
        'Goulottes et moulures là où le mur reste fermé',
      ],
    },
    {
      title: 'Rénovation complète',
      description:
        "Tout part du plan des meubles, parce qu'une prise cachée par l'armoire finit en rallonge. Les gaines courent dans le comble ou sous le plancher, puis descendent d'aplomb vers chaque point.",
      features: [
        'Circuits distincts pour la plaque, le four et le lave-linge',
        'Prises réseau dans le séjour, le bureau et les chambres',
        'Gaines vides laissées vers le garage et le jardin',
      ],
    },
    {
      title: 'Lignes dans les murs anciens',
      description:
        'La rainureuse va droit, la pierre non. Nous cherchons le joint, et nous laissons en apparent ce qui abîmerait un enduit à garder.',
      features: [
        'Saignées verticales rebouchées au mortier de chaux',
        "Boîtiers étanches à l'air dans les parois isolées",
        'Câbles sous tube le long des solives apparentes',
      ],
    },
    {
      title: 'Éclairage et ventilation',
      description:
        "Un spot encastré perce la membrane et chauffe sous l'isolant. Nous arrêtons sa place avec le monteur de faux plafonds, avant la première suspente.",
      features: [
        "Va-et-vient au pied et en haut de l'escalier",
        'Ligne dédiée pour la ventilation mécanique',
        'Éclairage du plan de travail câblé avant la crédence',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé et mesures',
      description:
        "Écartez les meubles des prises et libérez l'accès au grenier. Vous recevez le plan de l'existant, avec ses défauts et les lignes qui méritent de rester.",
      duration: '½ journée',
    },
    {
      title: 'Tracé sur les murs',
      description:
        "Prises, interrupteurs et lampes se marquent au ruban, avec vous, pièce par pièce. Changez d'avis ce jour-là : ensuite, chaque déplacement coûte un rebouchage.",
      duration: '2 à 3 heures',
    },
    {
      title: 'Saignées et gaines',
      description:
        'Ces journées sont bruyantes et la poussière de pierre passe sous les portes, même aspirée. Le plombier travaille dans les mêmes parois ; les croisements se règlent à deux.',
      duration: '1 à 2 semaines pour une maison',
    },
    {
      title: 'Bascule du tableau',
      description:
        'Le courant manque du matin au soir : pensez au congélateur et au télétravail. Ce qui précède le disjoncteur de branchement relève du distributeur, et déplacer un compteur se demande plusieurs semaines avant.',
      duration: '1 jour',
    },
    {
      title: 'Appareillage et essais',
      description:
        "Une fois la peinture sèche, nous posons prises et interrupteurs, puis nous déclenchons chaque différentiel à l'appareil de mesure.",
      duration: '2 à 3 jours',
    },
    {
      title: 'Remise du dossier',
      description:
        'Schéma, repérage et valeur de la terre tiennent dans une pochette fixée près du tableau. Nous vous montrons quel bouton essayer, et à quel rythme.',
      duration: '1 heure',
    },
  ],
  faqs: [
    {
      question: 'La loi oblige-t-elle à mettre une vieille installation aux normes ?',
      answer:
        "Non, pas dans la maison existante que vous habitez. La norme actuelle s'applique à ce que l'on construit ou que l'on refait. Un logement loué obéit à une règle de plus : il ne doit pas présenter de risque manifeste pour son occupant.",
    },
    {
      question: 'Combien coûte un tableau neuf ?',
      answer:
        "À partir de 650 € TTC pour le remplacement du tableau, TVA à 10 % dans un logement de plus de deux ans (prix de novembre 2026). Ce montant couvre une rangée au même emplacement, différentiels et disjoncteurs compris, raccordée à des lignes saines. Il exclut la terre, les câbles et l'appareillage, et ne met donc pas la maison aux normes. Une mise en sécurité, et plus encore une réfection, se chiffre à la surface, bien au-dessus.",
    },
    {
      question: 'Le Consuel doit-il passer après vos travaux ?',
      answer:
        "Seulement pour une installation neuve ou entièrement refaite. Son attestation est alors nécessaire pour que le distributeur mette ou remette la maison sous tension. Changer un tableau ou ajouter trois prises n'en demande pas.",
    },
    {
      question: 'Un différentiel peut-il remplacer la prise de terre ?',
      answer:
        "Non, il la complète seulement. Sans terre, il coupe au moment où le courant traverse quelqu'un ; avec elle, dès que l'appareil est en défaut. Nous le posons parfois seul, à titre provisoire, quand le fil de terre doit attendre l'ouverture des murs.",
    },
    {
      question: 'Pourrons-nous dormir sur place pendant les travaux ?',
      answer:
        'Oui pour une mise en sécurité. Une rénovation complète rend la maison pénible pendant les saignées, et mieux vaut partir une semaine. Si vous restez, un coffret de chantier alimente le réfrigérateur, une lampe et deux prises dans une pièce protégée.',
    },
  ],
  relatedMetiers: ['platrierPlaquiste', 'plombier-sanitaire', 'monteurFauxPlafonds', 'peinture'],
} as const satisfies Trade
