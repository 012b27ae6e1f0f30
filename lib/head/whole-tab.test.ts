/** @jest-environment jsdom */
import { showWholeTabs } from './whole-tab'

test('a tab that is chosen comes into view as a whole, one that is left does not', async () => {
  document.body.innerHTML =
    '<button role="tab" aria-selected="true">A</button><button role="tab">B</button><p role="option"></p>'
  const shown: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element, options) {
    expect(options).toEqual({ block: 'nearest', inline: 'nearest' })
    shown.push(this.textContent)
  }
  showWholeTabs()
  const [first, second] = document.querySelectorAll('button')
  first!.setAttribute('aria-selected', 'false')
  second!.setAttribute('aria-selected', 'true')
  document.querySelector('p')!.setAttribute('aria-selected', 'true')
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown).toEqual(['B'])
})
