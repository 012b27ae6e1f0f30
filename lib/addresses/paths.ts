/** Every address of the site (behaviour.md §2, « Route table »); no trailing slash (readings.md). */
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
  privacy: '/confidentialite',
  legalNotice: '/mentions-legales',
  terms: '/conditions-generales',
  accessibility: '/accessibilite',
  service: (serviceSlug: string) => `/services/${serviceSlug}`,
  trade: (serviceSlug: string, tradeId: string) => `/services/${serviceSlug}/metiers/${tradeId}`,
  category: (categoryId: string) => `/metiers-renovation/categories/${categoryId}`,
} as const
