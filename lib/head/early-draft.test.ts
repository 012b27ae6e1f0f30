/** @jest-environment jsdom */
import { draftKey, noteUnready, photoDraftKey, sentKey } from '@/lib/forms/draft'
import { hasDraft } from './early-draft'

afterEach(() => sessionStorage.clear())

test.each<[string, () => void]>([
  ['what was typed', () => sessionStorage.setItem(draftKey('quote'), '{}')],
  ['photos', () => sessionStorage.setItem(photoDraftKey('quote'), 'x')],
  [
    'photos that were still being prepared when the page was left',
    () => noteUnready('quote', ['toit.jpg']),
  ],
  ['what was sent', () => sessionStorage.setItem(sentKey('quote'), '{}')],
])('a page wakes up at once to show %s', (_what, leave) => {
  document.body.innerHTML = '<form data-draft="quote"></form>'
  expect(hasDraft()).toBe(false)
  leave()
  expect(hasDraft()).toBe(true)
})
