import { listen } from './listen'

/**
 * A hand that answers the consent banner leaves the focus in the field that is being filled in: the button goes
 * at once, and Tab would leave the form.
 */
export function keepFocus(): void {
  listen('mousedown', '[data-answer]', (_, event) => event.preventDefault())
}
