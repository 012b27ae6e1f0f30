import { dateFormat } from '@/lib/calendar/date-format'
import { withFirst } from '@/lib/text/day-text'

const format = dateFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  // The owner's clock, wherever the relay runs.
  timeZone: 'Europe/Paris',
})

/** « vendredi 21 novembre 2025 à 18:25 » for an ISO 8601 time. Throws RangeError for other text. */
export function frenchDate(iso: string): string {
  return withFirst(format(new Date(iso)))
}

const shortFormat = dateFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 21 nov. 2025, 18:25 » for an ISO 8601 time. Throws RangeError for other text. */
export function shortFrenchDate(iso: string): string {
  return withFirst(shortFormat(new Date(iso)))
}

const dayFormat = dateFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** « lundi 24 novembre 2025 » for `2025-11-24`. Throws RangeError for other text. */
export function frenchDay(day: string): string {
  return withFirst(dayFormat(new Date(`${day}T00:00:00Z`)))
}
