/** @jest-environment jsdom */
import { whenShown } from './listen'

const ahead = (prerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true })

test('on a page that is drawn ahead it waits for the click, and is done once more at each return', () => {
  const shown = jest.fn()
  whenShown(shown)
  ahead(true)
  dispatchEvent(new Event('pageshow'))
  expect(shown).not.toHaveBeenCalled()
  ahead(false)
  // Browsers tell the document alone.
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(shown).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('pageshow'))
  expect(shown).toHaveBeenCalledTimes(2)
})
