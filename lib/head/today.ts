import { parisDay } from '@/lib/calendar/paris-day'
import { dayText } from '@/lib/text/day-text'
import { find, root, whenShown } from './listen'
import { includesDay } from './period'

/** Brings the year in the footer up to the visitor's as soon as the page is read, without waiting for React. */
export function showYear(): void {
  whenShown(() => {
    const year = find('[data-now=year]')
    if (year) year.textContent = `${new Date().getFullYear()}`
  })
}

/**
 * The same for the day in the text of a page; `app/_legal/today.tsx` keeps it when React wakes up. What
 * a browser knows of languages takes a slow phone 100 ms to read: no other page asks for it.
 */
export function showDay(): void {
  whenShown(() =>
    document.querySelectorAll('[data-now=day]').forEach((element) => {
      element.textContent = dayText(new Date())
    }),
  )
}

/**
 * Of the periods that `app/layout.tsx` names on the root, marks those of this day: the style sheet
 * hides what belongs to the others (`period.ts`). The day is France's, wherever the visitor is.
 */
export function markPeriods(): void {
  markToday()
  // The page may have waited for the visitor over midnight.
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
