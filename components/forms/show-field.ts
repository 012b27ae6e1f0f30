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

/** Chromium lets it fade, and shows it again where something is asked of the field meanwhile. */
const balloonFadesMs = 1000

/**
 * Takes away the browser's own balloon, which said what is missing before the form could
 * (`lib/head/missing-fields.ts`), and would lie on the message below the field for some seconds more.
 * Browsers do so once nothing is asked of the field, and leave it the focus, without which a phone would
 * put its keyboard away.
 */
export function hideBalloon(form: HTMLFormElement): void {
  for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>) {
    if (!control.validity?.customError) continue
    control.setCustomValidity('')
    control.required = false
    // For those who listen it is required all the time.
    control.ariaRequired = 'true'
    setTimeout(() => {
      control.required = true
      control.ariaRequired = null
    }, balloonFadesMs)
  }
}
