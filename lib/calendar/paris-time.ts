import { dateFormat } from './date-format'
import { parisClock } from './paris-day'

const days = dateFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Paris',
})

/** A moment on the clock in France, whatever the time zone of the machine. */
export interface ParisTime {
  /** YYYY-MM-DD */
  readonly day: string
  /** Since midnight, as the clock shows them. */
  readonly minutes: number
}

/** Day and time on the clock in France at a moment. */
export function parisTime(moment: Date): ParisTime {
  const [day = '', time = ''] = parisClock(moment).split('T')
  return { day, minutes: minutesOf(time) }
}

/**
 * The moment at which the clock in France shows a time; in the night in which it is put back, the first of
 * the two.
 */
export function momentAt({ day, minutes }: ParisTime): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const ahead = (moment: number) => {
    const { day: local, minutes: past } = parisTime(new Date(moment))
    return Date.parse(`${local}T00:00:00Z`) + past * 60_000 - moment
  }
  return new Date(shown - ahead(shown - ahead(shown)))
}

/** « 08:30 » → 510 */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** « mardi 24 novembre » */
export function parisDayText(moment: Date): string {
  return days(moment).replace(/ 1 /, ' 1er ')
}

/** « 12 h », « 8 h 30 » */
export function parisHourText(moment: Date): string {
  const { minutes } = parisTime(moment)
  const past = minutes % 60
  return `${Math.floor(minutes / 60)} h${past ? ` ${String(past).padStart(2, '0')}` : ''}`
}

/**
 * « mardi 24 novembre à 12 h ». Also for deadlines: the texts around it say « au plus tard », and « avant »
 * would say it twice.
 */
export function parisMomentText(moment: Date): string {
  return `${parisDayText(moment)} à ${parisHourText(moment)}`
}
