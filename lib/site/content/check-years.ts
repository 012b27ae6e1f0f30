import { parisDay } from '@/lib/calendar/paris-day'
import { firm } from '../catalog'
import type { ContentFault } from './faults'
import type { RawContent } from './raw-content'
import { textsOf } from './texts'

/** Fields of any record whose day or month must be past when it is written down. */
const overIn = /(?:^|\.)(?:updated|month|read\.on|experience|published)$/

/** The message for a year that has not begun; undefined for any other. What is right today stays right. */
export function yearToCome(date: string | number): string | undefined {
  return Number(String(date).slice(0, 4)) > Number(parisDay().slice(0, 4))
    ? `« ${date} » : cette année n’est pas commencée`
    : undefined
}

/**
 * Years to come where only past ones make sense: when the firm was founded, a text changed, a price set, a
 * fact read, a job finished, a quote written, a testimonial given.
 */
export function yearFaults({ singles, collections }: RawContent): readonly ContentFault[] {
  const dated = [
    ...(singles.firm && firm.founded !== undefined
      ? [{ file: singles.firm.file, at: 'founded', date: firm.founded }]
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
