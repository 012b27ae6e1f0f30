/** @jest-environment node */
import fc from 'fast-check'
import { units } from '@/content/schema/prices'
import { amountText, spokenAmount, unitTexts, withTax } from './amounts'

test.each([
  [{ from: 25, unit: 'm²' }, '25 €/m²', '25 euros par mètre carré'],
  [{ from: 90, unit: 'mètre linéaire' }, '90 €/ml', '90 euros par mètre linéaire'],
  [{ from: 55, unit: 'heure' }, '55 €/h', "55 euros de l'heure"],
  [{ from: 650, unit: 'forfait' }, '650 €', '650 euros'],
  [{ from: 8000, unit: 'forfait' }, '8\u202F000 €', '8\u202F000 euros'],
  [{ from: 12.5, unit: 'm²' }, '12,50 €/m²', '12,50 euros par mètre carré'],
] as const)('%j is written « %s » and read out « %s »', (amount, written, spoken) => {
  expect(amountText(amount)).toBe(written)
  expect(spokenAmount(amount)).toBe(spoken)
})

test('no two units are written, read out or coded alike', () => {
  const texts = units.map((unit) => unitTexts[unit])
  for (const key of ['suffix', 'spoken', 'code'] as const)
    expect(new Set(texts.map((text) => text[key])).size).toBe(units.length)
})

test('an amount without VAT gets it at its rate, to the cent; one with VAT stays', () => {
  expect(withTax({ from: 150, unit: 'forfait', taxIncluded: false, taxRate: 20 })).toMatchObject({
    from: 180,
    taxIncluded: true,
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      const amount = { from: cents / 100, unit: 'm²', taxIncluded: true, taxRate: 10 } as const
      expect(withTax(amount)).toEqual(amount)
    }),
  )
})
