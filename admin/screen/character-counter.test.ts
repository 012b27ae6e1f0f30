/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent } from '@testing-library/dom'
import { countCharactersWithin } from './character-counter'

const places = {
  config: {
    collections: [
      { name: 'pages', files: [{ name: 'categories' }] },
      { name: 'job', folder: 'jobs', label_singular: 'un chantier' },
      { name: 'picture', folder: 'pictures', label_singular: 'une photo' },
    ],
  },
  limits: {
    job: { title: { longest: 5 } },
    picture: { alt: { shortest: 20 } },
    categories: { 'categories.*.description': { longest: 8 } },
  },
} as never

let said: HTMLElement
/** Draws fields as the CMS does. @param keyPaths their paths. @returns their inputs. */
function draw(...keyPaths: readonly string[]): (HTMLInputElement | undefined)[] {
  const groups = keyPaths.map(
    (place) => `<section data-key-path="${place}"><div><input></div></section>`,
  )
  document.body.innerHTML = `<p id="counted"></p><main>${groups.join('')}</main>`
  said = document.querySelector<HTMLElement>('#counted')!
  countCharactersWithin(document.querySelector('main')!, said, places)
  return [...document.querySelectorAll('input')]
}
const typed = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } })
const countOf = (input: HTMLInputElement) => input.closest('section')?.querySelector('.characters')

beforeAll(() => jest.useFakeTimers())
afterAll(() => jest.useRealTimers())

test('what is left is shown at each character, and said once typing pauses', () => {
  location.hash = '#/collections/job/new'
  const [title] = draw('title') as [HTMLInputElement]
  fireEvent.focusIn(title)
  const shown = countOf(title)
  expect(shown).toHaveTextContent('5 signes au plus, il en reste 5')
  expect(title).toHaveAccessibleDescription('5 signes au plus, il en reste 5')
  for (const value of ['a', 'ab', 'abc']) {
    typed(title, value)
    jest.advanceTimersByTime(300)
  }
  expect(shown).toHaveTextContent('5 signes au plus, il en reste 2')
  expect(said).toBeEmptyDOMElement()
  jest.advanceTimersByTime(1000)
  expect(said).toHaveTextContent('5 signes au plus, il en reste 2')
  typed(title, 'abcdefg')
  expect(shown).toHaveTextContent('5 signes au plus, il y en a 2 de trop')
  expect(shown).toHaveAttribute('data-within', 'false')
})

test('an entry of a list, and a record that a dialog makes, have the limits of their own kind', () => {
  location.hash = '#/collections/pages/entries/categories'
  const [entry, other] = draw('categories.12.description', 'title') as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  typed(entry, 'abc')
  expect(countOf(entry)).toHaveTextContent('8 signes au plus, il en reste 5')
  typed(other, 'abc')
  expect(countOf(other)).toBeNull()

  location.hash = '#/collections/job/entries/grange'
  const [alt] = draw('alt') as [HTMLInputElement]
  typed(alt, 'abc')
  expect(countOf(alt)).toBeNull()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'made')
  dialog.innerHTML =
    '<div id="made">Création : \u2068une photo\u2069</div><p>Jamais pour un chantier</p>'
  document.querySelector('main')!.append(dialog)
  dialog.append(alt.closest('section')!)
  typed(alt, 'abcd')
  expect(countOf(alt)).toHaveTextContent('20 signes au moins, il en manque 16')
})

test('a text that another control has changed is counted anew', () => {
  location.hash = '#/collections/job/new'
  const [title, other] = draw('title', 'subtitle') as [HTMLInputElement, HTMLInputElement]
  typed(title, 'abcd')
  title.value = 'a'
  fireEvent.focusIn(other)
  expect(countOf(title)).toHaveTextContent('il en reste 4')
})
