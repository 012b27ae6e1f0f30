import { shownFields, type Lead } from './lead'

const lead: Lead = {
  schema: 1,
  id: 'a',
  receivedAt: '2026-03-02T10:00:00.000Z',
  subject: 'Nouvelle demande',
  origin: 'https://www.example.com',
  reference: 'K7P-4M2',
  fields: [
    ['Nom', 'Durand'],
    ['Commune du chantier', ' '],
  ],
}

test('an optional field that was left empty is no row, which would look like an answer that was lost', () => {
  expect(shownFields(lead)).toEqual([
    ['Nom', 'Durand'],
    ['Référence', 'K7P-4M2'],
  ])
})
