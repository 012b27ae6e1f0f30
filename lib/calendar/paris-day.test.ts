import { parisClock, parisDay } from './paris-day'

const hourMs = 3_600_000

/** Whether the clock may change on this day or on one of the two beside it, or a month begins. */
function isNearChange(day: Date): boolean {
  const [month, date] = [day.getUTCMonth(), day.getUTCDate()]
  // March and October, whose last Sunday is their 25th at the earliest, and the two days after them.
  return (
    date === 1 || ([2, 9].includes(month) && date >= 23) || ([3, 10].includes(month) && date === 2)
  )
}

test('the day in France is the one that the calendar of the system tells, as months begin and around the changes of the clock, for twenty years', () => {
  const known = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' })
  for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2040, 0, 1); day += 24 * hourMs)
    if (isNearChange(new Date(day)))
      for (const moment of [-2 * hourMs - 1, -2 * hourMs, -hourMs - 1, -hourMs, 0, hourMs])
        expect(parisDay(new Date(day + moment))).toBe(known.format(day + moment))
})

test('the clock in France is that of the system, in winter, in summer and at both changes', () => {
  const known = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  })
  for (const change of ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2027-01-01T00:00Z'])
    for (let minutes = -180; minutes <= 180; minutes += 15) {
      const moment = new Date(Date.parse(change) + minutes * 60_000)
      expect(parisClock(moment).slice(0, 19)).toBe(known.format(moment).replace(' ', 'T'))
    }
})
