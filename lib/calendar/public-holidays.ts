/**
 * Whether a day (YYYY-MM-DD) is a public holiday in all of France; the two more of Alsace and Moselle are
 * not.
 */
export function isPublicHoliday(day: string): boolean {
  return fixed.includes(day.slice(5)) || movable(Number(day.slice(0, 4))).includes(day)
}

/** New Year, 1 May, 8 May, 14 July, Assumption, All Saints, 11 November, Christmas. */
const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']

/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const afterEaster = [1, 39, 50]

function movable(year: number): string[] {
  const easter = easterOf(year)
  return afterEaster.map((days) => dayAfter(easter, days))
}

/** Easter Sunday, by Meeus's form of the Gregorian computus. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const date = (h + l - 7 * m + 33 * month + 19) % 32
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

/** The day that many days later; both YYYY-MM-DD. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
