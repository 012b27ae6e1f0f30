/** @jest-environment jsdom */
import { closeMenu, closeMenuOnLeave } from './menu'

/** What is looked for, by which selectors. */
const looked: string[] = []

// As browsers without popovers do, which do not know the selector.
function refuse(this: unknown, selector: string): null {
  looked.push(selector)
  throw new SyntaxError(`'${selector}' is not a valid selector.`)
}

test('where popovers are unknown nothing is looked for, so that no press is an error', () => {
  expect('popover' in document.documentElement).toBe(false)
  document.body.innerHTML = '<nav popover><a href="#place">Devis</a></nav><a href="#place">Ici</a>'
  const links = [...document.links]
  jest.spyOn(document, 'querySelector').mockImplementation(refuse)
  jest.spyOn(Element.prototype, 'closest').mockImplementation(refuse)
  closeMenu()
  closeMenuOnLeave()
  for (const link of links) {
    link.focus()
    link.click()
  }
  dispatchEvent(new Event('pagehide'))
  expect(looked).toEqual([])
})
