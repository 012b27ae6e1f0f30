/** What a calendar is told of one event. */
export interface CalendarEvent {
  /** The same for the same event, however often its file is downloaded (RFC 5545, 3.8.4.7). */
  readonly id: string
  readonly from: Date
  readonly until: Date
  readonly title: string
  readonly description: string
  /** When this was written. */
  readonly writtenAt: Date
  /** Who says so, for calendars that show it. */
  readonly product: string
}

/** One event as an iCalendar file (RFC 5545). It leaves the time free: nobody has to sit and wait. */
export function calendarFile(event: CalendarEvent): string {
  const { id, from, until, title, description, writtenAt, product } = event
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//FR`,
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(until)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** « 20261124T110000Z » */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Text as a value (3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** No line is longer than 75 bytes; a next one begins with a space (3.1). Letters stay whole. */
function folded(line: string): string {
  let bytes = 0
  let result = ''
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length
    if (bytes + more > 75) {
      result += '\r\n '
      bytes = 1
    }
    bytes += more
    result += letter
  }
  return result
}
