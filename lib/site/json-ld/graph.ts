import type { Graph } from 'schema-dts'
import type { Category } from '@/content/schema/categories'
import type { Department } from '@/content/schema/area'
import type { Faq, GalleryImage } from '@/content/schema/parts'
import type { Job } from '@/content/schema/job'
import type { Service } from '@/content/schema/service'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import type { Member } from '@/content/schema/team'
import type { Trade } from '@/content/schema/trade'
import { leadPicture, type PageRecord } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { area, business, website } from './business'
import { jobArticle, jobList } from './job'
import { nodeId } from './node-id'
import { breadcrumbList, gallery, keptPath, questions, tradeList, webPage } from './page'
import { picture } from './picture'
import { namedService, offerId, service, type ProposedService } from './service'
import { specimenArticle } from './specimen-quote'

/** What a page shows that search engines should know of, each as the page shows it. */
export interface ShownOnPage {
  readonly service?: ProposedService
  readonly faqs?: readonly Faq[]
  readonly trades?: readonly Trade[]
  readonly families?: readonly Category[]
  readonly departments?: readonly Department[]
  /** Services named, whose pages stand elsewhere. */
  readonly namedServices?: readonly Service[]
  readonly gallery?: readonly GalleryImage[]
  /** The jobs of the list. */
  readonly jobs?: readonly Job[]
  /** The job that the page tells. */
  readonly job?: Job
  /** The specimen quote that the page comments. */
  readonly specimen?: SpecimenQuote
  /** Those who work for the firm, examples included. */
  readonly team?: readonly Member[]
}

/**
 * All that a page says to search engines: one graph, its nodes linked by their names.
 */
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

/** A list without an entry says nothing, and search engines take it for a fault. */
function withoutEmptyLists(shown: ShownOnPage): ShownOnPage {
  return Object.fromEntries(
    Object.entries(shown).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  )
}

/** The graph as the text of a script element, which nothing in it can close or open. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
