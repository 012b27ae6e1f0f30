import type { Firm } from '../../../content/schema/firm'
import type { Interval, WeekDay } from '../../../content/schema/firm-hours'
import { dayNames, hasHours, noHours } from '../../../lib/text/opening-hours'
import { typedHours } from '../../../lib/text/typed-values'
import { answersSchema, faultIn } from '../answers'
import type { Json } from '../content-tree'
import { input } from '../prompts'

const { shape: days } = answersSchema.shape.openingHours.unwrap()

/** Intervals as they are typed: « 8h-12h, 14h-18h30 ». */
function hoursText(intervals: readonly Interval[]): string {
  const time = (text: string) => text.replace(/^0/, '').replace(':', 'h').replace(/h00$/, 'h')
  return intervals.length === 0
    ? 'fermé'
    : intervals.map(({ opens, closes }) => `${time(opens)}-${time(closes)}`).join(', ')
}

/** Each day, proposed as the one before it. */
export async function askHours(now?: Firm['openingHours']): Promise<Json> {
  const hours: Record<string, readonly Interval[]> = {}
  let last = '8h-12h, 14h-18h'
  for (const [day, name] of Object.entries(dayNames)) {
    const usual = day === 'Sunday' ? 'fermé' : last
    const fallback = now ? hoursText(now[day as WeekDay]) : usual
    const typed = await input({
      message: `${name} (8h-12h, 14h-18h ; ou « fermé »)`,
      field: `openingHours.${day}`,
      default: fallback,
      validate: (value) => {
        const read = typedHours(value)
        if (read && day === 'Sunday' && !hasHours({ ...hours, [day]: read })) return noHours
        return read
          ? (faultIn(days[day as WeekDay], read) ?? true)
          : `« ${value} » ne se lit pas : écrivez « 8h-12h, 14h-18h », ou « fermé »`
      },
    })
    if (typedHours(typed)?.length) last = typed
    hours[day] = typedHours(typed) ?? []
  }
  return hours
}
