import fc from 'fast-check'
import { units } from '@/content/schema/prices'
import {
  amountText,
  beforeTaxText,
  consumerText,
  spokenAmount,
  termsText,
  unitTexts,
  withTax,
} from './amounts'

test.each([
  [{ from: 25, unit: 'm²' }, '25 €/m²', '25 euros par mètre carré'],
  [{ from: 90, unit: 'mètre linéaire' }, '90 €/ml', '90 euros par mètre linéaire'],
  [{ from: 55, unit: 'heure' }, '55 €/h', "55 euros de l'heure"],
  [{ from: 650, unit: 'forfait' }, '650 €', '650 euros'],
  [{ from: 8000, unit: 'forfait' }, '8\u202F000 €', '8\u202F000 euros'],
  [{ from: 12.5, unit: 'm²' }, '12,50 €/m²', '12,50 euros par mètre carré'],
  [{ from: 35, to: 60, unit: 'm²' }, '35 à 60 €/m²', '35 à 60 euros par mètre carré'],
] as const)('%j is written « %s » and read out « %s »', (amount, written, spoken) => {
  expect(amountText(amount)).toBe(written)
  const taxed = { ...amount, taxIncluded: true, taxRate: 10 } as const
  expect(consumerText(taxed)).toBe(`${written} TTC`)
  expect(spokenAmount(taxed)).toBe(`${spoken}, toutes taxes comprises`)
})

test('an amount goes with its VAT and the month it was set', () => {
  expect(termsText({ taxRate: 10, month: '2026-11' })).toBe('TVA à 10 %, prix de novembre 2026')
  expect(termsText({ taxRate: 5.5, month: '2027-04' })).toBe("TVA à 5,5 %, prix d'avril 2027")
})

test('what a firm sells that charges no VAT is no price with taxes, and says so', () => {
  const amount = { from: 28, unit: 'm²', taxIncluded: true, taxRate: 0 } as const
  expect(consumerText(amount)).toBe('28 €/m²')
  expect(spokenAmount(amount)).toBe('28 euros par mètre carré')
  expect(beforeTaxText(amount)).toBe('28 €/m²')
  expect(beforeTaxText({ ...amount, taxRate: 10 })).toBe('28 €/m² HT')
  expect(consumerText({ ...amount, taxIncluded: false })).toBe('28 €/m²')
  expect(termsText({ taxRate: 0, month: '2026-11' })).toBe(
    'TVA non applicable, article 293 B du CGI, prix de novembre 2026',
  )
})

test('no two units are written, read out or coded alike', () => {
  const texts = units.map((unit) => unitTexts[unit])
  for (const key of ['suffix', 'spoken', 'code'] as const)
    expect(new Set(texts.map((text) => text[key])).size).toBe(units.length)
})

test('an amount without VAT gets it at its rate, to the cent; one with VAT stays', () => {
  expect(
    withTax({ from: 50, to: 80.5, unit: 'heure', taxIncluded: false, taxRate: 10 }),
  ).toMatchObject({ from: 55, to: 88.55, taxIncluded: true })
  expect(consumerText({ from: 150, unit: 'forfait', taxIncluded: false, taxRate: 20 })).toBe(
    '180 € TTC',
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      const amount = { from: cents / 100, unit: 'm²', taxIncluded: true, taxRate: 10 } as const
      expect(withTax(amount)).toEqual(amount)
    }),
  )
})
