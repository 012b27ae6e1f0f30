import type { Trade } from '../types'

export const trade = {
  id: 'installateurPac',
  categoryId: 'performance-energetique',
  serviceSlug: 'renovation-energetique',
  title: 'Installateur de pompes à chaleur',
  subtitle: 'La plus petite machine qui suffise, posée loin de la fenêtre du voisin',
  metaDescription:
    "Trop puissante, une pompe à chaleur s'arrête toutes les six minutes et s'use. Calcul, bruit, dégivrage, ligne électrique, aides : ce que nous vérifions.",
  keywords: [
    'installateur pompe à chaleur Lot-et-Garonne',
    'dimensionnement pompe à chaleur',
    'pompe à chaleur maison ancienne',
    'bruit pompe à chaleur voisin',
    'pompe à chaleur et radiateurs',
  ],
  updated: '2026-11-21',
  heroImage: 'farmhouse-heatpump',
  presentationImage: 'heating-plant',
  presentationTitle: "Six minutes de marche, sept d'arrêt",
  presentationText: [
    "7 h 02, elle démarre ; 7 h 08, elle s'arrête ; 7 h 15, elle repart. Un tel relevé, par un matin doux de mars, désigne une pompe à chaleur trop puissante. L'eau atteint sa consigne avant d'avoir fait le tour de la maison, le compresseur coupe, puis recommence. Personne n'a froid, mais chaque départ use le moteur, et la facture grimpe.",
    "L'erreur date du devis, quand on a recopié les vingt-quatre kilowatts de la chaudière. Une machine à vitesse variable sait descendre vers le tiers de sa puissance, guère plus bas. Or la maison passe presque tout l'hiver bien au-dessus des moins cinq degrés du calcul. Le NF DTU 65.16 borne donc la puissance par le haut autant que par le bas. Un appoint électrique prend les quelques nuits de gel.",
    "Une eau trop chaude coûte aussi. Plus elle doit l'être au départ, moins la machine rend de chaleur par kilowattheure acheté. Par grand froid, nous visons quarante-cinq degrés, cinquante-cinq au pire. La chambre qui n'y arrive pas reçoit un radiateur plus grand, un remède que nous préférons à un modèle dit haute température.",
    "L'isolation passe la première, puisque tout le calcul en dépend. Le chauffagiste lave le réseau, car un échangeur à plaques se bouche avec très peu de boue. Le maçon coule le socle, l'électricien amène la ligne, et nous raccordons. Le paysagiste, après nous, tient ses lavandes et son écran loin du ventilateur. Notre conducteur de travaux fixe le jour de la bascule hors des gelées.",
  ],
  keyPoints: [
    'Note de calcul remise avec le devis : pertes, puissance retenue, appoint',
    'Bruit estimé à la fenêtre du voisin avant de couler le socle',
    'Eau de dégivrage menée loin des passages et des fondations',
    'Démarrages et heures de marche relus après un hiver',
    'Certificat RGE à exiger de toute entreprise, avec sa date et son domaine',
  ],
  expertises: [
    {
      title: 'Dimensionnement',
      description:
        "La fiche commerciale annonce des kilowatts par sept degrés dehors ; à moins cinq, avec une eau plus chaude, il en manque une part. Nous lisons la courbe du fabricant à cet endroit-là. Le volume d'eau du réseau décide ensuite d'un ballon tampon, la réserve qui allonge les cycles.",
      features: [
        'Pertes calculées pièce par pièce, murs isolés ou non',
        'Puissance minimale de la machine comparée au besoin de mi-saison',
        "Appoint bridé par la régulation tant qu'il ne gèle pas",
      ],
    },
    {
      title: 'Bruit et emplacement',
      description:
        "Le code de la santé publique compare le bruit chez le voisin, appareil arrêté puis en marche. L'écart permis est de cinq décibels le jour, de trois entre 22 h et 7 h. Dans une cour fermée, le son tourne comme dans un puits, et reculer l'appareil fait souvent plus qu'un écran.",
      features: [
        'Souffle tourné vers un espace libre, hors des chambres',
        'Plots souples et flexibles ; aucune équerre sur un pan de bois',
        'Mode nuit réglé sans laisser la maison refroidir',
      ],
    },
    {
      title: 'Socle et dégivrage',
      description:
        "Par temps humide, vers deux ou trois degrés, l'échangeur givre, puis se réchauffe et lâche son eau. Sur une allée, c'est une plaque de verglas ; au pied d'un mur fondé sur l'argile, un sol qui gonfle. Nous surélevons l'appareil et conduisons l'eau à un regard ou à un puits de gravier éloigné.",
      features: [
        'Socle de béton séparé de la façade',
        'Reculs de la notice tenus, dessus compris',
        'Propane R290 tenu à distance des fenêtres, soupiraux et regards',
      ],
    },
    {
      title: 'Alimentation électrique',
      description:
        "Une ligne réservée part du tableau, et l'appoint s'ajoute à la machine dans le total. L'abonnement doit parfois monter d'un cran, ce qui se sait avant la commande.",
      features: [
        'Puissance souscrite comparée aux appareils qui tournent ensemble',
        'Coupure de proximité à côté du groupe extérieur',
        'Différentiel du type que demande la notice',
      ],
    },
    {
      title: 'Géothermie',
      description:
        "Sous terre, la température bouge peu et rien ne ronfle dans la cour. Un captage à plat réclame une fois et demie à deux fois la surface chauffée, sans arbre dessus ; un forage, un accès pour la foreuse. Nous y renonçons quand le jardin est petit ou trop près d'un puits.",
      features: [
        'Forage déclaré et confié à un foreur qualifié',
        'Argile et réseaux repérés avant la pelle',
        'Pelouse à refaire, chiffrée au devis',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé et calcul',
      description:
        "Parois, radiateurs, tableau, terrain : une matinée chez vous. Le calcul suit, pour la maison telle qu'elle sera à la pose.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Emplacement et mairie',
      description:
        "Le socle se trace à la bombe, et nous écoutons la cour un soir. Un groupe visible modifie la façade : déclaration préalable, à confirmer en mairie, avec l'avis de l'ABF autour d'un monument.",
      duration: '1 à 2 mois',
    },
    {
      title: 'Tranchée et socle',
      description:
        'Une petite pelle ouvre la cour ; des planches gardent le passage. Le béton durcit ensuite au calme.',
      duration: '2 jours, puis 1 semaine',
    },
    {
      title: 'Bascule',
      description:
        "L'ancienne chaudière s'arrête un matin. Pas de chauffage ni de douche chaude jusqu'à la fin : prévoyez un appoint et la salle de bains d'un proche. Le courant est coupé une demi-journée.",
      duration: '2 à 4 jours',
    },
    {
      title: 'Mise en service',
      description:
        "Si la liaison transporte du fluide frigorigène, un opérateur attesté la tire au vide, puis libère la charge. Nous réglons la loi d'eau, l'appoint, l'eau chaude, puis nous vous laissons les valeurs.",
      duration: '1 jour',
    },
    {
      title: 'Lecture des cycles',
      description:
        'La mémoire de la machine donne ses heures et ses démarrages. Divisés, ils disent la durée moyenne de marche ; nous abaissons la courbe si elle est courte.',
      duration: '1 heure, au printemps',
    },
  ],
  faqs: [
    {
      question: 'La maison a encore ses combles nus : on pose quand même ?',
      answer:
        "Non, le comble d'abord. Il se traite vite et fait baisser la puissance à acheter. Si les murs doivent attendre un an ou deux, nous calculons sur leur état futur, et un poêle ou l'appoint comble l'écart. S'ils doivent rester nus, il les prend ainsi.",
    },
    {
      question: 'À quelles aides ai-je droit ?',
      answer:
        "Aucun montant n'est acquis d'avance. L'installation, géothermie comprise, peut ouvrir droit à MaPrimeRénov' et à une prime CEE, selon vos revenus et le matériel. S'y ajoutent une TVA réduite à 5,5 % sur certains travaux, logement de plus de deux ans, et un éco-PTZ. Ce prêt sans intérêts monte jusqu'à 50 000 € selon l'ampleur, sous réserve d'accord de la banque. Les primes se demandent avant de signer. L'entreprise doit être RGE ; à partir de 2027, ce sera obligatoirement celle qui facture. Règles vérifiées le 20/11/2026, à revoir au 0 808 800 700 ou sur france-renov.gouv.fr.",
    },
    {
      question: 'Devrai-je passer au triphasé ?',
      answer:
        'Rarement, pour une maison isolée. Les puissances courantes existent en monophasé. La question revient avec une grande bâtisse ou une borne de recharge : nous additionnons alors ce qui tourne à la même heure.',
    },
    {
      question: 'Peut-on garder la chaudière en secours ?',
      answer:
        "Oui, mais deux appareils font deux entretiens. La garder un hiver rassure, le temps de régler. Au-delà, elle s'abîme à ne pas servir. Une hybride neuve, gaz et électricité, relève en outre de la TVA à 20 % depuis mars 2025.",
    },
    {
      question: 'Quel entretien prévoir ?',
      answer:
        "Une visite tous les deux ans, par un professionnel. C'est l'obligation pour les machines de 4 à 70 kW. Entre-temps, vous ôtez les feuilles de l'échangeur et rincez ses ailettes au jet doux.",
    },
  ],
  relatedMetiers: ['thermicien', 'systemes-chauffage', 'electricien', 'isolation-thermique'],
} as const satisfies Trade
