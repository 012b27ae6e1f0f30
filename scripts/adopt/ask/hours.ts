import type { Firm } from '../../../content/schema/firm'
import type { Interval, WeekDay } from '../../../content/schema/firm-hours'
import { dayNames, hasHours, isByAppointment, noHours } from '../../../lib/text/opening-hours'
import { typedHours } from '../../../lib/text/typed-values'
import { answersSchema, faultIn } from '../answers'
import type { Json } from '../content-tree'
import { input } from '../prompts'

const { shape: days } = answersSchema.shape.openingHours.unwrap()

/** Hours of a day as they are typed: « 8h-12h, 14h-18h30 », « 9h-12h, sur rendez-vous ». */
function hoursText(intervals: readonly Interval[], byAppointment: boolean): string {
  const time = (text: string) => text.replace(/^0/, '').replace(':', 'h').replace(/h00$/, 'h')
  const hours = intervals.map(({ opens, closes }) => `${time(opens)}-${time(closes)}`)
  return [...hours, ...(byAppointment ? ['sur rendez-vous'] : [])].join(', ') || 'fermé'
}

/** Each day, proposed as the one before it. */
export async function askHours(now?: Firm['openingHours']): Promise<Json> {
  const hours: Partial<Record<WeekDay, readonly Interval[]>> = {}
  const byAppointment: WeekDay[] = []
  let last = '8h-12h, 14h-18h'
  for (const day of Object.keys(dayNames) as WeekDay[]) {
    const usual = day === 'Sunday' ? 'fermé' : last
    const fallback = now ? hoursText(now[day], isByAppointment(now, day)) : usual
    const typed = await input({
      message: `${dayNames[day]} (8h-12h, 14h-18h ; ou « sur rendez-vous », « fermé »)`,
      field: `openingHours.${day}`,
      default: fallback,
      validate: (value) => {
        const read = typedHours(value)
        if (!read)
          return `« ${value} » ne se lit pas : écrivez « 8h-12h, 14h-18h », « sur rendez-vous » ou « fermé »`
        const isOpen = !read.byAppointment && read.intervals.length > 0
        if (day === 'Sunday' && !isOpen && !hasHours({ ...hours, byAppointment })) return noHours
        return faultIn(days[day], read.intervals) ?? true
      },
    })
    const read = typedHours(typed)
    hours[day] = read?.intervals ?? []
    if (read?.byAppointment) byAppointment.push(day)
    else if (hours[day].length > 0) last = typed
  }
  return { ...hours, ...(byAppointment.length > 0 && { byAppointment }) }
}
