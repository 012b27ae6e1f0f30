import type { PageDriver, Plain } from './page-driver'

/**
 * Runs a function in the page and gives back what it returns. It is handed over as text: it sees its
 * arguments and the page, nothing of this project.
 */
export async function inPage<Args extends readonly Plain[], Result extends Plain | void>(
  page: PageDriver,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  // tsx wraps functions with a name in a call of its own, which pages do not know.
  const expression = `((__name) => (${work.toString()})(...${JSON.stringify(args)}))((it) => it)`
  return (await page.evaluate(expression)) as Result
}

/** An element that can be seen, as journeys look at it. */
export interface Seen {
  readonly [key: string]: Plain
  /** Its text, or what is typed in it; no-break spaces and hyphens made plain. */
  readonly text: string
  readonly focused: boolean
  /** Where a press reaches it, once it is scrolled to; null where something else lies over it. */
  readonly place: readonly [x: number, y: number] | null
}

/**
 * The elements of a selector that can be seen and whose text or label has these words.
 * @param scroll whether to bring the first into the middle of the window, for a press.
 */
export function look(selector: string, words: string, scroll: boolean): Seen[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const wanted = plain(words)
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const label = element.getAttribute('aria-label') ?? ''
    return plain(element.innerText).includes(wanted) || plain(label).includes(wanted)
  })
  if (scroll) shown[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return shown.map((element) => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    const field = 'value' in element && element.tagName !== 'BUTTON' ? String(element.value) : ''
    return {
      text: plain(field || element.innerText),
      focused: document.activeElement === element,
      place: top && element.contains(top) ? [x, y] : null,
    }
  })
}
