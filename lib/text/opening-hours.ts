import type { Interval, OpeningHours, WeekDay } from '@/content/schema/firm-hours'

/** Days that follow one another and have the same hours. */
export interface HoursRun {
  /** « Lundi à vendredi » */
  readonly days: string
  /** « 8h30-12h00, 14h00-19h00 », « Sur rendez-vous » or « Fermé ». */
  readonly hours: string
}

/** Whether the firm can be reached on any day of such a week without an appointment. */
export function hasHours(week: Partial<OpeningHours>): boolean {
  return Object.entries(week).some(
    ([day, { length }]) => day in dayNames && length > 0 && !isByAppointment(week, day as WeekDay),
  )
}

/** What is said of a week without any, by adoption and by the check of the content alike. */
export const noHours =
  "aucun jour n'a d'heures sans rendez-vous : dites quand on peut vous joindre, ne serait-ce que par téléphone"

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

/** Whether a day's hours, if it has any, are kept for who has made an appointment. */
export function isByAppointment({ byAppointment = [] }: Partial<OpeningHours>, day: WeekDay) {
  return byAppointment.includes(day)
}

/** When the firm can be reached without an appointment. */
export function withoutAppointment(
  week: OpeningHours,
): Readonly<Record<WeekDay, readonly Interval[]>> {
  const { byAppointment = [], ...days } = week
  return { ...days, ...Object.fromEntries(byAppointment.map((day) => [day, []])) }
}

/** The week as it is written on a door: a line for each run of days with the same hours. */
export function hoursRuns(openingHours: OpeningHours): readonly HoursRun[] {
  const runs: { days: WeekDay[]; hours: string }[] = []
  for (const day of Object.keys(dayNames) as WeekDay[]) {
    const hours = hoursText(openingHours[day], isByAppointment(openingHours, day))
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

/** « 8h30-19h00 », « 9h00-12h00, sur rendez-vous », « Sur rendez-vous » or « Fermé ». */
function hoursText(intervals: readonly Interval[], byAppointment: boolean): string {
  if (intervals.length === 0) return byAppointment ? 'Sur rendez-vous' : 'Fermé'
  const hours = intervals.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`)
  return [...hours, ...(byAppointment ? ['sur rendez-vous'] : [])].join(', ')
}

function clock(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}h${minutes}`
}
