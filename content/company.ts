import type { Company } from './types'

/** Every fact about the company, once (readings.md, « Who the company is »). */
export const company = {
  brand: 'Chêne & Chaux',
  baseline: 'Chêne & Chaux, rénovation en Lot-et-Garonne',
  tagline: 'Transformez Votre Habitat avec Style et Confort',
  promise: 'Confiez vos projets à nos artisans experts en rénovation',
  origins: {
    canonical: 'https://www.chene-et-chaux.example',
    alias: 'https://chene-et-chaux.example',
  },
  phone: '06 39 98 47 00',
  email: 'contact@chene-et-chaux.example',
  emailNote: 'Réponse sous 24-48h',
  address: {
    street: 'Le Bourg',
    postalCode: '47800',
    city: 'Lavergne',
    department: 'Lot-et-Garonne',
  },
  coordinates: { lat: 44.4, lng: 0.7 },
  openingHours: [
    {
      days: 'Lundi à vendredi',
      schemaDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:30',
      closes: '19:00',
    },
    { days: 'Samedi', schemaDays: ['Saturday'], opens: '09:00', closes: '17:00' },
    { days: 'Dimanche', schemaDays: ['Sunday'] },
  ],
  social: [
    { network: 'facebook', url: 'https://www.facebook.com/chene-et-chaux.example' },
    { network: 'instagram', url: 'https://www.instagram.com/chene-et-chaux.example' },
  ],
  experience: {
    home: 'Plus de 15 ans',
    trades: 'Plus de 10 ans',
    since: 'Depuis 2016',
  },
  radius: { serviceAreaKm: 50, homeText: 'environ 100 km' },
  travel: { freeWithinKm: 30, moderateWithinKm: 50 },
  projectManagement: {
    title: 'Gestion de projet incluse',
    included: [
      'Un conducteur de travaux pour votre chantier',
      'Ordonnancement, pilotage et coordination',
      'Suivi sur place, chaque semaine',
      'Coordination des artisans',
    ],
    benefits: [
      'Un seul interlocuteur, du premier rendez-vous à la réception',
      'Des délais et un budget écrits, et tenus',
      'Les imprévus techniques tranchés sur place, sans attendre',
      'Une qualité garantie par des contrôles à chaque étape',
    ],
    note: 'La gestion de projet est comprise dans chaque chantier, sans supplément.',
  },
  reasons: [
    'Un devis gratuit et détaillé, sous 48 h après la visite',
    "Un planning écrit dans les deux semaines qui suivent l'accord",
    'Des artisans qualifiés, coordonnés par un seul conducteur de travaux',
    'Des travaux couverts par une assurance décennale, quand ils en relèvent',
  ],
  legal: {
    siret: '[à compléter]',
    insurer: '[à compléter]',
    mediator: '[à compléter]',
    host: '[à compléter]',
    rge: '[à compléter]',
  },
} as const satisfies Company
