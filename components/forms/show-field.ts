/**
 * Focuses a field and scrolls its label, control and message into view. A control that the browser scrolls to
 * may leave its label under the header, or its message under the consent banner. On a phone a toast may lie
 * at the top of the window.
 */
export function showField(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true })
  const block = document.querySelector('[data-sonner-toast]') ? 'center' : 'start'
  control?.closest('[data-field]')?.scrollIntoView({ block })
}

/**
 * Chromium fades the balloon out, and shows it again if the field becomes invalid meanwhile. Milliseconds.
 */
const balloonFadesMs = 1000

/**
 * Removes the browser's own balloon, which said what was missing before this form could
 * (`lib/head/missing-fields.ts`); it would cover the message below the field for some seconds more. Browsers
 * remove it once nothing is wrong with the field. The field keeps the focus: without it a phone would close
 * its keyboard.
 * @returns whether there was one.
 */
export function hideBalloon(form: HTMLFormElement): boolean {
  let balloon = false
  for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>) {
    if (!control.validity?.customError) continue
    balloon = true
    control.setCustomValidity('')
    control.required = false
    // `required` is taken away for a moment; for screen readers the field stays required.
    control.ariaRequired = 'true'
    setTimeout(() => {
      control.required = true
      control.ariaRequired = null
    }, balloonFadesMs)
  }
  return balloon
}
