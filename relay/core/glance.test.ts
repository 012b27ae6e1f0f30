import { UNTOUCHED } from './follow-up'
import { storedGlance } from './glance'

const name = '20261121T174017371Z-439409d999c4d331fe33ddfbc73b4ef2'
const lead = JSON.stringify({
  schema: 1,
  id: '439409d999c4d331fe33ddfbc73b4ef2',
  receivedAt: '2026-11-21T17:40:17.371Z',
  subject: 'Devis',
  origin: 'https://www.example.com',
  fields: [['Nom', 'Dupont']],
})

test('a lead is glanced at with what the owner noted of it', () => {
  const noted = JSON.stringify({ ...UNTOUCHED, status: 'won', callBefore: '2026-11-24' })
  expect(storedGlance(name, lead, noted)).toMatchObject({
    readable: true,
    title: 'Dupont',
    followUp: { status: 'won', callBefore: '2026-11-24' },
  })
})

test.each([
  '',
  '{"half',
  'null',
  '[]',
  '{"id":"x"}',
  '{"id":"x","fields":[]}',
  lead.replace('"Dupont"', '1'),
  lead.replace('"subject":', '"Subject":'),
  lead.replace('"origin":', '"Origin":'),
  lead.replace('"receivedAt":', '"received":'),
  lead.replace('2026-11-21', '2026-13-21'),
  ...[
    { reference: 12 },
    { callBackBy: 'demain' },
    { photos: {} },
    { photos: [{ name: 'photo-1.jpg' }] },
    { screening: { setAside: true } },
    { screening: { points: '9', reasons: [], setAside: true } },
  ].map((changes) => JSON.stringify({ ...JSON.parse(lead), ...changes })),
])('a lead stored as %j is shown as damaged, on every host', (stored) => {
  expect(storedGlance(name, stored, '')).toMatchObject({
    name,
    readable: false,
    title: 'Demande illisible',
  })
})

const note = { id: 'note-number-1', writtenAt: '2026-11-21T17:40:17.371Z', text: 'Clé' }

test.each([
  '{"status',
  'null',
  '5',
  '{}',
  '{"status":"won"}',
  ...[
    { status: 'sold' },
    { statusSince: 'hier' },
    { callBefore: 20261124 },
    { callBefore: '2026-11-24T10:00:00Z' },
    { mergedInto: 1 },
    { notes: {} },
    { notes: [null] },
    { notes: [{ ...note, text: undefined }] },
    { notes: [{ ...note, writtenAt: 'hier' }] },
  ].map((changes) => JSON.stringify({ ...UNTOUCHED, status: 'won', notes: [note], ...changes })),
])('what the owner noted, damaged to %s, hides no lead', (noted) => {
  const { readable, followUp } = storedGlance(name, lead, noted)
  const kept = {
    id: 'damaged',
    writtenAt: '2026-11-21T17:40:17.371Z',
    text: expect.stringContaining(noted),
  }
  expect([readable, followUp]).toEqual([true, { ...UNTOUCHED, notes: noted === '' ? [] : [kept] }])
})
