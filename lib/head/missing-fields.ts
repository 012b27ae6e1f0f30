import { loadDraft } from '@/lib/forms/draft'
import { hasFailed } from './late-scripts'
import { find, listen } from './listen'
import { answeredEvent } from './press-again'

/**
 * The message of each required field, by form and field name, in the order in which they are checked. Filled
 * in by `scripts/build/head-script.ts` from the forms' own lists.
 */
declare const requiredMessages: Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * If a form is sent before the code that checks it is there (`data-checked`), says at once what is missing:
 * in the browser's own balloon, at the first such field. The press is kept all the same, first by
 * `held-press.ts`, later by React: once the form can be checked, every fault is shown, unless the visitor has
 * begun to correct the first.
 */
export function sayWhatIsMissing(): void {
  // « Envoyer » may have been pressed before this script came.
  const pressed = find(
    'form:not([data-awake]) [data-held][type=submit],form[aria-busy]:not([data-checked]) [type=submit]',
  )
  // Where the scripts have failed, the message above the form says so, and the focus stays there.
  if (pressed && !hasFailed()) sayFirst(pressed)
  listen('click', 'form:not([data-checked]) [type=submit]', sayFirst, true)
}

function sayFirst(button: HTMLElement): void {
  const form = (button as HTMLButtonElement).form!
  const { draft = '', awake } = form.dataset
  // What was typed before React is in the draft, which React fills in: such a field is not missing.
  const kept = awake === undefined ? loadDraft(draft) : {}
  for (const [name, message] of Object.entries(requiredMessages[draft] ?? {})) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    if (kept[name] || (field.type === 'checkbox' ? field.checked : field.value.trim())) continue
    field.setCustomValidity(message)
    field.reportValidity()
    const onInput = () => {
      field.setCustomValidity('')
      // The press is not repeated: its answer would take the focus from what is being typed.
      delete button.dataset.held
      form.dispatchEvent(new Event(answeredEvent))
    }
    field.addEventListener('input', onInput, { once: true })
    return
  }
}
