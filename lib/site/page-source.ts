import { categories, rawContent, rawLegalTextOf } from './catalog'
import { fileOf, singles, type CollectionKind, type SingleKind } from './content/kinds'
import { field } from './content/field-path'
import type { PageRecord } from './page-record'

/** Where the title, the description and the own texts of a page stand. */
export interface PageSource {
  /** Below the content folder. */
  readonly file: string
  /** The fields of that file which hold the title and the description for search engines. */
  readonly title: string
  readonly description: string
  /** Raw. */
  readonly value: unknown
}

/** The kinds of pages that are a record of their own. */
const singleOf = {
  home: 'home-page',
  quote: 'quote-page',
  projectManagement: 'project-management-page',
  tradesOverview: 'trades-overview-page',
  serviceArea: 'service-area-page',
  estimation: 'estimation-page',
  checks: 'checks-page',
  aids: 'aids-page',
  jobs: 'jobs-page',
} as const satisfies Partial<Record<PageRecord['kind'], SingleKind>>

/** Where the texts for search engines stand in a record of its own. */
const metaFields = { title: 'title', description: 'metaDescription' } as const

/** The record from which a page is made. */
export function pageSource(page: PageRecord): PageSource {
  switch (page.kind) {
    case 'service':
      return collectionSource('service', page.subject.slug)
    case 'trade':
      return collectionSource('trade', page.subject.trade.id)
    case 'job':
      return collectionSource('job', page.subject.job.id)
    case 'specimenQuote':
      return collectionSource('specimen-quote', page.subject.id)
    case 'category': {
      const index = categories.findIndex(({ id }) => id === page.subject.category.id)
      return {
        file: singles.categories.file,
        title: `categories[${index}].name`,
        description: `categories[${index}].description`,
        value: field(rawContent.singles.categories?.value, 'categories', String(index)),
      }
    }
    case 'legal':
      return { ...metaFields, ...rawLegalTextOf(page.path) }
    default:
      return singleSource(singleOf[page.kind])
  }
}

/** A record of which there is one. */
export function singleSource(kind: SingleKind): PageSource {
  return { file: singles[kind].file, ...metaFields, value: rawContent.singles[kind]?.value }
}

/** A record of a folder. */
export function collectionSource(kind: CollectionKind, id: string): PageSource {
  const record = rawContent.collections[kind].find((each) => each.id === id)
  return { file: fileOf(kind, id), ...metaFields, value: record?.value }
}
