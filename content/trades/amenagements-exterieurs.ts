import type { Trade } from '../types'

export const trade = {
  id: 'amenagements-exterieurs',
  categoryId: 'exterieur-paysager',
  serviceSlug: 'renovation-exterieure',
  title: 'Aménageur extérieur',
  subtitle: 'Une terre qui gonfle en hiver, se rétracte en août, et la maison dessus',
  metaDescription:
    "Drain trop près du mur, arbre abattu trop vite : autour d'une maison sur argile, le jardin décide des fissures. Drains, murets, allées, clôtures, portails.",
  keywords: [
    'aménagement extérieur Lot-et-Garonne',
    'drain maison sol argileux',
    'muret en pierre sèche',
    'allée gravier calcaire',
    'clôture déclaration préalable',
  ],
  updated: '2026-11-21',
  heroImage: 'farmhouse-garden',
  presentationImage: 'extension-modular',
  presentationTitle: 'Le chêne retient peut-être la maison',
  presentationText: [
    "Abattre le grand chêne qui frôle la façade peut ouvrir plus de fissures que de le garder. Pendant des décennies, ses racines ont bu sous l'angle du mur, et l'argile s'y est rétractée. L'arbre parti, elle se gorge de nouveau et soulève ce qu'elle porte, durant plusieurs hivers. Un saule planté trop près fait l'inverse : il tire l'eau en août et le coin de la maison descend. Sous des murs peu fondés, le sol doit surtout garder une humidité égale.",
    "Le drain obéit à la même règle. Couché contre la fondation, il assèche en été la terre qu'il protégeait en hiver, et sa tranchée déchausse le mur. Nous le tenons à deux mètres au moins, en pente continue jusqu'à un fossé ou une sortie que l'on puisse voir couler. Auparavant, nous essayons plus simple : un sol remodelé en pente sur deux mètres, des gouttières menées au loin.",
    "Contre la façade, deux besoins se disputent la même bande. L'argile voudrait une surface étanche d'un mètre cinquante de large ; le mur de moellons, lui, veut sécher. Un trottoir de ciment sert la première et noie le second. Nous enterrons plutôt une membrane à une trentaine de centimètres, inclinée vers le jardin et couverte de gravier. Le pied visible du mur reste à l'air.",
    "Les abords arrivent après tout ce qui salit : façadier, couvreur, poseur de terrasses. En revanche, nous ouvrons la terre tôt, une seule fois. Moteur de portail, arrosage, évacuation demandée par le plombier : tout partage une même tranchée, chacun à sa profondeur. Le conducteur de travaux réunit ces besoins avant la pelle, et garde le relevé des fourreaux une fois l'herbe revenue.",
  ],
  keyPoints: [
    'Arbres, fissures et descentes de toit reportés sur un même plan',
    'Drains éloignés des fondations, curables par des regards',
    "Murets montés sans mortier, qui laissent passer l'eau",
    'Une tranchée commune à tous les réseaux du jardin',
    'Terre végétale mise en tas à part, puis régalée',
  ],
  expertises: [
    {
      title: 'Eaux de pluie et drains',
      description:
        "L'eau du toit va dans un tuyau plein, celle du sol dans un tuyau percé ; raccordés ensemble, le premier inonderait le second. Le géotextile enveloppe le gravier et non le tube, qu'il colmaterait. Sur l'argile, un puits perdu reste plein : il faut une sortie plus basse.",
      features: [
        'Drain rigide à fond plat, un regard à chaque angle',
        "Cuve de récupération munie d'un trop-plein visible",
        'Fossés et busages repris à leur pente',
      ],
    },
    {
      title: 'Arbres, haies, racines',
      description:
        "Un arbre s'éloigne de la maison d'au moins sa hauteur adulte, une haie d'une fois et demie. Quand il est déjà trop près, une taille régulière réduit sa soif. Un écran profond de deux mètres peut dévier les racines, à condition d'en couper peu de grosses.",
      features: [
        "Avis d'un arboriste avant d'abattre près d'un mur",
        'Plantations de novembre à mars, en racines nues',
        'Pas de taille de haie pendant les nids, de mi-mars à fin juillet',
      ],
    },
    {
      title: 'Murets en pierre sèche',
      description:
        "Sans mortier, un muret rend l'eau par tous ses joints et se déforme sans rompre. Contre un talus, sa base mesure près de la moitié de sa hauteur, et sa face recule à mesure qu'elle monte. Passé un mètre de terre retenue, nous faisons calculer.",
      features: [
        'Pierres du terrain triées par épaisseur',
        'Boutisses plongées dans le drain de cailloux, à chaque rang',
        'Couronnement lourd, posé de chant',
      ],
    },
    {
      title: 'Allées et cours',
      description:
        "Le gravier rond roule sous le pied et sous la roue ; un calcaire concassé se bloque. Une allée où passe la voiture réclame vingt-cinq à trente centimètres de pierre tassée, sur géotextile, sinon l'argile remonte à travers dès le second hiver. Son profil bombé renvoie l'eau vers les côtés.",
      features: [
        'Stabilisé calcaire, arrosé puis cylindré',
        'Pas japonais réglés sur votre enjambée',
        'Bordures arasées, que la tondeuse franchit',
      ],
    },
    {
      title: 'Clôtures et portails',
      description:
        "Deux piliers fondés chacun pour soi s'écartent au fil des étés secs, et les vantaux ne se rejoignent plus. Nous les relions sous terre par une longrine, poutre de béton armé. Les poteaux de clôture descendent à soixante centimètres ou plus, là où la terre bouge moins.",
      features: [
        'Bornes retrouvées avant le premier poteau',
        'Fourreau et grillage avertisseur rouge pour le moteur',
        'Passage laissé aux hérissons en bas du grillage',
      ],
    },
  ],
  workProcess: [
    {
      title: 'Relevé',
      description:
        "Pentes au laser, arbres nommés et mesurés, fissures datées d'après vos souvenirs. Apportez le plan de la fosse et celui du puits, même faits à la main.",
      duration: '½ journée',
    },
    {
      title: 'Réseaux enterrés et mairie',
      description:
        "Avant tout godet, les exploitants nous disent où courent gaz, électricité et fibre. En parallèle, vous déposez la déclaration de clôture si la commune l'exige ; nous préparons les pièces.",
      duration: '2 à 6 semaines',
    },
    {
      title: 'Terrassement',
      description:
        "La pelle travaille sur terre ressuyée ; après la pluie, elle pétrirait un bourbier. Voitures dehors, chien rentré, portail ouvert toute la journée. L'eau du jardin est coupée quelques heures lors des raccordements.",
      duration: '3 à 5 jours',
    },
    {
      title: "Murets, drains, fonds d'allée",
      description:
        'Deux hommes montent environ deux mètres carrés de pierre sèche par jour. Le marteau tinte du matin au soir, la poussière est faible.',
      duration: '1 à 3 semaines',
    },
    {
      title: 'Clôture, portail, plantations',
      description:
        'Le béton des piliers durcit une semaine avant de recevoir les vantaux. Les arbres attendent novembre, quitte à finir deux mois après les allées.',
      duration: '1 semaine, hors plantations',
    },
  ],
  faqs: [
    {
      question: 'La façade se fissure chaque été : posez-vous un drain ?',
      answer:
        "Pas avant d'avoir compris le sol. Des jauges, une année de lecture, une étude géotechnique si l'ouverture progresse. Si un arrêté de catastrophe naturelle sécheresse vise votre commune, l'assureur passe d'abord : toute tranchée creusée trop tôt brouille son constat.",
    },
    {
      question: 'Doit-on déclarer une clôture ?',
      answer:
        "Parfois, selon la commune. Certaines soumettent toutes les clôtures à déclaration préalable ; près d'un monument historique, elle est requise. Un mur de deux mètres ou plus se déclare aussi. Le plan local d'urbanisme fixe souvent hauteur et couleur : renseignez-vous en mairie avant l'achat.",
    },
    {
      question: "Béton ou calcaire pour monter jusqu'au garage ?",
      answer:
        "Du calcaire, presque partout. Il suit les mouvements de l'argile et se recharge au râteau, quand une dalle de béton finit par se fendre. Au-delà d'une pente de dix pour cent, les orages l'emportent, et le béton balayé reprend l'avantage.",
    },
    {
      question: 'Pouvez-vous appuyer un muret contre la maison ?',
      answer:
        "Non, nous laissons deux doigts d'air. Le muret bouge avec la terre, la maison beaucoup moins, et le premier arracherait l'enduit du second. Nous refusons aussi de remblayer contre un mur ancien : l'eau y entrerait à hauteur de plinthe.",
    },
    {
      question: 'Combien de temps avant que le jardin se tienne ?',
      answer:
        "Deux hivers, le temps des tassements. Une tranchée descend de plusieurs centimètres même bien compactée, et l'allée demande une recharge au premier printemps. Semez le gazon en septembre, et gardez un tas de terre pour combler.",
    },
  ],
  relatedMetiers: ['terrasses', 'maconnerie', 'zingueur', 'facades'],
} as const satisfies Trade
