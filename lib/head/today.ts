import { root, whenShown } from './listen'
import { includesDay } from './period'

/**
 * Brings the dates of a page up to the visitor's day as soon as the page is read, without waiting for
 * React: `data-now` is `day` or `year`; `app/_legal/today.tsx` keeps the day when React wakes up.
 */
export function showToday(): void {
  whenShown(() =>
    document.querySelectorAll<HTMLElement>('[data-now]').forEach((element) => {
      element.textContent = new Date().toLocaleDateString(
        'fr',
        element.dataset.now === 'year' ? { year: 'numeric' } : { dateStyle: 'long' },
      )
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
  // Where a page has failed, React draws the root anew, without the mark, and then tells that it is awake.
  new MutationObserver(markToday).observe(root, { attributeFilter: ['data-scripts'] })
}

function markToday(): void {
  // Swedes write days as the records do.
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
  const { dataset } = root
  dataset.today = dataset.periods
    ?.split(' ')
    .filter((period) => includesDay(period, day))
    .join(' ')
}
