import { siteOrigin } from '../site'
import { inPage, look, type Seen } from './in-page'
import type { KeyName, PageDriver, Plain } from './page-driver'

/** Milliseconds. Generous, as machines are shared: a long wait is no fault of the site. */
const patience = 10_000

/**
 * Uses the site as a visitor does. Each step waits for what it needs and for its visible result, never for
 * scripts or for a fixed time.
 */
export class Visitor {
  constructor(readonly page: PageDriver) {}

  /** Opens the site as someone who has answered the consent banner. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${siteOrigin}/robots.txt`)
    await this.run(() => localStorage.setItem('cookie-consent', 'essential'))
    await this.page.goto(siteOrigin + path)
  }

  /** Opens the site as someone who comes for the first time. */
  openNew(path: string): Promise<void> {
    return this.page.goto(siteOrigin + path)
  }

  run<Args extends readonly Plain[], Result extends Plain | void>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return inPage(this.page, work, ...args)
  }

  private look(selector: string, words = '', scroll = false): Promise<Seen[]> {
    return this.run(look, selector, words, scroll)
  }

  /** Presses the first such element with the mouse, once it has stopped moving and nothing covers it. */
  async press(selector: string, words = ''): Promise<void> {
    let before = ''
    const place = await this.until(
      `${named(selector, words)} can be pressed`,
      async () => {
        const [element] = await this.look(selector, words, true)
        const still = before === String(element?.place)
        before = String(element?.place)
        return still ? (element?.place ?? null) : null
      },
      (found) => found !== null,
    )
    if (place) await this.page.pressAt(...place)
  }

  key(name: KeyName): Promise<void> {
    return this.page.key(name)
  }

  /** Types into a field, replacing its content. */
  async write(selector: string, text: string): Promise<void> {
    await this.press(selector)
    await this.focused(selector)
    await this.run((css) => document.querySelector<HTMLInputElement>(css)?.select(), selector)
    await this.page.type(text)
    await this.text(selector, text)
  }

  /** Selects an option of a native list by script, since no driver can operate its popup. */
  choose(selector: string, value: string): Promise<void> {
    return this.run(
      (css, wanted) => {
        const list = document.querySelector<HTMLSelectElement>(css)
        if (!list) throw new Error(`No list ${css}.`)
        list.focus()
        list.value = wanted
        for (const name of ['input', 'change'])
          list.dispatchEvent(new Event(name, { bubbles: true }))
      },
      selector,
      value,
    )
  }

  /** Waits until such an element is visible. */
  async sees(selector: string, words = ''): Promise<void> {
    await this.until(
      `${named(selector, words)} can be seen`,
      async () => (await this.look(selector)).map(({ text }) => text).join(' | '),
      async () => (await this.look(selector, words)).length > 0,
    )
  }

  /** Waits until no such element is visible. */
  async misses(selector: string, words = ''): Promise<void> {
    await this.until(
      `${named(selector, words)} cannot be seen`,
      async () => (await this.look(selector, words)).length,
      (count) => count === 0,
    )
  }

  /** Waits until exactly so many such elements are visible. */
  async count(selector: string, wanted: number): Promise<void> {
    await this.until(
      `${wanted} × ${selector}`,
      async () => (await this.look(selector)).length,
      (count) => count === wanted,
    )
  }

  /** Waits until the first visible one has exactly this text, or value. */
  async text(selector: string, wanted: string): Promise<void> {
    await this.until(
      `${selector} says « ${wanted} »`,
      async () => (await this.look(selector))[0]?.text,
      (text) => text === wanted.replace(/\s/g, ' '),
    )
  }

  /** Waits until the first visible one has the focus. */
  async focused(selector: string, words = ''): Promise<void> {
    await this.until(
      `${named(selector, words)} has the focus`,
      async () =>
        (await this.look(selector, words))[0]?.focused ||
        (await this.run(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')),
      (seen) => seen === true,
    )
  }

  /** Waits until the page's address is this one. @param path from the site's root. */
  async isAt(path: string): Promise<void> {
    await this.until(
      `the address is ${path}`,
      () => this.run(() => location.href),
      (address) => address === siteOrigin + path,
    )
  }

  /**
   * Reads a value again and again until it is as wanted. @returns it.
   * @throws after `patience`, naming `what` and the last value.
   */
  async until<T>(
    what: string,
    read: () => Promise<T>,
    holds: (value: T) => boolean | Promise<boolean>,
  ): Promise<T> {
    const deadline = Date.now() + patience
    let last: unknown
    while (Date.now() < deadline) {
      try {
        const value = await read()
        last = value
        if (await holds(value)) return value
      } catch (error) {
        // While one page replaces another, the driver cannot read for a moment.
        last = error
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`Expected within ${patience / 1000} s: ${what}. Last seen: ${String(last)}`)
  }
}

function named(selector: string, words: string): string {
  return words ? `${selector} « ${words} »` : selector
}
