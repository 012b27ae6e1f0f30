import { priceText, spokenPrice } from './prices'

test.each([
  [{ from: 25, unit: 'm²', covers: '' }, 'À partir de 25\u00A0€/m²'],
  [{ from: 650, covers: '' }, 'À partir de 650\u00A0€'],
  [{ from: 8000, covers: '' }, 'À partir de 8\u202F000\u00A0€'],
  [{ onQuote: true, covers: '' }, 'Sur devis'],
] as const)('%j reads « %s »', (price, text) => {
  expect(priceText(price)).toBe(text)
})

test.each([
  [{ from: 25, unit: 'm²', covers: '' }, 'À partir de 25 euros par mètre carré'],
  [{ from: 650, covers: '' }, 'À partir de 650 euros'],
  [{ onQuote: true, covers: '' }, 'Sur devis'],
] as const)('%j is read out as « %s »', (price, text) => {
  expect(spokenPrice(price)).toBe(text)
})
