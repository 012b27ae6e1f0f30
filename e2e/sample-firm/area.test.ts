import { communeLines } from '@/lib/area/generated/communes'
import { findCommunes, parseCommunes, travelTo } from '@/lib/area/communes'
import { areaMapDrawing, majorCities } from '@/lib/site/area-map'
import { firm } from '@/lib/site/catalog'

const communes = parseCommunes(communeLines)

function travel(name: string, postalCode: string) {
  const commune = communes.find(
    (candidate) => candidate.name === name && candidate.postalCodes.includes(postalCode),
  )
  if (!commune) throw new Error(`No commune ${name} ${postalCode}.`)
  return travelTo(commune, communes, firm)
}

test.each([
  ['Agen', '47000', 23, 'none'],
  ['Marmande', '47200', 44, 'moderate'],
  ['Nérac', '47600', 41, 'moderate'],
  ['Bergerac', '24100', 53, 'discussed'],
  ['Langon', '33210', 77, 'discussed'],
  ['Périgueux', '24000', 88, 'discussed'],
  ['Montauban', '82000', 68, 'discussed'],
])('%s (%s) is %i km from the centre, to the kilometre or so: %s', (name, code, km, fee) => {
  expect(Math.abs((travel(name, code)?.km ?? 0) - km)).toBeLessThanOrEqual(1)
  expect(travel(name, code)?.fee).toBe(fee)
})

test.each([
  ['nerac', 'Nérac'],
  ['penne d agenais', 'Penne-d’Agenais'],
  ['mas d agenais', 'Le Mas-d’Agenais'],
  ['ste livrade', 'Sainte-Livrade-sur-Lot'],
  ['ag', 'Agen'],
])('« %s » finds %s first', (text, name) => {
  expect(findCommunes(communes, text, 8)[0]?.name).toBe(name)
})

test('our map has six departments, circles of 30 and 50 km, and 17 cities', () => {
  const map = areaMapDrawing()
  expect(map.departments).toHaveLength(6)
  expect(map.circles.map(({ km }) => km)).toEqual([50, 30])
  expect(map.cities).toHaveLength(17)
  expect(majorCities().find(({ name }) => name === 'Agen')?.km).toBe(23)
})
