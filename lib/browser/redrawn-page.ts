/**
 * Translators, password managers and ad blockers change a page before React wakes up. React then finds other
 * texts than it has drawn, and draws the whole page anew, root element included: what the visitor has typed,
 * chosen and pressed until then stands in elements that are gone. It is carried over into the elements that
 * replace them, before anything else looks at them.
 */

/** Holds what is typed or chosen, what was pressed (`data-held`) or erased before React, or the focus. */
const holders = 'form,input,select,textarea,button,a'

/** A page that React may be about to draw anew. */
export interface DrawnPage {
  readonly content: Element | null
  readonly marks: Readonly<DOMStringMap>
  readonly holders: readonly HTMLElement[]
  readonly focused: Element | null
}

/** Must be called while React renders: the old page still stands then. */
export function pageAsItIs(): DrawnPage {
  return {
    content: document.querySelector('main'),
    marks: { ...document.documentElement.dataset },
    holders: [...document.querySelectorAll<HTMLElement>(holders)],
    focused: document.activeElement,
  }
}

/** Gives a redrawn page what the page before it held; does nothing where the page was not redrawn. */
export function carryOver({ content, marks, holders: before, focused }: DrawnPage): void {
  if (!content || content.isConnected) return
  Object.assign(document.documentElement.dataset, marks)
  const waiting = new Map<string, HTMLElement[]>()
  for (const from of before) waiting.set(kindOf(from), [...(waiting.get(kindOf(from)) ?? []), from])
  for (const to of document.querySelectorAll<HTMLElement>(holders)) {
    const from = waiting.get(kindOf(to))?.shift()
    if (!from) continue
    const { held, erased } = from.dataset
    Object.assign(to.dataset, held !== undefined && { held }, erased !== undefined && { erased })
    if (to instanceof HTMLInputElement) carryInput(from as HTMLInputElement, to)
    else if ('value' in to) to.value = (from as HTMLSelectElement).value
    if (from === focused) carryFocus(from as HTMLInputElement, to as HTMLInputElement)
  }
}

/**
 * What an element is recognised by: elements with the same key are matched in their order. Ids differ between
 * the two pages, and elements that somebody inserted match nothing.
 */
function kindOf(element: HTMLElement): string {
  const told = ['name', 'type', 'href', 'data-draft'].map((name) => element.getAttribute(name))
  return [element.localName, ...told].join(' ')
}

function carryInput(from: HTMLInputElement, to: HTMLInputElement): void {
  to.checked = from.checked
  if (to.type === 'file') to.files = from.files
  else if (to.value !== from.value) {
    to.value = from.value
    // What depends on the field was redrawn too. A form with a draft looks after that by itself.
    if (!to.closest('[data-draft]')) to.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function carryFocus(from: HTMLInputElement, to: HTMLInputElement): void {
  to.focus({ preventScroll: true })
  // Not every field has a caret.
  if (from.selectionStart != null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
