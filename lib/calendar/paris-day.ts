const hourMs = 3_600_000

/**
 * Date and time on the clock in France at a moment, as « 2026-11-24T09:30:00.000 ». `Intl` knows it too, but
 * reads data for it the first time, which takes a slow phone 100 ms. Summer time lasts from the last Sunday
 * of March to that of October, at one o'clock universal time (directive 2000/84/EC).
 * @throws RangeError when the moment is no date.
 */
export function parisClock(moment: Date): string {
  const year = moment.getUTCFullYear()
  // The week begins a day later each year, two after a leap day; until 2099.
  const lastSunday = (month: number, shift: number) =>
    Date.UTC(year, month, 31 - ((((5 * year) >> 2) + shift) % 7), 1)
  const isSummer = +moment >= lastSunday(2, 4) && lastSunday(9, 1) > +moment
  return new Date(+moment + (isSummer ? 2 : 1) * hourMs).toISOString().slice(0, -1)
}

/** The day in France, YYYY-MM-DD, wherever the machine stands. */
export function parisDay(moment: Date = new Date()): string {
  return parisClock(moment).slice(0, 10)
}
