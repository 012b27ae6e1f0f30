import { on } from './listen'

/**
 * WebKit empties fields without autofill in a page that comes back from its memory, after `pageshow` and
 * without a word: what has been worked out from them hears of it. Forms take up their draft instead
 * (`components/forms/relay-form.tsx`).
 */
export function tellOfEmptiedFields(): void {
  on<PageTransitionEvent>('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(tell)
  })
}

function tell(): void {
  for (const field of document.querySelectorAll('input[autocomplete=off]'))
    if (!field.closest('form')) field.dispatchEvent(new Event('input', { bubbles: true }))
}
