import { communeOf, departmentsWithin, placeOf, readTerritory } from './territory'

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
