import type { Category } from '@/content/schema/categories'
import type { Job } from '@/content/schema/job'
import type { AidsPage } from '@/content/schema/pages/aids'
import type { ChecksPage } from '@/content/schema/pages/checks'
import type { PageMeta } from '@/content/schema/parts'
import type { EstimationPage } from '@/content/schema/pages/estimation'
import type { HomePage } from '@/content/schema/pages/home'
import type { JobsPage } from '@/content/schema/pages/jobs'
import type { LegalPage } from '@/content/schema/pages/legal'
import type { ProjectManagementPage } from '@/content/schema/pages/project-management'
import type { QuotePage } from '@/content/schema/pages/quote'
import type { ServiceAreaPage } from '@/content/schema/pages/service-area'
import type { TradesOverviewPage } from '@/content/schema/pages/trades-overview'
import type { Service } from '@/content/schema/service'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { Trade } from '@/content/schema/trade'
import type { Id } from '@/content/schema/vocabulary'
import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import {
  aidsPage,
  categoryPages,
  checksPage,
  firm,
  estimation,
  home,
  homesOf,
  jobs,
  jobsPage,
  legal,
  tradesOverview,
  projectManagement,
  quote,
  serviceArea,
  services,
  shownCategories,
  specimenQuotes,
  tradeOf,
  trades,
  tradesOf,
  tradesOfCategory,
  type TradeHomePage,
} from './catalog'
import { endedTitle, placedTitle } from './page-title'

/** The records that pages of each kind are about, looked up once. */
interface Subjects {
  readonly home: HomePage
  readonly quote: QuotePage
  readonly service: Service
  readonly projectManagement: {
    readonly page: ProjectManagementPage
    readonly trades: readonly Trade[]
  }
  readonly tradesOverview: TradesOverviewPage
  readonly serviceArea: ServiceAreaPage
  readonly estimation: EstimationPage
  readonly checks: ChecksPage
  readonly aids: AidsPage
  readonly legal: LegalPage
  readonly category: {
    readonly category: Category
    readonly trades: readonly Trade[]
    /** The texts that the pages of all families share. */
    readonly texts: NonNullable<typeof categoryPages>
  }
  readonly trade: {
    readonly trade: Trade
    /** The service, or project management, under which this address stands. */
    readonly home: TradeHomePage
    /** Undefined where its family is not shown. */
    readonly category: Category | undefined
    readonly related: readonly Trade[]
  }
  readonly jobs: { readonly page: JobsPage; readonly jobs: readonly Job[] }
  readonly job: {
    readonly job: Job
    /** The texts that the pages of all jobs share. */
    readonly texts: JobsPage
  }
  readonly specimenQuote: SpecimenQuote
}

/** The kinds of pages; each has its subject. */
export type PageKind = keyof Subjects

/**
 * What is known of one address: route params, metadata, breadcrumb, sitemap, JSON-LD and tests are made from
 * it.
 */
export interface Page<Kind extends PageKind> {
  readonly path: string
  readonly kind: Kind
  readonly subject: Subjects[Kind]
  /** Short name, in breadcrumbs. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Path of the page above, for the breadcrumb. */
  readonly parent?: string
  /** The canonical path, where it is not this one. */
  readonly canonical?: string
  readonly indexable: boolean
  /** The day on which its content last changed (YYYY-MM-DD), set by hand. */
  readonly updated: string
  /** The picture that goes with a shared link; `leadPicture` says whether the page shows it too. */
  readonly image: Id<'picture'>
}

/** The record of a page of any kind. */
export type PageRecord = { [Kind in PageKind]: Page<Kind> }[PageKind]

/** Kinds of pages that show no picture: theirs only goes with shared links. */
const kindsWithoutPicture: ReadonlySet<PageKind> = new Set(['quote', 'legal', 'specimenQuote'])

/** The picture that a page shows first; undefined where it shows none. */
export function leadPicture({ kind, image }: PageRecord): Id<'picture'> | undefined {
  return kindsWithoutPicture.has(kind) ? undefined : image
}

/** What a page's record says of it to menus and search engines, with the picture that it leads with. */
interface Described extends PageMeta {
  readonly name: string
  readonly heroImage: Id<'picture'>
}

/** The page of a record that has texts for search engines. */
function describedPage<Kind extends PageKind>(
  kind: Kind,
  path: string,
  subject: Subjects[Kind],
  { name, title, metaDescription, keywords, updated, heroImage }: Described,
  parent: string = paths.home,
): Page<Kind> {
  return {
    path,
    kind,
    subject,
    name,
    title,
    description: metaDescription,
    keywords,
    // No page is above the home page.
    ...(path !== paths.home && { parent }),
    indexable: true,
    updated,
    image: heroImage,
  }
}

/** The page of a record that a firm may not have. */
function ifThere<Texts, Kind extends PageKind>(
  texts: Texts | undefined,
  pageOfTexts: (texts: Texts) => Page<Kind>,
): readonly Page<Kind>[] {
  return texts === undefined ? [] : [pageOfTexts(texts)]
}

function legalPage(path: string, texts: LegalPage): Page<'legal'> {
  const shown = { ...texts, name: texts.title, heroImage: home.hero.image }
  return describedPage('legal', path, texts, shown)
}

function categoryPage(
  category: Category,
  texts: NonNullable<typeof categoryPages>,
): Page<'category'> {
  const own = tradesOfCategory(category.id)
  return {
    path: paths.category(category.id),
    kind: 'category',
    subject: { category, trades: own, texts },
    name: category.name,
    title: endedTitle(category.name, texts.titleEnd),
    description: category.description,
    keywords: own.map(({ title }) => title),
    parent: paths.trades,
    indexable: true,
    updated: category.updated,
    image: own[0]?.heroImage ?? home.hero.image,
  }
}

/** The pages of a trade, one under each service that lists it; the first is canonical. */
function tradePages(trade: Trade): readonly Page<'trade'>[] {
  const category = shownCategories.find(({ id }) => id === trade.categoryId)
  const related = trade.relatedTrades.map(tradeOf)
  const shown = { ...trade, name: trade.title, title: placedTitle(trade.title) }
  return homesOf(trade).map((under, index) => {
    const path = paths.trade(under.slug, trade.id)
    const subject = { trade, home: under, category, related }
    return {
      ...describedPage('trade', path, subject, shown, paths.service(under.slug)),
      canonical: paths.trade(trade.serviceSlug, trade.id),
      indexable: index === 0,
    }
  })
}

/** The page that lists the finished jobs. It is built once there is a job; checks read its texts before. */
export function jobListPage(texts: JobsPage): Page<'jobs'> {
  return describedPage('jobs', paths.jobs, { page: texts, jobs }, texts)
}

/** The list of the finished jobs and the page of each; nothing without a job. */
function jobPages(texts: JobsPage): readonly PageRecord[] {
  if (jobs.length === 0) return []
  return [
    jobListPage(texts),
    ...jobs.map((job) => {
      const shown = { ...job, name: job.title }
      return describedPage('job', paths.job(job.id), { job, texts }, shown, paths.jobs)
    }),
  ]
}

function specimenPage(specimen: SpecimenQuote): Page<'specimenQuote'> {
  const shown = { ...specimen, heroImage: specimen.image }
  return describedPage(
    'specimenQuote',
    paths.specimenQuote(specimen.id),
    specimen,
    shown,
    paths.quote,
  )
}

/** Every page of the site, in a stable order. */
export const pages: readonly PageRecord[] = [
  describedPage('home', paths.home, home, { ...home, heroImage: home.hero.image }),
  describedPage('quote', paths.quote, quote, { ...quote, heroImage: quote.image }),
  ...services.map((service) =>
    describedPage('service', paths.service(service.slug), service, service),
  ),
  ...ifThere(projectManagement, (page) => {
    const subject = { page, trades: tradesOf(projectManagementSlug) }
    return describedPage('projectManagement', paths.service(projectManagementSlug), subject, page)
  }),
  ...ifThere(tradesOverview, (texts) =>
    describedPage('tradesOverview', paths.trades, texts, texts),
  ),
  describedPage('serviceArea', paths.serviceArea, serviceArea, serviceArea),
  ...ifThere(estimation, (texts) => describedPage('estimation', paths.estimation, texts, texts)),
  ...ifThere(checksPage, (texts) => describedPage('checks', paths.checks, texts, texts)),
  ...ifThere(aidsPage?.wishes.length ? aidsPage : undefined, (texts) =>
    describedPage('aids', paths.aids, texts, texts),
  ),
  legalPage(paths.privacy, legal.privacy),
  legalPage(paths.legalNotice, legal.legalNotice),
  legalPage(paths.terms, legal.terms),
  legalPage(paths.accessibility, legal.accessibility),
  ...shownCategories.flatMap((category) =>
    categoryPages ? [categoryPage(category, categoryPages)] : [],
  ),
  ...trades.flatMap(tradePages),
  ...(jobsPage ? jobPages(jobsPage) : []),
  ...specimenQuotes.map(specimenPage),
]

const pagesByPath = new Map(pages.map((page) => [page.path, page]))

/**
 * The record of a path.
 * @throws when no record has the path: a page without one would have no metadata.
 */
export function requirePage(path: string): PageRecord {
  const page = pagesByPath.get(path)
  if (!page) throw new Error(`No page record has the path "${path}".`)
  return page
}

/** Whether a page is of a kind, and has its subject therefore. */
function isOf<Kind extends PageKind>(
  kind: Kind,
  page: PageRecord,
): page is Extract<PageRecord, Page<Kind>> {
  return page.kind === kind
}

/** Every page of a kind, in order. */
export function pagesOf<Kind extends PageKind>(kind: Kind): readonly Page<Kind>[] {
  return pages.filter((page) => isOf(kind, page))
}

/** The page of a kind at a path; undefined where there is none, or one of another kind. */
export function findPage<Kind extends PageKind>(kind: Kind, path: string): Page<Kind> | undefined {
  const page = pagesByPath.get(path)
  return page && isOf(kind, page) ? page : undefined
}

/**
 * The page of a kind of which there is one.
 * @throws when the path has a page of another kind, or none.
 */
export function pageOf<Kind extends PageKind>(kind: Kind, path: string): Page<Kind> {
  const page = findPage(kind, path)
  if (!page) throw new Error(`No page of the kind "${kind}" has the path "${path}".`)
  return page
}

/** The production address of a path, without a final slash. Canonical links never name another origin. */
export function canonicalUrl(path: string): string {
  return path === paths.home ? firm.origins.canonical : `${firm.origins.canonical}${path}`
}
