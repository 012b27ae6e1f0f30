import fc from 'fast-check'
import { callBackFor, nextOpening, type Availability } from './call-back'
import { momentAt, parisDayText, parisHourText, parisTime } from './paris-time'
import { dayAfter, isPublicHoliday } from './public-holidays'

const week = (intervals: Availability['openingHours']['Monday'], saturday = intervals) => ({
  Monday: intervals,
  Tuesday: intervals,
  Wednesday: intervals,
  Thursday: intervals,
  Friday: intervals,
  Saturday: saturday,
  Sunday: [],
})

/** Open in one go, on Saturdays too, and two days to answer. */
const allDay: Availability = {
  openingHours: week([{ opens: '08:30', closes: '19:00' }], [{ opens: '09:00', closes: '17:00' }]),
  closures: [],
  answerWithinHours: 48,
}

/** A lunch break, no Saturday, an August, and one day to answer. */
const lunch: Availability = {
  openingHours: week(
    [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:30', closes: '17:30' },
    ],
    [],
  ),
  closures: [{ from: '2027-08-02', until: '2027-08-22' }],
  answerWithinHours: 24,
}

/** Four hours to answer. */
const soon: Availability = { ...allDay, answerWithinHours: 4 }

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ')
  const [hours, minutes] = time.split(':').map(Number)
  return momentAt({ day, minutes: hours! * 60 + minutes! })
}

const written = (moment: Date | undefined) =>
  moment && `${parisDayText(moment)} ${parisHourText(moment)}`

test.each([
  ['a Monday morning', allDay, '2026-11-23 10:00', 'mercredi 25 novembre 10 h'],
  ['a moment between two half hours', allDay, '2026-11-23 15:05', 'mercredi 25 novembre 15 h'],
  ['a night', allDay, '2026-11-23 03:00', 'mardi 24 novembre 19 h'],
  ['after closing', allDay, '2026-11-23 21:00', 'mercredi 25 novembre 19 h'],
  ['just after opening', allDay, '2026-11-23 09:00', 'mardi 24 novembre 19 h'],
  ['a Friday evening, Saturday being open', allDay, '2026-11-20 20:00', 'lundi 23 novembre 19 h'],
  ['a Sunday', allDay, '2026-11-22 12:00', 'mardi 24 novembre 19 h'],
  ['a Saturday morning', allDay, '2026-11-21 10:00', 'mardi 24 novembre 10 h'],
  ['the eve of 1 May', allDay, '2026-04-30 10:00', 'lundi 4 mai 10 h'],
  [
    'Good Friday, a day like others outside Alsace',
    allDay,
    '2026-04-03 17:00',
    'mardi 7 avril 17 h',
  ],
  ['Easter Monday itself', allDay, '2026-04-06 11:00', 'mercredi 8 avril 19 h'],
  ['Christmas week', allDay, '2026-12-24 09:00', 'samedi 26 décembre 17 h'],
  ['New Year’s Eve', allDay, '2026-12-31 18:00', 'lundi 4 janvier 18 h'],
  ['the night in which clocks are put back', allDay, '2026-10-24 10:00', 'mardi 27 octobre 10 h'],
  ['the lunch break', lunch, '2026-11-24 12:30', 'mercredi 25 novembre 12 h'],
  ['the end of a morning', lunch, '2026-11-24 12:00', 'mercredi 25 novembre 12 h'],
  [
    'a Friday evening before a closed Saturday',
    lunch,
    '2026-11-20 18:00',
    'lundi 23 novembre 17 h 30',
  ],
  ['a Saturday that is closed', lunch, '2026-11-21 10:00', 'lundi 23 novembre 17 h 30'],
  ['the last Friday before the closure', lunch, '2027-07-30 16:00', 'lundi 23 août 16 h'],
  ['the middle of the closure', lunch, '2027-08-11 16:00', 'lundi 23 août 17 h 30'],
  ['an evening, four hours before its night', soon, '2026-11-23 19:30', 'mardi 24 novembre 12 h'],
  ['the last minute of a Saturday', soon, '2026-11-21 16:59', 'lundi 23 novembre 12 h'],
  ['the last hours of a Saturday', soon, '2026-11-21 15:00', 'samedi 21 novembre 17 h'],
  [
    'a morning, hours that end while it is open',
    soon,
    '2026-11-23 11:00',
    'lundi 23 novembre 15 h',
  ],
])('%s: called back before the promised hours have run out', (_, firm, sentAt, expected) => {
  expect(written(callBackFor(at(sentAt), firm)?.by)).toBe(expected)
})

test('the first of a month is written as the French do', () => {
  expect(written(at('2026-12-01 08:05'))).toBe('mardi 1er décembre 8 h 05')
})

test('the half-day begins when the firm opens, or at noon', () => {
  const begins = (sentAt: string, firm: Availability) =>
    written(callBackFor(at(sentAt), firm)?.from)
  expect(begins('2026-11-23 10:00', allDay)).toBe('mercredi 25 novembre 8 h 30')
  expect(begins('2026-11-23 15:00', allDay)).toBe('mercredi 25 novembre 12 h')
  expect(begins('2026-11-24 15:30', lunch)).toBe('mercredi 25 novembre 13 h 30')
})

test('a firm that does not say how soon, or is never open, promises no date', () => {
  const { openingHours, closures } = allDay
  const silent = { openingHours, closures }
  expect(callBackFor(at('2026-11-23 10:00'), silent)).toBeUndefined()
  const never = { ...allDay, openingHours: week([]) }
  expect(callBackFor(at('2026-11-23 10:00'), never)).toBeUndefined()
  expect(nextOpening(at('2026-11-23 10:00'), never)).toBeUndefined()
})

/** The hours that a clock shows between two moments, without days on which a firm is closed. */
function countedHours(from: Date, until: Date, { openingHours, closures }: Availability): number {
  const isOpenOn = (day: string) => {
    const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long' })
    return (
      openingHours[name as keyof typeof openingHours].length > 0 &&
      !isPublicHoliday(day) &&
      !closures.some((closure) => closure.from <= day && day <= closure.until)
    )
  }
  const [start, end] = [parisTime(from), parisTime(until)]
  let minutes = 0
  for (let { day } = start; day <= end.day; day = dayAfter(day))
    if (isOpenOn(day))
      minutes += (day === end.day ? end.minutes : 24 * 60) - (day === start.day ? start.minutes : 0)
  return minutes / 60
}

test('never later than the firm says, unless it is not open for an hour until then', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      fc.constantFrom(allDay, lunch),
      fc.integer({ min: 1, max: 120 }),
      (sentAt, firm, answerWithinHours) => {
        const { from, by } = callBackFor(sentAt, { ...firm, answerWithinHours })!
        expect(by.getTime()).toBeGreaterThan(sentAt.getTime())
        expect(by.getTime()).toBeGreaterThan(from.getTime())
        const counted = countedHours(sentAt, by, firm)
        // In a whole day there is always an hour in which it is open.
        if (answerWithinHours >= 24 || from.getTime() < sentAt.getTime() - 60_000)
          expect(counted).toBeLessThanOrEqual(answerWithinHours)
      },
    ),
  )
})

test('hardly sooner than the firm says, always while it is open, on no day off', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      fc.constantFrom(allDay, lunch),
      fc.integer({ min: 1, max: 120 }),
      (sentAt, firm, answerWithinHours) => {
        const { from, by } = callBackFor(sentAt, { ...firm, answerWithinHours })!
        const { day } = parisTime(by)
        expect(isPublicHoliday(day)).toBe(false)
        expect(firm.closures.some((closure) => closure.from <= day && day <= closure.until)).toBe(
          false,
        )
        expect(nextOpening(from, firm)).toBeUndefined()
        expect(nextOpening(new Date(by.getTime() - 60_000), firm)).toBeUndefined()
        // At most the time that a day is closed for, on either side of midnight, and an hour.
        const hours = (by.getTime() - sentAt.getTime()) / 3_600_000
        expect(hours).toBeGreaterThan(answerWithinHours - 18)
      },
    ),
  )
})

test('who is closed says when it opens again, who is open does not', () => {
  expect(nextOpening(at('2026-11-23 10:00'), allDay)).toBeUndefined()
  expect(written(nextOpening(at('2026-11-22 23:55'), allDay))).toBe('lundi 23 novembre 8 h 30')
  expect(written(nextOpening(at('2026-11-24 12:00'), lunch))).toBe('mardi 24 novembre 13 h 30')
  expect(written(nextOpening(at('2026-11-20 17:30'), lunch))).toBe('lundi 23 novembre 8 h')
  expect(written(nextOpening(at('2027-08-11 10:00'), lunch))).toBe('lundi 23 août 8 h')
  expect(written(nextOpening(at('2026-04-30 19:00'), allDay))).toBe('samedi 2 mai 9 h')
})

test('the clock is France’s, in summer and in winter', () => {
  expect(at('2026-07-01 12:00').toISOString()).toBe('2026-07-01T10:00:00.000Z')
  expect(at('2026-12-01 12:00').toISOString()).toBe('2026-12-01T11:00:00.000Z')
  expect(parisTime(new Date('2026-11-22T23:30:00Z'))).toEqual({ day: '2026-11-23', minutes: 30 })
})

test('France’s days off are eleven, three of which follow Easter', () => {
  const holidays = (year: number) => {
    const days = Array.from({ length: 366 }, (_, index) => dayAfter(`${year}-01-01`, index))
    return days.filter((day) => day.startsWith(`${year}`) && isPublicHoliday(day))
  }
  expect(holidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
  // Ascension may fall on 8 May or 1 May.
  expect(holidays(2024)).toHaveLength(10 + 1)
  expect(isPublicHoliday('2038-04-26')).toBe(true)
  expect(isPublicHoliday('2019-04-22')).toBe(true)
})
