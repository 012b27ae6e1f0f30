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

/** What is wrong with answers that are otherwise fine. */
function faultsWith(change: Record<string, unknown>): readonly string[] {
  const tree = readTree('content')
  const { services, trades } = tree
  const answers = readAnswers({ ...testAnswers, services, trades, ...change }, 'a.json')
  return answerFaults(answers, tree, territory, 'a.json', []).map(
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
