/** Under a text that has limits: how many signs are left, while it is typed. */
import type { EditorConfig } from '../config/editor-config'
import { countSigns, type SignLimits } from './sign-limits'

type Places = Pick<EditorConfig, 'config' | 'limits'>

/**
 * Long enough for somebody who types to have stopped: a screen reader must not announce each sign.
 * Milliseconds.
 */
const pausedMs = 1000

/** Counters so far: each has a name to be pointed at by. */
let made = 0

const texts = 'input, textarea'
const counters = '.signs'

/**
 * A counter stands from the first focus on, is named by its text as a description, and is told again
 * once typing pauses.
 * @param root where fields come and go: the document's body.
 * @param said the live region in which a screen reader announces what is left.
 */
export function countSignsWithin(root: HTMLElement, said: Element | null, places: Places): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const onField = ({ target, type }: Event) => {
    // What another control has changed, such as « Annuler les modifications ».
    for (const shown of root.querySelectorAll<HTMLElement>(counters)) recount(shown, places)
    if (!(target instanceof HTMLElement && target.matches(texts))) return
    const counter = counterOf(target, places)
    clearTimeout(pause)
    if (counter && said && type === 'input')
      pause = setTimeout(() => (said.textContent = counter.textContent), pausedMs)
  }
  root.addEventListener('focusin', onField)
  root.addEventListener('input', onField)
}

/** The counter of a text, made where there is none yet; none without limits. */
function counterOf(text: HTMLElement, places: Places): HTMLElement | undefined {
  const group = text.closest<HTMLElement>('[data-key-path]')
  if (!group || !limitsAt(group, places)) return undefined
  const there = group.querySelector<HTMLElement>(`:scope > ${counters}`)
  if (there) return there
  const counter = document.createElement('p')
  counter.className = counters.slice(1)
  counter.id = `signs-${++made}`
  group.append(counter)
  text.setAttribute('aria-describedby', counter.id)
  recount(counter, places)
  return counter
}

function recount(counter: HTMLElement, places: Places): void {
  const group = counter.parentElement
  const text = group?.querySelector<HTMLInputElement | HTMLTextAreaElement>(texts)
  const limits = group && limitsAt(group, places)
  if (!text || !limits) return
  const { said, within } = countSigns(limits, text.value)
  counter.textContent = said
  counter.dataset.within = String(within)
}

/** Of the field that a group of the CMS shows. */
function limitsAt(group: HTMLElement, { config, limits }: Places): SignLimits | undefined {
  const place = (group.dataset.keyPath ?? '').replace(/(?<=\.|^)\d+(?=\.|$)/g, '*')
  return limits[kindOf(group, config)]?.[place]
}

/** The kind of record that is edited: of a dialog over it what its title says, else of the address. */
function kindOf(group: HTMLElement, { collections = [] }: EditorConfig['config']): string {
  const dialog = group.closest('dialog')
  if (dialog) {
    const named = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    // The CMS sets names apart with signs that nobody sees.
    const title = (named?.textContent ?? '').replace(/[\u2068\u2069]/g, '').trim()
    const made = collections.find(
      (held) => 'label_singular' in held && title.endsWith(`${held.label_singular}`),
    )
    return (made && 'name' in made && made.name) || ''
  }
  const [, name = '', file = ''] =
    /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?/.exec(location.hash) ?? []
  const collection = collections.find((held) => 'name' in held && held.name === name)
  return collection && 'files' in collection ? file : name
}
