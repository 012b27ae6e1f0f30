import { staleFacts } from './launch-facts'

const day = '2026-11-22'
const read = { on: '2026-11-20', from: 'source' }
const fact = (label: string, readAgain: string, more: object = { read }) => ({
  label,
  source: { title: label, publisher: 'legifrance.gouv.fr' },
  readAgain,
  ...more,
})

function found(facts: object, texts: unknown = '{fait.a}'): readonly string[] {
  return staleFacts(
    [
      { file: 'content/facts.json', record: { facts } },
      { file: 'content/x.json', record: texts },
    ],
    day,
  ).map(({ file, field, what }) => `${file}: ${field}: ${what}`)
}

test('a fact is refused once its day has passed, and announced thirty days before', () => {
  expect(found({ a: fact('La TVA', '2026-11-21') })).toEqual([
    'content/facts.json: facts.a: « La TVA » had to be read again by 2026-11-21: read legifrance.gouv.fr, correct the text, then "read" and "readAgain"',
  ])
  expect(found({ a: fact('La TVA', day) })).toEqual([
    `content/facts.json: facts.a: read « La TVA » again before ${day} (legifrance.gouv.fr)`,
  ])
  expect(found({ a: fact('La TVA', '2026-12-22') })).toHaveLength(1)
  expect(found({ a: fact('La TVA', '2026-12-23') })).toEqual([])
})

test('a fact that was never read at its source is left to read, if a text speaks of it', () => {
  const unread = { a: fact('La TVA', '2027-11-20', {}) }
  expect(found(unread)).toEqual([
    'content/facts.json: facts.a: « La TVA » was never read at its source: read legifrance.gouv.fr, then write "read"',
  ])
  expect(found(unread, 'Rien de tel.')).toEqual([])
})
