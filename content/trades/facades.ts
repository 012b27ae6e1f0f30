import type { Trade } from '../types'

export const trade = {
  id: 'facades',
  categoryId: 'finitions',
  serviceSlug: 'renovation-exterieure',
  title: 'Façadier',
  subtitle: 'Un enduit plus tendre que la pierre, trois couches de chaux et le temps de chacune',
  metaDescription:
    'Enduit ciment qui sonne creux, auréole qui monte, volets à déposer : comment se refait une façade de moellons à la chaux, et à quel prix elle commence.',
  keywords: [
    'façadier Lot-et-Garonne',
    'enduit à la chaux façade pierre',
    'enlever un enduit ciment',
    'ravalement déclaration préalable ABF',
    'prix enduit façade au m²',
  ],
  updated: '2026-11-21',
  heroImage: 'farmhouse-scaffold',
  presentationImage: 'farmhouse-facade',
  presentationTitle: "L'enduit doit s'user avant le mur",
  presentationText: [
    "Rayez l'enduit avec une clé, puis rayez le moellon d'à côté. Sur un mur bien fait, la clé marque l'enduit. Si elle ne marque que la pierre, quelqu'un a enduit au ciment. Le mur de chaux et de calcaire tendre bouge un peu à chaque saison ; la croûte dure ne suit pas, et se fend. La pluie entre par ces fentes, et n'en ressort presque plus.",
    "L'eau du sol, elle, monte plus haut qu'avant. Un mur enduit à la chaux la laisse sécher dès le pied, par toute sa surface. Derrière un soubassement étanche, elle grimpe jusqu'à trouver de l'air, et l'auréole gagne l'appui des fenêtres. Quand nous ôtons ce ciment, le mortier des joints coule souvent comme du sable.",
    "À la place viennent trois couches de chaux, chacune un peu moins dosée que la précédente, comme le veut le NF DTU 26.1. Le gobetis, projeté très clair, fait râpe. Le corps d'enduit comble ensuite les creux sans effacer le fruit du mur, son léger retrait vers le haut. La finition apporte le grain, et la couleur vient du sable. Nous enduisons entre 8 et 30 °C : le gel, le vent sec et une pierre brûlante arrêtent le chantier.",
    "Le façadier arrive quand plus rien ne doit percer le mur. Le maçon a repris ses linteaux, le menuisier scellé ses cadres, l'électricien déposé ses câbles, et le distributeur le sien s'il le faut. Les planches servent ensuite au zingueur, qui repose les descentes, et au peintre pour les débords. Notre conducteur de travaux ne rend l'échafaudage qu'après leur passage. Trottoir et terrasse se font en dernier, plus bas que le sol de la maison.",
  ],
  keyPoints: [
    'Chaque façade sondée au marteau, et les zones creuses reportées sur photo',
    'Dosage et sable choisis après essai sur votre pierre',
    "Un mètre carré d'échantillon à voir sec avant de décider du grain",
    'Échafaudage partagé entre tous ceux qui travaillent en hauteur',
    "Fissures expliquées avant d'être couvertes",
  ],
  expertises: [
    {
      title: 'Enduits à la chaux sur moellons',
      description:
        'Les joints se vident à la main sur deux ou trois centimètres, et les trous se calent avec des éclats de pierre. Aérienne ou hydraulique naturelle, la chaux se règle sur la dureté du moellon.',
      features: [
        'Deux à trois centimètres en moyenne, plus dans les creux',
        'Mur mouillé la veille, puis juste avant de jeter le mortier',
        'Finition talochée, brossée ou lissée à la truelle',
      ],
    },
    {
      title: 'Dépose des enduits ciment',
      description:
        "Nous essayons un mètre carré en bas, où le ciment tient le moins. S'il vient par plaques, le reste suivra. S'il emporte la peau de la pierre, nous renonçons à tout décroûter. Libérer le premier mètre et reprendre les pentes du sol aident déjà le mur à sécher.",
      features: [
        'Burin léger, sans marteau-piqueur sur le calcaire tendre',
        'Sels brossés à sec, ramassés avant la pluie',
        "Une belle saison d'attente si la maçonnerie est gorgée d'eau",
      ],
    },
    {
      title: 'Encadrements et pierre de taille',
      description:
        "En vieillissant à l'air, le calcaire se fait une peau, le calcin, plus dure que son cœur. Le sablage l'enlève, et la pierre farine ensuite à chaque gel. Nous lavons à l'eau, à la brosse souple, et nous gardons la patine qui ne part pas.",
      features: [
        'Éclats repris au mortier de chaux et poudre de pierre',
        'Appui brisé remplacé par une pierre de même dureté',
        'Aucun hydrofuge, qui enfermerait les sels derrière lui',
      ],
    },
    {
      title: 'Pans de bois et brique',
      description:
        "Dans les bastides, l'enduit s'arrête au nu du bois. S'il déborde, l'eau s'assied sur son bord et pourrit le poteau par le flanc. Des clous et des restes de lattes disent parfois que ce bois fut toujours caché. Autour d'une église classée, l'architecte des Bâtiments de France (ABF) tranche.",
      features: [
        'Torchis et briques de remplissage repris avant la chaux',
        'Trait de truelle entre bois et enduit, pour guider la fissure',
        'Pied de poteau sondé avec le charpentier',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Lecture du mur',
      description:
        "Marteau, clé, regard sur les gouttières et la terre contre le mur. Une fissure en escalier reçoit un témoin : tant qu'elle s'ouvre, sur une argile qui se rétracte, un ingénieur passe avant nous.",
      duration: '½ journée, plus le temps du témoin',
    },
    {
      title: 'Mairie et échantillon',
      description:
        "Nous préparons photos, teinte et plan, et la demande d'emprise si l'échafaudage prend le trottoir. L'échantillon se fait sur un retour de mur, parce que l'ABF demande souvent à le voir.",
      duration: '1 à 2 mois si un dossier est dû',
    },
    {
      title: 'Échafaudage',
      description:
        "Volets déposés, vitres sous film, filet devant les chambres : il fait gris dedans pendant des semaines. Verrouillez l'étage la nuit et prévenez votre assureur. Un nid d'hirondelles, protégé, peut reculer la date.",
      duration: '1 à 2 jours',
    },
    {
      title: 'Piquage',
      description:
        'Du vacarme, et une poudre grise qui passe sous les fenêtres. Rentrez le linge, éloignez la voiture, coupez la ventilation mécanique tant que les burins tournent.',
      duration: '4 à 6 jours pour 100 m²',
    },
    {
      title: 'Les trois couches',
      description:
        "Le gobetis durcit quelques jours, le corps d'enduit une à deux semaines. Entre-temps, des toiles humides le gardent du soleil. L'eau vient de votre robinet extérieur.",
      duration: '3 à 4 semaines, attentes comprises',
    },
    {
      title: 'Descente',
      description:
        "Vous montez avec nous regarder le mur de près. Les trous d'ancrage se bouchent ensuite de haut en bas, au fil du démontage, avec le sable et la chaux de la finition.",
      duration: '1 à 2 jours',
    },
  ],
  faqs: [
    {
      question: 'Un ravalement se déclare-t-il en mairie ?',
      answer:
        "Cela dépend de l'adresse. Aux abords d'un monument ou dans un site patrimonial remarquable, la déclaration préalable est due, même pour refaire à l'identique. Ailleurs, la commune a pu l'imposer. Ôter un enduit pour montrer la pierre change l'aspect et se déclare en principe partout. Comptez un mois de réponse, deux avec l'ABF, à confirmer en mairie.",
    },
    {
      question: 'À quoi correspondent vos 70 €/m² ?',
      answer:
        "À une finition sur enduit sain. Ce prix de départ paie le lavage, les reprises ponctuelles et la dernière couche de chaux, sur une façade accessible. Il est TTC, au taux de 10 % quand la maison a plus de deux ans (novembre 2026). Échafaudage, piquage et couches du dessous s'y ajoutent ; un mur à décroûter coûte donc nettement plus.",
    },
    {
      question: 'Combien de temps tient une façade refaite ?',
      answer:
        "De 15 à 25 ans pour un enduit, de 10 à 15 ans pour une peinture, en ordre de grandeur. Une gouttière percée ou un arrosage automatique contre le mur raccourcit l'un comme l'autre. Un large débord de toit les prolonge.",
    },
    {
      question: 'Une peinture souple sur le vieux ciment ne suffirait-elle pas ?',
      answer:
        "Non, elle bouche la sortie. Les revêtements d'imperméabilité du NF DTU 42.1 franchissent les petites fissures d'un béton ou d'un parpaing. Devant des moellons humides, le film cloque, et vous payez ensuite pour l'enlever.",
    },
    {
      question: 'Aurons-nous encore des fenêtres à ouvrir ?',
      answer:
        "Oui, chaque soir, sauf les jours de projection. Si une chambre n'a qu'une fenêtre sur cette façade, dites-le avant la pose du filet : nous y gardons un panneau mobile.",
    },
  ],
  relatedMetiers: ['maconnerie', 'zingueur', 'menuisierBois', 'peinture'],
} as const satisfies Trade
