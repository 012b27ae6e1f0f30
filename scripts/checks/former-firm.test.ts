import { factsOf, firmFacts, joined, without } from './former-firm'

const nothing = factsOf(() => [])

const record = (brand: string, text: string) =>
  new Map<string, unknown>([
    [
      'firm.json',
      {
        brand,
        phones: {},
        email: 'a@b.fr',
        origins: { canonical: 'https://www.b.fr' },
        legal: {},
        addresses: {
          registered: { street: 'Le Bourg', postalCode: '24000', city: 'X', department: 'Y' },
        },
      },
    ],
    ['area.json', { departments: [] }],
    ['prices.json', { prices: {} }],
    ['page.json', { text }],
  ])

test('a word of the name counts unless texts use it as a common word', () => {
  expect(firmFacts(record('Dupré & Chaux', 'à la chaux'), []).words).toEqual(['Dupré'])
})

test('what two firms have in common is no trace of the first', () => {
  const one = { ...nothing, towns: ['Agen', 'Bergerac'] }
  const other = { ...nothing, towns: ['Bergerac', 'Périgueux'] }
  expect(without(one, other).towns).toEqual(['Agen'])
  expect(joined(one, other).towns).toEqual(['Agen', 'Bergerac', 'Périgueux'])
})

test('a delay is one of the firm’s facts, and a slope is anybody’s', () => {
  const figures = { 'delai.devis': { text: '48 h' }, 'pente.douche': { text: 'un centimètre' } }
  const { delays } = firmFacts(record('Dupré', '').set('figures.json', { figures }), [])
  expect(delays).toEqual(['delai.devis : 48 h'])
})
