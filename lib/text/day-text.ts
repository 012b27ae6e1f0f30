/** A French date with the first of a month written « 1er », as the system's formats do not. */
export function withFirst(date: string): string {
  return date.replace(/\b1 (?=\p{L})/u, '1er ')
}

/** « 21 novembre 2026 », « 1er décembre 2026 », in the given time zone or the machine's own. */
export function dayText(date: Date, timeZone?: string): string {
  const text = date.toLocaleDateString('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  })
  return withFirst(text)
}

/** Made once: that takes a hundred times as long as to write a day with it. */
let recordDays: Intl.DateTimeFormat | undefined

/** The same of a day as records write it, « 2026-12-01 ». */
export function recordDayText(day: string): string {
  recordDays ??= new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  return withFirst(recordDays.format(new Date(`${day}T12:00Z`)))
}
