import type { Category } from '@/content/schema/categories'
import type { Job } from '@/content/schema/job'
import type { AidsPage } from '@/content/schema/pages/aids'
import type { ChecksPage } from '@/content/schema/pages/checks'
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
import type { categoryPages, TradeHomePage } from './catalog'

/** The records that pages of each kind are about, looked up once. */
export interface Subjects {
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
