import { parisDay } from '@/lib/calendar/paris-day'
import type { ContentFault } from './faults'
import type { RawContent } from './load'
import { textsOf } from './texts'

/** Days and months of what is over once it is written down, in any record. */
const overIn = /(?:^|\.)(?:updated|month|read\.on)$/

/** What is said of a year that has not begun, undefined of any other; the years to come only make more right. */
export function yearToCome(date: string | number): string | undefined {
  return Number(String(date).slice(0, 4)) > Number(parisDay().slice(0, 4))
    ? `« ${date} » : cette année n’est pas commencée`
    : undefined
}

/** What cannot have happened yet: a firm that was founded, a text changed, a price set, a fact read, a job finished, a quote written. */
export function yearFaults({ singles, collections }: RawContent): readonly ContentFault[] {
  const founded = (singles.firm?.value as { readonly founded?: number } | undefined)?.founded
  const dated = [
    ...(singles.firm && founded !== undefined
      ? [{ file: singles.firm.file, at: 'founded', date: founded }]
      : []),
    ...[...Object.values(singles), ...Object.values(collections).flat()].flatMap(
      ({ file, value }) =>
        textsOf(value).flatMap(({ at, text }) =>
          overIn.test(at) ||
          (at === 'until' && collections.job.some((job) => job.file === file)) ||
          (at === 'date' && collections['specimen-quote'].some((quote) => quote.file === file))
            ? [{ file, at, date: text }]
            : [],
        ),
    ),
  ]
  return dated.flatMap(({ file, at, date }) => {
    const message = yearToCome(date)
    return message === undefined ? [] : [{ file, field: at, message }]
  })
}
