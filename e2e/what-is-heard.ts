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
