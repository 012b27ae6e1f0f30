import type { TradesOverview } from './types'

/** What /metiers-renovation says around the catalogue (behaviour.md §2, « Trades overview »). */
export const overview = {
  title: 'Les Métiers de la Rénovation',
  metaDescription:
    "Qui fait quoi dans une rénovation, dans quel ordre, avec quelles normes et quels diplômes : les métiers du bâtiment vus d'un chantier du Lot-et-Garonne.",
  keywords: [
    'métiers de la rénovation',
    "corps d'état du bâtiment",
    'ordre des travaux de rénovation',
    'artisan Lot-et-Garonne',
    'NF C 15-100, NF DTU, RE2020',
  ],
  updated: '2026-11-21',
  heroImage: 'desk-site',
  heroLead:
    'Qui passe avant qui, ce que chacun doit laisser derrière lui, et ce que les normes engagent vraiment.',
  badges: [
    {
      title: 'Expertise certifiée',
      text: "Un diplôme, un titre ou trois ans de pratique : personne ne s'installe sans.",
    },
    {
      title: 'Normes et réglementation',
      text: 'Ce que la loi impose, ce que le devis engage, et où passe la limite.',
    },
    {
      title: 'Techniques particulières',
      text: 'La chaux, le pan de bois et la tuile canal réclament chacun leurs gestes.',
    },
  ],
  introduction: {
    title: 'Un même mur, fini trois fois',
    text: [
      "« C'est fini » change de sens à chaque équipe. Pour le maçon, le mur tient et le fil à plomb le longe. Pour l'électricien, les gaines y sont et rien ne les pince. Pour le peintre, aucune bosse n'y accroche la lampe. Bien des disputes de chantier viennent de ces trois murs qui portent un seul nom.",
      'Dans une maison ancienne, la même tâche change aussi de mains selon la matière. La brique hourdée au plâtre revient au cloisonneur, la plaque vissée au poseur de cloisons sèches. Un plafond sur lattis se confie au plafonneur, un plafond suspendu au monteur. Se tromper de porte fait perdre une visite, et parfois une corniche jetée trop tôt.',
      "Chaque page de métier dit donc où il commence, où il s'arrête et qui doit passer avant lui. Vous pouvez y entrer par le service qui vous occupe, par les dix familles du bâtiment, ou par l'ordre du chantier, plus bas.",
    ],
  },
  standards: [
    {
      title: 'Électricité',
      reference: 'NF C 15-100',
      binds:
        "Elle régit toute installation neuve ou entièrement refaite dans un logement : circuits, protections, distances autour d'une baignoire. L'édition d'août 2024, une série de vingt et une normes dont la partie 10 traite de l'habitation, s'applique depuis le 1er septembre 2025.",
      doesNotBind:
        "Elle n'oblige pas à refaire une installation du seul fait de son âge. Pour celle-là, nous parlons de mise en sécurité, et les mots « aux normes » n'apparaissent pas au devis.",
    },
    {
      title: 'Plomberie',
      reference: 'NF DTU 60.1 et 60.11',
      binds:
        "Le premier décrit la pose des réseaux d'eau et d'évacuation, le second le calcul des diamètres, pluie comprise. Cités au devis, ils engagent l'entreprise ; en cas de litige, l'expert les ouvre en premier.",
      doesNotBind:
        "Un DTU reste un document de contrat, sans force de loi, et une maison ancienne n'a pas à s'y conformer après coup. Il ne remplace pas non plus l'avis du SPANC sur une fosse.",
    },
    {
      title: 'Performance thermique',
      reference: 'RT 2012 / RE 2020',
      binds:
        "La RT 2012 a réglé les maisons neuves dont le permis date d'avant 2022. La RE2020 lui a succédé, puis s'est étendue aux agrandissements de maisons le 1er janvier 2023, avec des exigences allégées sous 80 m².",
      doesNotBind:
        "Aucune des deux ne vise la rénovation de l'existant. Une fenêtre changée ou un toit isolé y suit une réglementation à part, élément par élément, et les aides fixent leurs propres seuils.",
    },
    {
      title: 'Accessibilité',
      reference: 'Loi du 11 février 2005',
      binds:
        "Elle s'impose aux établissements qui reçoivent du public, aux immeubles d'habitation neufs et aux maisons neuves bâties pour être louées ou vendues.",
      doesNotBind:
        "Votre maison, déjà construite et privée, y échappe. Nous y faisons des pièces adaptées à quelqu'un, mesurées sur son fauteuil ou sur sa fatigue, sans les appeler « normes PMR ».",
    },
  ],
  training: {
    blocks: [
      {
        title: 'RGE',
        description:
          "La mention « reconnu garant de l'environnement » se donne à une entreprise, pour un domaine et une durée. Celle des combles ne vaut rien pour une pompe à chaleur. Plusieurs aides l'exigent : avant de signer, cherchez le domaine, l'organisme, le numéro et la date sur l'annuaire de france-renov.gouv.fr. Une loi de 2025 prévoit qu'à partir de 2027 l'entreprise qui facture devra la détenir elle-même (vérifié le 20/11/2026).",
      },
      {
        title: 'Qualibat',
        description:
          "Cet organisme qualifie les entreprises métier par métier, sur dossier et pour un temps donné. Certaines de ses qualifications valent RGE, d'autres attestent seulement une pratique. Qualit'EnR et Qualifelec font de même dans leurs domaines. Un tailleur de pierre peut n'en avoir aucune et bien travailler ; son assurance, en revanche, se vérifie toujours.",
      },
    ],
    path: {
      title: 'Du CAP au BTS',
      description:
        "Pour exercer un métier du bâtiment, il faut un diplôme de niveau CAP, un titre équivalent ou trois ans d'expérience. Les voies se croisent, et l'on passe souvent de l'une à l'autre en travaillant : CAP, BP, bac pro, BTS (ou ancien BEP, supprimé après la session 2021).",
      diplomas: [
        {
          title: 'CAP',
          description:
            "Deux ans, souvent en apprentissage. On y apprend les gestes d'un seul métier : maçon, couvreur, carreleur, menuisier.",
        },
        {
          title: 'BP',
          description:
            "Deux ans de plus, en alternance. L'ouvrier lit les plans, traite les cas difficiles et conduit une petite équipe.",
        },
        {
          title: 'Bac pro',
          description:
            'Trois ans après le collège, entre atelier et dessin, pour préparer un chantier autant que pour y travailler.',
        },
        {
          title: 'BTS',
          description:
            "Deux ans après le bac : métrés, prix, méthodes. Beaucoup de conducteurs de travaux et d'économistes sont passés par là.",
        },
      ],
    },
  },
  sequence: [
    {
      title: 'Étudier et chiffrer',
      description:
        "Relevé, sondages, diagnostics, dossier de mairie. Les surprises coûtent peu tant que rien n'est ouvert, et les fabrications longues se commandent dès l'accord de la mairie.",
      tradeIds: [
        'economiste-construction',
        'conducteur-travaux',
        'coordinateur-opc',
        'thermicien',
        'designer-interior',
      ],
    },
    {
      title: 'Démolir et reprendre la structure',
      description:
        "Étais, percements, linteaux, dalles. C'est l'étape la plus bruyante et la plus sale, et la seule où la maison peut bouger : rien de neuf ne se pose avant sa fin.",
      tradeIds: ['demolisseur', 'maconnerie', 'coffreur', 'ferrailleur', 'charpentierMetallique'],
    },
    {
      title: "Mettre hors d'eau et hors d'air",
      description:
        "La charpente, le toit, les fenêtres, puis la façade sur le même échafaudage. Une fois la maison close, l'intérieur avance quel que soit le temps.",
      tradeIds: [
        'charpentierBois',
        'couvreur',
        'toitures',
        'zingueur',
        'menuisierBois',
        'menuisierAlu',
        'facades',
      ],
    },
    {
      title: 'Passer les réseaux et isoler',
      description:
        "Évacuations d'abord à cause de leur pente, puis l'eau, le chauffage et les câbles, qui tournent plus facilement. L'isolant vient autour, et tout s'essaie avant de disparaître.",
      tradeIds: [
        'plombier-sanitaire',
        'electricien',
        'chauffagiste',
        'installateurPac',
        'climaticien',
        'isolation-thermique',
        'isolation-acoustique',
        'poseurCloisons',
      ],
    },
    {
      title: 'Fermer, sécher, revêtir',
      description:
        'Plaques, plafonds, chapes, carrelages, puis peinture et parquet. Les jours sans personne y sont nombreux : un plâtre ou une chape sèche à son heure.',
      tradeIds: [
        'platrierPlaquiste',
        'monteurFauxPlafonds',
        'carreleur',
        'peinture',
        'sols',
        'poseurPortes',
      ],
    },
    {
      title: 'Équiper, sortir au jardin, réceptionner',
      description:
        "Meubles, appareils, terrasse et allées, dans une maison qui ne reçoit plus d'engins. La visite de réception clôt le chantier et ouvre les garanties.",
      tradeIds: [
        'menuisier-cuisiniste',
        'salles-de-bains-specialiste',
        'meubles-sur-mesure',
        'terrasses',
        'amenagements-exterieurs',
      ],
    },
  ],
  interactions: [
    {
      title: "La descente et l'enduit",
      description:
        "Le zingueur dépose les descentes avant le façadier et les remet après, avec des colliers plus longs. Entre-temps, un tuyau provisoire écarte la pluie du toit ; sans lui, elle strie l'enduit frais.",
      tradeIds: ['zingueur', 'facades'],
    },
    {
      title: 'Le meuble et la prise',
      description:
        "Un caisson décalé de trente centimètres enferme une prise. L'électricien ne trace donc qu'avec le dessin coté du cuisiniste, références des appareils jointes.",
      tradeIds: ['menuisier-cuisiniste', 'electricien'],
    },
    {
      title: 'Le poêle et la tuile',
      description:
        "Le conduit traverse l'isolant, la charpente et la couverture, à distance de tout bois. Le chauffagiste le monte et le couvreur l'étanche le même jour, par temps sec ; à deux dates, le toit passe ses nuits sous une bâche.",
      tradeIds: ['chauffagiste', 'couvreur'],
    },
    {
      title: "L'isolant et la pompe à chaleur",
      description:
        "La puissance se calcule sur les pertes de la maison une fois isolée. Commandée avant, la machine est trop forte, démarre et s'arrête sans cesse, et s'use.",
      tradeIds: ['isolation-thermique', 'installateurPac'],
    },
    {
      title: 'Le linteau et la baie',
      description:
        "Le menuisier relève ses cotes quand le maçon a posé l'appui et le linteau. La fabrication prend ensuite des semaines, pendant lesquelles un panneau isolé ferme l'ouverture.",
      tradeIds: ['maconnerie', 'menuisierAlu'],
    },
  ],
  services: [
    {
      title: 'Un conducteur de travaux',
      description:
        "Il voit la maison avant le devis et jusqu'aux dernières retouches. Vos questions passent par lui, et les réponses aussi.",
    },
    {
      title: 'Ordonnancement et pilotage',
      description:
        'Le planning part des tâches lentes, séchages et fabrications, puis range les équipes autour. Il est corrigé chaque semaine.',
    },
    {
      title: 'Suivi sur place',
      description:
        "Une visite hebdomadaire, des photos avant chaque fermeture, un compte rendu. Ce qui n'a pas été contrôlé ne se recouvre pas.",
    },
    {
      title: 'Coordination des artisans',
      description:
        'Chacun reçoit les cotes du suivant avant de commencer. Cette gestion est comprise dans tous nos chantiers, sans supplément.',
    },
  ],
  faqs: [
    {
      question: 'Plâtrier, plaquiste, plafonneur : lequel appeler ?',
      answer:
        'Le plâtrier étale, le plaquiste visse. Notre plâtrier plaquiste fait les deux sur les murs et les doublages. Le plafonneur répare les plafonds anciens, leurs corniches et leurs lattes ; le monteur suspend les neufs. Envoyez une photo, nous trierons.',
    },
    {
      question: 'Peut-on étaler une rénovation sur plusieurs années ?',
      answer:
        "Oui, en commençant par le toit. Viennent ensuite les murs et les fenêtres, puis l'isolation, la ventilation et les réseaux, enfin les pièces. Ce qui ouvre le même mur se fait la même année, et nous laissons des fourreaux vides pour la suite. La seule entorse est le danger : une électricité à risque n'attend pas son rang.",
    },
    {
      question: 'Que vérifier avant de signer avec un artisan ?',
      answer:
        "Son SIRET, son assurance, un chantier. L'attestation décennale doit citer l'activité que vous lui confiez et couvrir la date d'ouverture des travaux ; l'assureur confirme par téléphone. Pour une aide, ajoutez la mention RGE du bon domaine. Demandez enfin à voir une maison comme la vôtre, deux hivers après.",
    },
    {
      question: 'Une entreprise générale est-elle toujours utile ?',
      answer:
        "Non, pas pour un seul métier. Un toit ou une chambre à peindre se commande directement à celui qui le fait. À partir de trois corps d'état dans les mêmes pièces, quelqu'un doit tenir les dates et répondre des raccords ; si vous avez le temps et l'œil, ce peut être vous.",
    },
  ],
  closing: {
    title: 'Dites-nous ce qui vous gêne, nous trouverons le métier',
    text: "Une tache, un courant d'air, une pièce trop sombre suffisent pour commencer. Nous venons voir, puis nous nommons les métiers nécessaires, leur ordre, et ceux dont vous pouvez vous passer.",
  },
} as const satisfies TradesOverview
