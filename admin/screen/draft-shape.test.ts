import { draftShape } from './draft-shape'

const config = (prices: readonly string[], label = 'Prix') => ({
  collections: [{ name: 'job', fields: [{ name: 'price', label, options: prices }] }],
})

test('a draft outlives another choice of values, and not another field', () => {
  expect(draftShape(config(['25 €', '40 €']))).toBe(draftShape(config(['27 €'])))
  expect(draftShape(config(['25 €'], 'Montant'))).not.toBe(draftShape(config(['25 €'])))
})
