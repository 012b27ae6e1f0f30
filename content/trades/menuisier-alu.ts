import type { Trade } from '../types'

export const trade = {
  id: 'menuisierAlu',
  categoryId: 'menuiserie-serrurerie',
  serviceSlug: 'renovation-exterieure',
  title: 'Menuisier aluminium',
  subtitle: 'Un cadre coupé en deux contre le froid, et moins de métal devant le jardin',
  metaDescription:
    "Rupteur, seuil, soleil d'août, noir qui se déforme : ce qui se décide avant de commander une baie en aluminium, et les façades où nous la déconseillons.",
  keywords: [
    'menuisier aluminium Lot-et-Garonne',
    'baie coulissante aluminium rénovation',
    'rupture de pont thermique',
    'seuil baie coulissante terrasse',
    'fenêtre aluminium ABF',
  ],
  updated: '2026-11-21',
  heroImage: 'extension-inside',
  presentationImage: 'joinery-windows',
  presentationTitle: 'La tranche du profilé en dit plus que la brochure',
  presentationText: [
    "Coupé en travers, un profilé d'aluminium montre deux tubes qui ne se touchent pas. Des barrettes de polyamide, larges de deux à quatre centimètres, les tiennent à distance : on appelle cela le rupteur. L'aluminium conduit la chaleur plusieurs centaines de fois mieux que ce plastique. Les coulissants des années quatre-vingt n'en ont presque jamais, et leur cadre ruisselle en janvier jusque sur le parquet.",
    "Le métal a pour lui sa raideur, donc la largeur de lumière. Là où deux vantaux coulissants se croisent, la bande pleine peut descendre sous cinq centimètres ; deux montants de bois en prennent plus du double. Ce gain se reperd sur les côtés si la baie neuve s'enfile dans l'ancien bâti. Nous comparons donc les offres au clair de jour, la surface de verre qui reste une fois tout posé.",
    "Tant de verre se paie en été. Plein ouest, le soleil de dix-huit heures passe sous l'avant-toit, et un rideau l'arrête trop tard : la chaleur est déjà dans la pièce. L'ombre se met dehors, par un volet, un brise-soleil à lames, une treille. Elle se choisit en même temps que la baie, car un coffre et son câble se logent dans le linteau.",
    "Le maçon commence : linteau calculé, jambages repris, seuil coulé. Le carreleur annonce son niveau fini, le terrassier celui de la terrasse, toujours plus bas. Nos cotes se prennent seulement là, puis l'usine fabrique, et cette attente est la plus longue du chantier. Le conducteur de travaux la remplit avec la toiture ou les réseaux. Après la pose viennent le plâtrier aux embrasures, le façadier aux tableaux et l'électricien pour les moteurs.",
  ],
  keyPoints: [
    'Surface de verre restante indiquée pour chaque offre',
    'Ombre extérieure dessinée avec la baie, orientation par orientation',
    'Jeu gardé sous le linteau, pour que sa flèche ne coince pas les vantaux',
    "Calfeutrement selon le NF DTU 36.5, puis essai à l'arrosoir",
    'Bois conseillé sur la rue, aluminium réservé à la cour et au jardin',
  ],
  expertises: [
    {
      title: 'Grandes baies coulissantes',
      description:
        "Trois mètres carrés de double vitrage feuilleté approchent cent kilos, cadre non compris. Un tel vantail roule d'un doigt sur un rail droit, et plus du tout si le dallage s'est tassé. Deux vantaux n'ouvrent que la moitié du passage ; le galandage l'ouvre en entier, à condition d'avoir un mur où se ranger.",
      features: [
        "Flèche du linteau demandée au bureau d'études",
        'Pose à la ventouse, chemin reconnu depuis le camion',
        'Galets réglables, accessibles sans déposer le vantail',
      ],
    },
    {
      title: 'Seuils',
      description:
        "Deux centimètres à enjamber, ou rien : cela se prépare avec la dalle. Le rail s'encastre dans une réservation drainée, un caniveau court devant, la terrasse descend vers le jardin. Décidé après coup, le seuil plat devient une auge que l'orage d'ouest remplit.",
      features: [
        'Pente de terrasse et caniveau figurés sur le plan du maçon',
        'Étanchéité remontée sous le rail et dans les angles',
        'Orifices de drainage à dégager chaque automne',
      ],
    },
    {
      title: 'Fenêtres et portes-fenêtres',
      description:
        "Avec un ouvrant caché, le cadre mobile disparaît derrière le cadre fixe, et une petite fenêtre gagne du ciel. En dépose totale, nous reprenons la feuillure au mortier avant de visser. Les entrées d'air s'accordent à la ventilation, sinon la buée revient.",
      features: [
        "Mesure en plusieurs points, cale et mousse imprégnée dans l'écart",
        'Verre feuilleté à portée de main, contre les chutes et les effractions',
        'Même axe que les fenêtres conservées',
      ],
    },
    {
      title: 'Couleurs et dilatation',
      description:
        "Au sud, un cadre noir peut dépasser soixante degrés dehors quand sa face intérieure en garde vingt-cinq. Il s'arque, la serrure frotte, et tout rentre dans l'ordre le soir : c'est l'effet bilame, plus sensible quand le rupteur isole bien. Une teinte claire ou une avancée de toit l'atténue.",
      features: [
        'Vantaux plus étroits pour les couleurs foncées au soleil',
        'Deux teintes possibles, une par face',
        "Film de protection ôté avant l'été, qui le cuirait sur la laque",
      ],
    },
    {
      title: 'Façades anciennes',
      description:
        "Sur une rue de bastide, la fenêtre se lit à ses petits-bois et à leur ombre ; un cadre lisse y fait une tache plate. L'architecte des Bâtiments de France, quand il est consulté, l'écarte souvent, et nous ne plaiderons pas contre lui. La grange, l'arrière, l'extension l'acceptent bien mieux.",
      features: [
        'Croquis montré au service instructeur avant la commande',
        "Acier à profils fins pour une verrière d'atelier",
        'Grande porte de grange vitrée en retrait, vantaux de bois gardés',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Soleil et passages',
      description:
        "Nous notons où tombe la lumière à dix-sept heures, par où l'on sort avec un plateau, où se rangent les meubles. La taille de la baie vient après.",
      duration: '2 heures',
    },
    {
      title: 'Mairie et structure',
      description:
        "Une ouverture créée ou modifiée demande une déclaration préalable, à confirmer sur place. L'ingénieur calcule le linteau pendant que le dossier s'instruit.",
      duration: '1 à 2 mois',
    },
    {
      title: 'Ouverture du mur',
      description:
        "Étais, sciage à l'eau, linteau, seuil. La boue grise court loin : tapis roulés, pièce fermée par une paroi provisoire isolée.",
      duration: '1 à 3 semaines',
    },
    {
      title: 'Cotes et fabrication',
      description:
        "Couleur, sens, poignées et moteurs se signent ce jour-là. L'usine ne revient sur rien une fois les barres coupées.",
      duration: '6 à 10 semaines',
    },
    {
      title: 'Pose',
      description:
        "Trois mètres vides devant la baie, un accès libre, et la maison ouverte à tout vent quelques heures. Si la pluie s'en mêle, la paroi provisoire reste un jour de plus.",
      duration: '1 à 2 jours par grande baie',
    },
    {
      title: 'Réglages',
      description:
        'Galets, gâches, fins de course, puis démonstration du nettoyage des rails. Nous vérifions les vantaux sombres par une journée chaude.',
      duration: '½ journée',
    },
  ],
  faqs: [
    {
      question: 'La vitre se couvre de rosée dehors, au petit matin : malfaçon ?',
      answer:
        "Non, plutôt un bon signe. La vitre extérieure, coupée de la chaleur du salon, refroidit sous le ciel clair comme un pare-brise. Si la buée est dedans, en bas du verre, l'air de la maison est trop humide. Entre les deux verres, le vitrage a perdu son étanchéité et se remplace.",
    },
    {
      question: 'Quatre mètres de vitre dans un mur de pierre, est-ce raisonnable ?',
      answer:
        "Oui, avec un calcul d'ingénieur. La charge d'un mur entier se reporte sur deux pieds, et sur l'argile chacun doit avoir une fondation vérifiée. Nous le déconseillons près d'un angle, ou dans un mur monté à la terre : deux portes-fenêtres y donnent presque autant de jour.",
    },
    {
      question: 'Le triple vitrage vaut-il la dépense ici ?',
      answer:
        "Rarement, sous nos hivers. Il pèse moitié plus, prend de la lumière et arrête une part du soleil gratuit de février. Un bon double vitrage et un volet fermé la nuit font presque aussi bien. Contre une route, préférez deux verres d'épaisseurs différentes, dont un feuilleté acoustique.",
    },
    {
      question: 'Quel taux de TVA sur mes baies ?',
      answer:
        "5,5 %, 10 % ou 20 %, selon le cas. Le premier vise, sous conditions de performance, une fenêtre remplacée quand la maison a deux ans passés. Une ouverture qu'on y crée relève en général du deuxième, une extension du dernier. Règles relevées en novembre 2026, à vérifier au moment du devis.",
    },
  ],
  relatedMetiers: ['maconnerie', 'facades', 'terrasses', 'menuisierBois'],
} as const satisfies Trade
