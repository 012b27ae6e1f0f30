import { factKinds, type Fact } from '@/content/schema/facts'
import type { Id } from '@/content/schema/vocabulary'
import { french } from '@/lib/text/typography'
import { facts, legalAsTyped, typed } from './catalog'
import { factsIn } from './content/facts-in'
import type { RawRecord } from './content/folder'
import { dateText, readText } from './fact-text'
import type { PageRecord } from './pages'

/** A fact's line in the list of a page's sources. */
export interface ShownSource {
  /** What the fact establishes, in a few words. */
  readonly label: string
  readonly title: string
  readonly url?: string
  /** Publisher, date of the source, when it was read. */
  readonly about: string
}

/** The sources of the facts that a page's own texts name or mention, by subject. */
export function sourcesOf(page: PageRecord): readonly ShownSource[] {
  return factsIn(textsBehind(page), facts)
    .flatMap((id) => facts[id] ?? [])
    .toSorted((one, other) => factKinds.indexOf(one.kind) - factKinds.indexOf(other.kind))
    .map(shownSource)
}

/** A fact for a page that consists of facts. */
function shownSource(fact: Fact): ShownSource {
  const { title, publisher, url, dated } = fact.source
  return {
    label: fact.label,
    title: french(title),
    ...(url && { url }),
    about: [publisher, dated && dateText(dated), readText(fact)].filter(Boolean).join(', '),
  }
}

/** The texts of a page as they are typed: its own record, and the testimonials that it shows. */
function textsBehind(page: PageRecord): unknown {
  const shown: readonly string[] = testimonialsOn(page)
  const said = typed.collections.testimonial.filter(({ id }) => shown.includes(id))
  return [ownTexts(page), ...said.map(({ value }) => value)]
}

function testimonialsOn(page: PageRecord): readonly Id<'testimonial'>[] {
  switch (page.kind) {
    case 'home':
    case 'service':
    case 'estimation':
      return page.subject.testimonials
    case 'job': {
      const { words } = page.subject.job
      return words ? [words] : []
    }
    default:
      return []
  }
}

/** The record in which a page's own texts stand. */
function ownTexts(page: PageRecord): unknown {
  const { singles, collections } = typed
  const file = (records: readonly RawRecord[], id: string) =>
    records.find((record) => record.id === id)?.value
  switch (page.kind) {
    case 'service':
      return file(collections.service, page.subject.slug)
    case 'trade':
      return file(collections.trade, page.subject.trade.id)
    case 'job':
      return file(collections.job, page.subject.job.id)
    case 'specimenQuote':
      return [
        file(collections['specimen-quote'], page.subject.id),
        singles['specimen-quotes-page']?.value,
      ]
    case 'category': {
      const single = singles.categories?.value as
        | { readonly categories: readonly { readonly id: string }[] }
        | undefined
      return single?.categories.find(({ id }) => id === page.subject.category.id)
    }
    case 'legal':
      return legalAsTyped.get(page.path)
    case 'home':
      return singles['home-page']?.value
    case 'quote':
      return singles['quote-page']?.value
    case 'projectManagement':
      return singles['project-management-page']?.value
    case 'tradesOverview':
      return singles['trades-overview-page']?.value
    case 'serviceArea':
      return singles['service-area-page']?.value
    case 'estimation':
      return singles['estimation-page']?.value
    case 'checks':
      return singles['checks-page']?.value
    case 'aids':
      return singles['aids-page']?.value
    case 'jobs':
      return singles['jobs-page']?.value
  }
}
