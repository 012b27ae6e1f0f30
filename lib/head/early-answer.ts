/**
 * Opens a question or shows a tab before React does it, so that a touch is answered in the next
 * frame on any line and any processor: sets what Radix will set once the press is done again.
 * @returns whether it was one of those that was pressed.
 */
export function answerEarly(pressed: HTMLElement): boolean {
  const isTab = pressed.matches('[role=tab]')
  const group = pressed.closest(isTab ? '[role=tablist]' : '.accordion')
  const [on, off] = isTab ? ['active', 'inactive'] : ['open', 'closed']
  group?.querySelectorAll<HTMLElement>('button').forEach((button) => {
    const panel = document.querySelector<HTMLElement>(`[aria-labelledby="${button.id}"]`)
    if (!panel) return
    const state = button === pressed && (isTab || button.dataset.state === off) ? on : off
    for (const part of [button, button.parentElement, panel, panel.parentElement])
      if (part?.dataset.state) part.dataset.state = state
    button.setAttribute(isTab ? 'aria-selected' : 'aria-expanded', String(state === on))
    if (state === on) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  })
  return !!group
}
