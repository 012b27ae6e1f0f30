import type { Graph } from 'schema-dts'
import type { Category } from '@/content/schema/categories'
import type { Department } from '@/content/schema/area'
import type { Faq, GalleryImage } from '@/content/schema/parts'
import type { Job } from '@/content/schema/job'
import type { Service } from '@/content/schema/service'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { Member } from '@/content/schema/team'
import type { Trade } from '@/content/schema/trade'
import { home } from '@/lib/site/catalog'
import { leadPicture, type PageRecord } from '@/lib/site/page-record'
import { paths } from '@/lib/addresses/paths'
import { area, business, website } from './business'
import { jobArticle, jobList } from './job'
import { nodeId } from './node-id'
import { breadcrumbList, gallery, keptPath, questions, tradeList, webPage } from './page'
import { picture } from './picture'
import { namedService, offerId, service, type ProposedService } from './service'
import { specimenArticle } from './specimen-quote'

/** What a page shows that search engines should know of. Pages hand over the very objects they render. */
export interface ShownOnPage {
  readonly service?: ProposedService
  readonly faqs?: readonly Faq[]
  readonly trades?: readonly Trade[]
  readonly families?: readonly Category[]
  readonly departments?: readonly Department[]
  /** Services that are named here and have their pages elsewhere. */
  readonly namedServices?: readonly Service[]
  readonly gallery?: readonly GalleryImage[]
  /** The jobs that the page lists. */
  readonly jobs?: readonly Job[]
  /** The job that the page is about. */
  readonly job?: Job
  /** The specimen quote that the page comments on. */
  readonly specimen?: SpecimenQuote
  /** Those who work for the firm, samples included. */
  readonly team?: readonly Member[]
}

/** The structured data of a page: one graph, whose nodes refer to each other by their ids. */
export function pageGraph(page: PageRecord, given: ShownOnPage = {}): Graph {
  const shown = withoutEmptyLists(given)
  const kept = keptPath(page)
  const offerIds = shown.service?.offers?.of.map((offer) => offerId(kept, offer))
  const main = (['service', 'trades', 'jobs', 'job', 'specimen'] as const).find(
    (word) => shown[word],
  )
  const mainId = main && nodeId(kept, main)
  const lead = leadPicture(page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business({
        offerIds,
        families: shown.families,
        departments: shown.departments,
        team: shown.team,
        photo: home.hero.image,
      }),
      area(),
      website(),
      webPage(page, shown.trades || shown.jobs ? 'CollectionPage' : 'WebPage', mainId),
      breadcrumbList(page),
      ...(lead ? [picture(lead, nodeId(kept, 'image'))] : []),
      ...(shown.service ? [service(kept, shown.service)] : []),
      ...(shown.namedServices ?? []).map(({ slug, name }) =>
        namedService(paths.service(slug), name),
      ),
      ...(shown.faqs ? [questions(kept, shown.faqs)] : []),
      ...(shown.trades ? [tradeList(kept, shown.trades)] : []),
      ...(shown.jobs ? [jobList(kept, shown.jobs)] : []),
      ...(shown.job ? [jobArticle(kept, shown.job)] : []),
      ...(shown.specimen ? [specimenArticle(kept, shown.specimen)] : []),
      ...(shown.gallery ? [gallery(kept, shown.gallery)] : []),
    ],
  }
}

/** Search engines report an empty list as a fault. */
function withoutEmptyLists(shown: ShownOnPage): ShownOnPage {
  return Object.fromEntries(
    Object.entries(shown).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  )
}

/** The graph as the text of a script element, escaped so that nothing in it can end the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
