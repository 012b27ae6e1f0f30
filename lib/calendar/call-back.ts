import type { Firm } from '@/content/schema/firm'
import type { Interval, WeekDay } from '@/content/schema/firm-hours'
import { dayNames } from '@/lib/text/opening-hours'
import { minutesOf, momentAt, parisTime, type ParisTime } from './paris-time'
import { dayAfter, isPublicHoliday } from './public-holidays'

/** When a firm can be reached without an appointment, and how soon it says that it answers. */
export type Availability = Pick<Firm, 'answerWithinHours'> & {
  readonly openingHours: Readonly<Record<WeekDay, readonly Interval[]>>
  readonly closures: readonly { readonly from: string; readonly until: string }[]
}

/** By when a request is answered: the end of the half-day that begins at `from`, or a moment within it. */
export interface CallBack {
  /** When that half-day begins. */
  readonly from: Date
  /** The last moment of the call. */
  readonly by: Date
}

/** Minutes since midnight. */
interface HalfDay {
  readonly opens: number
  readonly closes: number
}

/** A half-day of the firm, or a part of one. */
interface OpenTime extends HalfDay {
  readonly day: string
}

const noon = 12 * 60
const wholeDay = 24 * 60

/** A firm that is closed for longer than this has no hours to count with. Days. */
const daysLookedAt = 400

/** Open time that a call needs: of a half-day of which less is left, the one before counts. Minutes. */
const leastOpen = 60

/** Promised moments are whole and half hours. Minutes. */
const step = 30

/**
 * By when the firm calls back whoever writes at a moment; undefined if the firm does not say how soon it
 * answers. The promised hours run day and night on days on which the firm is open, and stand still on all
 * others: Sundays, closures, public holidays. The call is promised for the last open time before they run
 * out, so that no promise is longer than what the pages say. Where nothing is open until then, as after an
 * evening's request to a firm that answers within four hours, it is the end of the next half-day.
 */
export function callBackFor(sentAt: Date, firm: Availability): CallBack | undefined {
  if (firm.answerWithinHours === undefined) return undefined
  const sent = parisTime(sentAt)
  let left = firm.answerWithinHours * 60
  let lastBefore: OpenTime | undefined
  for (const { day, minutes } of daysFrom(sent)) {
    const halfDays = halfDaysOf(day, firm)
    const due = halfDays.length > 0 ? minutes + left : Infinity
    for (const { opens, closes } of halfDays) {
      const begins = Math.max(opens, minutes)
      const ends = due < closes ? due - (due % step) : closes
      // Who answers within less than an hour needs no more.
      if (ends - begins >= Math.min(leastOpen, firm.answerWithinHours * 60))
        lastBefore = { day, opens, closes: ends }
    }
    if (due <= wholeDay) return moments(lastBefore ?? halfDayAfter(sent, firm))
    if (halfDays.length > 0) left -= wholeDay - minutes
  }
  return undefined
}

function moments(open: OpenTime | undefined): CallBack | undefined {
  if (!open) return undefined
  const { day, opens, closes } = open
  return { from: momentAt({ day, minutes: opens }), by: momentAt({ day, minutes: closes }) }
}

/** The first half-day that begins at a moment or after it; undefined for a firm that is closed for ever. */
function halfDayAfter(moment: ParisTime, firm: Availability): OpenTime | undefined {
  for (const { day, minutes } of daysFrom(moment)) {
    const next = halfDaysOf(day, firm).find(({ opens }) => opens >= minutes)
    if (next) return { day, ...next }
  }
  return undefined
}

/** When the firm opens again; undefined while it is open, and where its hours are not known. */
export function nextOpening(now: Date, firm: Availability): Date | undefined {
  const start = parisTime(now)
  if (intervalsOf(start.day, firm).some((interval) => isIn(interval, start))) return undefined
  return moments(halfDayAfter(start, firm))?.from
}

/** The days from a moment on, each with the minutes of it that are over by then. */
function* daysFrom({ day, minutes }: ParisTime): Generator<ParisTime> {
  for (let looked = 0; looked < daysLookedAt; looked++) {
    yield { day, minutes }
    day = dayAfter(day)
    minutes = 0
  }
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
  return openingHours[weekDayOf(day)].map(({ opens, closes }) => ({
    opens: minutesOf(opens),
    closes: minutesOf(closes),
  }))
}

const weekDays = Object.keys(dayNames) as WeekDay[]

function weekDayOf(day: string): WeekDay {
  const daysAfterSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekDays.at(daysAfterSunday - 1)!
}
