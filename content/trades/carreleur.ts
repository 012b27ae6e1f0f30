import type { Trade } from '../types'

export const trade = {
  id: 'carreleur',
  categoryId: 'finitions',
  serviceSlug: 'renovation-interieure',
  alsoUnder: ['cuisines-salles-de-bains'],
  title: 'Carreleur',
  subtitle: "Une règle de deux mètres sur la dalle, avant d'ouvrir le premier carton de carreaux",
  metaDescription:
    "Dalle contrôlée à la règle, chape assez sèche, douche protégée sous les carreaux : ce que nos carreleurs vérifient en Lot-et-Garonne avant d'étaler la colle.",
  keywords: [
    'carreleur Lot-et-Garonne',
    'pose carrelage grand format',
    'rénovation tommettes anciennes',
    'pose de zellige',
  ],
  updated: '2026-11-21',
  heroImage: 'tiling-work',
  presentationImage: 'tiling-wall',
  presentationTitle: "Deux mètres d'aluminium avant le premier carreau",
  presentationText: [
    "La règle bascule. Posée en travers de la future cuisine, elle touche une bosse près du seuil et laisse, un mètre plus loin, un jour où passe un crayon. Sur un creux de huit millimètres, un carreau de soixante sur cent vingt se retrouve en porte-à-faux d'un bout et dépasse son voisin de l'autre. Nous faisons ce relevé avant votre visite en magasin : il écarte certains formats.",
    "En pose collée, celle du NF DTU 52.2, le mortier-colle n'a que quelques millimètres d'épaisseur : il ne redresse rien. Les règles de l'art tolèrent d'ordinaire cinq millimètres sous la règle de deux mètres ; pour un grand carreau rectifié, nous en voulons trois. Au-delà, nous ponçons les bosses et nous coulons un ragréage, un enduit fluide qui se lisse seul dans les creux. L'autre voie est la pose scellée au mortier (NF DTU 52.1), s'il reste environ six centimètres au-dessus de la dalle.",
    "Certaines fermes n'ont aucune dalle : les tommettes y reposent sur un lit de sable et de chaux, à même la terre, et l'humidité s'évapore par leurs joints. Une chape de ciment et un grès serré renvoient cette eau au pied des murs. Nous préférons alors une forme à la chaux. Sur une argile qui a fendu le sol, nous attendons de savoir pourquoi il bouge.",
    "Avant nous, le plombier a essayé ses évacuations et réglé la bonde sur la hauteur du carreau fini, le plaquiste a jointoyé ses plaques hydrofuges. Derrière nous viennent les portes, recoupées au niveau réel, puis les meubles de cuisine. Le conducteur de travaux protège les semaines de séchage, les premières que l'on rogne après un retard.",
  ],
  keyPoints: [
    'Creux et bosses relevés sur plan avant le choix du format',
    'Coupes et joints dessinés pièce par pièce, validés avec vous',
    'Colle étalée sur le sol et au dos du carreau dès trente centimètres de côté',
    "Protection à l'eau posée sous la faïence des douches, bandes dans les angles",
  ],
  expertises: [
    {
      title: 'Grands formats',
      description:
        "Un carreau d'un mètre vingt sort du four légèrement bombé. Décalé de moitié, il met son ventre contre le bout du voisin, et le pied accroche. Nos rangs se décalent donc d'un tiers au plus.",
      features: [
        'Joint de deux millimètres au moins, même entre bords rectifiés',
        'Cales de nivellement retirées avant le coulis',
        'Mortier-colle déformable sur plancher chauffant, après la première chauffe',
      ],
    },
    {
      title: 'Douches et salles de bains',
      description:
        "Carreaux et joints laissent passer un peu d'eau. Le SPEC, protection à l'eau sous carrelage, met la plaque de plâtre à l'abri, mais ne remplace pas une étanchéité. Au sol d'une douche de plain-pied, à l'étage surtout, il faut un receveur ou une natte étanche raccordée au siphon, sous avis technique.",
      features: [
        'Bandes dans les angles, manchons autour des arrivées',
        'Pente de un à deux centimètres par mètre vers la bonde',
        'Mastic entre receveur et faïence, à revoir chaque année',
      ],
    },
    {
      title: 'Zelliges et carreaux de ciment',
      description:
        "Le zellige arrive ébréché et inégal d'épaisseur. Nous mêlons plusieurs cartons, puis nous posons presque bord à bord avec un coulis clair. Réservez-le aux murs : au sol d'une entrée, les graviers font sauter l'émail.",
      features: [
        'Mur redressé avant une crédence, car le reflet grossit les défauts',
        'Carreaux de ciment protégés avant le joint, qui les tacherait',
        'Panneau posé à blanc pour juger le mélange',
      ],
    },
    {
      title: 'Tommettes et terres cuites',
      description:
        'Une tommette prise dans la chaux se descelle au ciseau plat, et il en casse. Les plus belles retournent au milieu de la pièce ; de la récupération de même épaisseur complète les rives. Huilée trop humide, la terre cuite blanchit : elle attend plusieurs semaines.',
      features: [
        'Sondage du dessous : terre, voûtains ou solives',
        'Vieille cire décapée avant traitement',
        'Joints de chaux serrés puis brossés',
      ],
    },
    {
      title: 'Joints de mouvement',
      description:
        "Au pied des murs d'une grande pièce, nous laissons cinq millimètres que la plinthe recouvre, et les joints de la chape traversent le carreau. Remplis de coulis, ils ne jouent plus, et le carrelage se soulève en voûte.",
      features: [
        'Joint de chape calé sous un seuil de porte',
        'Profilé ou mastic, au choix',
        'Natte de désolidarisation sur une fissure morte',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé et sondage',
      description:
        "Règle, laser, maillet : nous reportons les creux et les seuils sur le plan. Si le permis de la maison date d'avant juillet 1997, un repérage d'amiante précède la dépose : vieilles dalles plastiques et colle noire peuvent en contenir.",
      duration: '½ journée, plus le délai du laboratoire',
    },
    {
      title: 'Calepinage',
      description:
        "Deux rangs posés à sec montrent où tombent les coupes. Une bande de trois centimètres au seuil s'évite en déplaçant tout d'un demi-carreau.",
      duration: '½ journée',
    },
    {
      title: 'Préparation du support',
      description:
        "Dépose, ponçage, primaire, ragréage : les jours de bruit et de poussière, portes scotchées, aspirateur sur la ponceuse. L'eau de la pièce est coupée si des appareils partent.",
      duration: '1 à 3 jours, hors séchage de chape',
    },
    {
      title: 'Pose',
      description:
        "Colle au peigne, carreau battu, un dos contrôlé de temps en temps. La pièce ferme jusqu'au lendemain ; nous carrelons par moitiés s'il faut la traverser.",
      duration: '2 à 4 jours pour 30 m²',
    },
    {
      title: 'Joints et mastics',
      description: 'Coulis à la raclette, éponge à peine humide, mastic dans les angles.',
      duration: '1 à 2 jours',
    },
  ],
  faqs: [
    {
      question: 'Combien de temps une chape neuve doit-elle attendre ?',
      answer:
        "Quinze jours pour une chape de ciment désolidarisée, un mois si elle adhère à la dalle ou pour un dallage neuf. Une chape au sulfate de calcium échappe à ce calendrier : nous ponçons sa laitance, mesurons l'eau restante à la bombe à carbure, et la fiche du fabricant tranche.",
    },
    {
      question: "Peut-on garder l'ancien carrelage dessous ?",
      answer:
        "Oui, s'il tient et reste plat. Chaque carreau est frappé ; ceux qui sonnent creux partent, le reste est poncé puis imprimé. Comptez quinze millimètres en plus : la première marche de l'escalier raccourcit d'autant, ce qui fait parfois préférer la dépose.",
    },
    {
      question: "Refusez-vous de carreler à l'étage ?",
      answer:
        "Oui, quand le plancher fléchit sous le pas. Un grès et sa colle ajoutent une trentaine de kilos au mètre carré, et ni le carreau ni son joint ne suivent une solive qui plie. Il faut raidir la structure, calcul à l'appui, ou choisir un sol souple.",
    },
    {
      question: 'Le prix de 40 €/m² vaut-il pour du carrelage ?',
      answer:
        "Dans le cas simple seulement. Ces 40 €/m² ouvrent nos prix de revêtements de sol, carreau courant et pose droite compris, là où rien n'est à redresser. S'y ajoutent le ragréage, les plinthes et l'arrachage de l'ancien sol ; un grand format ou un zellige se chiffre après le relevé.",
    },
    {
      question: 'Quand remettre les meubles en place ?',
      answer:
        "Une semaine après les joints, pour ce qui roule ou pèse. On y marche dès le lendemain, en chaussons ; la douche attend autant que le réfrigérateur. Si vous n'avez qu'une salle de bains, dites-le au devis : un mortier-colle rapide abrège ce délai.",
    },
  ],
  relatedMetiers: ['plombier-sanitaire', 'sols', 'platrierPlaquiste', 'demolisseur'],
} as const satisfies Trade
