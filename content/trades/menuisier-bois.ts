import type { Trade } from '../types'

export const trade = {
  id: 'menuisierBois',
  categoryId: 'menuiserie-serrurerie',
  serviceSlug: 'renovation-interieure',
  title: 'Menuisier bois',
  subtitle:
    "Des fenêtres, des escaliers et des volets taillés pour des murs sans un angle d'équerre",
  metaDescription:
    "Réparer ou refaire une fenêtre ancienne, faire taire un escalier, remplacer des contrevents sur rue : la méthode de nos menuisiers, et l'avis de l'ABF.",
  keywords: [
    'menuisier bois Lot-et-Garonne',
    'restauration fenêtre ancienne bois',
    'contrevents bois',
    'escalier bois maison ancienne',
    'menuiserie ABF déclaration préalable',
  ],
  updated: '2026-11-21',
  heroImage: 'joinery-windows',
  presentationImage: 'workshop-bench',
  presentationTitle: 'Trois largeurs pour une seule fenêtre',
  presentationText: [
    "Quatre-vingt-dix-sept centimètres et demi en haut, quatre-vingt-dix-neuf au milieu, quatre-vingt-seize en bas : ces trois largeurs appartiennent à la même baie, dans un mur de moellons. Nous relevons aussi trois hauteurs et deux diagonales, et nous présentons un gabarit de contreplaqué quand les écarts passent deux centimètres. Une fenêtre commandée au rectangle flotterait dans ce trou. La mousse en bombe le boucherait sans l'étancher : elle ne figure pas parmi les calfeutrements du NF DTU 36.5.",
    "Le bois, de son côté, suit les saisons. Un panneau de chêne large de quarante centimètres gagne ou perd de trois à cinq millimètres entre un hiver chauffé et un automne humide. Nous lui laissons cette course, panneau libre dans sa rainure et jeu autour de l'ouvrant. Collé dans son cadre, le même panneau se fend à la première saison de chauffe.",
    "Une vieille fenêtre meurt par le bas, là où l'eau séjourne : jet d'eau, traverse basse, pièce d'appui. Au poinçon, nous cherchons la limite du bois sain. Si le mal s'arrête au premier assemblage, une greffe taillée en biais, collée et chevillée, suffit. Quand les montants cèdent aussi en haut, nous refaisons la fenêtre. Et si la pointe s'enfonce dans des galeries, la recherche de termites passe d'abord : le département est concerné, la mairie renseigne.",
    "Le maçon nous précède, pour l'appui, le linteau ou la feuillure, cette entaille de la pierre où vient le cadre. Le plâtrier nous suit aux embrasures, le peintre ferme la marche. Escaliers et lambris n'entrent que plus tard, quand les enduits ont rendu leur eau et que l'air est repassé sous soixante pour cent d'humidité. Le planning compte donc deux venues du menuisier.",
  ],
  keyPoints: [
    'Huit cotes par baie, gabarit quand le mur penche',
    'Réparation et remplacement chiffrés côte à côte, fenêtre par fenêtre',
    'Chêne ou châtaignier sans aubier, vis inox contre les coulures noires du tanin',
    'Toutes les faces imprimées avant la pose, y compris les cachées',
    'Une baie ouverte le matin est close le soir',
  ],
  expertises: [
    {
      title: 'Fenêtres et portes-fenêtres neuves',
      description:
        "En dépose totale, l'ancien dormant (le cadre fixé au mur) part, et vous retrouvez le jour d'origine. Un cadre neuf glissé dans le vieux épargne le plâtre, mais mange plusieurs centimètres de verre par côté. Sur une fenêtre étroite de bastide, cela se voit de la rue.",
      features: [
        'Petits-bois et profils relevés sur le modèle déposé',
        'Mousse imprégnée, ou mastic sur fond de joint',
        "Entrées d'air prévues avec la ventilation de la maison",
      ],
    },
    {
      title: 'Restauration de menuiseries anciennes',
      description:
        "Les vantaux partent à l'atelier, numérotés, et un panneau ferme la baie pendant une à deux semaines ; la pièce est sombre, prévoyez-le. Nous greffons, rechevillons les tenons et logeons un joint fin dans la feuillure. Les vieux verres soufflés sont conservés quand ils se démontent.",
      features: [
        'Plomb recherché dans les vieilles couches avant de poncer',
        'Crémones et espagnolettes dégrippées, remontées à leur place',
        "Mastic à l'huile de lin sur les verres simples",
      ],
    },
    {
      title: 'Escaliers',
      description:
        'Une marche grince en frottant sur sa contremarche ; coins collés et vis par-dessous la font taire. Pour un escalier neuf, posé selon le NF DTU 36.3, nous mesurons de sol fini à sol fini. Un parquet ajouté après coup fausserait la première marche, et le pied buterait sur cet écart.',
      features: [
        'Deux hauteurs plus un giron entre 60 et 64 centimètres',
        'Garde-corps suivant la NF P01-012, un mètre sur le palier',
        'Nez de marche usés greffés dans la même essence',
      ],
    },
    {
      title: 'Volets et contrevents',
      description:
        "Ici, on dit contrevents : des planches rainées, tenues par des barres, ou doublées d'une seconde épaisseur clouée. L'écharpe, la pièce en diagonale, manque à bien des façades du pays, et l'architecte des Bâtiments de France peut demander qu'on s'en passe.",
      features: [
        "Pentures d'origine redressées et reposées",
        'Gonds rescellés dans la pierre avant le réglage',
        'Bois de bout, en bas des planches, saturé de peinture',
      ],
    },
    {
      title: 'Lambris et boiseries',
      description:
        "Contre un mur de pierre, la boiserie se pose sur tasseaux selon le NF DTU 36.2, avec une lame d'air ouverte en bas et en haut. Si le mur est mouillé, nous ne la posons pas : elle moisirait au dos sans rien montrer.",
      features: [
        'Panneaux teintés avant montage, sans filet clair en hiver',
        "Tasseaux calés d'aplomb, le mur gardant son ventre",
        'Trappes devant les robinets et les boîtes électriques',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Cotes et poinçon',
      description:
        "Chaque baie a sa fiche : huit mesures, état du bois, sens d'ouverture, aération. Vous recevez deux colonnes au devis, garder ou remplacer.",
      duration: '½ à 1 journée',
    },
    {
      title: 'Autorisation',
      description:
        "Une façade qui change d'aspect passe par une déclaration préalable. Comptez un mois d'instruction, deux aux abords d'un monument historique ; l'atelier attend la réponse pour débiter.",
      duration: '1 à 2 mois',
    },
    {
      title: 'Atelier',
      description:
        "Débit, assemblage, ferrage à blanc, impression. La quincaillerie s'arrête avant le débit, car une paumelle change l'usinage.",
      duration: '4 à 8 semaines',
    },
    {
      title: 'Dépose et pose',
      description:
        "Le descellement secoue l'embrasure et il tombe du plâtre : la pièce se vide sur deux mètres, une bâche va jusqu'à la porte. Le cadre neuf est calfeutré avant le soir.",
      duration: '1 journée pour une ou deux fenêtres',
    },
    {
      title: 'Embrasures et réglage',
      description:
        'Le plâtrier reprend les bords, le peintre donne ses couches, et nous revenons régler les crémones une fois la peinture dure.',
      duration: '1 à 2 semaines avec les séchages',
    },
  ],
  faqs: [
    {
      question: "Une fenêtre de cent ans vaut-elle d'être réparée ?",
      answer:
        "Oui, tant que le haut est sain. Le chêne à cernes serrés d'alors se trouve mal aujourd'hui, et une traverse greffée épargne tout le reste. La limite est thermique : un simple vitrage reste froid. Dans une chambre au nord, chauffée tout l'hiver, nous conseillons plutôt un châssis neuf.",
    },
    {
      question: 'Pourquoi ma porte-fenêtre coince-t-elle chaque automne ?',
      answer:
        "Parce que le bois reprend de l'eau. Ne rabotez pas : au printemps, le jour serait trop large. Regardez d'abord si le chant du bas est peint et si les paumelles ont pris du jeu. Quand elle coince au contraire en fin d'été, avec une fissure en escalier au-dessus du linteau, la maison bouge sur son argile : appelez un ingénieur avant un menuisier.",
    },
    {
      question: 'Changer des contrevents côté rue : que demande la mairie ?',
      answer:
        "Une déclaration préalable, dès que l'aspect change. Autour d'un monument, l'ABF se prononce et peut écarter un matériau, un volet roulant ou une teinte. Un remplacement à l'identique en est parfois dispensé : faites-le confirmer en mairie avant de commander. Nous fournissons les photos et les cotes.",
    },
    {
      question: "Le bois demande-t-il plus de soins que l'aluminium ?",
      answer:
        "Oui, une peinture à refaire tous les huit à dix ans environ, plus tôt à l'ouest ou sous une lasure. Un lavage au printemps retarde l'échéance. En échange, une pièce abîmée se remplace seule. Si personne ne doit monter à l'échelle, nous vous le déconseillons à l'étage.",
    },
  ],
  relatedMetiers: ['poseurPortes', 'sols', 'peinture', 'platrierPlaquiste'],
} as const satisfies Trade
