/** The project-management page, which lies among the services and is none of them. */
export const projectManagementSlug = 'gestion-projet'

/** Every address of the site; none ends in a slash (docs/addresses.md). */
export const paths = {
  home: '/',
  services: '/#services',
  testimonials: '/#testimonials',
  gallery: '/#gallery',
  contact: '/#contact',
  quote: '/demande-devis',
  serviceArea: '/zones-intervention',
  trades: '/metiers-renovation',
  estimation: '/estimation-avant-achat',
  jobs: '/realisations',
  checks: '/verifiez-nous',
  aids: '/aides-et-tva',
  privacy: '/confidentialite',
  legalNotice: '/mentions-legales',
  terms: '/conditions-generales',
  accessibility: '/accessibilite',
  service: (serviceSlug: string) => `/services/${serviceSlug}`,
  trade: (serviceSlug: string, tradeId: string) => `/services/${serviceSlug}/metiers/${tradeId}`,
  specimenQuote: (specimenId: string) => `/devis-commente/${specimenId}`,
  job: (jobId: string) => `/realisations/${jobId}`,
  category: (categoryId: string) => `/metiers-renovation/categories/${categoryId}`,
} as const
