import { glanceOf } from '../glance'
import { leadName, type Lead } from '../lead'
import { searcher } from './search'

const lead: Lead = {
  schema: 1,
  id: 'bade42cafe0123456789abcdef012345',
  receivedAt: '2026-11-20T08:00:00.000Z',
  subject: 'x',
  origin: 'https://www.example.com',
  reference: 'K7P-4M2',
  fields: [
    ['Nom', 'Toit'],
    ['Téléphone', '06 39 98 12 34'],
  ],
}

const finds = (query: string) => {
  const glance = glanceOf(leadName(lead), lead)
  return searcher(query)(glance, glance.text ?? '')
}

test.each(['b', 'bad', 'bade4'])(
  'a word as short as « %s » finds no lead by its identifier',
  (query) => {
    expect(finds(query)).toBe(false)
  },
)

test.each(['bade42', 'BADE42CAFE', lead.id, 'k7p', 'K7P4M2'])(
  'the beginning of an identifier or a reference, « %s », finds its lead',
  (query) => {
    expect(finds(query)).toBe(true)
  },
)

test.each([
  ...['06 39 98', '39.98', '+33 6 39 98', '+33639', '0033 6 39 98 12', '33 6 39 98 12'],
  ...['+33 (0)6 39', '+336 39 98 12 34'],
])('a part of a number, « %s », finds its lead in any spelling', (query) => {
  expect(finds(query)).toBe(true)
})

test.each(['+33 7 39', '0032 6 39 98', '+44 6 39 98'])(
  'another country’s or another person’s number, « %s », does not',
  (query) => {
    expect(finds(query)).toBe(false)
  },
)
