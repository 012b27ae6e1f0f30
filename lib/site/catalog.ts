import type { Brand } from '@/content/schema/brand'
import type { Category } from '@/content/schema/categories'
import type { Fact } from '@/content/schema/facts'
import type { Figure } from '@/content/schema/figures'
import type { Firm } from '@/content/schema/firm'
import type { HomePage } from '@/content/schema/pages/home'
import type { JobsPage } from '@/content/schema/pages/jobs'
import type { QuotePage } from '@/content/schema/pages/quote'
import type { Job } from '@/content/schema/job'
import type { Picture } from '@/content/schema/picture'
import type { Amount } from '@/content/schema/prices'
import type { Service } from '@/content/schema/service'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { Testimonial } from '@/content/schema/testimonial'
import type { Trade } from '@/content/schema/trade'
import { idOf, type Id } from '@/content/schema/vocabulary'
import type { LogoDrawing } from '@/lib/brand/logo'
import { projectManagementSlug } from '@/lib/addresses/paths'
import type { Choice } from '@/lib/forms/form'
import { loadLegalPages } from './content/legal-pages'
import { loadContent } from './content/load'
import { currentFirm } from './current-firm'
// Imported by this very name, which the development server replaces by a module of its own.
import '@/lib/site/content/revision'

/** The content as pages show it: read once, checked, amounts filled in, French typography set. */
const content = loadContent()

/** The firm's record, without closures, notices, insurances and labels that are over. */
export const firm: Firm = currentFirm(content.firm)
/** The same with what is over, for the checks. */
export const firmWithExpired: Firm = content.firm
export const brand: Brand = content.brand
export const logo: LogoDrawing = content.logo
/** The drawing on the icons. */
export const icon: LogoDrawing = content.icon
const { quoteForm } = firm.switches
/** What stands above the quote form while it is closed, in place of the words that invite to fill it in. */
const closed = quoteForm !== true && {
  heading: content['quote-page'].name,
  lead: quoteForm.closedText,
}
export const quote: QuotePage = { ...content['quote-page'], ...closed }
export const home: HomePage = {
  ...content['home-page'],
  ...(closed && { contact: { title: closed.heading, lead: closed.lead } }),
}
/** This page, project management, the trades' guide and its families are undefined where switched off. */
export const estimation = content['estimation-page']
export const projectManagement = content['project-management-page']
export const tradesOverview = content['trades-overview-page']
export const serviceArea = content['service-area-page']
export const servicePages = content['service-pages']
export const tradePages = content['trade-pages']
export const categoryPages = content['category-pages']
/** The list of the finished jobs; undefined where it is switched off. */
export const jobsPage: JobsPage | undefined = content['jobs-page']
/** The page « Vérifiez-nous »; undefined, like the next, where the firm has no such page. */
export const checksPage = content['checks-page']
export const aidsPage = content['aids-page']
/** Who works for the firm; undefined where it does not say. */
export const team = content.team
/** Facts of law, tax, aids and standards, by the names that texts use. */
export const facts: Readonly<Record<string, Fact>> = content.facts.facts
/** Delays, slopes and orders, by the names that texts use. */
export const figures: Readonly<Record<string, Figure>> = content.figures.figures
/** The records as their files hold them. */
export const rawContent = content.raw
export const departments = content.area.departments
export const trades: readonly Trade[] = content.trades
/** The finished jobs that the site shows, the newest first; none where they are switched off. */
export const jobs: readonly Job[] = jobsPage
  ? content.jobs.toSorted((one, other) => other.until.localeCompare(one.until))
  : []
/** Specimen quotes, commented line by line; a firm may have none. */
export const specimenQuotes: readonly SpecimenQuote[] = content.specimenQuotes
/** The texts that all their pages share. */
export const specimenTexts = content['specimen-quotes-page']
/** Ids of the jobs that are switched off. */
export const offJobs: readonly string[] = jobsPage ? [] : content.jobs.map(({ id }) => id)
/** The services by their `order`; those without one follow. */
export const services: readonly Service[] = inOrder(content.services)
/** Every family, and those that have a page: shown, in a guide that is on, with trades. */
export const categories: readonly Category[] = content.categories.categories
export const shownCategories: readonly Category[] = categories.filter(
  ({ id, shown = true }) =>
    firm.switches.tradesGuide && shown && trades.some(({ categoryId }) => categoryId === id),
)
const { pages: legalPages, raw: rawLegalTexts } = loadLegalPages(content)
/** The texts of law. */
export const legal = legalPages

function inOrder<Entry extends { readonly order?: number | undefined }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...entries].sort(({ order: one = Infinity }, { order: other = Infinity }) =>
    // Infinity - Infinity is NaN.
    one === other ? 0 : one - other,
  )
}

const servicesBySlug = new Map<string, Service>(services.map((service) => [service.slug, service]))
const tradesById = new Map<string, Trade>(trades.map((trade) => [trade.id, trade]))

/** The record that a reference names: the loader has refused every reference that names none. */
function referred<Kind>(found: Kind | undefined, id: string): Kind {
  if (!found) throw new Error(`content: "${id}" is referred to and was not loaded.`)
  return found
}

/*
 * The record that an id names. Throws where none does: references are checked before, so that it does not happen.
 */
export const serviceOf = (slug: Id<'service'>) => referred(servicesBySlug.get(slug), slug)
export const tradeOf = (id: Id<'trade'>) => referred(tradesById.get(id), id)
export const pictureOf = (id: Id<'picture'>): Picture => referred(content.pictures[id], id)
export const testimonialOf = (id: Id<'testimonial'>): Testimonial =>
  referred(content.testimonials[id], id)
export const rawLegalTextOf = (path: string) => referred(rawLegalTexts.get(path), path)
export const amountOf = (id: Id<'price'>): Amount => referred(content.prices.prices[id], id)

/** Every named amount, by its id. */
export const amounts: Readonly<Record<string, Amount>> = content.prices.prices

/** Every testimonial of the content, by its id. */
export const testimonials: Readonly<Record<string, Testimonial>> = content.testimonials

/** Every picture of the content, by its id. */
export const pictures: Readonly<Record<string, Picture>> = content.pictures

/** A page that trades stand under: what its breadcrumb and « Retour à … » say. */
export interface TradeHomePage {
  readonly slug: Id<'tradeHome'>
  readonly name: string
}

/** The services, and the project-management page, which is no service but has trades of its own. */
export const tradeHomes: readonly TradeHomePage[] = [
  ...services.map(({ slug, name }) => ({ slug: idOf<'tradeHome'>(slug), name })),
  ...(projectManagement
    ? [{ slug: idOf<'tradeHome'>(projectManagementSlug), name: projectManagement.name }]
    : []),
]

/** What the home page leads to: the services, and the project-management page among them. */
export const serviceCards: readonly ({ readonly slug: string } & Service['card'])[] = inOrder([
  ...services,
  ...(projectManagement ? [{ ...projectManagement, slug: projectManagementSlug }] : []),
]).map(({ slug, card }) => ({ slug, ...card }))

/** What the quote form offers, in the services' order. */
export const quoteChoices: readonly Choice[] = services.flatMap(
  ({ formChoice }) => formChoice ?? [],
)

/** Pages that list a trade; the canonical one first. */
export function homesOf({ serviceSlug, alsoUnder = [] }: Trade): readonly TradeHomePage[] {
  return [serviceSlug, ...alsoUnder].map((slug) =>
    referred(
      tradeHomes.find((home) => home.slug === slug),
      slug,
    ),
  )
}

/** The trades that a service or the project-management page lists. */
export function tradesOf(homeSlug: string): readonly Trade[] {
  return trades.filter(
    ({ serviceSlug, alsoUnder = [] }) =>
      serviceSlug === homeSlug || alsoUnder.some((slug) => slug === homeSlug),
  )
}

const withTrades = services.filter(({ slug }) => tradesOf(slug).length > 0)
const wantingTab = withTrades.filter(({ tradesTab = true }) => tradesTab)

/**
 * The services that have a tab in the trades' guide. Where none of them asks for one, all of them: otherwise
 * the guide would list no trade.
 */
export const guideTabs: readonly Service[] = wantingTab.length > 0 ? wantingTab : withTrades

/** The finished jobs that belong to a service, the newest first. */
export function jobsOfService(slug: Id<'service'>): readonly Job[] {
  return jobs.filter((job) => job.services.includes(slug))
}

/** The finished jobs in which a trade took part, the newest first. */
export function jobsOfTrade(id: Id<'trade'>): readonly Job[] {
  return jobs.filter((job) => job.trades.includes(id))
}

/** The specimen quotes of works that a service offers. */
export function specimensOfService(slug: Id<'service'>): readonly SpecimenQuote[] {
  return specimenQuotes.filter((specimen) => specimen.services.includes(slug))
}

/** The specimen quotes in which a trade has lines. */
export function specimensOfTrade(id: Id<'trade'>): readonly SpecimenQuote[] {
  return specimenQuotes.filter((specimen) => specimen.trades.includes(id))
}

/** The trades of a family, in the order of their records. */
export function tradesOfCategory(categoryId: string): readonly Trade[] {
  return trades.filter((trade) => trade.categoryId === categoryId)
}
