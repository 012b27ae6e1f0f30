import type { Trade } from '../types'

export const trade = {
  id: 'conducteur-travaux',
  categoryId: 'pilotage-conseil',
  serviceSlug: 'gestion-projet',
  title: 'Conducteur de travaux',
  subtitle: 'Le vendredi, il regarde les murs encore ouverts ; le lundi, chacun sait où aller',
  metaDescription:
    "Une feuille pour le lundi, remplie le vendredi devant les murs ouverts : ce qu'un conducteur de travaux vérifie avant de laisser un métier en couvrir un autre.",
  keywords: [
    'conducteur de travaux Lot-et-Garonne',
    'suivi de chantier rénovation',
    'coordination des artisans',
    'réception de travaux maison',
    'entreprise générale rénovation 47',
  ],
  updated: '2026-11-21',
  heroImage: 'desk-site',
  presentationImage: 'farmhouse-scaffold',
  presentationTitle: 'La feuille du lundi se remplit le vendredi',
  presentationText: [
    "Scotchée derrière la porte d'entrée, la feuille de la semaine tient sur une page. Elle dit qui vient lundi, quelle pièce se ferme, entre quelles heures l'eau manque, et le choix que nous attendons de vous avant mercredi. Le conducteur de travaux la remplit le vendredi, sur place, après avoir vu ce que chaque équipe a fini pour de bon.",
    "Il arrive quand les outils tournent encore, parce qu'un chantier balayé raconte moins de choses. Le plaquiste lui montre un pied de cloison qui ne trouve rien où se visser ; l'électricien réclame une hauteur que le plan a oubliée. Donnée devant le mur, la réponse prend deux minutes. Remise au mardi, elle arrête une équipe.",
    "Il tient surtout la liste des points d'arrêt, les moments où un métier attend son accord avant de recouvrir le travail d'un autre. Le manomètre se relit avant la plaque, l'humidité de la chape avant le parquet, la protection de la douche avant la faïence. Solins et gouttières se regardent depuis l'échafaudage, la veille de son départ : un oubli en haut d'un pignon se paie d'un second montage.",
    "Cette visite, la réunion de chaque semaine avec vous et le planning sont compris dans le chantier, sans supplément. Ils ne remplacent pas un bureau d'études. Devant une poutre douteuse, le conducteur de travaux prépare les cotes, appelle l'ingénieur et attend sa réponse écrite. Entre deux passages, chaque chef d'équipe répond de la sienne.",
  ],
  keyPoints: [
    'Visite hebdomadaire faite pendant que les équipes travaillent',
    'Feuille du lundi affichée dans la maison et envoyée à tous',
    'Essai et photo avant chaque ouvrage recouvert',
    'Supplément exécuté une fois signé, jamais sur parole',
    'Suivi compris dans le chantier, sans ligne à part',
  ],
  expertises: [
    {
      title: "Les points d'arrêt",
      description:
        "Chacun a sa fiche, avec l'essai, l'heure et un nom. La distance d'une gaine à l'angle s'écrit à la craie sur le mur avant la photo : elle servira le jour où vous percerez.",
      features: [
        'Pression des tuyaux lue deux fois, le soir et au matin',
        'Membranes suivies du doigt, raccord après raccord',
        "Gouttières essayées au seau tant que l'échafaudage est là",
      ],
    },
    {
      title: 'Les imprévus',
      description:
        "Une poutre molle sort de sous le plâtre. Il arrête ce pan du chantier, mesure, et envoie l'équipe finir autre chose. Vous recevez une fiche avec la photo, le prix et les jours en plus : elle reste une proposition jusqu'à votre signature.",
      features: [
        'Variante moins chère indiquée quand elle existe',
        'Ingénieur appelé avant que la pièce soit touchée',
        'Jours ajoutés reportés aussitôt sur le planning',
      ],
    },
    {
      title: 'La maison habitée',
      description:
        "Il trace avec vous un chemin propre de l'entrée à la chambre et loge la cuisine provisoire près d'une arrivée d'eau. Prévenez-le d'un examen, d'un nourrisson ou d'un voisin malade : le bruit se déplace d'un jour, si la demande arrive avant le vendredi.",
      features: [
        'Coupures groupées, écrites avec leurs heures',
        'Clés remises contre signature',
        'Livraisons ouvertes à leur arrivée, puis stockées au sec',
      ],
    },
    {
      title: 'La réception',
      description:
        "Vous refaites le tour avec lui, porte après porte, et signez un procès-verbal, avec ou sans réserves. De cette date partent les garanties légales. Une réserve est un défaut noté, qu'une équipe revient corriger.",
      features: [
        'Une équipe et une date en face de chaque réserve',
        'Vannes, disjoncteurs et volets manœuvrés devant vous',
        'Plans, notices et photos des murs ouverts réunis dans un dossier',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Passage de relais',
      description:
        "L'économiste lui remet les quantités, le coordinateur l'ordre des tâches. Il relit le devis debout, dans la maison, et note ce qui ne colle pas aux murs.",
      duration: '½ journée',
    },
    {
      title: 'Vos dates, les nôtres',
      description:
        'Vous lui dites quand vous partez et quand vous recevez. Il rend le planning, avec le jour limite de chaque choix.',
      duration: "2 semaines au plus après l'accord",
    },
    {
      title: 'Ouverture du chantier',
      description:
        "Pièces photographiées, voisins avertis, sols bâchés. Vanne d'eau et disjoncteur sont étiquetés, et tout le monde les a vus.",
      duration: '1 journée',
    },
    {
      title: 'La semaine courante',
      description:
        "Visite, réunion avec vous, feuille du lundi. Il repasse à chaque point d'arrêt, même si cela tombe un mardi.",
      duration: 'Chaque semaine',
    },
    {
      title: 'Tour à blanc',
      description:
        "Avant la fin, il fait la visite sans vous et note ce qu'un œil neuf verrait. Les équipes encore sur place corrigent dans la foulée.",
      duration: '2 à 3 semaines avant la fin',
    },
    {
      title: 'Procès-verbal et dossier',
      description:
        'Prenez une matinée de plein jour, sans rendez-vous derrière. On ouvre, on ferme, on fait couler.',
      duration: '2 à 3 heures',
    },
  ],
  faqs: [
    {
      question: 'Le verrons-nous tous les jours ?',
      answer:
        "Non, une fois par semaine au moins. S'y ajoutent les essais avant fermeture, et des passages plus serrés quand un mur porteur s'ouvre. Une présence continue n'apporterait rien les jours où le plâtre sèche.",
    },
    {
      question: 'Pourquoi son temps ne nous est-il pas facturé ?',
      answer:
        "Parce que nous répondons de tout. Une cloison rouverte pour un raccord oublié est à la charge de l'entreprise générale, et la visite du vendredi nous coûte moins. En revanche, si vous engagez vous-même un artisan, nous calons ses dates sans contrôler son travail.",
    },
    {
      question: 'À qui demander une prise de plus ?',
      answer:
        "À lui, et avant le vendredi. Lancé dans un couloir à l'électricien, l'ordre se perd ou se paie deux fois. Il regarde ce que la demande entraîne, de la gaine à la peinture, et vous en donne le prix. Mur ouvert, c'est peu de chose ; mur peint, demandez-vous si elle vaut un raccord.",
    },
    {
      question: 'Un raccord goutte un samedi soir : que faire ?',
      answer:
        'Fermez la vanne générale, puis appelez. Le téléphone répond en semaine de 8 h 30 à 19 h, le samedi de 9 h à 17 h. Hors de ces heures, laissez un message avec une photo : la réparation passe en tête de la feuille du lundi, devant ce qui était prévu.',
    },
    {
      question: "Une équipe a mal travaillé : qui s'en aperçoit ?",
      answer:
        "Lui, avant que la suivante entre. L'erreur est encore à nu : un tuyau sans pente se repose en une heure tant que la chape manque. Si le doute porte sur la solidité, il suspend la zone et demande un avis extérieur.",
    },
  ],
  relatedMetiers: [
    'coordinateur-opc',
    'economiste-construction',
    'maconnerie',
    'platrierPlaquiste',
  ],
} as const satisfies Trade
