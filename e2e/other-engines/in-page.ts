import type { PageDriver, Plain } from './page-driver'

/**
 * Runs a function in the page. It is sent as text, and so can use only its arguments and the page.
 * @returns what the function returns.
 */
export async function inPage<Args extends readonly Plain[], Result extends Plain | void>(
  page: PageDriver,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  // tsx wraps named functions in a call of its helper `__name`, which pages do not have.
  const expression = `((__name) => (${work.toString()})(...${JSON.stringify(args)}))((it) => it)`
  return (await page.evaluate(expression)) as Result
}

/** What journeys know of a visible element. */
export interface Seen {
  readonly [key: string]: Plain
  /** Its text, or a field's value, with no-break spaces and hyphens made plain. */
  readonly text: string
  readonly focused: boolean
  /** A point of the window where a press reaches it; null where something else covers it. */
  readonly place: readonly [x: number, y: number] | null
}

/**
 * Runs in the page. Returns the visible elements that match a selector and have these words in their text or
 * label.
 * @param scroll whether to scroll the first to the middle of the window, so that it can be pressed.
 */
export function look(selector: string, words: string, scroll: boolean): Seen[] {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const wanted = plain(words)
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const label = element.getAttribute('aria-label') ?? ''
    const bare = (text: string) => text.replace(/\s/g, '')
    const { innerText, textContent } = element
    return (
      [innerText, label].some((text) => plain(text).includes(wanted)) ||
      // Firefox's `innerText` drops a space at which a line ends before an inline block, as in our headings.
      (bare(innerText).includes(bare(wanted)) && plain(textContent ?? '').includes(wanted))
    )
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
