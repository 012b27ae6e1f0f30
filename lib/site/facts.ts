import { factKinds, type Fact } from '@/content/schema/facts'
import type { Id } from '@/content/schema/vocabulary'
import { french } from '@/lib/text/typography'
import { facts } from './catalog'
import { factsIn } from './content/facts-in'
import { dateText, readText } from './fact-text'
import { collectionSource, pageSource, singleSource, type PageSource } from './page-source'
import type { PageRecord } from './page-record'

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
  const texts = recordsBehind(page).map(({ value }) => value)
  return factsIn(texts, facts)
    .flatMap((id) => facts[id] ?? [])
    .toSorted((one, other) => factKinds.indexOf(one.kind) - factKinds.indexOf(other.kind))
    .map(shownSource)
}

/** One line of a page's list of sources. */
function shownSource(fact: Fact): ShownSource {
  const { title, publisher, url, dated } = fact.source
  return {
    label: fact.label,
    title: french(title),
    ...(url && { url }),
    about: [publisher, dated && dateText(dated), readText(fact)].filter(Boolean).join(', '),
  }
}

/** The records that hold the texts of a page: its own, and the testimonials that it shows. */
export function recordsBehind(page: PageRecord): readonly PageSource[] {
  return [
    pageSource(page),
    // All specimen quotes share the texts of one record.
    ...(page.kind === 'specimenQuote' ? [singleSource('specimen-quotes-page')] : []),
    ...testimonialsOn(page).map((id) => collectionSource('testimonial', id)),
  ]
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
