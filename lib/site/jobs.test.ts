import type { JobCost } from '@/content/schema/job'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { costText, periodText } from './jobs'

test.each([
  ['2026-05-04', '2026-05-28', 'mai 2026'],
  ['2026-03-02', '2026-05-29', 'mars à mai 2026'],
  ['2025-11-24', '2026-02-06', 'novembre 2025 à février 2026'],
])('works from %s until %s are said as « %s »', (from, until, said) => {
  expect(periodText({ from, until })).toBe(said)
})

const cost: JobCost = {
  from: 24000,
  to: 29000.5,
  unit: 'forfait',
  taxIncluded: true,
  taxRate: 5.5,
  month: '2026-04',
  covers: 'Tout.',
}

test('a price is a range with its unit, its VAT and its month, and is always one with VAT', () => {
  expect(ordinarySpaces(costText(cost))).toBe(
    'De 24 000 à 29 000,50 € TTC, TVA à 5,5 %, prix d’avril 2026',
  )
  const before = { taxIncluded: false, taxRate: 10, month: '2025-11' } as const
  expect(ordinarySpaces(costText({ ...cost, ...before, from: 70, to: 85, unit: 'm²' }))).toBe(
    'De 77 à 93,50 €/m² TTC, TVA à 10 %, prix de novembre 2025',
  )
})

test('a cost that is known exactly is one amount', () => {
  expect(ordinarySpaces(costText({ ...cost, from: 9500, to: 9500 }))).toBe(
    '9 500 € TTC, TVA à 5,5 %, prix d’avril 2026',
  )
})
