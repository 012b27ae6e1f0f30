import type { Leftover } from './leftovers'
import { leftoversReport } from './leftovers-report'

test('what the machine has left stands before what a person must write, and each is named by its field', () => {
  const file = 'content/page.json'
  const left: readonly Leftover[] = [
    { kind: 'towns', file, at: 'lead', what: 'Nérac', remedy: 'write' },
    { kind: 'emails', file, at: 'faqs[0].answer', what: 'a@dupre.fr', remedy: 'remove' },
  ]
  expect(leftoversReport(left)).toBe(
    [
      '══ À enlever : 1',
      '',
      "── L'e-mail : 1",
      `${file}: faqs[0].answer: « a@dupre.fr »`,
      '',
      '══ À écrire : 1',
      '',
      '── Des communes : 1',
      `${file}: lead: « Nérac »`,
    ].join('\n'),
  )
  expect(leftoversReport([])).toBe("Il ne reste rien de l'ancienne entreprise.")
})

test('a paragraph is named by its beginning', () => {
  const long = 'Murs et plafonds '.repeat(20).trim()
  expect(
    leftoversReport([
      { kind: 'offers', file: 'a.json', at: 'subtitle', what: long, remedy: 'write' },
    ]).length,
  ).toBeLessThan(long.length)
})
