import { find, listen } from './listen'

/**
 * What is said of required fields with nothing in them, by form and field, in the order in which they
 * are checked. Filled in by `scripts/build/head-script.ts` from the forms' own lists.
 */
declare const requiredMessages: Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Says at once what is missing in a form that is sent before React is there: in the browser's own
 * balloon, at the first such field. The press is kept all the same (`held-press.ts`): React says the whole
 * of it once it is awake, unless the visitor is at it already.
 */
export function sayWhatIsMissing(): void {
  // The press may have come before this script.
  const pressed = find('form:not([data-awake]) [data-held][type=submit]')
  if (pressed) sayFirst(pressed)
  listen('click', 'form:not([data-awake]) [type=submit]', sayFirst, true)
}

function sayFirst(button: HTMLElement): void {
  const { dataset, elements } = (button as HTMLButtonElement).form!
  for (const [name, message] of Object.entries(requiredMessages[dataset.draft!] ?? {})) {
    const field = elements.namedItem(name) as HTMLInputElement
    if (field.type === 'checkbox' ? field.checked : field.value.trim()) continue
    field.setCustomValidity(message)
    field.reportValidity()
    const onInput = () => {
      field.setCustomValidity('')
      // Answered: said once more by React, it would take the focus from what is being typed.
      delete button.dataset.held
    }
    field.addEventListener('input', onInput, { once: true })
    return
  }
}
