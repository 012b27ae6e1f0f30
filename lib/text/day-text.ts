/** « 21 novembre 2026 », « 1er décembre 2026 », in the given time zone or the machine's own. */
export function dayText(date: Date, timeZone?: string): string {
  const text = date.toLocaleDateString('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  })
  return text.replace(/^1 /, '1er ')
}
