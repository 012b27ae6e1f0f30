import type { HomePage } from './types'

export const home = {
  title: 'Rénovation de maisons en Lot-et-Garonne',
  metaDescription:
    'Entreprise générale de rénovation à Lavergne (47) : intérieur, façades, énergie, cuisines, extensions. Devis gratuit sous 48 h, conducteur de travaux inclus.',
  keywords: [
    'rénovation Lot-et-Garonne',
    'entreprise de rénovation 47',
    'rénovation maison en pierre',
    'devis rénovation gratuit',
    'artisan rénovation Lavergne',
  ],
  updated: '2026-11-21',
  hero: {
    title: 'Transformez Votre Habitat avec Style et Confort',
    promise: 'Confiez vos projets à nos artisans experts en rénovation',
    lead: "Maisons de pierre, fermes et appartements, dans un rayon d'environ 100 km autour de Lavergne.",
    image: 'farmhouse-hero',
  },
  services: {
    title: 'Nos services',
    lead: "Six façons d'entrer dans la maison. Le plus souvent, un chantier en ouvre deux ou trois à la fois, et c'est à nous de les tenir ensemble.",
    cards: [
      {
        slug: 'renovation-interieure',
        title: 'Rénovation Intérieure',
        description:
          'Murs, plafonds, sols, cloisons, électricité, eau : les pièces se refont une à une, dans le bon ordre.',
        icon: 'PaintRoller',
        image: 'living-reading',
      },
      {
        slug: 'renovation-exterieure',
        title: 'Rénovation Extérieure',
        description:
          "Façades à la chaux, tuiles canal, terrasses. Ce que la pluie touche en premier, et ce qui l'empêche d'entrer.",
        icon: 'Home',
        image: 'farmhouse-scaffold',
      },
      {
        slug: 'extensions-surelevation',
        title: 'Extensions - Surélévation',
        description:
          "Une pièce de plus sur le jardin, un étage de plus sur les murs : du dossier en mairie jusqu'aux clés.",
        icon: 'Building',
        image: 'extension-rear',
      },
      {
        slug: 'renovation-energetique',
        title: 'Rénovation Énergétique',
        description:
          "Isoler d'abord, ventiler ensuite, chauffer en dernier. L'été compte autant que l'hiver sous nos toits.",
        icon: 'Leaf',
        image: 'insulation-attic',
      },
      {
        slug: 'cuisines-salles-de-bains',
        title: 'Aménagement Cuisines & Salles de Bains',
        description:
          'Les deux pièces où tous les métiers se croisent au centimètre. On dessine les réseaux avant les meubles.',
        icon: 'ShowerHead',
        image: 'kitchen-island',
      },
      {
        slug: 'gestion-projet',
        title: 'Gestion de Projet',
        description:
          'Un conducteur de travaux, un planning, une réunion par semaine. Comprise dans chaque chantier, sans supplément.',
        icon: 'ClipboardList',
        image: 'desk-plans',
      },
    ],
  },
  promo: {
    text: 'Avant de signer le compromis, sachez ce que la maison va coûter à remettre en état : une visite technique, un rapport chiffré, à partir de 3 € par m², déduits si nous faisons les travaux.',
  },
  whyChooseUs: {
    title: 'Pourquoi nous choisir',
    lead: "Cinq raisons, dans l'ordre où vous les vivrez.",
    items: [
      {
        title: 'Un devis gratuit et transparent',
        description:
          "Nous visitons, nous sondons, puis vous recevez sous 48 h un devis poste par poste : quantités, prix unitaires, ce qui est compris et ce qui ne l'est pas.",
        icon: 'FileText',
      },
      {
        title: 'Des délais tenus',
        description:
          "Dans les deux semaines qui suivent l'accord, le planning est écrit : qui vient, quel jour, et les dates auxquelles vos choix doivent être arrêtés.",
        icon: 'CalendarCheck',
      },
      {
        title: 'La gestion de projet incluse',
        description:
          "Un conducteur de travaux passe chaque semaine, ordonne les équipes et tranche les imprévus. Vous n'appelez qu'une personne, et cela ne coûte rien de plus.",
        icon: 'HardHat',
      },
      {
        title: 'Des artisans éprouvés, une qualité garantie',
        description:
          "Plus de 15 ans d'expérience, des équipes qualifiées et certifiées RGE pour l'énergie, et un contrôle à chaque étape avant que l'étape suivante ne la recouvre.",
        icon: 'Award',
      },
      {
        title: 'La garantie décennale, et une aide pour vos dossiers',
        description:
          "Comme la loi l'impose, nos travaux relevant de la garantie décennale sont assurés dix ans. Et nous préparons avec vous les pièces des aides, à déposer avant de signer.",
        icon: 'ShieldCheck',
      },
    ],
  },
  testimonials: [
    {
      author: 'Sophie M.',
      location: 'Marmande',
      text: "La cuisine n'avait pas bougé depuis les parents de mon mari. Six semaines de camping dans le salon, un évier provisoire dès le deuxième jour, et des tomettes que tout le monde croit d'origine.",
      imageBefore: 'kitchen-before',
      imageAfter: 'kitchen-wide',
      sample: true,
    },
    {
      author: 'Jean-Pierre L.',
      location: 'Villeneuve-sur-Lot',
      text: "J'avais peur de la poussière et des journées sans eau. On m'a donné les dates avant de commencer, elles ont été respectées, et la douche n'a plus de marche.",
      imageBefore: 'bathroom-before',
      imageAfter: 'bathroom-wide',
      sample: true,
    },
  ],
  gallery: {
    lead: 'Pierre, bois, chaux et tomettes : des pièces à ouvrir en grand.',
    images: [
      { picture: 'farmhouse-facade', title: 'Façade reprise à la chaux, encadrements en pierre' },
      { picture: 'kitchen-island', title: 'Îlot en chêne et crédence en zellige' },
      { picture: 'attic-bedroom', title: 'Chambre sous une charpente conservée' },
      { picture: 'joinery-stairs', title: 'Escalier en chêne contre un mur de moellons' },
      { picture: 'bathroom-bath', title: 'Salle de bains ouverte sur le jardin' },
      { picture: 'farmhouse-terrace', title: 'Terrasse en pierre sous pergola' },
    ],
  },
  contact: {
    lead: "Décrivez la pièce, ce qui vous gêne et la date à laquelle vous aimeriez avoir fini. Nous rappelons pour convenir d'une visite.",
  },
} as const satisfies HomePage
