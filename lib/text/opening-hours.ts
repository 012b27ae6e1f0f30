import type { Interval, OpeningHours, WeekDay } from '@/content/schema/firm-hours'

/** Days that follow one another and have the same hours. */
export interface HoursRun {
  /** « Lundi à vendredi » */
  readonly days: string
  /** « 8h30-12h00, 14h00-19h00 », or « Fermé ». */
  readonly hours: string
}

/** Whether the firm can be reached on any day of such a week. */
export function hasHours(week: Readonly<Record<string, readonly unknown[]>>): boolean {
  return Object.values(week).some((intervals) => intervals.length > 0)
}

/** What is said of a week without any, by adoption and by the check of the content alike. */
export const noHours =
  "aucun jour n'a d'heures : dites quand on peut vous joindre, ou le site dirait « Fermé » du lundi au dimanche"

/** « Lundi » */
export const dayNames: Readonly<Record<WeekDay, string>> = {
  Monday: 'Lundi',
  Tuesday: 'Mardi',
  Wednesday: 'Mercredi',
  Thursday: 'Jeudi',
  Friday: 'Vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
}

/** The week as it is written on a door: a line for each run of days with the same hours. */
export function hoursRuns(openingHours: OpeningHours): readonly HoursRun[] {
  const runs: { days: WeekDay[]; hours: string }[] = []
  for (const day of Object.keys(dayNames) as WeekDay[]) {
    const hours = hoursText(openingHours[day])
    const run = runs.at(-1)
    if (run?.hours === hours) run.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs.map(({ days, hours }) => ({ days: runName(days), hours }))
}

/** « Lundi à vendredi », « Samedi et dimanche », « Lundi » */
function runName(days: readonly WeekDay[]): string {
  const [first = '', ...others] = days.map((day) => dayNames[day])
  const last = others.at(-1)?.toLowerCase()
  return last ? `${first} ${others.length > 1 ? 'à' : 'et'} ${last}` : first
}

/** « 8h30-19h00 », or « Fermé ». */
export function hoursText(intervals: readonly Interval[]): string {
  return intervals.length === 0
    ? 'Fermé'
    : intervals.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(', ')
}

function clock(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}h${minutes}`
}
