import { categories as rawCategories } from '@/content/categories'
import { company as rawCompany } from '@/content/company'
import { estimation as rawEstimation } from '@/content/estimation'
import { extensions as rawExtensions } from '@/content/extensions'
import { services as rawServices } from '@/content/generated/services'
import { trades as rawTrades } from '@/content/generated/trades'
import { home as rawHome } from '@/content/home'
import { legal as rawLegal } from '@/content/legal'
import { overview as rawOverview } from '@/content/overview'
import { projectManagement as rawProjectManagement } from '@/content/project-management'
import { serviceArea as rawServiceArea } from '@/content/service-area'
import type {
  Category,
  Company,
  EstimationPage,
  ExtensionsPage,
  HomePage,
  LegalPages,
  ProjectManagementPage,
  Service,
  ServiceAreaPage,
  Trade,
  TradesOverview,
} from '@/content/types'
import { typeset } from '@/lib/text/typography'

/** The content as pages show it: the records with French typography. */
export const company: Company = typeset<Company>(rawCompany)
export const home: HomePage = typeset<HomePage>(rawHome)
export const categories: readonly Category[] = typeset<readonly Category[]>(rawCategories)
export const extensions: ExtensionsPage = typeset<ExtensionsPage>(rawExtensions)
export const projectManagement: ProjectManagementPage =
  typeset<ProjectManagementPage>(rawProjectManagement)
export const serviceArea: ServiceAreaPage = typeset<ServiceAreaPage>(rawServiceArea)
export const overview: TradesOverview = typeset<TradesOverview>(rawOverview)
export const estimation: EstimationPage = typeset<EstimationPage>(rawEstimation)
export const legal: LegalPages = typeset<LegalPages>(rawLegal)
export const services: readonly Service[] = typeset(rawServices)
export const trades: readonly Trade[] = typeset(rawTrades)

const servicesBySlug = new Map(services.map((service) => [service.slug as string, service]))
const tradesById = new Map(trades.map((trade) => [trade.id as string, trade]))

export function findService(slug: string): Service | undefined {
  return servicesBySlug.get(slug)
}

/** A page that trades stand under: what its breadcrumb and « Retour à … » say. */
export interface TradeHomePage {
  readonly slug: string
  readonly name: string
}

/** The services, and the project-management page, which is no service but has trades of its own. */
export const tradeHomes: readonly TradeHomePage[] = [
  ...services.map(({ slug, name }) => ({ slug, name })),
  { slug: 'gestion-projet', name: projectManagement.name },
]

export function findTradeHome(slug: string): TradeHomePage | undefined {
  return tradeHomes.find((home) => home.slug === slug)
}

/** The trade at an address, by its id and the service it is listed under. */
export function findTrade(serviceSlug: string, id: string): Trade | undefined {
  const trade = tradesById.get(id)
  return trade && servicesOf(trade).includes(serviceSlug) ? trade : undefined
}

/** Slugs of every service that lists a trade; the canonical one first. */
export function servicesOf(trade: Trade): readonly string[] {
  return [trade.serviceSlug, ...(trade.alsoUnder ?? [])]
}

export function tradesOf(serviceSlug: string): readonly Trade[] {
  return trades.filter((trade) => servicesOf(trade).includes(serviceSlug))
}

export function findCategory(id: string): Category | undefined {
  return categories.find((category) => category.id === id)
}

export function tradesOfCategory(categoryId: string): readonly Trade[] {
  return trades.filter((trade) => trade.categoryId === categoryId)
}

/** The trades named by `relatedMetiers`, in that order. */
export function relatedTrades(trade: Trade): readonly Trade[] {
  return trade.relatedMetiers.map(requireTrade)
}

/** @throws when the slug is not in the catalogue. */
export function requireService(slug: string): Service {
  const service = servicesBySlug.get(slug)
  if (!service) throw new Error(`content: no service has the slug "${slug}".`)
  return service
}

/** @throws when the id is not in the catalogue. */
export function requireTrade(id: string): Trade {
  const trade = tradesById.get(id)
  if (!trade) throw new Error(`content: no trade has the id "${id}".`)
  return trade
}
