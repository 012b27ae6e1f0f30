import { unregisteredPlaces } from './launch-places'

test('a department or a commune that the register does not have so is named', () => {
  const said = unregisteredPlaces([
    { code: '87', name: 'Haute-Vienne', cities: [{ name: 'Le Dorat' }, { name: 'Limoge' }] },
    { code: '23', name: 'Creuze', cities: [{ name: 'Guéret' }, { name: 'Marseille' }] },
    { code: '47', name: 'Lot-et-Garonne', cities: [{ name: "Penne-d'Agenais" }] },
  ]).map(({ what }) => what)
  expect(said).toEqual([
    "departments[0].cities[1].name dit « Limoge », qui n'est pas une commune du département 87 (le plus proche : « Limoges »)",
    "departments[1].name dit « Creuze », et le département 23 s'appelle Creuse",
    expect.stringContaining(
      "departments[1].cities[1].name dit « Marseille », qui n'est pas une commune du département 23",
    ),
  ])
})
