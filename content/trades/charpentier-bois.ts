import type { Trade } from '../types'

export const trade = {
  id: 'charpentierBois',
  categoryId: 'charpente-couverture',
  serviceSlug: 'extensions-surelevation',
  title: 'Charpentier bois',
  subtitle: "Sonder l'about caché dans le mur, greffer le chêne, relever le toit",
  metaDescription:
    "La poutre pourrit d'abord dans le mur, là où personne ne regarde. Sondage au foret, greffe de chêne, chevrons jumelés, surélévation : ce qui se répare.",
  keywords: [
    'charpentier bois Lot-et-Garonne',
    'réparation about de poutre',
    'greffe de poutre ancienne',
    'surélévation ossature bois',
    'renforcement charpente ancienne',
  ],
  updated: '2026-11-21',
  heroImage: 'structure-truss',
  presentationImage: 'extension-work',
  presentationTitle: 'Le bout de la poutre, dans le noir du mur',
  presentationText: [
    "Sous le maillet, la poutre sonne clair jusqu'à un pas du mur. Elle est droite, cirée, et le plancher penche pourtant vers la façade. Le mal se tient dans l'about, les vingt ou trente centimètres logés dans la maçonnerie. Les fibres coupées y boivent l'eau des pierres, l'air ne passe pas, et le champignon travaille sans rien montrer dans la pièce.",
    "Nous allons le chercher au foret. Une mèche de quatre millimètres entre en biais, au ras de l'enduit, vers le fond du logement. Des copeaux clairs et fermes rassurent. Une farine brune, et la main qui part en avant, disent que le bois n'existe plus. Nous mesurons aussi l'humidité : au-dessus de vingt pour cent, un champignon peut vivre.",
    "Peu de poutres sont à changer entières. Le bois malade se coupe jusqu'au sain, puis une prothèse de même section, en vieux chêne ou en lamellé, prolonge la pièce. Les deux se joignent en sifflet, un long biais boulonné que calcule un bureau d'études. Le bout neuf repose sur une cale imputrescible, avec deux centimètres de vide autour. Noyé dans le mortier, il finirait comme l'ancien.",
    "La cause est souvent dehors : une descente percée, un enduit de ciment, un talus contre le mur. Zingueur et maçon passent donc avant la greffe. Le couvreur ouvre et referme au-dessus de nous, le plafonneur revient après le départ des étais. Prévenez-nous aussi avant d'isoler un mur par l'intérieur. Privé de la chaleur de la pièce, ce mur se mouille davantage, et les abouts avec lui.",
  ],
  keyPoints: [
    'Abouts sondés un par un avant le devis',
    'Prothèse plutôt que poutre neuve, dès que le milieu est sain',
    "Sections et assemblages porteurs calculés par un bureau d'études",
    'Toit ouvert par tronçons, jamais laissé nu la nuit',
    'Surélévation à partir de 1 500 €/m² TTC, bas du marché en novembre 2026 : étage clos et couvert, hors escalier, aménagement et renfort des murs',
  ],
  expertises: [
    {
      title: 'Poutres greffées',
      description:
        "Un vérin soulage la poutre de quelques millimètres, sans redresser un plancher courbé depuis un siècle. Si le bois manque aussi dans la portée, deux moises, des pièces jumelles boulonnées de part et d'autre, prennent le relais.",
      features: [
        'Biais placé près du mur, là où la poutre fléchit le moins',
        'Corbeau de pierre ou console quand le mur refuse un nouveau logement',
        "Chevilles et traces d'outils conservées",
      ],
    },
    {
      title: 'Toits qui se creusent',
      description:
        "Entre deux pannes, les pièces horizontales du toit, les chevrons de peuplier ont plié sous la tuile canal. Nous les jumelons plutôt que de les arracher : un chevron neuf, dressé au cordeau, se visse contre l'ancien et rend une ligne droite au couvreur. Le NF DTU 31.1 guide les assemblages.",
      features: [
        'Pannes fléchies doublées, ou soulagées par une contrefiche',
        'Aplomb des murs relevé avant de poser un tirant',
        'Bois neufs secs, qui ne vrilleront pas au premier été',
      ],
    },
    {
      title: 'Surélévation',
      description:
        "Le projet commence par un trou au pied du mur : l'ingénieur voit la fondation et dit ce qu'elle peut encore porter. Sur nos argiles, une étude de sol s'y ajoute souvent. Les panneaux arrivent taillés et se lèvent à la grue.",
      features: [
        'Ceinture en tête des vieux murs, qui répartit les appuis',
        'Toit provisoire monté sur échafaudage pendant le levage',
        "Trémie de l'escalier percée en dernier, contre la poussière",
      ],
    },
    {
      title: 'Extensions à ossature bois',
      description:
        "Le mur du NF DTU 31.2 porte et isole dans la même épaisseur. Entre les montants, dressés tous les quarante à soixante centimètres, se loge l'isolant ; un voile les empêche de se coucher. La lisse, la pièce du bas, reste à vingt centimètres au moins du sol extérieur fini.",
      features: [
        "Bois posés sous dix-huit pour cent d'humidité",
        'Bande étanche sous la lisse, contre les remontées',
        'Joint souple contre la pierre, qui bouge autrement',
      ],
    },
    {
      title: 'Insectes du bois',
      description:
        "Le capricorne des maisons mange les résineux, y laisse des trous ovales et s'entend gratter par les après-midi chauds. La vrillette crible l'aubier du chêne de points ronds. Le termite ne perce rien : il vide la pièce sous une peau intacte et monte du sol par des cordons de terre.",
      features: [
        "Aubier vermoulu bûché (ôté à la hachette) avant d'injecter",
        'Chauves-souris cherchées sous les tuiles avant toute pulvérisation',
        'Termites : département concerné, démarche à confirmer en mairie',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Sondage des bois',
      description:
        'Chaque pièce reçoit un numéro, sur le bois et sur le plan. Dégagez le grenier sur un mètre, le long des murs.',
      duration: '½ à 1 journée',
    },
    {
      title: 'Calcul et autorisations',
      description:
        "L'ingénieur vérifie les sections et leurs appuis. Un toit relevé passe en mairie, avec un architecte si la maison dépasse alors 150 m² de plancher ; le bois se débite après la réponse.",
      duration: "2 à 4 semaines, plus l'instruction",
    },
    {
      title: "Taille à l'atelier",
      description:
        'Greffes, chevrons et panneaux se taillent puis se présentent à blanc. Chez vous, rien ne bouge encore.',
      duration: '1 à 3 semaines',
    },
    {
      title: 'Étais et ouverture',
      description:
        "La pièce du dessous se vide et son plafond s'ouvre sur un mètre, côté façade. Le burin résonne dans toute la pierre.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Greffe ou levage',
      description:
        'La tronçonneuse reste dans la cour, la scie et le ciseau travaillent dedans. Un levage attend des jours sans vent ni orage.',
      duration: '2 à 3 jours par about, 1 à 2 semaines pour lever un étage',
    },
    {
      title: 'Départ des étais',
      description:
        'Ils se desserrent par quarts de tour, une règle posée sur le plancher. Si elle ne bouge pas, le plafonneur peut entrer.',
      duration: '2 à 4 jours',
    },
  ],
  faqs: [
    {
      question: 'Mes poutres sont criblées de trous : faut-il traiter ?',
      answer:
        "Pas toujours, car les trous restent, un siècle après le départ des insectes. Nous brossons, collons au printemps un papier sur une zone témoin et revenons en fin d'été. Papier entier, pas de farine fraîche : gardez votre argent, le chêne a perdu son aubier et conservé son cœur. Sinon, on bûche et on injecte.",
    },
    {
      question: "L'entrait barre le grenier à hauteur de genou. Peut-on le couper ?",
      answer:
        'Non, car il retient le toit. Cette poutre basse relie les deux pieds de la ferme, le triangle qui porte les pannes. Sciée, elle laisse la charpente pousser les murs dehors. On peut la remonter, après calcul ; pour un petit grenier, la place gagnée vaut rarement ce prix.',
    },
    {
      question: 'Pourquoi ne pas surélever en brique ?',
      answer:
        "À cause du poids, d'abord. Un mur à ossature bois pèse plusieurs fois moins, isolant compris, et beaucoup de maisons ont ici peu de fondation. La brique reste plus fraîche en juillet : à l'étage en bois, prévoyez un isolant dense et des volets.",
    },
    {
      question: 'Les étais nous privent-ils longtemps de la chambre ?',
      answer:
        "Une à deux semaines, pour deux abouts. La pièce du dessus ferme aussi. Après un traitement, attendez l'aération que demande la fiche du produit avant d'y remettre un lit.",
    },
  ],
  relatedMetiers: ['couvreur', 'maconnerie', 'plafonds', 'isolation-thermique'],
} as const satisfies Trade
