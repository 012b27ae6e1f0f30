/** @jest-environment jsdom */
import { keepFields } from './kept-fields'

beforeAll(keepFields)

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }))

beforeEach(() => {
  document.body.innerHTML = `
    <input id="search" autocomplete="off"><input id="name" autocomplete="given-name"><input id="plain">
    <form><input id="commune" autocomplete="off"></form>`
})

const withoutAutofill = () =>
  [...document.querySelectorAll('[autocomplete=off]')].map(({ id }) => id)

test('no field is without autofill while the browser keeps the page, and those that were are so again when it comes back', () => {
  turn('pagehide', true)
  expect(withoutAutofill()).toEqual([])
  turn('pageshow', true)
  expect(withoutAutofill()).toEqual(['search', 'commune'])
  expect(document.getElementById('name')?.getAttribute('autocomplete')).toBe('given-name')
  expect(document.getElementById('plain')?.hasAttribute('autocomplete')).toBe(false)
})

test('a page that is not kept is left as it is', () => {
  turn('pagehide', false)
  expect(withoutAutofill()).toEqual(['search', 'commune'])
})

test('a page that is left twice has its fields as they were', () => {
  turn('pagehide', true)
  turn('pagehide', true)
  turn('pageshow', true)
  expect(withoutAutofill()).toEqual(['search', 'commune'])
})
