import * as fc from 'fast-check'
import { taxRates } from '@/content/schema/prices'
import type { PricedQuote } from '@/content/schema/specimen-quote'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { amountNames, centsText, rateText, specimenAmounts } from './specimen-amounts'

const quote: PricedQuote = {
  surface: 12.5,
  lots: [
    {
      lines: [
        { quantity: 12.5, unitPrice: 4850, taxRate: 5.5 },
        { quantity: 0.35, unitPrice: 333, taxRate: 5.5 },
      ],
    },
    { lines: [{ quantity: 1, unitPrice: 18_990, taxRate: 10 }] },
  ],
  payments: [{ share: 30 }, { share: 65 }, { share: 5 }],
}

test('lines are rounded to the cent, VAT once for each rate, and the last instalment takes what is left', () => {
  expect(specimenAmounts(quote)).toEqual({
    lots: [
      // 0.35 × 3.33 € is 1.1655 €.
      { lines: [60_625, 117], total: 60_742 },
      { lines: [18_990], total: 18_990 },
    ],
    net: 79_732,
    taxes: [
      // 5.5 % of 607.42 € is 33.4081 €.
      { rate: 5.5, base: 60_742, tax: 3341 },
      { rate: 10, base: 18_990, tax: 1899 },
    ],
    total: 84_972,
    // 30 % is 254.916 €, 65 % is 552.318 €.
    payments: [25_492, 55_232, 4248],
  })
})

test('half a cent goes up, of a line and of a tax', () => {
  const half = specimenAmounts({
    lots: [{ lines: [{ quantity: 0.5, unitPrice: 1, taxRate: 10 }] }],
    payments: [{ share: 100 }],
  })
  expect(half.net).toBe(1)
  const tax = (unitPrice: number) =>
    specimenAmounts({
      lots: [{ lines: [{ quantity: 1, unitPrice, taxRate: 5.5 }] }],
      payments: [{ share: 100 }],
    }).taxes[0]?.tax
  // 5.5 % of 1.00 € is 5.5 cents, of 0.99 € 5.445.
  expect([tax(100), tax(99)]).toEqual([6, 5])
})

test('whatever the lines, lots add up to the net amount, bases too, and instalments to the total, in whole cents', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 50_000 }).map((hundredths) => hundredths / 100),
    unitPrice: fc.integer({ min: 0, max: 2_000_000 }),
    taxRate: fc.constantFrom(...taxRates),
  })
  const lots = fc.array(fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  const payments = fc.array(fc.record({ share: fc.integer({ min: 1, max: 30 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  fc.assert(
    fc.property(lots, payments, (priced, paid) => {
      const amounts = specimenAmounts({ lots: priced, payments: paid })
      const all = [
        ...amounts.lots.flatMap((lot) => [...lot.lines, lot.total]),
        ...amounts.taxes.flatMap(({ base, tax }) => [base, tax]),
        ...amounts.payments,
      ]
      expect(all.every(Number.isSafeInteger)).toBe(true)
      const added = (list: readonly number[]) => list.reduce((one, other) => one + other, 0)
      expect(added(amounts.lots.map(({ total }) => total))).toBe(amounts.net)
      expect(added(amounts.taxes.map(({ base }) => base))).toBe(amounts.net)
      expect(added(amounts.taxes.map(({ tax }) => tax)) + amounts.net).toBe(amounts.total)
      expect(added(amounts.payments)).toBe(amounts.total)
    }),
  )
})

test('amounts are written to the cent, and texts may name each of them', () => {
  expect(ordinarySpaces(centsText(125_005))).toBe('1 250,05 €')
  expect(ordinarySpaces(rateText(5.5))).toBe('5,5 %')
  expect(
    Object.fromEntries(amountNames(quote).map(([name, text]) => [name, ordinarySpaces(text)])),
  ).toEqual({
    'total.ht': '797,32 €',
    'total.ttc': '849,72 €',
    'tva.5,5': '33,41 €',
    'tva.10': '18,99 €',
    'lot.1': '607,42 €',
    'lot.2': '189,90 €',
    'paiement.1': '254,92 €',
    'paiement.2': '552,32 €',
    'paiement.3': '42,48 €',
    'total.m2': '68 €/m²',
  })
})
