/** @jest-environment jsdom */
import { markPeriods } from './today'

const { dataset } = document.documentElement

/** What is marked at a moment, of these periods. */
function markedAt(moment: string, ...periods: string[]): string | undefined {
  jest.useFakeTimers({ now: new Date(moment) })
  dataset.periods = periods.join(' ')
  markPeriods()
  jest.useRealTimers()
  return dataset.today
}

test.each([
  ['2026-08-02T10:00Z', ''],
  ['2026-08-03T10:00Z', '2026-08-03/2026-08-21'],
  ['2026-08-21T21:59Z', '2026-08-03/2026-08-21'],
  ['2026-08-21T22:00Z', ''],
])('at %s the closure of 3 to 21 August is marked: « %s »', (moment, marked) => {
  expect(markedAt(moment, '2026-08-03/2026-08-21')).toBe(marked)
})

test('what holds until a day is marked on that day, in France, and no longer', () => {
  expect(markedAt('2026-12-31T22:59Z', '/2026-12-31')).toBe('/2026-12-31')
  expect(markedAt('2026-12-31T23:00Z', '/2026-12-31')).toBe('')
})

test('several periods of one day are marked together', () => {
  expect(
    markedAt('2026-08-05T10:00Z', '2026-08-03/2026-08-21', '2026-08-06/2026-08-06', '/2027-01-01'),
  ).toBe('2026-08-03/2026-08-21 /2027-01-01')
})
