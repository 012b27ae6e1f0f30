/** @jest-environment node */
import { communeLines } from '@/lib/area/generated/communes'
import { outlines } from '@/lib/area/generated/outlines'
import { areaMapDrawing, majorCityDistances } from '@/lib/site/area-map'
import { company, departments } from '@/lib/site/catalog'
import { findCommunes, parseCommunes, plain, travelTo } from './communes'
import { kilometresBetween, mapDistance, mapPoint } from './geography'

const communes = parseCommunes(communeLines)

function travel(name: string, postalCode: string) {
  const commune = communes.find(
    (candidate) => candidate.name === name && candidate.postalCodes.includes(postalCode),
  )
  if (!commune) throw new Error(`No commune ${name} ${postalCode}.`)
  return travelTo(commune, communes, company)
}

function found(text: string): string[] {
  return findCommunes(communes, text, 8).map(({ name }) => name)
}

test.each([
  ['Agen', '47000', 23],
  ['Marmande', '47200', 44],
  ['Nérac', '47600', 41],
  ['Bergerac', '24100', 53],
  ['Langon', '33210', 77],
  ['Périgueux', '24000', 88],
  ['Montauban', '82000', 68],
])('%s (%s) is %i km from the centre, to the kilometre or so', (name, code, km) => {
  expect(Math.abs((travel(name, code)?.km ?? 0) - km)).toBeLessThanOrEqual(1)
})

test.each([
  ['Agen', '47000', 'none'],
  ['Marmande', '47200', 'moderate'],
  ['Bergerac', '24100', 'discussed'],
])('the travel fee of %s (%s) is « %s »', (name, code, fee) => {
  expect(travel(name, code)?.fee).toBe(fee)
})

test('the limits of 30 and 50 km belong to the nearer side', () => {
  const at = (km: number) => {
    const lat = company.coordinates.lat + km / 111.195
    const commune = {
      name: 'Ici',
      plainName: 'ici',
      postalCodes: ['99999'],
      coordinates: { lat, lng: 0.7 },
    }
    return travelTo(commune, [commune], company)
  }
  expect([30, 31, 50, 51].map((km) => [at(km)?.km, at(km)?.fee])).toEqual([
    [30, 'none'],
    [31, 'moderate'],
    [50, 'moderate'],
    [51, 'discussed'],
  ])
})

test('a commune without a place borrows the largest town of its postal code, and says so', () => {
  expect(travel('Bajamont', '47480')).toMatchObject({ km: 19, borrowedFrom: 'Pont-du-Casse' })
})

test('a former commune borrows the place of the one it has joined', () => {
  const atur = communes.find(({ name }) => name === 'Atur')
  expect(atur?.joined).toBe('Boulazac Isle Manoire')
  expect(travelTo(atur!, communes, company)?.borrowedFrom).toBe('Boulazac Isle Manoire')
})

test('a commune without a place, alone with its postal code, has no distance', () => {
  expect(travel('Lauzun', '47410')).toBeUndefined()
})

test.each([
  ['agen', 'Agen'],
  ['AGEN', 'Agen'],
  ['nerac', 'Nérac'],
  ['penne d agenais', 'Penne-d’Agenais'],
  ['Penne-d’Agenais', 'Penne-d’Agenais'],
  ['mas d agenais', 'Le Mas-d’Agenais'],
  ['ste livrade', 'Sainte-Livrade-sur-Lot'],
  ['St-Antonin', 'Saint-Antonin-Noble-Val'],
  ['47 140', 'Penne-d’Agenais'],
  ['47140', 'Penne-d’Agenais'],
])('« %s » finds %s', (text, name) => {
  expect(found(text)).toContain(name)
})

test('an exact name comes first, then the largest communes', () => {
  expect(found('pujols')[0]).toBe('Pujols')
  expect(found('ag')[0]).toBe('Agen')
  expect(found('monflanq')).toEqual(['Monflanquin'])
})

test.each(['', '   ', '-', 'zzzz', '99999', '<>'])('%p finds nothing', (text) => {
  expect(found(text)).toEqual([])
})

test('no more communes are proposed than asked for', () => {
  expect(findCommunes(communes, 'saint', 8)).toHaveLength(8)
})

test('names are compared without accents, hyphens, apostrophes or case', () => {
  expect(plain(' Œuilly-l’Église ')).toBe('oeuilly l eglise')
})

test('every city of the service area is a real commune with its real postal code', () => {
  const wrong = departments.flatMap(({ code, cities }) =>
    cities
      // Beyond the border of its department, as its description says.
      .filter(({ postalCode }) => postalCode.startsWith(code))
      .filter(
        (city) =>
          !communes.some(
            ({ name, postalCodes }) => name === city.name && postalCodes.includes(city.postalCode),
          ),
      )
      .map(({ name, postalCode }) => `${name} ${postalCode}`),
  )
  expect(wrong).toEqual([])
})

test('distances are those of a sphere: a degree of latitude is 111 km, Paris to Agen 520', () => {
  expect(kilometresBetween({ lat: 44, lng: 0 }, { lat: 45, lng: 0 })).toBeCloseTo(111.19, 1)
  const paris = { lat: 48.8566, lng: 2.3522 }
  expect(kilometresBetween(paris, { lat: 44.202, lng: 0.621 })).toBeCloseTo(534, 0)
})

/** Corners of a path of the package: relative moves and lines only. */
function corners(path: string): [number, number][] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, dx, dy]) => [
    (x += Number(dx)),
    (y += Number(dy)),
  ])
}

function contains(polygon: [number, number][], { x, y }: { x: number; y: number }): boolean {
  return polygon.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1)!
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)
}

test('on our map every town stands inside the outline of its department', () => {
  const outside = communes
    .filter(({ coordinates, joined, postalCodes }) => {
      const outline = outlines[postalCodes[0]!.slice(0, 2)]
      return coordinates && !joined && outline && !contains(corners(outline), mapPoint(coordinates))
    })
    .map(({ name }) => name)
  expect(communes.filter(({ coordinates }) => coordinates).length).toBeGreaterThan(400)
  // Its post office stands across the border, in Gironde.
  expect(outside).toEqual(['Port-Sainte-Foy-et-Ponchapt'])
})

test('our map has the six departments, both circles to scale, and the major cities', () => {
  const map = areaMapDrawing()
  expect(map.departments.map(({ name }) => name)).toEqual(departments.map(({ name }) => name))
  for (const { path } of map.departments) expect(path).toMatch(/^m /)
  expect(map.circles.map(({ km }) => km)).toEqual([50, 30])
  const north = mapPoint({ lat: company.coordinates.lat + 50 / 111.195, lng: 0.7 })
  expect(map.centre.y - north.y).toBeCloseTo(mapDistance(50, company.coordinates), 0)
  expect(map.cities).toHaveLength(17)
  expect(majorCityDistances().get('Agen')).toBe(23)
})
