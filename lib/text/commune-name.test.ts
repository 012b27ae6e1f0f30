import { atCommune, ofCommune } from './commune-name'

test('a commune stands after « à » as it is said', () => {
  expect(
    ['Agen', 'Le Passage', 'Les Eyzies', 'La Réole', "L'Hôpital", 'Lesparre'].map(atCommune),
  ).toEqual(['à Agen', 'au Passage', 'aux Eyzies', 'à La Réole', "à L'Hôpital", 'à Lesparre'])
})

test('a commune stands after « de » as it is said', () => {
  expect(
    ['Agen', 'Étauliers', 'Nérac', 'Le Dorat', 'Les Eyzies', 'La Réole', 'Hautefage-la-Tour'].map(
      ofCommune,
    ),
  ).toEqual([
    "d'Agen",
    "d'Étauliers",
    'de Nérac',
    'du Dorat',
    'des Eyzies',
    'de La Réole',
    'de Hautefage-la-Tour',
  ])
})
