import type { Category } from '@/content/schema/categories'
import type { PageMeta } from '@/content/schema/parts'
import type { JobsPage } from '@/content/schema/pages/jobs'
import type { LegalPage } from '@/content/schema/pages/legal'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { Trade } from '@/content/schema/trade'
import type { Id } from '@/content/schema/vocabulary'
import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import {
  aidsPage,
  categoryPages,
  checksPage,
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
} from './catalog'
import type { Page, PageKind, PageRecord, Subjects } from './page-record'
import { endedTitle, placedTitle } from './page-title'

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
