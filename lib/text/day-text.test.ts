import { dayText, visitorDayText } from './day-text'

test.each([
  ['2026-12-01', '1er décembre 2026'],
  ['2026-11-21', '21 novembre 2026'],
  ['2026-12-11', '11 décembre 2026'],
])('%s is the %s', (day, said) => {
  expect(dayText(new Date(`${day}T12:00Z`), 'UTC')).toBe(said)
})

test('the visitor’s day is said in the words of any other, each day of the year', () => {
  jest.useFakeTimers()
  for (let day = 1; day <= 366; day += 1) {
    const noon = new Date(2028, 0, day, 12)
    jest.setSystemTime(noon)
    expect(visitorDayText()).toBe(dayText(noon, Intl.DateTimeFormat().resolvedOptions().timeZone))
  }
  jest.useRealTimers()
})
