/**
 * Facts of law, tax, aids and standards in texts: read too long ago, to be read again soon, or never read.
 */
import type { Fact } from '../../content/schema/facts'
import { dayAfter } from '../../lib/calendar/public-holidays'
import { factsIn } from '../../lib/site/content/facts-in'
import type { ContentRecord } from './content-records'
import { recordDayText } from '../../lib/text/day-text'
import { noticeDays } from './launch-dates'
import { isRecord } from '../../lib/site/content/field-path'
import { singles } from '../../lib/site/content/kinds'
import { recordIn, type FoundIn } from './record-places'

/** The facts to read again, of those that texts of the site name or mention; others may wait. */
export function staleFacts(records: readonly ContentRecord[], day: string): readonly FoundIn[] {
  const own = recordIn(records, singles.facts.file)
  if (!own || !isRecord(own.record) || !isRecord(own.record.facts)) return []
  const { file } = own
  const facts = own.record.facts as Readonly<Record<string, Fact>>
  const others = records.filter((record) => record !== own)
  const soon = dayAfter(day, noticeDays)
  return factsIn(others, facts).flatMap((id) => {
    const { label, source, read, readAgain } = facts[id]!
    const where = source.url ?? source.publisher
    const done = `écrivez "read": { "on": "${day}", "from": "source" }`
    const what =
      readAgain < day
        ? `« ${label} » était à relire avant le ${recordDayText(readAgain)} : lisez ${where}, corrigez le texte, puis ${done}, et dans "readAgain" le jour avant lequel le relire`
        : readAgain <= soon
          ? `relisez « ${label} » avant le ${recordDayText(readAgain)} (${where}), puis ${done}, et repoussez "readAgain"`
          : read
            ? undefined
            : `« ${label} » n'a jamais été lu à sa source : lisez ${where}, puis ${done}`
    return what === undefined ? [] : [{ file, field: `facts.${id}`, what }]
  })
}
