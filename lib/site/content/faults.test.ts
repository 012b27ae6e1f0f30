import { nearest } from './faults'

const trades = ['plafonds', 'plombier-sanitaire', 'couvreur', 'charpentierBois', 'carreleur']

test.each([
  ['carelleur', 'carreleur'],
  ['plombier', 'plombier-sanitaire'],
  ['Plombeir-Sanitaire', 'plombier-sanitaire'],
  ['charpentier bois', 'charpentierBois'],
  ['électricien', undefined],
  ['pl', undefined],
])('who writes « %s » means « %s »', (typed, meant) => {
  expect(nearest(typed, trades)).toBe(meant ? ` (le plus proche : « ${meant} »)` : '')
})

test('where nothing is right, nothing is near', () => {
  expect(nearest('carreleur', [])).toBe('')
})
