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

test('texts to be read again are named file by file, and counted each', () => {
  const offer = (file: string, at: string): Leftover => ({
    ...{ kind: 'offers', file, at, what: `${file} ${at}`, remedy: 'write' },
  })
  expect(
    leftoversReport([
      offer('content/trades/a.json', 'keyPoints[0]'),
      offer('content/trades/a.json', 'keyPoints[1]'),
      offer('content/trades/a.json', 'expertises[0].features[2]'),
      offer('content/pages/home.json', 'services.lead'),
    ]),
  ).toBe(
    [
      '══ À écrire : 4',
      '',
      '── À relire : un métier ou une région qui n’y est plus peut s’y cacher : 4',
      'content/trades/a.json: 3 textes dans keyPoints, expertises',
      'content/pages/home.json: un texte dans services',
    ].join('\n'),
  )
})

test('a paragraph is named by its beginning', () => {
  const long = 'Murs et plafonds '.repeat(20).trim()
  expect(
    leftoversReport([
      { kind: 'sayings', file: 'a.json', at: 'subtitle', what: long, remedy: 'write' },
    ]).length,
  ).toBeLessThan(long.length)
})
