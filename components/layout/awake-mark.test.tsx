/** @jest-environment jsdom */
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { AwakeMark } from './awake-mark'

const page = (
  <html lang="fr" suppressHydrationWarning>
    <body>
      <main>
        <h1>Devis</h1>
        <form data-draft="quote">
          <input name="firstName" />
          <input name="consent" type="checkbox" />
          <select name="service">
            <option value="">Choisissez</option>
            <option value="toit">Toiture</option>
          </select>
          <textarea name="description" />
          <input name="Photo" type="file" />
          <button type="submit" suppressHydrationWarning>
            Envoyer
          </button>
        </form>
        <input type="search" />
        <a href="/un">Un</a>
        <a href="/deux">Deux</a>
      </main>
      <AwakeMark />
    </body>
  </html>
)

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!
const { dataset } = document.documentElement

/** What Google’s, Microsoft’s and Apple’s translators leave of a text. */
function translate(element: HTMLElement): void {
  const font = document.createElement('font')
  font.textContent = 'Quote'
  element.replaceChildren(font)
}

let root: Root | undefined
let former: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // React says what did not match.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = new DOMParser().parseFromString(renderToString(page), 'text/html')
  document.body.replaceWith(document.importNode(html.body, true))
  dataset.consent = 'essential'
  dataset.today = '2026-08-03/2026-08-21'
  dataset.scripts = 'asleep'
  former = find('main')
})
afterEach(() => act(() => root?.unmount()))

const wakeUp = () =>
  act(() => {
    root = hydrateRoot(document, page, { onRecoverableError: () => undefined })
  })

test('a page as React has drawn it stands where it stood', () => {
  wakeUp()
  expect(find('main')).toBe(former)
  expect(dataset.scripts).toBe('awake')
})

describe('a page that was changed before React, and is drawn anew,', () => {
  const redraw = () => {
    translate(find('h1'))
    wakeUp()
    expect(find('main')).not.toBe(former)
  }

  test('holds what was typed, chosen and ticked', () => {
    find<HTMLInputElement>('[name=firstName]').value = 'Éloïse'
    find<HTMLInputElement>('[name=consent]').checked = true
    find<HTMLSelectElement>('select').value = 'toit'
    find<HTMLTextAreaElement>('textarea').value = 'Une façade'
    redraw()
    expect(find('[name=firstName]')).toHaveProperty('value', 'Éloïse')
    expect(find('[name=consent]')).toHaveProperty('checked', true)
    expect(find('select')).toHaveProperty('value', 'toit')
    expect(find('textarea')).toHaveProperty('value', 'Une façade')
  })

  test('says what was typed to what depends on it, outside of forms that keep a draft', () => {
    find<HTMLInputElement>('[name=firstName]').value = 'Éloïse'
    find<HTMLInputElement>('[type=search]').value = 'toit'
    const heard: unknown[] = []
    const hear = ({ target }: Event) => heard.push((target as HTMLInputElement).value)
    addEventListener('input', hear)
    redraw()
    removeEventListener('input', hear)
    expect(heard).toEqual(['toit'])
  })

  test('still has the photos that were chosen', () => {
    // jsdom makes no list of files.
    const files = {} as FileList
    Object.defineProperty(find('[type=file]'), 'files', { value: files })
    const take = jest.spyOn(HTMLInputElement.prototype, 'files', 'set').mockReturnValue()
    redraw()
    expect(take.mock.calls).toEqual([[files]])
    expect(take.mock.contexts).toEqual([find('[type=file]')])
    take.mockRestore()
  })

  test('has the focus where it was, at the same letter', () => {
    const field = find<HTMLInputElement>('[name=firstName]')
    field.value = 'Éloïse'
    field.focus()
    field.setSelectionRange(2, 4)
    redraw()
    const now = document.activeElement as HTMLInputElement
    expect(now).toBe(find('[name=firstName]'))
    expect([now.selectionStart, now.selectionEnd]).toEqual([2, 4])
  })

  test('still holds what was pressed and erased, in its own place', () => {
    find('[type=submit]').dataset.held = ''
    find('form').dataset.erased = '{}'
    find('[href="/deux"]').dataset.held = ''
    redraw()
    expect(find('[type=submit]').dataset).toHaveProperty('held', '')
    expect(find('form').dataset).toHaveProperty('erased', '{}')
    expect(find('[href="/deux"]').dataset).toHaveProperty('held', '')
    expect(find('[href="/un"]').dataset).not.toHaveProperty('held')
  })

  test('keeps the marks of its root', () => {
    redraw()
    expect(dataset.consent).toBe('essential')
    expect(dataset.today).toBe('2026-08-03/2026-08-21')
    expect(dataset.scripts).toBe('awake')
  })

  test('takes nothing for a field that was put between by somebody else', () => {
    find<HTMLInputElement>('[name=firstName]').value = 'Éloïse'
    const foreign = document.createElement('input')
    foreign.value = 'mot de passe'
    find('form').prepend(foreign)
    redraw()
    expect(find('[name=firstName]')).toHaveProperty('value', 'Éloïse')
    expect(find('[type=search]')).toHaveProperty('value', '')
  })
})
