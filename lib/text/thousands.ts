/**
 * A whole number in groups of three digits, « 50 000 », as `toLocaleString` writes it, but without the
 * language data that a browser reads for it the first time (`lib/calendar/paris-day.ts`).
 * @param space between the groups: that of French typography, unless typography is set later.
 */
export function inThousands(count: number, space = '\u202F'): string {
  return `${count}`.replace(/\B(?=(?:\d{3})+$)/g, space)
}
