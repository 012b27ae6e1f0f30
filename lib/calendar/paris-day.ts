const hourMs = 3_600_000

/**
 * The day in France at a moment, YYYY-MM-DD: what `Intl` says too, without the data that it reads the
 * first time, which takes a slow phone 100 ms. Summer time lasts from the last Sunday of March to that
 * of October, at one o'clock universal time (directive 2000/84/EC).
 */
export function parisDay(moment: Date): string {
  const time = +moment
  const year = moment.getUTCFullYear()
  // The week begins a day later each year, two after a leap day; until 2099.
  const lastSunday = (month: number, shift: number) =>
    Date.UTC(year, month, 31 - ((((5 * year) >> 2) + shift) % 7), 1)
  const isSummer = time >= lastSunday(2, 4) && lastSunday(9, 1) > time
  return new Date(time + (isSummer ? 2 : 1) * hourMs).toISOString().slice(0, 10)
}
