/**
 * Brings the focus to a field, and its label, control and message into view: a control scrolled to by
 * the browser alone leaves its label under the header, or its message under the consent banner.
 */
export function showField(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true })
  control?.closest('[data-field]')?.scrollIntoView()
}
