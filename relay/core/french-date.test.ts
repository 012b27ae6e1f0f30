import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { frenchDate, frenchDay, shortFrenchDate } from './french-date'

test('the first of a month is written « 1er », every other day as a number', () => {
  expect(ordinarySpaces(frenchDate('2026-12-01T10:01:00Z'))).toBe('mardi 1er décembre 2026 à 11:01')
  expect(ordinarySpaces(shortFrenchDate('2026-12-01T10:01:00Z'))).toBe('1er déc. 2026, 11:01')
  expect(ordinarySpaces(frenchDay('2026-12-01'))).toBe('mardi 1er décembre 2026')
  expect(ordinarySpaces(frenchDate('2026-12-11T10:01:00Z'))).toBe(
    'vendredi 11 décembre 2026 à 11:01',
  )
  expect(ordinarySpaces(shortFrenchDate('2026-12-21T10:01:00Z'))).toMatch(/^21 déc\. 2026/)
  expect(ordinarySpaces(frenchDay('2026-12-31'))).toBe('jeudi 31 décembre 2026')
})
