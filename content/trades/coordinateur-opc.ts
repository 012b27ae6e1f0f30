import type { Trade } from '../types'

export const trade = {
  id: 'coordinateur-opc',
  categoryId: 'pilotage-conseil',
  serviceSlug: 'gestion-projet',
  title: 'Coordinateur OPC',
  subtitle: 'Écrire les semaines de séchage que personne ne facture, puis tenir les dates',
  metaDescription:
    "Chape, chaux, plâtre : l'attente que personne ne paie fait le planning. Chemin critique, livraison en retard, sécurité : ce que tient un coordinateur OPC.",
  keywords: [
    'coordinateur OPC rénovation',
    'planning de chantier maison ancienne',
    'ordonnancement pilotage coordination',
    'temps de séchage chape planning',
    'coordination de travaux Lot-et-Garonne',
  ],
  updated: '2026-11-21',
  heroImage: 'desk-plans',
  presentationImage: 'structure-formwork',
  presentationTitle: 'Huit semaines où il ne se passe rien',
  presentationText: [
    "Pendant huit semaines environ, une chape de ciment de six centimètres, promise à un parquet, rend son eau, et aucun artisan n'envoie de facture. Comme nul ne vend ce temps, il manque à bien des calendriers. On le retrouve l'hiver suivant, dans des lames posées trop tôt qui se creusent en travers.",
    "Le coordinateur écrit donc l'attente comme une tâche : un début, une mesure d'humidité pour la clore, et quelqu'un pour ouvrir les fenêtres. Le sigle OPC réunit l'ordonnancement, c'est-à-dire l'ordre des tâches, le pilotage, qui tient les dates, et la coordination des métiers qui se croisent. Vous traverserez par moments une maison vide et moite. C'est prévu.",
    "Toutes les dates ne pèsent pas le même poids. Le chemin critique est la suite de tâches où un jour perdu repousse la fin d'autant ; les autres ont une marge. Des fenêtres en retard de quinze jours retiennent le plâtre, puis la chape, puis son séchage, que l'automne allongera. Une vasque en retard du même temps ne déplace rien, si son robinet encastré est déjà dans le mur.",
    "Avant l'ouverture du chantier, chaque artisan lui donne sa durée et l'état dans lequel il veut trouver la pièce. Ensuite, le conducteur de travaux lui rapporte ce qui est fini, contrôlé, sec. Le coordinateur ne dessine pas la maison, ce que fait l'architecte, et la coordination de la sécurité est une autre mission. Il refuse en revanche qu'un retard se rattrape sur un séchage.",
  ],
  keyPoints: [
    'Séchages inscrits au planning, avec le jour de leur mesure',
    'Chemin critique en rouge, marges chiffrées à côté',
    'Vos choix datés : passé le jour, vous savez ce qui glisse',
    'Livraisons confirmées à la commande, puis une semaine avant la pose',
    'Mission comprise dans chaque chantier, sans supplément',
  ],
  expertises: [
    {
      title: "L'ordre des tâches",
      description:
        "Nous partons du jour où vous dormez là et nous remontons. La peinture veut un enduit sec, l'enduit veut des murs fermés, et les murs attendent leurs gaines essayées. Cette chaîne de conditions se dresse avant la moindre date.",
      features: [
        'Séchages comptés plus longs de novembre à mars',
        'Enduits de chaux extérieurs tenus hors des semaines de gel',
        "Ponçages jamais voisins, le même jour, d'une laque fraîche",
      ],
    },
    {
      title: 'Entre deux métiers',
      description:
        "Une réservation est le trou laissé dans une dalle pour le tuyau à venir. Oubliée, elle se rattrape au carottier, dans le bruit et l'eau. Nous listons ce que chacun laisse au suivant, cote à l'appui, et les deux signent.",
      features: [
        'Trémies, fourreaux et ancrages relus avant le béton',
        'Réservations de tous les lots sur un seul plan',
        'Nettoyage de fin de tâche attribué à une équipe',
      ],
    },
    {
      title: 'Commandes et livraisons',
      description:
        "Une fenêtre en bois s'attend un à deux mois, un robinet courant quelques jours. Les commandes partent donc selon leur délai, sans égard pour l'ordre de pose. Un carton s'ouvre à l'arrivée : le vitrage fêlé, vu tout de suite, ne coûte qu'une réclamation.",
      features: [
        "Délai écrit du fournisseur avant de déposer l'ancien",
        'Place au sec réservée avant le camion',
        'Modèle de rechange repéré pour chaque article à long délai',
      ],
    },
    {
      title: 'Les retards',
      description:
        "Un retard se mesure d'abord à ce qu'il déplace. Nous avançons une tâche qui a de la marge, ou nous renforçons une équipe si la place le permet. Doubler les peintres dans un escalier ne fait gagner que des disputes.",
      features: [
        'Baies closes par des panneaux si les châssis tardent',
        'Équipes prévenues avant de charger leur camion',
        'Nouvelle date de fin annoncée avec sa cause',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Durées et conditions',
      description:
        'Chacun annonce son temps, son nombre de bras et ses exigences. Nous retirons les congés et la part probable des intempéries.',
      duration: '1 semaine',
    },
    {
      title: 'Calcul du réseau',
      description:
        'Les tâches se relient par leurs conditions ; le trajet le plus long apparaît, et avec lui la date de fin. Nous cherchons alors ce qui peut se faire pendant les séchages.',
      duration: '1 à 2 jours',
    },
    {
      title: 'Remise du planning',
      description:
        'Vous tenez une page lisible sans nous. Les jours de bruit, les coupures et vos propres échéances y ont chacun leur couleur.',
      duration: 'Sous 2 semaines après votre accord',
    },
    {
      title: 'Point de la semaine',
      description:
        "L'avancement se relève avec le conducteur de travaux, les livraisons proches se rappellent par téléphone. Une tâche presque finie compte comme une tâche ouverte.",
      duration: 'Chaque semaine',
    },
    {
      title: 'Recalage',
      description:
        "Après un aléa, nous refaisons le calcul et vous montrons les deux versions, l'ancienne et la nouvelle.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Les dernières semaines',
      description:
        'À la fin, tout le monde veut la même pièce. Un étage par équipe et par jour, le peintre fermant la marche, évite les rayures dont nul ne se souvient.',
      duration: '1 à 2 semaines',
    },
  ],
  faqs: [
    {
      question: 'Si une livraison glisse, la fin glisse-t-elle aussi ?',
      answer:
        "Rarement d'autant, sauf sur le chemin critique. Des portes ont souvent de la marge. Des fenêtres n'en ont guère : nous fermons les baies, avançons l'électricité des pièces closes et gardons le plâtre pour plus tard. Vous recevez la nouvelle date avant d'avoir à réserver un camion.",
    },
    {
      question: 'Peut-on chauffer pour sécher plus vite ?',
      answer:
        'Un peu, et sans gaz. Un canon à gaz rejette de la vapeur, saisit la surface et fissure la chaux. Un déshumidificateur, fenêtres fermées, aide une chape déjà vieille de quelques semaines. Avec un chauffage au sol, la première chauffe suit le protocole de la chape, jour par jour.',
    },
    {
      question: 'Faut-il aussi un coordinateur de sécurité ?',
      answer:
        "Une coordination, oui, dès deux entreprises. Le code du travail demande d'organiser la sécurité quand plusieurs interviennent sur un même chantier, ensemble ou à la suite. La règle s'adapte au particulier qui fait travailler dans son propre logement. La tâche peut alors revenir à celui qui mène les travaux, ou à l'un des entrepreneurs. Nous faisons préciser qui la porte avant l'ouverture.",
    },
    {
      question: 'Notre architecte fait-il déjà ce travail ?',
      answer:
        "Peut-être, si son contrat l'écrit. Suivre l'exécution de son projet et ordonner les équipes sont deux missions, souvent séparées. Quand il tient l'OPC, nous lui donnons nos durées et suivons son planning ; deux calendriers sur un même mur se contredisent dès le premier retard.",
    },
    {
      question: 'Vous engagez-vous sur un jour de déménagement ?',
      answer:
        "Non, seulement sur un délai écrit. La semaine se fixe quand la dernière chape a été mesurée sèche, le jour quand les peintures sont finies. Gardez quelques semaines de battement avant de rendre un logement loué : un plancher ouvert ajoute parfois une tâche que nul n'avait vue.",
    },
  ],
  relatedMetiers: ['conducteur-travaux', 'economiste-construction', 'sols', 'coffreur'],
} as const satisfies Trade
