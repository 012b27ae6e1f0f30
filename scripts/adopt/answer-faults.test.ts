import { answerFaults } from './answer-faults'
import { readAnswers } from './answers'
import { coloursOf } from './brand'
import { ContentTree, readTree } from './content-tree'
import { readTerritory } from './territory'
import { testAnswers } from './test-answers'

const tree = readTree('content')
const territory = readTerritory()

const given = { ...testAnswers, services: ['exterieur'], trades: ['couvreur', 'maconnerie'] }

/** What the content, or France, has against answers that are otherwise fine. */
function faultsWith(change: Record<string, unknown>): readonly string[] {
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades, ...change }, 'a.json')
  return answerFaults(answers, tree, territory, 'a.json').map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

test('a department that nobody of the radius reaches is refused, and one across a border is not', () => {
  const brest = {
    address: { street: '1 rue', postalCode: '29200', city: 'Brest' },
    radiusKm: 60,
  }
  expect(faultsWith({ ...brest, departments: ['29', '33', '22'] })).toEqual([
    expect.stringMatching(
      /^departments\[1\]: « 33 » \(Gironde\) commence à \d{3} km, plus de deux fois .* radiusKm \(60\) : retirez-le, ou agrandissez le rayon$/,
    ),
  ])
})

test('the firm’s own department is never out of reach', () => {
  const coordinates = { lat: 44.5, lng: -0.2 }
  expect(faultsWith({ radiusKm: 5, departments: ['24'], coordinates })).toEqual([])
})

test('a line without the firm’s name is refused, with the one that would do', () => {
  expect(faultsWith({ baseline: 'Toiture et maçonnerie' })).toEqual([
    expect.stringMatching(/^baseline: .* : écrivez « Oc, toiture et maçonnerie »$/),
  ])
})

test('a place that is not in the department of its commune is refused', () => {
  expect(faultsWith({ coordinates: { lat: 45.2, lng: 0.7 } })).toEqual([])
  expect(faultsWith({ coordinates: { lat: 40, lng: 60 } })).toEqual([
    'coordinates.lat: « 40 » est hors du département (24, Dordogne), qui va de 44.42 à 45.87',
    'coordinates.lng: « 60 » est hors du département (24, Dordogne), qui va de -0.24 à 1.60',
  ])
})

test.each([
  [
    { postalCode: '53061', city: 'Laval CEDEX 9' },
    '« 53061 » est un code CEDEX : donnez celui de la commune, 53000 pour Laval ; « BP » et « CEDEX » vont avec la rue',
  ],
  [
    { postalCode: '53061', city: 'Lavale' },
    "aucune commune n'a le code 53061 ; si c'est un CEDEX, donnez celui de la commune",
  ],
])(
  'a postal code that only letters have is answered with that of the commune: %j',
  (place, message) => {
    expect(faultsWith({ address: { street: '1 rue', ...place }, departments: ['53'] })).toEqual([
      `address.postalCode: ${message}`,
    ])
  },
)

test('a logo that bears the name comes with a sign for the icons', () => {
  expect(faultsWith({ wordmark: true, logo: 'logo.svg' })).toEqual([
    expect.stringMatching(/^icon: le logo porte le nom/),
  ])
  expect(faultsWith({ wordmark: true, logo: 'logo.svg', icon: 'icon.svg' })).toEqual([])
})

test('nobody drives for nothing further than he drives at all', () => {
  expect(faultsWith({ radiusKm: 45, freeTravelKm: 80 })).toEqual([
    expect.stringMatching(/^freeTravelKm: « 80 » dépasse .* radiusKm \(45\)/),
  ])
  expect(faultsWith({ radiusKm: 45, freeTravelKm: 45 })).toEqual([])
})

test('who names a department is given its code', () => {
  const departments = ['Finistère', 'cote d or', 'Loire Atlantiqe', 'Atlantide']
  expect(faultsWith({ departments })).toEqual([
    "departments[0]: « Finistère » n'est pas le code d'un département : écrivez « 29 » pour Finistère",
    "departments[1]: « cote d or » n'est pas le code d'un département : écrivez « 21 » pour Côte-d'Or",
    "departments[2]: « Loire Atlantiqe » n'est pas le code d'un département : écrivez « 44 » pour Loire-Atlantique",
    "departments[3]: « Atlantide » n'est pas le code d'un département, comme « 24 »",
  ])
})

test('who names a service or a trade that nothing resembles learns which there are, or where', () => {
  const said = faultsWith({
    services: ['zzzzzzzzzzzz'],
    trades: ['zzzzzzzzzzzz', ...tree.trades.slice(0, 1)],
  })
  for (const field of ['services', 'trades'])
    expect(said).toContainEqual(
      expect.stringMatching(
        `^${field}\\[0\\]: « z+ » n'existe pas(?: \\(au choix : | ; les noms sont ceux des fichiers de content/${field}/)`,
      ),
    )
})

test('a department or a postal code overseas is told from one that does not exist', () => {
  const said = faultsWith({
    departments: ['2A', '974', '99'],
    address: { street: '1 rue', postalCode: '97400', city: 'Saint-Denis' },
  })
  expect(said).toEqual([
    'address.postalCode: 97400 est outre-mer, que la carte du site ne dessine pas',
    'departments[1]: 974 est outre-mer, que la carte du site ne dessine pas',
    expect.stringContaining("departments[2]: « 99 » n'existe pas"),
  ])
})

test('colours that cannot be told apart are refused, beside each other and beside those that stay, each pair once', () => {
  const faint = faultsWith({ colours: { action: '#ffff00' } })
  expect(faint).toContain(
    'colours.action: « #ffff00 » a un contraste de 1:1 avec le blanc, il faut 4,5:1',
  )
  expect(faint.filter((fault) => fault.includes('colours.surface ('))).toHaveLength(1)
  expect(faint).toEqual([...new Set(faint)])
  // What is not answered is not to blame.
  expect(faultsWith({ colours: { surface: '#202020' } })).toContainEqual(
    expect.stringMatching(/^colours\.surface: « #202020 » .* avec colours\.ink \(/),
  )
  expect(faultsWith({ colours: coloursOf(tree) })).toEqual([])
})

test('a record that was renamed is asked for by its new name', () => {
  const [now = ''] = tree.services
  const renamed = new ContentTree(
    tree.records,
    { ...tree.vocabulary, renamed: { service: new Map([['comme-avant', now]]) } },
    tree.legalTexts,
  )
  const answers = readAnswers(
    { ...given, services: ['comme-avant'], trades: tree.trades },
    'a.json',
  )
  expect(
    answerFaults(answers, renamed, territory, 'a.json').map(({ field, message }) => [
      field,
      message,
    ]),
  ).toContainEqual(['services[0]', `« comme-avant » n'existe plus : la fiche s'appelle « ${now} »`])
})
