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
  const noted = JSON.stringify({ status: 'won', notes: [] })
  expect(storedGlance(name, lead, noted)).toMatchObject({
    readable: true,
    title: 'Dupont',
    followUp: { status: 'won' },
  })
})

test.each(['', '{"half', 'null', '[]', '{"id":"x"}', '{"id":"x","fields":[["Nom"]]}'])(
  'a lead stored as %j is shown as damaged, on every host',
  (stored) => {
    expect(storedGlance(name, stored, '')).toMatchObject({
      name,
      readable: false,
      title: 'Demande illisible',
    })
  },
)

test('a damaged note hides no lead', () => {
  expect(storedGlance(name, lead, '{"status')).toMatchObject({
    readable: true,
    followUp: { status: 'new' },
  })
})
