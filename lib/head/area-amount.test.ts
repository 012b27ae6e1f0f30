/** @jest-environment jsdom */
import { listenToAreas } from './area-amount'

beforeAll(listenToAreas)

function amountFor(surface: string, unitPrice: number, attributes = ''): string {
  document.body.innerHTML = `<div><input data-unit-price="${unitPrice}" ${attributes} /><output>\u00A0</output></div>`
  const input = document.querySelector('input')!
  input.value = surface
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return document.querySelector('output')!.textContent
}

test.each([
  ['20', 25, 'à partir de\u00A0500\u00A0€\u00A0TTC'],
  ['82,5', 40, 'à partir de\u00A03\u202F300\u00A0€\u00A0TTC'],
  [' 1 200 m² ', 25, 'à partir de\u00A030\u202F000\u00A0€\u00A0TTC'],
  ['12.5', 35, 'à partir de\u00A0438\u00A0€\u00A0TTC'],
  ['1.200 m²', 25, 'à partir de\u00A030\u202F000\u00A0€\u00A0TTC'],
  ['1 200.5', 40, 'à partir de\u00A048\u202F020\u00A0€\u00A0TTC'],
  ['0.750', 40, 'à partir de\u00A030\u00A0€\u00A0TTC'],
  ['1. 200', 25, 'à partir de\u00A030\u202F000\u00A0€\u00A0TTC'],
  ['1.200,50', 40, 'à partir de\u00A048\u202F020\u00A0€\u00A0TTC'],
])('%p square metres at %i € say « %s »', (surface, unitPrice, amount) => {
  expect(amountFor(surface, unitPrice)).toBe(amount)
})

test.each(['', '  ', 'grand', '-5', '0', '1e99', 'NaN', '4x5', '4 m × 5 m', '8 * 5'])(
  '%p is no surface',
  (surface) => {
    expect(amountFor(surface, 25).trim()).toBe('')
  },
)

test('an amount of a firm that charges no VAT has no « TTC »', () => {
  expect(amountFor('20', 25, 'data-untaxed')).toBe('à partir de\u00A0500\u00A0€')
})

test('a surface that is taken back takes its amount along', () => {
  amountFor('20', 25)
  const input = document.querySelector('input')!
  input.value = ''
  input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(document.querySelector('output')!.textContent.trim()).toBe('')
})

test('other fields are left alone', () => {
  document.body.innerHTML = '<div><input /><output>reste</output></div>'
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }))
  expect(document.querySelector('output')!.textContent).toBe('reste')
})
