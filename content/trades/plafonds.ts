import type { Trade } from '../types'

export const trade = {
  id: 'plafonds',
  categoryId: 'finitions',
  serviceSlug: 'renovation-interieure',
  title: 'Plafonneur',
  subtitle:
    'Plâtre sur lattes, corniches, solives apparentes : ce qui se sauve et ce qui se refait',
  metaDescription:
    "Plafond ancien qui fait ventre en Lot-et-Garonne : comment la main dit s'il se sauve, comment on le raccroche, et pourquoi ne pas le casser trop vite.",
  keywords: [
    'plafonneur Lot-et-Garonne',
    'plafond plâtre sur lattis',
    'restauration de corniche en plâtre',
    'plafond à la française',
    'plafond à quenouilles',
  ],
  updated: '2026-11-21',
  heroImage: 'living-ceiling',
  presentationImage: 'living-wide',
  presentationTitle: 'Le plafond répond à la main',
  presentationText: [
    "Bras tendu, paume ouverte, nous poussons là où le plafond fait ventre. S'il remonte sans bruit contre ses lattes, il s'est seulement décroché, et nous pouvons le raccrocher. S'il crisse et refuse, des gravats sont tombés entre le plâtre et le bois : il faudra les aspirer par le dessus. Et si les lattes bougent avec lui, leurs clous ont lâché dans les solives.",
    "Ces plafonds tiennent par de petits crochets. Le plâtrier serrait sa pâte entre des lattes écartées d'un petit centimètre ; elle débordait derrière, retombait sur le bois et durcissait. Une fuite, un meuble traîné à l'étage, des décennies de pas en cassent un, puis vingt. Des vis et de larges rondelles inoxydables prennent le relais, noyées dans le plâtre neuf.",
    "Un mètre carré de plâtre de deux centimètres pèse une bonne vingtaine de kilos. Nous étayons donc avant de toucher. D'ici notre visite, déplacez le lit qui se trouve sous la partie basse. Quand un lattis doit tomber, il rend un siècle de suie, de coquilles de noix et de nids de souris. La pièce est alors close et ventilée vers le dehors, et personne ne marche à l'étage.",
    "Le couvreur ou le plombier a d'abord arrêté l'eau, sans quoi tout se tache de nouveau. L'électricien passe ses gaines pendant que le plancher du dessus est levé, puis le peintre attend que le plâtre soit descendu sous 5 % d'humidité. Les plafonds suspendus sur ossature métallique reviennent à notre monteur de faux plafonds.",
  ],
  keyPoints: [
    'Chaque zone essayée à la paume et au son, puis reportée sur un plan',
    'Étais et panneaux posés avant de toucher à un plâtre qui pend',
    "Corniches traînées sur place, d'après le profil d'origine",
    'Abouts de poutres piqués au poinçon avant de rester apparents',
    'Plafond neuf en plaques à partir de 35 €/m² TTC : plaque nue sur ossature, hors isolant, bandes et peinture',
  ],
  expertises: [
    {
      title: 'Plâtre sur lattis',
      description:
        "La partie décrochée remonte à l'étai, lentement, puis se visse tous les vingt à trente centimètres, dans la solive chaque fois que possible. Si le dos est accessible, un plâtre clair coulé sur les lattes nettoyées refait les crochets manquants.",
      features: [
        'Lattes de châtaignier reclouées dans les manques',
        "Gros plâtre d'abord, plâtre fin ensuite, comme à l'origine",
        "Fissures ouvertes et armées d'une bande avant lissage",
      ],
    },
    {
      title: 'Corniches et rosaces',
      description:
        "Un zinc découpé au profil de la moulure glisse sur une règle et traîne le plâtre frais, passage après passage, jusqu'aux arêtes vives. Le modèle se relève sur une longueur saine, débarrassée des couches de peinture qui l'ont arrondie. Une rosace incomplète se moule à l'atelier.",
      features: [
        'Angles rentrants terminés au fer, à la main',
        'Éléments de staff rescellés au plâtre et à la filasse',
        "Vieilles peintures à la colle lavées à l'eau tiède avant tout raccord",
      ],
    },
    {
      title: 'Plafonds à la française',
      description:
        "Les poutres et les solives s'y montrent, et les entrevous, ces vides entre deux solives, sont planchéiés ou plâtrés. Nous brossons le bois, faisons rechercher le plomb avant de décaper, puis blanchissons les entrevous à la chaux. Une solive fendue ou un about mou appelle le charpentier, et parfois un calcul d'ingénieur.",
      features: [
        'Aérogommage à basse pression, après essai dans un angle',
        'Entrevous repris au plâtre ou en planches remployées',
        'Traces de décor photographiées avant nettoyage',
      ],
    },
    {
      title: 'Quenouilles et torchis',
      description:
        "Une quenouille est un bâton enroulé de foin et de terre argileuse, couché d'une solive à l'autre. Serrées les unes contre les autres, elles amortissent les pas et gardent la fraîcheur. Nous remouillons la terre tombée pour rouler celles qui manquent, puis lissons le dessous à la terre et à la chaux.",
      features: [
        'Terre récupérée sur place, tamisée et retrempée',
        'Séchage lent, fenêtres entrouvertes, sans chauffage forcé',
        'Solives contrôlées avant toute charge nouvelle',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Sondage',
      description:
        "Au crayon gras, nous cernons ce qui sonne creux, ce qui bouge et ce qui est perdu. Deux lames levées à l'étage montrent le dos des lattes. Dans un bâtiment d'avant juillet 1997, le repérage de l'amiante précède toute dépose.",
      duration: '½ journée',
    },
    {
      title: 'Étaiement et protection',
      description:
        'Un panneau matelassé, deux étais réglés au quart de tour : le plâtre est soutenu sans être forcé. La pièce est vidée, sa porte calfeutrée, celle du dessus condamnée.',
      duration: '½ journée par pièce',
    },
    {
      title: 'Raccrochage et dépose partielle',
      description:
        "Les parties mortes se découpent à la scie, car les coups de marteau décrocheraient leurs voisines. Le reste se visse, du bord sain vers le ventre. L'électricité de la pièce est coupée pendant ce temps.",
      duration: '2 à 4 jours par pièce',
    },
    {
      title: 'Plâtre et moulures',
      description:
        "Le plâtre gâché prend en un quart d'heure : on prépare peu et l'on ne s'interrompt pas. La vapeur se dépose sur les vitres, et la maison sent l'humide quelques jours.",
      duration: '2 à 3 jours',
    },
    {
      title: 'Séchage, puis peinture',
      description:
        "Fenêtres entrouvertes, chauffage modéré. Nous repassons la main partout avant de retirer le dernier étai, et le peintre mesure l'humidité avant son impression.",
      duration: '3 à 4 semaines',
    },
  ],
  faqs: [
    {
      question: 'Un plafond qui fait ventre peut-il tomber ?',
      answer:
        "Oui, s'il a bougé récemment. Une fissure neuve, du sable au sol, un craquement la nuit : fermez la pièce et appelez-nous. Un ventre ancien, repeint plusieurs fois sans se rouvrir, peut attendre notre passage.",
    },
    {
      question: 'Nous rêvons de poutres apparentes : faut-il tout casser ?',
      answer:
        "Rarement, et jamais sans sondage. Des solives faites pour être cachées sont mal équarries et criblées de clous. Sans plâtre, vous entendrez chaque pas et recevrez la poussière du parquet. Si le sondage montre des chanfreins ou un reste de chaux sur le bois, le plafond a été ajouté plus tard, et l'ouvrir se discute.",
    },
    {
      question: "L'électricien propose des spots encastrés, qu'en pensez-vous ?",
      answer:
        'Pas dans un lattis ancien. La scie cloche coupe les lattes, casse les crochets alentour, et le spot chauffe dans un vide de bois sec et de poussière. Une suspension prise dans une solive ne pose pas ce problème ; les spots supposent un faux plafond, donc une dizaine de centimètres perdus.',
    },
    {
      question: "La fuite est réparée, mais l'auréole reste : que faire ?",
      answer:
        "Attendre que le plâtre sèche, d'abord. Redevenu dur sous le pouce, il se garde, et le peintre bloque la tache avec une sous-couche isolante. S'il reste farineux, ou si la rouille des clous perce, nous découpons jusqu'à la partie saine et raccordons.",
    },
    {
      question: 'Et quand plus rien ne tient ?',
      answer:
        "Nous déposons, et nous le disons avant de commencer : raccrocher presque toute une surface coûte plus qu'un plafond neuf. Des plaques viennent alors sous les solives. Une belle corniche peut rester, à condition de l'étayer et de couper le plâtre le long de sa dernière moulure.",
    },
  ],
  relatedMetiers: ['monteurFauxPlafonds', 'platrierPlaquiste', 'peinture', 'electricien'],
} as const satisfies Trade
