/**
 * A whole number in groups of three digits, « 50 000 »: as `toLocaleString` writes it, without the data
 * of languages that a browser reads for it the first time (`lib/calendar/paris-day.ts`).
 * @param space between the groups: French typography's narrow one, unless that is set later.
 */
export function inThousands(count: number, space = '\u202F'): string {
  return `${count}`.replace(/\B(?=(?:\d{3})+$)/g, space)
}
