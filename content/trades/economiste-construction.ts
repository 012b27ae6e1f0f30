import type { Trade } from '../types'

export const trade = {
  id: 'economiste-construction',
  categoryId: 'pilotage-conseil',
  serviceSlug: 'gestion-projet',
  title: 'Économiste de la construction',
  subtitle: 'Mesurer chaque ouvrage, chercher la ligne absente, comparer des devis qui diffèrent',
  metaDescription:
    "Deux devis au même total ne décrivent pas toujours le même chantier. Métré, lignes manquantes, TVA, aides, prix des travaux avant d'acheter une maison.",
  keywords: [
    'économiste de la construction Lot-et-Garonne',
    'comparer des devis de rénovation',
    'estimation travaux avant achat',
    'métré rénovation maison ancienne',
    'budget rénovation imprévus',
  ],
  updated: '2026-11-21',
  heroImage: 'desk-keys',
  presentationImage: 'desk-plans',
  presentationTitle: 'Le même total, deux chantiers différents',
  presentationText: [
    "Deux devis arrivent la même semaine et finissent, à quelques euros près, sur le même chiffre. L'un compte quarante mètres carrés d'enduit, murs dégarnis et gravats emportés. L'autre annonce « reprise des enduits, forfait », sans surface ni benne. Aucun ne nomme l'échafaudage. Avant d'en signer un, il faut leur faire décrire le même ouvrage.",
    "Ce travail commence par un métré, le compte de chaque chose à faire : mètres carrés de mur, baies déduites, mètres de plinthe, points d'eau. Dans l'ancien, nous mesurons aussi ce que le plan ignore, une embrasure de soixante centimètres à enduire ou un tas de pierres à sortir. Démoli, un mètre cube de mur occupe un bon tiers de plus dans la benne.",
    "Nous dressons ensuite la liste de ce qui manque. Diagnostics, calcul de l'ingénieur, raccords autour des fenêtres neuves, taxe d'aménagement d'une extension : ces postes n'appartiennent à aucun métier, donc aucun ne les chiffre. L'invisible reçoit une provision, sur une ligne à part, assez visible pour qu'on ne la confonde pas avec une marge.",
    "Les quantités passent alors de main en main. Le coordinateur en tire des durées, le conducteur de travaux y compare ce qui est posé, et les artisans commandent d'après elles. Pour deux chambres à repeindre, tout cela serait de trop : un devis lisible suffit, relu avec le peintre.",
  ],
  keyPoints: [
    'Quantités relevées dans la maison, ouvrage par ouvrage',
    'Postes oubliés écrits en face de ceux qui sont chiffrés',
    "Provision d'imprévus débloquée par votre seule signature",
    'Taux de TVA porté sur chaque ligne',
    "Aides laissées hors du budget tant que rien n'est notifié",
  ],
  expertises: [
    {
      title: 'Métré et descriptif',
      description:
        'Chaque ouvrage reçoit une unité, une quantité et une phrase qui dit comment il se fait. « Enduit à la chaux, trois couches, sur pierre dégarnie » se contrôle le jour venu ; « remise en état des murs » ne se contrôle pas.',
      features: [
        'Embrasures, retours et soubassements comptés',
        'Toiture mesurée dans sa pente',
        'Gravats convertis en nombre de bennes',
      ],
    },
    {
      title: 'Devis mis à plat',
      description:
        "Nous reportons chaque offre sur une trame unique, et les cases vides se voient. Vous posez les questions à l'entreprise ; nous ne montrons à personne le prix d'un concurrent. Si l'une des offres est la nôtre, prenez un autre lecteur.",
      features: [
        'Forfaits rouverts en quantités',
        'Prix unitaires placés côte à côte',
        'Mots flous relevés : « selon besoin », « divers », « à prévoir »',
      ],
    },
    {
      title: 'Estimation avant achat',
      description:
        "La maison appartient encore au vendeur : nous regardons, nous mesurons, nous n'ouvrons rien. Le rapport sépare l'urgent de ce qui peut attendre, avec une marge d'erreur de 5 à 10 % sur ce qui se voit. Ce qu'un doublage récent peut cacher y figure comme un risque, sans montant.",
      features: [
        'Grenier, cave et pied des façades visités en premier',
        'Diagnostics du vendeur confrontés aux murs',
        'Autorisations probables signalées, à confirmer en mairie',
      ],
    },
    {
      title: 'Budget et variantes',
      description:
        "Un projet trop cher se réduit par ouvrages entiers. Nous chiffrons l'étage remis à plus tard, la tuile triée plutôt que changée, la salle de bains gardée contre sa colonne. Rogner partout ne laisse que des travaux à refaire.",
      features: [
        'Deux scénarios au plus, pour pouvoir choisir',
        'Attentes prévues pour les travaux différés',
        'Échéances de paiement posées sur le planning',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Prise de rendez-vous',
      description:
        "Envoyez les plans, les diagnostics et les devis reçus. Avant un achat, appelez assez tôt : la visite doit précéder votre engagement, et le vendeur doit l'accepter.",
      duration: '3 à 5 jours ouvrés',
    },
    {
      title: 'Visite technique',
      description:
        "Laser, échelle, lampe, humidimètre. Nous montons au grenier et faisons le tour dehors, même sous la pluie, qui montre où l'eau va.",
      duration: '2 à 3 heures',
    },
    {
      title: 'Quantités et prix',
      description:
        'Les mesures deviennent des ouvrages, puis des montants par corps de métier. Ce qui reste incertain se marque comme tel.',
      duration: '48 à 72 heures pour un rapport avant achat',
    },
    {
      title: 'Lecture à deux',
      description:
        'Nous relisons les chiffres avec vous, les plus gros en premier. Vous repartez avec une liste de décisions.',
      duration: '1 heure',
    },
    {
      title: 'Suivi des dépenses',
      description:
        'Factures et suppléments signés se posent en face du budget initial. La provision restante se lit à chaque réunion.',
      duration: "Jusqu'à la réception",
    },
  ],
  faqs: [
    {
      question: "Que coûte une estimation avant d'acheter ?",
      answer:
        "À partir de 3 €/m², avec un minimum facturé de 150 € HT, soit 180 € TTC au taux de 20 % (tarif de novembre 2026). Ce prix couvre la visite et le rapport chiffré par poste. Il ne couvre ni diagnostic, ni sondage, ni calcul d'ingénieur. Si nous réalisons ensuite les travaux, il en est déduit.",
    },
    {
      question: 'Un devis nettement plus bas cache-t-il quelque chose ?',
      answer:
        "Souvent une ligne, parfois rien. Comparez les surfaces avant les prix : un petit montant adossé à des quantités écrites se défend. Méfiez-vous s'il ignore l'évacuation, l'échafaudage ou la protection des sols, que vous paierez de toute façon.",
    },
    {
      question: 'À quel taux de TVA mes travaux seront-ils facturés ?',
      answer:
        "À 10 %, en général, pour une maison de plus de deux ans. Certains travaux d'énergie descendent à 5,5 %, les fenêtres seulement en remplacement. Une chaudière au gaz ou au fioul relève des 20 % depuis le 1er mars 2025, comme les agrandissements de plus de 10 % de la surface. Une mention signée sur le devis a remplacé l'attestation. État des règles au 20 novembre 2026.",
    },
    {
      question: "Quand faut-il déposer une demande d'aide ?",
      answer:
        'Avant de signer le devis. Une signature trop tôt peut faire perdre la prime. Le montant suit vos revenus, le logement et les travaux, et la règle change souvent. Le site france-renov.gouv.fr et le 0 808 800 700 donnent celle du jour. Nous préparons les pièces techniques, sans promettre la somme ni signer à votre place. Information du 20/11/2026.',
    },
    {
      question: 'Chiffrez-vous une maison sur photos ?',
      answer:
        "Non, pas une maison entière. Une photo ne donne ni l'épaisseur d'un mur, ni l'odeur d'une cave, ni la pente d'un plancher. Elle sert à préparer la visite. Pour des fenêtres, avec les cotes, un ordre de grandeur reste possible.",
    },
  ],
  relatedMetiers: ['conducteur-travaux', 'coordinateur-opc', 'maconnerie', 'couvreur'],
} as const satisfies Trade
