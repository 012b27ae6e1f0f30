import { staleFacts } from './launch-facts'

const day = '2026-11-22'
const read = { on: '2026-11-20', from: 'source' }
const fact = (label: string, readAgain: string, more: object = { read }) => ({
  label,
  source: { title: label, publisher: 'legifrance.gouv.fr' },
  readAgain,
  ...more,
})

const done = 'écrivez "read": { "on": "2026-11-22", "from": "source" }'

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
    `content/facts.json: facts.a: « La TVA » était à relire avant le 21 novembre 2026 : lisez legifrance.gouv.fr, corrigez le texte, puis ${done}, et dans "readAgain" le jour avant lequel le relire`,
  ])
  expect(found({ a: fact('La TVA', day) })).toEqual([
    `content/facts.json: facts.a: relisez « La TVA » avant le 22 novembre 2026 (legifrance.gouv.fr), puis ${done}, et repoussez "readAgain"`,
  ])
  expect(found({ a: fact('La TVA', '2026-12-22') })).toHaveLength(1)
  expect(found({ a: fact('La TVA', '2026-12-23') })).toEqual([])
})

test('a fact that was never read at its source is left to read, with what to write then, if a text speaks of it', () => {
  const unread = { a: fact('La TVA', '2027-11-20', {}) }
  expect(found(unread)).toEqual([
    `content/facts.json: facts.a: « La TVA » n'a jamais été lu à sa source : lisez legifrance.gouv.fr, puis ${done}`,
  ])
  expect(found(unread, 'Rien de tel.')).toEqual([])
})
