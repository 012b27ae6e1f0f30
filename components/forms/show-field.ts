/**
 * Brings the focus to a field, and its label, control and message into view: a control scrolled to by
 * the browser alone leaves its label under the header, or its message under the consent banner. At the
 * top of a phone's window a notice may still lie.
 */
export function showField(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true })
  const block = document.querySelector('[data-sonner-toast]') ? 'center' : 'start'
  control?.closest('[data-field]')?.scrollIntoView({ block })
}
