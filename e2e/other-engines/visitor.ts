import { siteOrigin } from '../site'
import { inPage, look, type Seen } from './in-page'
import type { KeyName, PageDriver, Plain } from './page-driver'

/** Machines are shared and noisy: a wait that is long says nothing of the site. */
const patience = 10_000

/**
 * Goes through the site as a visitor does. Each step waits for what it needs and for what comes of
 * it, never for scripts or a time: when they arrive is the site's own affair.
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

  /** Presses the first such element with the mouse, once it lies still and open. */
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

  /** Types into a field, in the place of what stands in it. */
  async write(selector: string, text: string): Promise<void> {
    await this.press(selector)
    await this.focused(selector)
    await this.run((css) => document.querySelector<HTMLInputElement>(css)?.select(), selector)
    await this.page.type(text)
    await this.text(selector, text)
  }

  /** Takes an option of a native list, whose window no driver can reach. */
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

  /** Something like this can be seen. */
  async sees(selector: string, words = ''): Promise<void> {
    await this.until(
      `${named(selector, words)} can be seen`,
      async () => (await this.look(selector)).map(({ text }) => text).join(' | '),
      async () => (await this.look(selector, words)).length > 0,
    )
  }

  /** Nothing like this can be seen. */
  async misses(selector: string, words = ''): Promise<void> {
    await this.until(
      `${named(selector, words)} cannot be seen`,
      async () => (await this.look(selector, words)).length,
      (count) => count === 0,
    )
  }

  /** So many of these can be seen. */
  async count(selector: string, wanted: number): Promise<void> {
    await this.until(
      `${wanted} × ${selector}`,
      async () => (await this.look(selector)).length,
      (count) => count === wanted,
    )
  }

  /** The first that can be seen has this text, or value, and no other. */
  async text(selector: string, wanted: string): Promise<void> {
    await this.until(
      `${selector} says « ${wanted} »`,
      async () => (await this.look(selector))[0]?.text,
      (text) => text === wanted.replace(/\s/g, ' '),
    )
  }

  /** The first that can be seen has the focus. */
  async focused(selector: string, words = ''): Promise<void> {
    await this.until(
      `${named(selector, words)} has the focus`,
      async () =>
        (await this.look(selector, words))[0]?.focused ||
        (await this.run(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')),
      (seen) => seen === true,
    )
  }

  /** The address, from the site's root, is this one. */
  async isAt(path: string): Promise<void> {
    await this.until(
      `the address is ${path}`,
      () => this.run(() => location.href),
      (address) => address === siteOrigin + path,
    )
  }

  /** What is read comes to be so; says what it was when it does not. */
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
        // A page on its way to the next one answers nothing for a moment.
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
