import { findAll } from '@/lib/browser/find-all'
import { find, keepFromReact, listen, whenShown } from './listen'
import { isShownByReact, open, openPanel, panelsOf, showGroup } from './open-store'

/**
 * Questions and tabs before React: a press or a key changes the store, and the page at once, to what
 * Radix draws for the same state, so that React finds nothing to change.
 */
export function answerPanels(): void {
  showGroup((group, position) =>
    panelsOf(group).forEach((panel, index) => draw(panel, `${index}` === position)),
  )
  listen<KeyboardEvent | MouseEvent>(
    'click keydown',
    '.accordion button,[role=tab]',
    (button, event) => {
      const panel = panelOf(button)
      const group = panel?.dataset.group
      if (!group || isShownByReact(group)) return
      if ('key' in event) {
        if (!move(event, button, panelsOf(group).map(buttonOf))) return
      } else if (button.dataset.state === 'open') open(group, '')
      else openPanel(panel)
      keepFromReact(event)
    },
    true,
  )
  // All stand open in the HTML, for readers that run no script (components/ui/findable-panel.tsx). The style sheet
  // shows only those that are open or active; from now on the browser's own search finds the others too.
  whenShown(() =>
    findAll('findable-panel').forEach((panel) => draw(panel, /^[ao]/.test(panel.dataset.state!))),
  )
}

const panelOf = (button: HTMLElement) => find(`[id="${button.getAttribute('aria-controls')}"]`)

const buttonOf = (panel: HTMLElement) => find(`[aria-controls="${panel.id}"]`) as HTMLElement

const isTab = (button: HTMLElement) => button.matches('[role=tab]')

/**
 * Moves the focus to another tab or question, and opens it where it is a tab.
 * @returns false where the key is left to the browser.
 */
function move(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  from: HTMLElement,
  buttons: HTMLElement[],
): boolean {
  const tabs = isTab(from)
  const position = buttons.indexOf(from)
  const next = {
    [tabs ? 'ArrowLeft' : 'ArrowUp']: position - 1,
    [tabs ? 'ArrowRight' : 'ArrowDown']: (position + 1) % buttons.length,
    Home: 0,
    End: -1,
  }[key]
  if (next === undefined || altKey || ctrlKey || metaKey || shiftKey) return false
  const to = buttons.at(next)
  to?.focus()
  if (tabs) to?.click()
  return true
}

function draw(panel: HTMLElement, shown: boolean): void {
  const button = buttonOf(panel)
  const tabs = isTab(button)
  const state = tabs ? (shown ? 'active' : 'inactive') : shown ? 'open' : 'closed'
  for (const part of [button, button.parentElement, panel, panel.parentElement])
    if (part?.dataset.state) part.dataset.state = state
  button.setAttribute(tabs ? 'aria-selected' : 'aria-expanded', `${shown}`)
  if (tabs) button.tabIndex = panel.tabIndex = shown ? 0 : -1
  ;(panel as { hidden: unknown }).hidden = !shown && 'until-found'
}
