import { changeWords } from './change-words'
import { recordChanges } from './record-changes'

const words = (before: unknown, after: unknown) =>
  recordChanges(before, after).map((change) => changeWords(change))

test('each field that changed is named with what it said before and after', () => {
  expect(words({ a: { b: 1, c: true } }, { a: { b: 2, c: false } })).toEqual([
    'a › b : 1 → 2',
    'a › c : oui → non',
  ])
  expect(words({ a: 'x' }, { b: 'y' })).toEqual(['a : retiré, « x »', 'b : ajouté, « y »'])
  expect(words({ a: 1 }, { a: 1 })).toEqual([])
  // A record that was emptied of its group is no group any more.
  expect(words({ a: { b: 'x' } }, { a: null })).toEqual(['a : « x » → null'])
})

test('entries of a list go by their name where they have one, by their place where not', () => {
  const team = (...people: string[][]) => people.map(([name, role]) => ({ name, role }))
  expect(words(team(['A', 'x'], ['B', 'y']), team(['B', 'z'], ['C', 'y']))).toEqual([
    'A : retiré, « A »',
    'B › role : « y » → « z »',
    'C : ajouté, « C »',
  ])
  expect(words({ l: team(['A', 'x'], ['B', 'y']) }, { l: team(['B', 'y'], ['A', 'x']) })).toEqual([
    'l : « A, B » → « B, A »',
  ])
  expect(words({ l: ['a', 'b', 'c'] }, { l: ['a', 'c'] })).toEqual(['l › n° 2 : retiré, « b »'])
  expect(words({ l: ['a', 'c'] }, { l: ['a', 'b', 'c'] })).toEqual(['l › n° 2 : ajouté, « b »'])
  expect(words({ l: ['a', 'b'] }, { l: ['a', 'c'] })).toEqual(['l › n° 2 : « b » → « c »'])
})

test('a field goes by what the editing screen calls it', () => {
  const schema = {
    properties: {
      prices: {
        label: 'Prix',
        additionalProperties: { properties: { from: { label: 'À partir de' } } },
      },
      team: {
        label: 'L’équipe',
        items: { anyOf: [{}, { properties: { role: { label: 'Métier' } } }] },
      },
    },
  }
  const before = { prices: { sols: { from: 40, other: 1 } }, team: [{ name: 'Léa', role: 'x' }] }
  const after = { prices: { sols: { from: 45, other: 2 } }, team: [{ name: 'Léa', role: 'y' }] }
  expect(recordChanges(before, after).map((change) => changeWords(change, schema))).toEqual([
    'Prix › sols › À partir de : 40 → 45',
    'Prix › sols › other : 1 → 2',
    'L’équipe › Léa › Métier : « x » → « y »',
  ])
})

test('of a long text the words around the change are shown', () => {
  const start =
    'Nous dégarnissons le joint à la main, nous mouillons la pierre, puis nous regarnissons '
  const [line = ''] = words({ t: `${start}au ciment.` }, { t: `${start}à la chaux.` })
  expect(line).toMatch(/^t : « …\S.* au ciment\. » → « …\S.* à la chaux\. »$/)
  expect(line.length).toBeLessThan(120)
})
