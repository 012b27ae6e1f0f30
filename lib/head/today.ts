import { findAll } from '@/lib/browser/find-all'
import { parisDay } from '@/lib/calendar/paris-day'
import { visitorDayText } from '@/lib/text/day-text'
import { find, root, whenShown } from './listen'
import { includesDay } from './period'

/** Sets the year in the footer to the visitor's as soon as the page is read, without waiting for React. */
export function showYear(): void {
  whenShown(() => {
    const year = find('[data-now=year]')
    if (year) year.textContent = `${new Date().getFullYear()}`
  })
}

/**
 * Sets the day in the text of a page to the visitor's; `app/_legal/today.tsx` keeps it when React wakes up.
 * The date is written without `Intl`, whose data take a slow phone 55 to 130 ms to read.
 */
export function showDay(): void {
  whenShown(() =>
    findAll('[data-now=day]').forEach((element) => {
      element.textContent = visitorDayText()
    }),
  )
}

/**
 * Marks on the root which of the periods that `app/layout.tsx` names there include this day; the style sheet
 * hides what belongs to the others (`period.ts`). The day is France's, wherever the visitor is.
 */
export function markPeriods(): void {
  markToday()
  // The page may have been drawn ahead, before midnight.
  whenShown(markToday)
}

function markToday(): void {
  const day = parisDay()
  const { dataset } = root
  dataset.today = dataset.periods
    ?.split(' ')
    .filter((period) => includesDay(period, day))
    .join(' ')
}
