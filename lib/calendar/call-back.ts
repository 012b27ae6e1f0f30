import type { Firm, Interval, WeekDay } from '@/content/schema/firm'
import { minutesOf, momentAt, parisTime, type ParisTime } from './paris-time'
import { dayAfter, isPublicHoliday } from './public-holidays'

/** When a firm can be reached, and how soon it says that it answers. */
export type Availability = Pick<Firm, 'openingHours' | 'answerWithinHours'> & {
  readonly closures: readonly { readonly from: string; readonly until: string }[]
}

/** By when a request is answered: before the end of a half-day. */
export interface CallBack {
  /** When that half-day begins. */
  readonly from: Date
  /** When it ends. */
  readonly by: Date
}

/** Minutes since midnight. */
interface HalfDay {
  readonly opens: number
  readonly closes: number
}

const noon = 12 * 60
const wholeDay = 24 * 60

/** A firm that is closed for longer than this has no hours to count with. Days. */
const daysLookedAt = 400

/**
 * The half-day within which the firm calls back whoever writes at a moment; undefined if the firm does not
 * say how soon it answers. The promised hours run day and night on days on which the firm is open, and stand
 * still on all others: Sundays, closures, public holidays. Where they run out while the firm is closed, the
 * next half-day of that day counts, or its last one, since nobody calls in between. But a last half-day that
 * had already begun when the request was sent leaves too little time: then it is the first of the next day.
 */
export function callBackFor(sentAt: Date, firm: Availability): CallBack | undefined {
  if (firm.answerWithinHours === undefined) return undefined
  let left = firm.answerWithinHours * 60
  let { day, minutes } = parisTime(sentAt)
  for (let looked = 0; looked < daysLookedAt; looked++) {
    const halfDays = halfDaysOf(day, firm)
    if (halfDays.length > 0) {
      if (left <= wholeDay - minutes) {
        const due = minutes + left
        const halfDay =
          halfDays.find(({ closes }) => closes >= due) ??
          halfDays.findLast(({ opens }) => opens >= minutes)
        if (halfDay)
          return {
            from: momentAt({ day, minutes: halfDay.opens }),
            by: momentAt({ day, minutes: halfDay.closes }),
          }
      }
      left -= wholeDay - minutes
    }
    day = dayAfter(day)
    minutes = 0
  }
  return undefined
}

/** When the firm opens again; undefined while it is open, and where its hours are not known. */
export function nextOpening(now: Date, firm: Availability): Date | undefined {
  const start = parisTime(now)
  if (intervalsOf(start.day, firm).some((interval) => isIn(interval, start))) return undefined
  let { day, minutes } = start
  for (let looked = 0; looked < daysLookedAt; looked++) {
    const next = intervalsOf(day, firm).find(({ opens }) => opens > minutes)
    if (next) return momentAt({ day, minutes: next.opens })
    day = dayAfter(day)
    minutes = -1
  }
  return undefined
}

function isIn({ opens, closes }: HalfDay, { minutes }: ParisTime): boolean {
  return minutes >= opens && minutes < closes
}

/** Opening hours without a break at noon count as two half-days. */
function halfDaysOf(day: string, firm: Availability): HalfDay[] {
  return intervalsOf(day, firm).flatMap(({ opens, closes }) =>
    opens < noon && closes > noon
      ? [
          { opens, closes: noon },
          { opens: noon, closes },
        ]
      : [{ opens, closes }],
  )
}

function intervalsOf(day: string, { openingHours, closures }: Availability): HalfDay[] {
  if (isPublicHoliday(day) || closures.some(({ from, until }) => from <= day && day <= until))
    return []
  return openingHours[weekDayOf(day)].map(({ opens, closes }: Interval) => ({
    opens: minutesOf(opens),
    closes: minutesOf(closes),
  }))
}

const weekDays: readonly WeekDay[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

function weekDayOf(day: string): WeekDay {
  return weekDays[new Date(`${day}T00:00:00Z`).getUTCDay()]!
}
