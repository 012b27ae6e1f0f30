import { paths } from '../../lib/addresses/paths'
import { categories, jobs, services, specimenQuotes, trades } from '../../lib/site/catalog'
import { jobPictures } from '../../lib/site/jobs'
import { pagesOf } from '../../lib/site/pages'

/** The service with the most tabs: its page has everything that a service page can have. */
export const modelService = [...services].sort(
  (one, other) => other.detailedServices.length - one.detailedServices.length,
)[0]!

/** The trade of its first tab. */
export const modelTrade =
  trades.find(({ id }) => id === modelService.detailedServices[0]?.trade) ?? trades[0]!

/** The job with the most to show. */
export const modelJob = [...jobs].sort(
  (one, other) => jobPictures(other).length - jobPictures(one).length,
)[0]

/** The specimen quote with the most lines. */
export const modelSpecimen = [...specimenQuotes].sort(
  (one, other) =>
    other.lots.flatMap(({ lines }) => lines).length - one.lots.flatMap(({ lines }) => lines).length,
)[0]

/** That trade's family. */
export const modelCategory = categories.find(({ id }) => id === modelTrade.categoryId)!

/**
 * One page for each template of the site, which stands for all pages of its kind. A kind of which the firm
 * has no page is absent.
 */
export const templates = {
  home: paths.home,
  service: paths.service(modelService.slug),
  extensions: pagesOf('service').find(({ subject }) => subject.types)?.path,
  projectManagement: pagesOf('projectManagement')[0]?.path,
  trade: paths.trade(modelTrade.serviceSlug, modelTrade.id),
  overview: pagesOf('tradesOverview')[0]?.path,
  category: pagesOf('category').find(({ subject }) => subject.category.id === modelCategory.id)
    ?.path,
  serviceArea: paths.serviceArea,
  estimation: pagesOf('estimation')[0]?.path,
  checks: pagesOf('checks')[0]?.path,
  aids: pagesOf('aids')[0]?.path,
  jobs: pagesOf('jobs')[0]?.path,
  job: modelJob && paths.job(modelJob.id),
  quote: paths.quote,
  specimenQuote: modelSpecimen && paths.specimenQuote(modelSpecimen.id),
  legal: paths.terms,
  missing: '/nulle-part/ici',
} as const

/** The ten templates that a visitor comes for, by the names that the tests give them. */
const benchNames = {
  home: 'home',
  service: 'service',
  extensions: 'extensions',
  projectManagement: 'project management',
  trade: 'trade',
  overview: 'overview',
  category: 'category',
  serviceArea: 'service area',
  estimation: 'estimation',
  quote: 'quote',
} as const

export type TemplateName = (typeof benchNames)[keyof typeof benchNames]

/** Those that the firm has. */
export const templatePages: readonly (readonly [name: string, path: string])[] = Object.entries(
  templates,
).flatMap(([name, path]) => (path ? [[name, path] as const] : []))

/** Those of the ten that the firm has. */
export const benchTemplates: readonly (readonly [name: TemplateName, path: string])[] =
  templatePages.flatMap(([name, path]) =>
    name in benchNames ? [[benchNames[name as keyof typeof benchNames], path] as const] : [],
  )
