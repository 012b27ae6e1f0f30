import { expect, type Page } from '@playwright/test'

/** A node of the browser's accessibility tree: what a screen reader gets of a part of the page. */
interface Heard {
  readonly role: string
  readonly name: string
  readonly states: Readonly<Record<string, unknown>>
}

/** By role, the states that a screen reader must be able to announce. */
const statesOf: Readonly<Record<string, readonly string[]>> = {
  checkbox: ['checked'],
  combobox: ['expanded'],
  option: ['selected'],
  tab: ['selected'],
  tablist: ['orientation'],
  slider: ['valuetext'],
  textbox: ['required'],
  searchbox: [],
  button: [],
  link: [],
}

/** Roles that take the focus only so that the keyboard can go on from there; they are no controls. */
const places = ['RootWebArea', 'main', 'tabpanel']

async function everythingHeard(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored, properties }) => !ignored && properties)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      states: Object.fromEntries(properties!.map((state) => [state.name, state.value.value])),
    }))
}

/** Checks the landmarks of a page in which nobody has typed anything yet, and what is said of its controls. */
export async function expectWholeWhenHeard(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1)
  const heard = await everythingHeard(page)
  const navigations = heard.filter(({ role }) => role === 'navigation').map(({ name }) => name)
  expect(navigations).not.toContain('')
  expect(new Set(navigations).size).toBe(navigations.length)

  const controls = heard.filter(
    ({ role, states }) => role in statesOf || (states.focusable && !places.includes(role)),
  )
  expect(controls.length).toBeGreaterThan(10)
  const silent = controls.filter(
    (control) =>
      !control.name.trim() ||
      (statesOf[control.role] ?? ['a role that this test knows']).some(
        (state) => !(state in control.states),
      ),
  )
  expect(silent).toEqual([])
  const sliders = controls.filter(({ role }) => role === 'slider').map(({ name }) => name)
  expect(sliders).toEqual([...new Set(sliders)])
  expect(controls.filter(({ states }) => states.invalid === 'true')).toEqual([])
  const labels = await page
    .locator('label')
    .evaluateAll((all) => all.map((label) => (label as HTMLElement).innerText))
  const words = labels.map((text) => text.replace(/[\s\u00a0]*\*$/, ''))
  for (const { name } of heard.filter(({ role }) => role === 'checkbox'))
    expect(words).toContain(name)
  expect(heard.filter(({ role, name }) => role === 'table' && !name)).toEqual([])
  // Closed questions would be empty landmarks.
  await expect(page.locator('.accordion [role=region]')).toHaveCount(0)
}

/** Words as a screen reader may say them of themselves: a region that speaks, or what has just got the focus. */
interface Told {
  readonly by: 'region' | 'focus'
  /** Whether every screen reader says them: some stay silent where a region comes together with its words. */
  readonly surely: boolean
  readonly words: string
}

/**
 * Listens from the next page on. Returns a function that gives all that has been told with these words in it.
 */
export async function listenToPage(page: Page): Promise<(words: string) => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: Told[] = []
    Object.assign(window, { told })
    const live = '[aria-live], [role=alert], [role=status], output'
    const regionAgeMs = 100
    const born = new WeakMap<Node, number>()
    const say = (by: Told['by'], surely: boolean, text: string) => {
      const words = text.replace(/\s+/g, ' ').trim()
      if (words) told.push({ by, surely, words })
    }
    const speak = (region: Element | null | undefined, text: string) => {
      const isAlert = region?.matches('[role=alert]')
      if (!region || region.getAttribute('aria-live') === 'off') return
      const stood = performance.now() - (born.get(region) ?? -Infinity) > regionAgeMs
      const whole = region.getAttribute('aria-atomic') === 'true'
      say('region', isAlert || stood, whole ? region.textContent : text)
    }
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added) {
        const inside = node instanceof Element ? [...node.querySelectorAll(live)] : []
        for (const one of [node, ...inside]) born.set(one, performance.now())
      }
      for (const node of added) {
        if (!node.isConnected) continue
        const region = elementOf(node)?.closest(live)
        if (region) speak(region, node.textContent ?? '')
        else if (node instanceof Element)
          for (const one of node.querySelectorAll(live)) speak(one, one.textContent)
      }
      for (const { type, target } of changes)
        if (type === 'characterData') speak(elementOf(target)?.closest(live), target.textContent!)
    }).observe(document, { childList: true, subtree: true, characterData: true })
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement
      const named = (attribute: string) =>
        (element.getAttribute(attribute) ?? '')
          .split(' ')
          .map((id) => (id && document.getElementById(id)?.textContent) || '')
          .join(' ')
      const own = element.matches('h1, h2, h3, a, button, [role=alert]') ? element.textContent : ''
      say('focus', true, `${named('aria-labelledby') || own} ${named('aria-describedby')}`)
    })
  })
  return async (words) => {
    const told = await page.evaluate(() => (window as unknown as { told: Told[] }).told)
    return told.filter((one) => one.words.includes(words))
  }
}
