import { parisDay } from './paris-day'

const hourMs = 3_600_000

test('the day in France is the one that the calendar of the system tells, at every midnight of twenty years', () => {
  const known = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' })
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2040, 0, 1); day += 24 * hourMs)
    for (const moment of [-2 * hourMs - 1, -2 * hourMs, -hourMs - 1, -hourMs, 0, hourMs])
      expect(parisDay(new Date(day + moment))).toBe(known.format(day + moment))
})
