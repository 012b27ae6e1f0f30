import { dayText } from './day-text'

test.each([
  ['2026-12-01', '1er décembre 2026'],
  ['2026-11-21', '21 novembre 2026'],
  ['2026-12-11', '11 décembre 2026'],
])('%s is the %s', (day, said) => {
  expect(dayText(new Date(`${day}T12:00Z`), 'UTC')).toBe(said)
})
