import { dateText, readText, sourceText } from './fact-text'

const source = { title: 'Un arrêté', publisher: 'legifrance.gouv.fr', dated: '2017-01-24' }

test('« vérifié » is said of a source that was read at its address, and of no other', () => {
  expect(readText({ read: { on: '2026-11-23', from: 'source' } })).toBe('vérifié le 23/11/2026')
  expect(readText({ read: { on: '2026-11-23', from: 'copie' } })).toBe(
    'lu dans une copie le 23/11/2026',
  )
  expect(readText({})).toBe('à vérifier')
})

test('a sentence cites who publishes, of when and when it was read, or where it is to be read', () => {
  expect(sourceText({ source, read: { on: '2026-11-23', from: 'source' } })).toBe(
    'legifrance.gouv.fr, 24 janvier 2017, vérifié le 23/11/2026',
  )
  expect(sourceText({ source })).toBe('à vérifier sur legifrance.gouv.fr')
})

test('a source is of a year, a month or a day', () => {
  expect(['2025', '2025-02', '2025-02-01'].map(dateText)).toEqual([
    '2025',
    'février 2025',
    '1er février 2025',
  ])
})
