import type { Trade } from '../types'

export const trade = {
  id: 'designer-interior',
  categoryId: 'amenagement-interieur',
  serviceSlug: 'cuisines-salles-de-bains',
  title: "Designer d'intérieur",
  subtitle: 'La table, les chaises reculées, les prises : la couleur viendra après',
  metaDescription:
    'Plan meublé, lumière suivie du matin au soir, échantillons jugés chez vous : ce que fait notre designer, à quel tarif, et quand appeler un architecte.',
  keywords: [
    "designer d'intérieur Lot-et-Garonne",
    'plan aménagement intérieur',
    "tarif décorateur d'intérieur",
    'plan éclairage maison',
    'aménagement maison ancienne',
  ],
  updated: '2026-11-21',
  heroImage: 'desk-samples',
  presentationImage: 'living-reading',
  presentationTitle: 'Un premier plan sans couleur',
  presentationText: [
    'Aucune couleur ne figure sur notre premier dessin. Il montre une table, ses chaises reculées de soixante-dix centimètres, le passage qui subsiste derrière et trois croix pour les prises. Repeindre un mur prend deux jours. Déplacer une suspension, centrée sur la pièce quand il fallait la centrer sur la table, oblige à rouvrir le plafond.',
    "Vient ensuite la lumière, et elle bouge. Derrière des murs de soixante centimètres, une fenêtre éclaire vivement les deux premiers mètres, et le fond reste gris à midi. À l'ouest, le soleil d'août tombe sur l'écran à l'heure des informations. Au nord, un blanc bleuté tourne au gris. Vous photographiez donc la pièce à huit heures, à midi et à dix-neuf heures pendant une semaine. Le fauteuil de lecture, le bureau et le lit se placent d'après ces images.",
    "Notre travail s'arrête à une limite nette. Nous ne sommes pas architectes, le titre est protégé par la loi, et nous ne signons pas de permis. Un mur porteur relève d'un bureau d'études, une façade, de la mairie. Nous intervenons aussi à Paris et en Île-de-France pour dessiner des appartements, avec la même frontière. En copropriété, ce qui touche aux parties communes se vote.",
    "Le dossier que nous rendons passe de main en main. Le plaquiste y cherche où renforcer une cloison, l'électricien ses hauteurs, le peintre ses références, l'agenceur la profondeur des niches. Notre conducteur de travaux en tire les dates auxquelles vous devez avoir choisi. Ce qui manque au papier se décide au téléphone, un mardi, pendant que l'équipe attend.",
  ],
  keyPoints: [
    "Plan meublé à l'échelle, avec vos meubles et vos passages",
    'Lampes placées selon la table, le lit et le fauteuil',
    'Échantillons laissés chez vous, à voir aussi le soir',
    'Une date limite en face de chaque choix',
    'Conseil simple, projet partiel ou projet complet, trois tarifs annoncés',
  ],
  expertises: [
    {
      title: 'Le plan meublé',
      description:
        "Nous dessinons d'abord ce que vous gardez : l'armoire de 2,20 m, le piano, le canapé trop long. Le reste doit circuler autour, à raison de 90 cm pour un passage principal et de 60 de chaque côté du lit.",
      features: [
        'Portes et fenêtres dessinées ouvertes',
        "Ce que l'on voit depuis chaque siège, noté sur le plan",
        'Deux dispositions comparées, inconvénients écrits dessus',
      ],
    },
    {
      title: 'La lumière',
      description:
        "Au-dessus d'une table, l'abat-jour s'arrête à soixante-dix centimètres environ du plateau ; plus haut, il éblouit les convives. Ailleurs, plusieurs petites lampes fatiguent moins qu'un plafonnier, à condition d'avoir une prise commandée par l'interrupteur de l'entrée.",
      features: [
        '2 700 kelvins le soir, indice de rendu des couleurs de 90 ou plus',
        'Allumages séparés, variateurs essayés avec les lampes choisies',
        "Liseuses de chevet commandées depuis l'oreiller",
      ],
    },
    {
      title: 'Matières et couleurs',
      description:
        'Un carreau de sol se regarde à plat, une teinte debout, un tissu froissé. Sur une table de magasin, rien de tout cela ne se voit. Nous partons de ce qui ne changera pas, la tommette, la pierre ou la poutre, et nous accordons le reste.',
      features: [
        'Trois candidats au plus par décision',
        'Plinthes, portes et plafond teintés dans la même étude',
        'Murs anciens : peintures minérales proposées en premier',
      ],
    },
    {
      title: 'Rangements et niches',
      description:
        "Mètres de livres, paires de chaussures, manteaux d'hiver : nous comptons avant de dessiner. L'entrée demande souvent plus de rangement que la chambre, et on l'oublie.",
      features: [
        'Profondeurs cotées pour le menuisier',
        'Box, compteur et aspirateur logés avec leur prise',
        'Un mur laissé libre, pour le meuble qui viendra',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Visite et habitudes',
      description:
        "Nous mesurons tout et posons des questions de détail. Où vont les clés, le courrier, les bottes mouillées ? Qui se lève avant l'autre ?",
      duration: '2 heures',
    },
    {
      title: 'Une semaine de photos',
      description:
        "Trois clichés par jour depuis le même angle, au téléphone. S'il pleut sans arrêt, vous recommencez la semaine suivante.",
      duration: '1 semaine',
    },
    {
      title: 'Plans comparés',
      description:
        "Deux dispositions vous sont remises, et la pièce se balise au sol à l'aide de journaux. Vous vivez avec quelques jours avant de répondre.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Prises, lampes, tuyaux',
      description:
        "L'électricien et le plombier relisent le plan arrêté. Ce qu'ils jugent impossible revient sur la table à dessin pendant qu'il n'en coûte encore que du papier.",
      duration: '1 semaine',
    },
    {
      title: 'Échantillons',
      description:
        'Bois, carreaux, tissus et teintes passent de la fenêtre au fond du couloir. La liste se clôt à date fixe, références et quantités à côté.',
      duration: '2 à 3 semaines',
    },
    {
      title: 'Passages sur le chantier',
      description:
        'Nous venons quand les boîtes électriques sont posées, puis au premier pan de peinture. Ces jours-là, nous vous demandons une heure au milieu du bruit et de la poussière des autres.',
      duration: '1 à 2 heures par étape',
    },
  ],
  faqs: [
    {
      question: 'Comment vos honoraires se calculent-ils ?',
      answer:
        "De 400 à 800 € pour un conseil simple : une visite, puis un plan meublé ou une palette. Un projet partiel, soit une ou deux pièces dessinées avec lumières et liste de matériaux, va de 1 000 à 2 000 €. Le suivi complet représente 8 à 12 % du budget de travaux. Ces ordres de grandeur de novembre 2026 ne couvrent ni meubles, ni travaux, ni architecte ; le devis fixe la somme TTC. La conduite de chantier n'y entre pas, puisque nos prix de rénovation la comprennent déjà.",
    },
    {
      question: 'Dans quel cas prendre plutôt un architecte ?',
      answer:
        "Dès que l'enveloppe ou la structure change beaucoup. Une surélévation, une extension, une façade percée gagnent à passer par lui. Au-delà de 150 m² de surface de plancher après travaux, le permis l'exige. Nous pouvons meubler son plan ensuite. Pour une seule baie dans un refend, un ingénieur suffit.",
    },
    {
      question: 'Et pour une seule pièce ?',
      answer:
        "Une visite suffit souvent. Déplacer un canapé, changer deux ampoules et condamner une porte inutile règle plus de salons qu'une étude. Nous le disons sur place, et vous ne payez que le conseil.",
    },
    {
      question: 'Les images de synthèse sont-elles fidèles ?',
      answer:
        "Oui pour les volumes, pas pour les teintes. L'écran fabrique un soleil qui n'entre pas chez vous. Nous en faisons une ou deux quand une mezzanine ou un îlot se comprend mal en plan. La couleur se décide sur un morceau de mur.",
    },
    {
      question: "Que se passe-t-il si nous changeons d'avis en cours de route ?",
      answer:
        "Rien de fâcheux avant la date inscrite. Après, la commande est partie ou la boîte scellée : vous recevez par écrit le coût de la reprise et les jours perdus, puis vous tranchez. Gardez vos hésitations pour le tissu des rideaux, qui attend jusqu'au bout.",
    },
  ],
  relatedMetiers: ['electricien', 'peinture', 'meubles-sur-mesure', 'conducteur-travaux'],
} as const satisfies Trade
