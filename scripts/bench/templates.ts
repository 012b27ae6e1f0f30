import { paths } from '../../lib/addresses/paths'

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

/** The ten templates that a visitor comes for, by the names that the tests give them. */
export const benchTemplates = {
  home: templates.home,
  service: templates.service,
  extensions: templates.extensions,
  'project management': templates.projectManagement,
  trade: templates.trade,
  overview: templates.overview,
  category: templates.category,
  'service area': templates.serviceArea,
  estimation: templates.estimation,
  quote: templates.quote,
} as const

export type TemplateName = keyof typeof benchTemplates
