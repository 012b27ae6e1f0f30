import { templates } from '../../e2e/templates'

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
