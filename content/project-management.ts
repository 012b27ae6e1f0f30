import type { ProjectManagementPage } from './types'

/** The page of /services/gestion-projet (behaviour.md §2, « The project-management page »). */
export const projectManagement = {
  name: 'Gestion de Projet',
  title: 'Gestion de projet de rénovation',
  metaDescription:
    'Conducteur de travaux, planning, réunion chaque semaine : ce que nous faisons sur votre chantier en Lot-et-Garonne, sans supplément, et ce qui reste à vous.',
  keywords: [
    'gestion de projet rénovation',
    'conducteur de travaux Lot-et-Garonne',
    'coordination de chantier 47',
    'suivi de travaux maison',
    'planning de rénovation',
  ],
  updated: '2026-11-21',
  subtitle: "Un chantier perd ses journées entre deux équipes : c'est là que nous travaillons",
  heroImage: 'desk-plans',
  presentation: {
    title: "Une heure debout, une page d'écrit, chaque semaine",
    text: [
      "À heure fixe, une fois par semaine, les équipes du moment se retrouvent debout dans votre salon, plans étalés sur deux tréteaux. On y règle ce qui se paie cher quand on l'oublie : une hauteur d'arrivée d'eau, le sens d'une porte, la livraison à faire entrer avant la benne. Le compte rendu tient sur une page, avec des noms et des dates, et vous le recevez le soir.",
      "Cette conduite de travaux ne figure pas en option au devis. Elle est comprise dans tous nos projets, pour une salle de bains comme pour une maison, et le planning écrit vous parvient au plus tard deux semaines après la validation du devis. Notre conducteur de travaux règle seul ce qui est technique. Dès qu'une décision touche au prix, à la date ou à ce que vous verrez tous les jours, elle vous revient.",
    ],
  },
  blocks: [
    {
      title: 'Conducteur de travaux',
      description:
        "C'est lui qui répond au téléphone, du premier métré à la levée des réserves. Il a vu la maison avant le devis, il sait pourquoi telle cloison reste, et les artisans le connaissent.",
      features: [
        'Une visite de chantier par semaine au moins',
        'Des réponses données sur place, plan en main',
        'Un accord écrit de vous avant toute dépense nouvelle',
        "Un numéro direct affiché à l'entrée du chantier",
      ],
    },
    {
      title: 'Ordonnancement, pilotage et coordination',
      description:
        "Ordonnancer, c'est ranger les tâches à partir de la plus lente : une fenêtre à fabriquer, une chape à sécher. Piloter, c'est corriger chaque semaine, quand un lot prend trois jours d'avance ou de retard. On abrège l'ensemble en OPC.",
      features: [
        'Commandes longues passées en premier',
        'Temps de séchage inscrits comme des tâches, et non comme des vides',
        'Dates limites de vos choix affichées avec celles des équipes',
      ],
    },
    {
      title: 'Suivi de chantier',
      description:
        "Ce qui va disparaître se regarde avant : une étanchéité sous la faïence, un tuyau sous la chape, une membrane derrière la plaque. Nous contrôlons, nous photographions, puis nous autorisons l'équipe suivante à recouvrir.",
      features: [
        "Points d'arrêt définis d'avance, lot par lot",
        'Photos classées par pièce et remises à la fin',
        'Avancement comparé au devis avant chaque appel de fonds',
        'Propreté et accès vérifiés en fin de journée',
      ],
    },
    {
      title: "Coordination des corps d'état",
      description:
        "Chaque équipe sait par écrit ce qu'elle trouvera en arrivant et ce qu'elle doit laisser. Le carreleur exige un siphon à sa cote, le cuisiniste un mur sec, le peintre une pièce vide : ces exigences se croisent sur le plan avant de se heurter dans la pièce.",
      features: [
        "Fiche de passage d'un métier au suivant",
        'Réservations et percements dessinés ensemble',
        "Protection des ouvrages finis attribuée à quelqu'un",
      ],
    },
  ],
  steps: [
    {
      title: 'Étude et conception',
      description:
        "Visite, sondages, relevé, puis un plan et un devis poste par poste, adressé sous 48 h après la dernière visite. Un bureau d'études ou un architecte intervient quand la structure, la surface ou la loi l'exige ; leurs honoraires apparaissent à part.",
      duration: 'Quelques jours à 4 semaines',
    },
    {
      title: 'Sélection des entreprises',
      description:
        "Pour chaque lot, nous choisissons l'équipe d'après les maisons qu'elle connaît, sa disponibilité réelle et son attestation d'assurance, lue et datée. Le planning se bâtit avec elles et vous est remis complet.",
      duration: '2 semaines au plus après la validation du devis',
    },
    {
      title: 'Exécution et contrôle',
      description:
        'Une visite et une réunion chaque semaine, un compte rendu le soir même. Une découverte derrière un mur donne lieu à deux façons de faire, chiffrées, et le travail reprend quand vous avez choisi.',
      duration: 'De 1 semaine à 6 mois, selon les travaux',
    },
    {
      title: 'Livraison et garanties',
      description:
        "Nous parcourons la maison avec vous, interrupteur après interrupteur, et la réception se signe avec ses réserves. Ce procès-verbal fait courir les garanties légales. Vous gardez les plans, les notices, les photos et les attestations d'assurance.",
      duration: '1 semaine, réserves levées ensuite à date fixée',
    },
  ],
  advantages: [
    {
      title: 'Un seul numéro à composer',
      description:
        'Vous ne cherchez pas qui, du plombier ou du carreleur, doit revenir. Nous signons le devis, donc nous répondons des deux.',
    },
    {
      title: 'Aucune ligne de plus au devis',
      description:
        'Visites, réunions, planning et comptes rendus sont compris, quelle que soit la taille du chantier.',
    },
    {
      title: 'Des dates que vous pouvez vérifier',
      description:
        "Le planning nomme les équipes et les semaines. Quand une date glisse, vous l'apprenez avec sa cause et la nouvelle date.",
    },
    {
      title: 'Un budget suivi au fil des semaines',
      description:
        'Un tableau met face à face le devis, les ajouts que vous avez acceptés et le reste à payer.',
    },
    {
      title: 'Des ennuis techniques tranchés vite',
      description:
        "Une poutre pourrie découverte le mardi ne doit pas arrêter quatre équipes jusqu'au lundi. Le conducteur de travaux vient, mesure, et déplace ce qui peut l'être.",
    },
    {
      title: 'Des contrôles avant de recouvrir',
      description:
        "Un défaut vu à temps demande une heure. Le même, retrouvé sous le carrelage, demande de tout rouvrir ; nos points d'arrêt servent à cela.",
    },
  ],
  faqs: [
    {
      question: 'La conduite de travaux se paie-t-elle en plus ?',
      answer:
        "Non, chaque projet la comprend. Vous ne trouverez ni honoraires de suivi ni pourcentage ajouté aux lots. Restent en dehors les études que la loi ou la prudence confient à d'autres : ingénieur structure, étude de sol, architecte, diagnostic amiante.",
    },
    {
      question: 'Un conducteur de travaux remplace-t-il un architecte ?',
      answer:
        "Non, leurs rôles diffèrent. L'architecte conçoit, signe le permis quand la loi l'impose et peut vous conseiller contre l'entreprise. Notre conducteur fait partie de l'entreprise : il organise et contrôle nos travaux. Pour une transformation lourde, les deux se complètent, et nous travaillons volontiers sur les plans d'un autre.",
    },
    {
      question: 'Puis-je garder un artisan que je connais ?',
      answer:
        "Oui, s'il accepte le planning. Il nous faut son attestation d'assurance, ses dates et ce qu'il attend du lot précédent. Vous le payez directement, et il répond seul de son ouvrage. Nous l'inscrivons aux réunions, mais un retard de sa part décale les nôtres, et nous vous le dirons.",
    },
    {
      question: 'Que devient le chantier après la réception ?',
      answer:
        "La loi nous oblige encore. Pendant un an, nous devons reprendre les désordres que vous signalez : c'est le parfait achèvement. Pendant deux ans, les équipements qui se démontent doivent fonctionner. Pendant dix ans, nous répondons de la solidité et de l'usage de l'ouvrage, et nous sommes assurés pour les travaux que cette garantie vise. Une simple peinture n'en fait pas partie d'ordinaire.",
    },
  ],
} as const satisfies ProjectManagementPage
