import type { Firm } from '@/content/schema/firm'

/** The first and the last day, both included, as YYYY-MM-DD; without `from` it has begun long ago. */
export interface Period {
  readonly from?: string
  readonly until: string
}

/** The name of a period; an element with this name as `data-period` is shown on its days only. */
export function periodName({ from = '', until }: Period): string {
  return `${from}/${until}`
}

/** Whether a day is one of a named period's. */
export function includesDay(period: string, day: string): boolean {
  const [from = '', until = ''] = period.split('/')
  return day >= from && until >= day
}

type Dated = Pick<Firm, 'closures' | 'notices' | 'legal'>

/** The periods of everything in the record that is shown on some days only, each once. */
export function periodsOf({ closures, notices, legal }: Dated): readonly string[] {
  const all = [
    ...closures,
    ...notices,
    ...legal.insurances.map(ends),
    ...(legal.labels ?? []).map(ends),
  ]
  return [...new Set(all.map(periodName))]
}

/** A label or an insurance is shown until its last day; it has no first. */
const ends = ({ until }: Period): Period => ({ until })

/**
 * Style rules that show what is of the day alone. `today.ts` names the periods of the day on the root before
 * anything is drawn. What has a first day is `hidden` in the HTML, since it could be untrue: readers without
 * scripts or style sheets leave it out. What only has a last day names that day, and stays without scripts.
 * On the days of a closure its promise takes the place of the usual one.
 */
export function periodStyle(firm: Dated): string {
  const periods = periodsOf(firm)
  const hasNoFirstDay = (period: string) => period.startsWith('/')
  const shown = periods
    .filter((period) => !hasNoFirstDay(period))
    .map((period) => `[data-today~="${period}"] [data-period="${period}"]`)
  const hidden = [
    ...periods
      .filter(hasNoFirstDay)
      .map((period) => `[data-scripts]:not([data-today~="${period}"]) [data-period="${period}"]`),
    ...firm.closures
      .filter(({ promise }) => promise)
      .map((closure) => `[data-today~="${periodName(closure)}"] .usual-promise`),
  ]
  const rule = (selectors: readonly string[], display: string) =>
    selectors.length > 0 ? `${selectors.join()}{display:${display}}` : ''
  return rule(shown, 'block') + rule(hidden, 'none')
}

/**
 * What the page's closure of a day promises; undefined on any other day. What is shown is that of the day on
 * which the page was opened: a form may be sent days later.
 */
export function promiseOn(day: string): string | undefined {
  // The library of the toasts has a `data-promise` of its own.
  const lines = document.querySelectorAll<HTMLElement>('[data-period][data-promise]')
  return [...lines].find(({ dataset }) => includesDay(dataset.period ?? '', day))?.dataset.promise
}
