import { categories as rawCategories } from '@/content/categories'
import { company as rawCompany } from '@/content/company'
import { services as rawServices } from '@/content/generated/services'
import { trades as rawTrades } from '@/content/generated/trades'
import { home as rawHome } from '@/content/home'
import type { Category, Company, HomePage, Service, Trade } from '@/content/types'
import { typeset } from './typography'

/** The content as pages show it: the records with French typography. */
export const company: Company = typeset<Company>(rawCompany)
export const home: HomePage = typeset<HomePage>(rawHome)
export const categories: readonly Category[] = typeset<readonly Category[]>(rawCategories)
export const services: readonly Service[] = typeset(rawServices)
export const trades: readonly Trade[] = typeset(rawTrades)

const servicesBySlug = new Map(services.map((service) => [service.slug as string, service]))
const tradesById = new Map(trades.map((trade) => [trade.id as string, trade]))

export function findService(slug: string): Service | undefined {
  return servicesBySlug.get(slug)
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

/** The trades named by `relatedMetiers`, in that order. */
export function relatedTrades(trade: Trade): readonly Trade[] {
  return trade.relatedMetiers.map(requireTrade)
}

/** @throws when the id is not in the catalogue. */
export function requireTrade(id: string): Trade {
  const trade = tradesById.get(id)
  if (!trade) throw new Error(`content: no trade has the id "${id}".`)
  return trade
}
