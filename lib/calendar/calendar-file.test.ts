import fc from 'fast-check'
import { calendarFile, type CalendarEvent } from './calendar-file'

const event: CalendarEvent = {
  id: 'K7P-4M2@exemple.test',
  from: new Date('2026-11-24T07:30:00.000Z'),
  until: new Date('2026-11-24T11:00:00.000Z'),
  title: 'Chaux ; sable, « rappel »',
  description: 'Référence K7P-4M2\nTéléphone : 06 39 98 12 34 \\ ou par e-mail',
  writtenAt: new Date('2026-11-22T22:51:40.123Z'),
  product: 'Pierre & Sable',
}

test('an event is written as RFC 5545 wants it: CRLF, UTC, escaped', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pierre & Sable//FR',
    'BEGIN:VEVENT',
    'UID:K7P-4M2@exemple.test',
    'DTSTAMP:20261122T225140Z',
    'DTSTART:20261124T073000Z',
    'DTEND:20261124T110000Z',
    'SUMMARY:Chaux \\; sable\\, « rappel »',
    'DESCRIPTION:Référence K7P-4M2\\nTéléphone : 06 39 98 12 34 \\\\ ou par e-m',
    ' ail',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('whatever is said, no line passes 75 bytes, none is torn in a letter, and all can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (description) => {
      const file = calendarFile({ ...event, description })
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
      }
      // « . » leaves out more line ends than the two that end a line here.
      const [, value = ''] = /\r\nDESCRIPTION:([^\r\n]*)\r\n/.exec(file.replaceAll('\r\n ', ''))!
      const read = value.replace(/\\(.)/gs, (_, letter) => (letter === 'n' ? '\n' : letter))
      expect(read).toBe(description.replace(/\r\n|\r/g, '\n'))
    }),
  )
})
