import { paths } from '@/lib/paths'

/** One page for each template of the site: what holds of its look and its parts holds of its kind. */
export const templates = {
  home: paths.home,
  service: paths.service('renovation-interieure'),
  extensions: paths.service('extensions-surelevation'),
  projectManagement: paths.service('gestion-projet'),
  trade: paths.trade('renovation-interieure', 'peinture'),
  overview: paths.trades,
  category: paths.category('finitions'),
  serviceArea: paths.serviceArea,
  estimation: paths.estimation,
  quote: paths.quote,
  legal: paths.terms,
  missing: '/nulle-part/ici',
} as const
