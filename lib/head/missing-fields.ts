import { loadDraft } from '@/lib/forms/draft'
import { hasFailed } from './late-scripts'
import { find, listen } from './listen'
import { answeredEvent } from './press-again'

/**
 * What is said of required fields with nothing in them, by form and field, in the order in which they
 * are checked. Filled in by `scripts/build/head-script.ts` from the forms' own lists.
 */
declare const requiredMessages: Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Says at once what is missing in a form that is sent before what checks it is there (`data-checked`): in
 * the browser's own balloon, at the first such field. The press is kept all the same, before React
 * (`held-press.ts`) and by it: the whole of it is said once the form can be checked, unless the visitor
 * is at it already.
 */
export function sayWhatIsMissing(): void {
  // The press may have come before this script.
  const pressed = find(
    'form:not([data-awake]) [data-held][type=submit],form[aria-busy]:not([data-checked]) [type=submit]',
  )
  // Given up on, it is told so above the form, and is not led away from there.
  if (pressed && !hasFailed()) sayFirst(pressed)
  listen('click', 'form:not([data-checked]) [type=submit]', sayFirst, true)
}

function sayFirst(button: HTMLElement): void {
  const form = (button as HTMLButtonElement).form!
  const { draft = '', awake } = form.dataset
  // What was typed before is filled in by React: it is not missing meanwhile, and that is no answer.
  const kept = awake === undefined ? loadDraft(draft) : {}
  for (const [name, message] of Object.entries(requiredMessages[draft] ?? {})) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    if (kept[name] || (field.type === 'checkbox' ? field.checked : field.value.trim())) continue
    field.setCustomValidity(message)
    field.reportValidity()
    const onInput = () => {
      field.setCustomValidity('')
      // Said once more, it would take the focus from what is being typed.
      delete button.dataset.held
      form.dispatchEvent(new Event(answeredEvent))
    }
    field.addEventListener('input', onInput, { once: true })
    return
  }
}
