/** Shows below a text that has limits how many characters are left, while it is typed. */
import type { EditorConfig } from '../config/editor-config'
import { countCharacters, type CharacterLimits } from './character-limits'

type Places = Pick<EditorConfig, 'config' | 'limits'>

/**
 * After how many milliseconds without a key typing has paused: a screen reader must not announce the number
 * at every key.
 */
const pausedMs = 1000

/** How many counters were made: each gets an id from it, for `aria-describedby`. */
let made = 0

const texts = 'input, textarea'
const counters = '.characters'

/**
 * Adds a counter to each text with limits when it first gets the focus. The counter is the description of
 * its text, and is announced again when typing pauses.
 * @param root where fields appear and disappear: the document's body.
 * @param said the live region in which a screen reader announces what is left.
 */
export function countCharactersWithin(
  root: HTMLElement,
  said: Element | null,
  places: Places,
): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const onField = ({ target, type }: Event) => {
    // Other texts too: another control may have changed them, such as « Annuler les modifications ».
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

/** Returns the counter of a text, made where there is none yet; undefined for a text without limits. */
function counterOf(text: HTMLElement, places: Places): HTMLElement | undefined {
  const group = text.closest<HTMLElement>('[data-key-path]')
  if (!group || !limitsAt(group, places)) return undefined
  const there = group.querySelector<HTMLElement>(`:scope > ${counters}`)
  if (there) return there
  const counter = document.createElement('p')
  counter.className = counters.slice(1)
  counter.id = `characters-${++made}`
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
  const { said, within } = countCharacters(limits, text.value)
  counter.textContent = said
  counter.dataset.within = String(within)
}

/** The limits of the field that a group of the CMS shows; undefined where it has none. */
function limitsAt(group: HTMLElement, { config, limits }: Places): CharacterLimits | undefined {
  const place = (group.dataset.keyPath ?? '').replace(/(?<=\.|^)\d+(?=\.|$)/g, '*')
  return limits[kindOf(group, config)]?.[place]
}

/** The kind of the edited record: in a dialog it follows from the title, else from the page's address. */
function kindOf(group: HTMLElement, { collections = [] }: EditorConfig['config']): string {
  const dialog = group.closest('dialog')
  if (dialog) {
    const named = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    // The CMS puts invisible isolate characters around names.
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
