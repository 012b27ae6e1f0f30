/** Days in records and in texts that are over, soon will be, or are probably typing mistakes. */
import type { Firm } from '../../content/schema/firm'
import { dayAfter } from '../../lib/calendar/public-holidays'
import { recordDayText } from '../../lib/text/day-text'
import { numberWord } from '../../lib/text/number-words'
import { monthNames } from '../../lib/text/months'
import type { ContentRecord } from './content-records'
import { textPlacesIn, type DeepPartial, type Found, type FoundIn } from './record-places'

/** How many days before its last day a label, an insurance or a fact is announced. */
export const noticeDays = 30

/** A closure or a notice that ends more than so many years ahead is probably a typing mistake. */
const farthestEnd = 2
/** Likewise one that lasts more than so many months. */
const longestPeriod = 3

/** What was over before a day. */
export function pastFacts(firm: DeepPartial<Firm>, day: string): readonly Found[] {
  return datedFacts(firm).flatMap(({ field, name, until }) =>
    until < day
      ? [{ field, what: `${field} (${name}) est passé depuis le ${recordDayText(until)}` }]
      : [],
  )
}

/** Labels and insurances that end within the next `noticeDays` days. */
export function endingSoon(firm: DeepPartial<Firm>, day: string): readonly Found[] {
  const last = dayAfter(day, noticeDays)
  return datedFacts(firm).flatMap(({ field, name, until }) =>
    field.startsWith('legal.') && until >= day && until <= last
      ? [
          {
            field,
            what: `renouvelez ${field} (${name}) avant le ${recordDayText(until)} : le lendemain, le site ne le montre plus`,
          },
        ]
      : [],
  )
}

/** Closures and notices that end too far ahead, or last too long, to be meant. */
export function unlikelyPeriods(firm: DeepPartial<Firm>, day: string): readonly Found[] {
  const end = monthsLater(day, farthestEnd * 12)
  return datedFacts(firm).flatMap(({ field, name, from, until }) => {
    if (from === undefined || monthsLater(until, 0) === noDay) return []
    const why =
      until > end
        ? `finit le ${recordDayText(until)}, dans plus de ${numberWord(farthestEnd)} ans`
        : until > monthsLater(from, longestPeriod)
          ? `dure plus de ${numberWord(longestPeriod)} mois, du ${recordDayText(from)} au ${recordDayText(until)}`
          : undefined
    return why === undefined ? [] : [{ field, what: `vérifiez ${field} (${name}) : ${why}` }]
  })
}

/** The day so many months later, YYYY-MM-DD; `noDay` where it is no day. */
function monthsLater(day: string, months: number): string {
  const date = new Date(`${day}T12:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return Number.isNaN(date.getTime()) ? noDay : date.toISOString().slice(0, 10)
}

/** Sorts after every real day. */
const noDay = '9999-12-31'

/** What a build prints of labels and insurances: a line for each that is over or soon will be. */
export function expiryWarnings(firm: DeepPartial<Firm>, day: string): readonly string[] {
  return [...pastFacts(firm, day), ...endingSoon(firm, day)]
    .filter(({ field }) => field.startsWith('legal.'))
    .map(({ what }) => `content/firm.json: ${what}`)
}

function datedFacts({ closures = [], notices = [], legal = {} }: DeepPartial<Firm>) {
  const { insurances = [], labels = [] } = legal
  const named = (
    list: string,
    entries: readonly (
      | {
          readonly from?: string
          readonly until?: string
          readonly name?: string
          readonly insurer?: string
          readonly text?: string
        }
      | undefined
    )[],
  ) =>
    entries.map((entry, index) => ({
      field: `${list}[${index}]`,
      name: entry?.name ?? entry?.insurer ?? entry?.text ?? '',
      from: entry?.from,
      until: entry?.until ?? noDay,
    }))
  return [
    ...named('closures', closures),
    ...named('notices', notices),
    ...named('legal.insurances', insurances),
    ...named('legal.labels', labels),
  ]
}

/** « jusqu'au 31 décembre 2025 », once that day is over. */
export function pastTexts(records: readonly ContentRecord[], day: string): readonly FoundIn[] {
  const limit = new RegExp(
    String.raw`(?:jusqu['’]au|valable au)\s(\d{1,2})(?:er)?\s(${monthNames.join('|')})\s(\d{4})`,
    'giu',
  )
  return records.flatMap(({ file, record }) =>
    textPlacesIn(record).flatMap(({ text, path }) =>
      [...text.matchAll(limit)].flatMap(([words, date = '', month = '', year = '']): FoundIn[] => {
        const number = `${monthNames.indexOf(month.toLowerCase()) + 1}`
        const last = [year, number.padStart(2, '0'), date.padStart(2, '0')].join('-')
        return last < day
          ? [
              {
                file,
                field: path,
                what: `${path} dit « ${words} », et c'est passé`,
              },
            ]
          : []
      }),
    ),
  )
}
