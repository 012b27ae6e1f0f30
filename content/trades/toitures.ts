import type { Trade } from '../types'

export const trade = {
  id: 'toitures',
  categoryId: 'charpente-couverture',
  serviceSlug: 'renovation-exterieure',
  title: 'Rénovateur de toitures',
  subtitle: "Remonter le trajet de l'eau dans le grenier, puis choisir entre réparer et refaire",
  metaDescription:
    'La fuite sort rarement sous la tuile cassée. Recherche au grenier, réparation ou réfection, tempête et assurance, chauves-souris : par où prendre votre toit.',
  keywords: [
    'rénovation toiture Lot-et-Garonne',
    'recherche de fuite toiture',
    'réfection toiture tuile canal',
    'isolation sarking',
    'toiture tempête assurance',
    'prix toiture au m²',
  ],
  updated: '2026-11-21',
  heroImage: 'roof-tiles',
  presentationImage: 'roof-work',
  presentationTitle: 'La tache et le trou ne sont pas voisins',
  presentationText: [
    "« Ça goutte sur l'armoire », nous dit-on au téléphone. Au-dessus de l'armoire, les tuiles sont intactes. L'eau est entrée trois mètres plus haut, derrière la cheminée. Elle a suivi un chevron, couru le long d'une panne, et lâché prise au premier clou. Changer les tuiles à l'aplomb de la tache ne l'aurait pas arrêtée.",
    "La visite commence donc dans le grenier, lampe éteinte, le temps de repérer les points de jour. Puis nous remontons chaque coulure jusqu'au bois sec et nous marquons son départ. Si rien n'apparaît, un tuyau d'arrosage imite la pluie, bande après bande, du bas vers le haut, pendant que quelqu'un guette dessous. L'entrée se trouve le plus souvent au bord d'un ouvrage : souche, noue, rive, mur plus haut que le toit.",
    "Reste à savoir si le toit mérite une réparation. Une tuile saine tinte sous le doigt replié ; une tuile gélive sonne mat et perd des écailles. Sous elle, les liteaux doivent porter un homme, et les chevrons filer droit. Quand le bois cède sur toute la largeur du versant, rapiécer revient à payer deux fois. À l'inverse, un toit bosselé et vert de lichen peut fort bien tenir, et nous le laissons en place.",
    "Le charpentier intervient toit ouvert, parfois pour un seul chevron, et sa journée se réserve avant la dépose. Le zingueur glisse ses noues sous les tuiles, le couvreur les monte rang par rang, le fumiste ou le maçon reprend la souche. L'isolation des combles attend que la première vraie pluie soit passée. Notre conducteur de travaux lit la météo autant que le planning, et décide la veille d'ouvrir ou d'attendre.",
  ],
  keyPoints: [
    'Départ de chaque fuite photographié et situé sur un croquis',
    'Réparation et réfection chiffrées séparément, versant par versant',
    'Tuiles anciennes triées au son et remises là où elles se voient',
    'Surface ouverte limitée à ce qui se referme le jour même',
    'Dates choisies selon les chauves-souris et les martinets',
  ],
  expertises: [
    {
      title: 'Réparations',
      description:
        "Une réparation vise l'entrée d'eau : solin refait, rang recalé, faîtière rescellée. Les tuiles canal glissent par files, et remonter la seule qui se voit déplace le défaut d'un rang. Nous recalons la file jusqu'au faîtage.",
      features: [
        "Bâche tenue par des liteaux en attendant l'éclaircie",
        'Tuiles de remplacement au même galbe et à la même longueur',
        'Contrôle du grenier après la pluie suivante',
      ],
    },
    {
      title: 'Réfection et réemploi des tuiles',
      description:
        "Les vieilles canal reviennent en couvert, sur le dessus, où leur couleur compte. Des courants neufs, les tuiles du dessous, portent l'eau à leur place. La dépose en casse toujours : le complément se cherche chez les récupérateurs avant le premier jour.",
      features: [
        'Chevrons et pannes sondés à découvert',
        "Plaques ondulées sous tuiles contrôlées pour l'amiante",
        "Souches inutiles démontées, si la mairie en est d'accord",
      ],
    },
    {
      title: 'Isolation par-dessus les chevrons',
      description:
        "Le sarking profite d'un toit déjà découvert. Des panneaux de fibre de bois passent au-dessus de la charpente, et la chambre garde son plafond. Il en faut plus de vingt centimètres pour une résistance thermique de 6. Le toit se relève d'autant, avec ses rives, ses gouttières et son raccord au voisin.",
      features: [
        "Membrane étanche à l'air descendue jusqu'aux murs",
        "Chaleur de l'après-midi repoussée vers la nuit",
        'Rehausse dessinée en coupe pour la mairie',
      ],
    },
    {
      title: 'Mousses et entretien',
      description:
        "Sur pente faible, un coussin de mousse suffit à barrer un courant, et l'eau passe par-dessus le bord. Nous grattons à sec, à la main, depuis une échelle de toit. La haute pression décape la peau de la terre cuite et pousse l'eau sous les recouvrements.",
      features: [
        'Noues et gouttières vidées après la chute des feuilles',
        'Cuve de pluie débranchée le temps du nettoyage',
        'Tuiles déplacées par les fouines remises en ligne',
      ],
    },
    {
      title: 'Tempête et grêle',
      description:
        "Photographiez depuis le sol, avant toute bâche, puis déclarez : le contrat fixe le délai, souvent cinq jours ouvrés. Nous bâchons, et notre constat sépare ce que le vent a fait de ce que l'âge avait commencé. L'expert de l'assureur vérifie.",
      features: [
        'Tuiles brisées gardées en tas pour son passage',
        'Facture de bâchage jointe au dossier',
        "Devis poste par poste, que l'expert peut recouper",
      ],
    },
  ],
  workProcess: [
    {
      title: 'Grenier, puis toit',
      description:
        "Libérez la trappe et un chemin jusqu'aux angles. Vous recevez photos, croquis, et deux chiffrages si deux voies se défendent.",
      duration: '½ journée',
    },
    {
      title: 'Feux verts',
      description:
        "L'amiante se cherche si le permis précède juillet 1997. Des crottes sous les pannes appellent un naturaliste. Une tuile, une teinte ou une hauteur changées passent en déclaration préalable. Mieux vaut lancer les trois ensemble.",
      duration: '1 à 3 mois',
    },
    {
      title: 'Installation',
      description:
        "Échafaudage, goulotte, benne dans la cour. Videz le grenier ou couvrez-le : il y tombera de la terre, des nids et des éclats. L'antenne se dépose, et la télévision se tait.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Dépose par bandes',
      description:
        "Les pas résonnent dans toute la maison dès le matin, et un plafond de plâtre fatigué peut se fissurer. Rien ne s'ouvre sous un ciel douteux.",
      duration: '2 à 4 jours par versant',
    },
    {
      title: 'Bois et support',
      description:
        'Le charpentier double ou change les pièces marquées à la craie. Si le mal dépasse le devis, vous voyez le bois avant de répondre.',
      duration: '1 à 4 jours',
    },
    {
      title: 'Couverture et remise en ordre',
      description:
        "Tuiles, faîtage, zinc, puis balayage des gouttières et passage d'un aimant dans l'herbe pour les clous.",
      duration: '1 à 2 semaines',
    },
  ],
  faqs: [
    {
      question: 'Des chauves-souris vivent sous les tuiles : que se passe-t-il ?',
      answer:
        "On change la date, d'abord. Chauves-souris et martinets sont protégés, avec leurs gîtes. On évite les naissances, de mai à août, et l'hiver si elles y dorment. Restent souvent septembre, octobre et le début du printemps, ce qu'un naturaliste confirme sur place. Si le gîte doit disparaître, la préfecture instruit une dérogation. Une tuile à chatière leur rend ensuite l'entrée.",
    },
    {
      question: 'Que couvrent les 150 €/m² annoncés ?',
      answer:
        "La couverture seule, charpente exclue. Sur un versant simple, ce prix de départ comprend la dépose, les liteaux, des tuiles neuves de modèle ordinaire, le faîtage et la pose. Il s'entend TTC, TVA à 10 % en maison de plus de deux ans (novembre 2026). L'échafaudage, le zinc, l'isolant, les souches et l'amiante se comptent en plus.",
    },
    {
      question: "Peut-on ne refaire qu'un versant ?",
      answer:
        "Oui, si le faîtage est repris avec lui. Le côté de la pluie vieillit plus vite, et l'autre peut attendre bien des années. Le calcul change quand il faut monter deux fois l'échafaudage.",
    },
    {
      question: "Un démarcheur nous propose un hydrofuge coloré, qu'en dites-vous ?",
      answer:
        "Refusez, le toit s'en passe. La terre cuite reçoit aussi de l'humidité par-dessous, et un film qui la retient la fait éclater au gel. Si les tuiles sont poreuses, aucune peinture ne les rendra saines. Nous ne proposons ce produit à personne.",
    },
    {
      question: "L'assurance paiera-t-elle un toit de quatre-vingts ans ?",
      answer:
        "Ce que la tempête a cassé, oui, selon votre contrat. L'usure reste à votre charge, et une vétusté peut être déduite. Des factures d'entretien et des photos d'avant pèsent alors lourd.",
    },
  ],
  relatedMetiers: ['couvreur', 'zingueur', 'charpentierBois', 'isolation-thermique'],
} as const satisfies Trade
