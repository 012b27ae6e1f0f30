import { answerFaults, readAnswers } from './answers'
import { readTree } from './content-tree'
import { communeOf, departmentsWithin, placeOf, readTerritory } from './territory'
import { testAnswers } from './test-answers'

const territory = readTerritory()
const placeAt = (postalCode: string, name: string) => {
  const commune = communeOf(territory, postalCode, name)
  return commune && placeOf(territory, commune)
}

test('communes are found however they are spelled, each at its own postal code', () => {
  expect(communeOf(territory, '24000', 'perigueux')?.name).toBe('Périgueux')
  expect(communeOf(territory, '24210', 'Ste Orse')?.name).toBe('Sainte-Orse')
  expect(communeOf(territory, '24000', 'Sainte-Orse')).toBeUndefined()
})

test('a firm may sit in Paris, in a town of Corsica, and in a village without a place of its own', () => {
  expect(placeAt('75011', 'Paris')).toEqual({ lat: 48.853, lng: 2.349 })
  expect(placeAt('20090', 'Ajaccio')).toMatchObject({ lat: 41.919 })
  expect(placeAt('24210', 'Sainte-Orse')).toBeDefined()
})

test('the sea is a border: from Nice nobody drives to Corsica, nor from Bastia to Nice', () => {
  const from = (postalCode: string, name: string) =>
    departmentsWithin(territory, placeAt(postalCode, name)!, 200)
  expect(from('06000', 'Nice')).toContain('83')
  expect(from('06000', 'Nice').filter((code) => /^2[AB]$/.test(code))).toEqual([])
  expect(from('20200', 'Bastia')).toEqual(['2B', '2A'])
})

test('who names a department is given its code', () => {
  const tree = readTree('content')
  const departments = ['Finistère', 'cote d or', 'Loire Atlantiqe', 'Atlantide']
  const answers = readAnswers(
    { ...testAnswers, services: tree.services, trades: tree.trades, departments },
    'a.json',
  )
  expect(
    answerFaults(answers, tree, territory, 'a.json', []).map(({ message }) => message),
  ).toEqual([
    "« Finistère » n'est pas le code d'un département : écrivez « 29 » pour Finistère",
    "« cote d or » n'est pas le code d'un département : écrivez « 21 » pour Côte-d'Or",
    "« Loire Atlantiqe » n'est pas le code d'un département : écrivez « 44 » pour Loire-Atlantique",
    "« Atlantide » n'est pas le code d'un département, comme « 24 »",
  ])
})

test('a department or a postal code overseas is told from one that does not exist', () => {
  const tree = readTree('content')
  const answers = readAnswers(
    {
      ...testAnswers,
      services: tree.services,
      trades: tree.trades,
      departments: ['2A', '974', '99'],
      address: { street: '1 rue', postalCode: '97400', city: 'Saint-Denis' },
    },
    'a.json',
  )
  const said = answerFaults(answers, tree, territory, 'a.json', []).map(
    ({ field, message }) => `${field}: ${message}`,
  )
  expect(said).toEqual([
    'address.postalCode: 97400 est outre-mer, que la carte du site ne dessine pas',
    'departments[1]: 974 est outre-mer, que la carte du site ne dessine pas',
    expect.stringContaining("departments[2]: « 99 » n'existe pas"),
  ])
})
