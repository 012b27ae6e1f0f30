import { copyKnown, folder, set } from './content/test-known-records'

/** The service area of the copy, with these communes in a department alone. */
async function areaOf(cities: readonly object[]) {
  set('area.json', 'departments.0.cities', cities)
  set('area.json', 'departments.1', undefined)
  jest.resetModules()
  process.env.CONTENT_DIR = folder
  try {
    return await import('./area-map')
  } finally {
    delete process.env.CONTENT_DIR
  }
}

/** A name that no register has. */
const unknown = { name: 'Trifouillis-le-Bas', postalCode: '24999', isMajor: true }

test('a major city that no register knows stands where its record says', async () => {
  copyKnown()
  const coordinates = { lat: 45, lng: 1 }
  const { areaMapDrawing, majorCities } = await areaOf([{ ...unknown, coordinates }])
  expect(areaMapDrawing().cities.map(({ name }) => name)).toEqual([unknown.name])
  expect(majorCities()).toEqual([expect.objectContaining({ coordinates, department: 'Dordogne' })])
})

test('a major city whose place nobody knows is refused in French, with file and field', async () => {
  copyKnown()
  const { areaMapDrawing } = await areaOf([unknown])
  expect(areaMapDrawing).toThrow(
    'area.json: departments[0].cities[0].isMajor: le répertoire des communes ne dit pas où est « Trifouillis-le-Bas (24999) » : donnez ses coordonnées (coordinates), ou ôtez « Grande ville »',
  )
})

test('two major cities of one name keep the distance and the place of each', async () => {
  copyKnown()
  const places = [
    { lat: 44.9, lng: 1 },
    { lat: 45.7, lng: 1 },
  ]
  const { areaMapDrawing, majorCities } = await areaOf(
    places.map((coordinates, index) => ({ ...unknown, postalCode: `2499${index}`, coordinates })),
  )
  expect(majorCities().map(({ coordinates }) => coordinates)).toEqual(places)
  expect(new Set(majorCities().map(({ km }) => km)).size).toBe(2)
  expect(new Set(areaMapDrawing().cities.map(({ y }) => y)).size).toBe(2)
})
