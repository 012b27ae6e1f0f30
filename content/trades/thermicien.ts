import type { Trade } from '../types'

export const trade = {
  id: 'thermicien',
  categoryId: 'performance-energetique',
  serviceSlug: 'renovation-energetique',
  title: 'Thermicien',
  subtitle: 'Deux maisons classées E ne perdent pas leur chaleur au même endroit',
  metaDescription:
    "Audit, calcul des pertes, test d'étanchéité, caméra un matin d'hiver : ce qu'un thermicien mesure chez vous avant que l'isolant et le chauffage se choisissent.",
  keywords: [
    'thermicien Lot-et-Garonne',
    'audit énergétique maison',
    'calcul de déperditions pompe à chaleur',
    "test d'étanchéité à l'air",
    'thermographie maison ancienne',
    'RE2020 extension',
  ],
  updated: '2026-11-21',
  heroImage: 'desk-plans',
  presentationImage: 'insulation-facade',
  presentationTitle: 'La même lettre, une autre maison',
  presentationText: [
    "E d'un côté de la route, E de l'autre. En face, une ferme de pierre, grenier nu et poêle à bûches ; ici, un pavillon de 1978, ses murs presque sans isolant et ses convecteurs. Le DPE, diagnostic de performance énergétique, résume chacune par la moins bonne de deux notes, énergie et gaz à effet de serre, calculées pour un occupant moyen. Il ne dit pas par où la chaleur s'en va. L'une se soigne par le toit, l'autre par ses murs et sa ventilation.",
    "Nous reprenons donc la maison pièce par pièce. Chaque paroi a sa surface et laisse passer tant de watts par degré d'écart ; l'air qui se renouvelle, voulu ou non, s'y ajoute. Multiplié par le froid de référence du département, le total donne la puissance à fournir. Elle fixe la taille d'une pompe à chaleur, mieux que la plaque d'une ancienne chaudière, presque toujours trop généreuse. Le calcul se fait deux fois, avant et après isolation.",
    "Les tables connaissent mal nos murs. Un moellon lié à la terre n'a pas le comportement d'un calcaire scié, et une facture de bois ne dit pas combien de pièces on chauffe avec. Nous ouvrons un trou discret, nous laissons quelques enregistreurs de température, puis nous ajustons le modèle à vos hivers. L'été entre dans le même dossier : orientation des vitrages, ombre, masse des murs, air de la nuit.",
    "Le thermicien passe avant les autres et travaille pour eux. L'équipe d'isolation reçoit ses résistances, le chauffagiste ses watts par pièce, le climaticien ses débits d'air ; le conducteur de travaux y lit l'ordre des semaines. L'audit que réclame une rénovation d'ampleur est autre chose : un auditeur habilité le signe, et ce n'est pas nous, puisque nous vendons les travaux. Nous lisons ses scénarios avec vous et nous les chiffrons.",
  ],
  keyPoints: [
    'Puissance de chauffage calculée par pièce, avant et après travaux',
    "Fuites d'air mesurées au ventilateur, puis cherchées à la main",
    'Infrarouge un matin froid, chaque image commentée',
    "Étapes rangées pour qu'aucune ne défasse la précédente",
    "Aucune économie annoncée d'après une lettre de DPE",
  ],
  expertises: [
    {
      title: 'Bilan et scénarios',
      description:
        "Le bilan montre où part la chaleur, puis range les travaux selon vos moyens et votre calendrier. Une fenêtre posée cet automne doit déjà savoir de quel côté viendra un jour l'isolant du mur. Nous relisons aussi le DPE : une surface ou un isolant mal saisis suffisent à le fausser.",
      features: [
        'Deux ou trois scénarios, avec ce que chacun oblige à refaire',
        "Pièces rassemblées pour l'auditeur, quand une aide l'exige",
        'Hypothèses écrites en clair, discutables',
      ],
    },
    {
      title: 'Déperditions et puissance',
      description:
        "Deux pièces de même surface peuvent différer du simple au double, selon qu'elles ont un mur dehors ou trois. Nous donnons à chacune sa puissance, puis vérifions ce que vos radiateurs rendent avec une eau moins chaude.",
      features: [
        'Surfaces relevées sur place, et non sur un vieux plan',
        'Ponts thermiques comptés aux planchers et aux refends',
        'Note jointe à la demande de prix du chauffage',
      ],
    },
    {
      title: "Étanchéité à l'air",
      description:
        "Une toile barre la porte d'entrée, un ventilateur y crée cinquante pascals d'écart, et la maison siffle par ses fentes. L'appareil chiffre le débit ; la paume et la fumée désignent l'endroit. Mené avant les plaques, l'essai laisse le temps de recoller.",
      features: [
        'Foyer vidé de ses cendres, bouches de ventilation obturées',
        'Fuites marquées au ruban, photographiées, réparties par métier',
        'Second passage en fin de chantier',
      ],
    },
    {
      title: "Thermographie d'hiver",
      description:
        "Il faut dix degrés d'écart, un air calme, des façades sèches, et finir avant que le soleil les touche. La caméra lit des températures de surface : elle ne traverse rien, et une vitre lui renvoie l'image du ciel.",
      features: [
        'Même mur vu du dehors et du dedans',
        'Seconde série ventilateur en marche, pour voir les filets froids',
        "Tache froide départagée de la tache mouillée à l'humidimètre",
      ],
    },
    {
      title: 'Extensions et RE2020',
      description:
        "Depuis 2023, l'extension d'une maison relève de la RE2020. Sous 50 m², elle suit des exigences de moyens ; de 50 à 80 m², s'ajoute le Bbio, le besoin dû au bâti seul ; au-delà, tout le texte s'applique. Dans la partie existante, une autre règle fixe des minima pour ce que l'on remplace.",
      features: [
        'Seuils confirmés en mairie avant le dessin définitif',
        'Baies et protections solaires arrêtées avec le concepteur',
        'Raccord isolé entre le mur ancien et le neuf',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Papiers sur la table',
      description:
        "Factures de trois hivers, DPE, plans, photos d'anciens travaux. Dites-nous aussi où vous avez froid, et à quelle heure.",
      duration: '1 à 2 heures',
    },
    {
      title: 'Relevé',
      description:
        "Nous ouvrons tout, du grenier au dessous d'escalier : dégagez les trappes. Quelques trous de foret disent ce que cache un doublage.",
      duration: '½ à 1 journée',
    },
    {
      title: "Matinée d'hiver",
      description:
        'La veille, chauffez partout et laissez les volets ouverts. Nous arrivons de nuit avec la caméra ; le ventilateur tourne ensuite une heure ou deux, avec un bruit de hotte et un froid vif aux chevilles.',
      duration: '1 matinée, de décembre à février',
    },
    {
      title: 'Calcul',
      description:
        "Le modèle se recale sur vos consommations. Si l'écart demeure, nous revenons mesurer.",
      duration: '1 à 2 semaines',
    },
    {
      title: 'Lecture à deux voix',
      description:
        'Le rapport se parcourt avec vous, et des dates se mettent en face. Ne signez rien ce jour-là : les aides se demandent avant.',
      duration: '2 heures',
    },
  ],
  faqs: [
    {
      question: "Combien coûte l'audit énergétique ?",
      answer:
        "Personne ne le sait d'avance. L'auditeur fixe son prix selon la surface, les annexes et les plans qui existent ; les aides possibles changent trop souvent pour être promises. Un conseiller France Rénov' vous dira au 0 808 800 700 ce qui vaut ce mois-ci. Demandez ensuite deux devis.",
    },
    {
      question: 'Notre DPE a gagné une lettre sans travaux : est-ce une erreur ?',
      answer:
        "Pas si vous chauffez à l'électricité. Au 1er janvier 2026, le coefficient qui la convertit en énergie primaire est descendu de 2,3 à 1,9. L'étiquette a bougé ; les murs et la facture, non. Les priorités de travaux restent celles d'avant.",
    },
    {
      question: 'Faut-il vous consulter pour isoler un seul grenier ?',
      answer:
        "Non, ce serait de l'argent perdu. Un comble perdu s'isole sans calcul savant, si le toit est sain et la maison ventilée. Nous devenons utiles quand deux décisions se tiennent : les murs et les fenêtres, l'isolation et la chaudière, l'extension et le reste.",
    },
    {
      question: 'La caméra peut-elle venir en septembre ?',
      answer:
        "Elle le peut, pour ne rien voir. Sans écart entre dedans et dehors, toutes les surfaces se ressemblent. Le test au ventilateur, lui, se fait en toute saison ; si le chantier presse, commençons par là et gardons l'infrarouge pour le contrôle.",
    },
    {
      question: 'Passera-t-on juillet sans climatiseur ?',
      answer:
        "Souvent, au rez-de-chaussée d'une maison de pierre. Volets clos à dix heures et air croisé la nuit, la masse des murs fait le travail. Sous les tuiles, c'est plus rare ; pour une personne fragile, voyez notre climaticien.",
    },
  ],
  relatedMetiers: ['isolation-thermique', 'chauffagiste', 'installateurPac', 'climaticien'],
} as const satisfies Trade
