import { monthNames } from './months'

/** A French date with the first of a month as « 1er », which `Intl` does not write. */
export function withFirst(date: string): string {
  return date.replace(/\b1 (?=\p{L})/u, '1er ')
}

/** « 21 novembre 2026 », « 1er décembre 2026 », in the given time zone. */
export function dayText(date: Date, timeZone: string): string {
  const text = date.toLocaleDateString('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return withFirst(text)
}

/** This day by the visitor's clock, in the same words; without `Intl`, whose data a phone reads slowly. */
export function visitorDayText(): string {
  const now = new Date()
  return withFirst(`${now.getDate()} ${monthNames[now.getMonth()]} ${now.getFullYear()}`)
}

/** Made once: making it takes a hundred times as long as using it. */
let recordDays: Intl.DateTimeFormat | undefined

/** A day as records write it, « 2026-12-01 », as « 1er décembre 2026 ». */
export function recordDayText(day: string): string {
  recordDays ??= new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  return withFirst(recordDays.format(new Date(`${day}T12:00Z`)))
}
