import { communeLines } from '@/lib/area/generated/communes'
import { outlines } from '@/lib/area/generated/outlines'
import type { Firm } from '@/content/schema/firm'
import { areaMapDrawing, majorCities } from '@/lib/site/area-map'
import { firm, departments } from '@/lib/site/catalog'
import {
  communeOf,
  findCommunes,
  isNamedBy,
  offeredAs,
  parseCommunes,
  plain,
  travelTo,
  type Commune,
} from './communes'
import { kilometresBetween, mapDistance, mapPoint } from './geography'
import { isInside, outlineOf } from './outline'

/** As `scripts/build/territory.ts` writes them: the largest first, small ones without a place. */
const communes = parseCommunes(
  [
    'Quimper;29000;47.997;-4.098',
    'Quimperlé;29300;47.873;-3.549',
    "Pont-l'Abbé;29120;47.868;-4.221",
    "Penmarc'h;29760;47.812;-4.337",
    'Saint-Pol-de-Léon;29250;48.685;-3.986',
    'Sainte-Sève;29600;48.556;-3.862',
    'Morlaix;29600;48.578;-3.828',
    'Le Faou;29590;48.294;-4.181',
    'Combrit;29120',
    'Plouhinec-sur-Mer;29780',
    'Ergué;29000;;;Quimper',
    'Locronan;29180',
    "L'Hay-les-Pins;29510,29511,29512;48.1;-4.1",
    ...Array.from({ length: 9 }, (_, number) => `Saint-Nom-${number};2980${number}`),
  ].join('\n'),
)

/** Free to the west of Quimper's bay, charged to Quimperlé, and spoken of beyond. */
const area: Pick<Firm, 'coordinates' | 'travel'> = {
  coordinates: { lat: 47.997, lng: -4.098 },
  travel: { freeWithinKm: 30, moderateWithinKm: 50 },
}

function travel(name: string, from: readonly Commune[] = communes) {
  const commune = from.find((candidate) => candidate.name === name)
  if (!commune) throw new Error(`No commune ${name}.`)
  return travelTo(commune, from, area)
}

function found(text: string): string[] {
  return findCommunes(communes, text, 8).map(({ name }) => name)
}

test.each([
  ['Quimper', 0],
  ['Pont-l’Abbé', 17],
  ['Quimperlé', 43],
  ['Morlaix', 68],
  ['Saint-Pol-de-Léon', 77],
])('%s is %i km from the centre, to the kilometre or so', (name, km) => {
  expect(Math.abs((travel(name)?.km ?? NaN) - km)).toBeLessThanOrEqual(1)
})

test.each([
  ['Pont-l’Abbé', 'none'],
  ['Quimperlé', 'moderate'],
  ['Morlaix', 'discussed'],
])('the travel fee of %s is « %s »', (name, fee) => {
  expect(travel(name)?.fee).toBe(fee)
})

test('the limits of 30 and 50 km belong to the nearer side', () => {
  const at = (km: number) => {
    const lat = area.coordinates.lat + km / 111.195
    const commune = {
      name: 'Ici',
      plainName: 'ici',
      postalCodes: ['99999'],
      coordinates: { lat, lng: area.coordinates.lng },
    }
    return travelTo(commune, [commune], area)
  }
  expect([30, 31, 50, 51].map((km) => [at(km)?.km, at(km)?.fee])).toEqual([
    [30, 'none'],
    [31, 'moderate'],
    [50, 'moderate'],
    [51, 'discussed'],
  ])
})

test('a commune without a place borrows the largest town of its postal code, and says so', () => {
  expect(travel('Combrit')).toMatchObject({ km: 17, borrowedFrom: 'Pont-l’Abbé' })
})

test('a former commune borrows the place of the one it has joined', () => {
  expect(communes.find(({ name }) => name === 'Ergué')?.joined).toBe('Quimper')
  expect(travel('Ergué')?.borrowedFrom).toBe('Quimper')
})

test('a commune without a place, alone with its postal code, has no distance', () => {
  expect(travel('Locronan')).toBeUndefined()
})

test.each([
  ['quimper', 'Quimper'],
  ['QUIMPER', 'Quimper'],
  ['quimperle', 'Quimperlé'],
  ['pont l abbe', 'Pont-l’Abbé'],
  ['Pont-l’Abbé', 'Pont-l’Abbé'],
  ['faou', 'Le Faou'],
  ['ste seve', 'Sainte-Sève'],
  ['St-Pol', 'Saint-Pol-de-Léon'],
  ['29 760', 'Penmarc’h'],
  ['29760', 'Penmarc’h'],
  ['29760 Penmarch', 'Penmarc’h'],
  ['Quimper 29000', 'Quimper'],
  ['Pont-l’Abbé (29)', 'Pont-l’Abbé'],
  ['Plouhinec/Mer', 'Plouhinec-sur-Mer'],
  ['plouhinec s/ mer', 'Plouhinec-sur-Mer'],
  ['Quimper, Finistère', 'Quimper'],
  ['29000 Quimper, Finistère, France', 'Quimper'],
  ['combrit france', 'Combrit'],
])('« %s » finds %s', (text, name) => {
  expect(found(text)).toContain(name)
})

test.each(['lhay les pins', 'LHAYLESPINS', 'penmarch', 'saintpol'])(
  '« %s » finds a name whose apostrophe or hyphens were left out',
  (text) => {
    expect(found(text)).toHaveLength(1)
  },
)

test('a name and a postal code of another place find nothing', () => {
  expect(found('29760 Quimper')).toEqual([])
})

test('a commune is named by the whole of its name, not by the start of it', () => {
  const named = (text: string) =>
    found(text).filter((name) =>
      isNamedBy(
        communes.find((commune) => commune.name === name)!,
        text,
      ),
    )
  expect(named('quimper')).toEqual(['Quimper'])
  expect(named('PONT L ABBE')).toEqual(['Pont-l’Abbé'])
  expect(named('Quimper (29000)')).toEqual(['Quimper'])
  expect(named('quimp')).toEqual([])
  expect(named('29000')).toEqual([])
})

test('a name that two communes have needs its postal code', () => {
  const twins = parseCommunes('Saint-Aubin;29100\nSaint-Aubin;29200')
  const named = (text: string) =>
    findCommunes(twins, text, 8).filter((commune) => isNamedBy(commune, text))
  expect(named('Saint-Aubin')).toEqual([])
  expect(named('Saint-Aubin 29200')).toEqual([twins[1]])
})

test('of several postal codes a commune has the one that was typed, and none where that is not known', () => {
  const commune = communes.find(({ name }) => name === 'L’Hay-les-Pins')!
  expect(offeredAs(commune, '29511')).toBe('L’Hay-les-Pins (29511)')
  expect(offeredAs(commune, '29 512')).toBe('L’Hay-les-Pins (29512)')
  expect(offeredAs(commune, '29512 l hay')).toBe('L’Hay-les-Pins (29512)')
  for (const text of ['l hay', '2951', '']) expect(offeredAs(commune, text)).toBe('L’Hay-les-Pins')
  expect(offeredAs(communes[0]!, 'quim')).toBe('Quimper (29000)')
  expect(
    offeredAs(
      communes.find(({ joined }) => joined)!,
      'erg',
    ),
  ).toBe('Ergué (29000, Quimper)')
})

test('whatever a commune was offered as, it is known by it again', () => {
  for (const commune of communes)
    for (const typed of ['', ...commune.postalCodes])
      expect(communeOf(communes, offeredAs(commune, typed))).toBe(commune)
  for (const text of ['quimper', 'Quimper', 'L’Hay-les-Pins (29513)', 'Quimper (29000, Ergué)'])
    expect(communeOf(communes, text)).toBeUndefined()
})

test('a commune with several postal codes does not stand for another of its name', () => {
  const twins = parseCommunes('Floirac;17120,17260\nFloirac;33270')
  expect(communeOf(twins, 'Floirac')).toBeUndefined()
  expect(twins.map((twin) => offeredAs(twin, 'floirac'))).toEqual([
    'Floirac (17120)',
    'Floirac (33270)',
  ])
  for (const twin of twins) expect(communeOf(twins, offeredAs(twin, 'floirac'))).toBe(twin)
})

test('an exact name comes first, then the largest communes', () => {
  expect(found('sainte seve')[0]).toBe('Sainte-Sève')
  expect(found('quimper')).toEqual(['Quimper', 'Quimperlé'])
  expect(found('penm')).toEqual(['Penmarc’h'])
})

test.each(['', '   ', '-', 'zzzz', '99999', '<>'])('%p finds nothing', (text) => {
  expect(found(text)).toEqual([])
})

test('no more communes are proposed than asked for', () => {
  expect(findCommunes(communes, 'saint', 8)).toHaveLength(8)
  expect(findCommunes(communes, '29', 8)).toHaveLength(8)
})

test('of a whole postal code every commune is proposed', () => {
  expect(findCommunes(communes, '29000', 1).map(({ name }) => name)).toEqual(['Quimper', 'Ergué'])
})

test('names are compared without accents, hyphens, apostrophes or case', () => {
  expect(plain(' Œuilly-l’Église ')).toBe('oeuilly l eglise')
})

/** The communes of the departments served. */
const served = parseCommunes(communeLines)

test('every city of the service area is a real commune with its real postal code', () => {
  const wrong = departments.flatMap(({ code, cities }) =>
    cities
      // Beyond the border of its department, as its description says.
      .filter(({ postalCode }) => postalCode.startsWith(code))
      .filter(
        (city) =>
          !served.some(
            ({ name, postalCodes }) => name === city.name && postalCodes.includes(city.postalCode),
          ),
      )
      .map(({ name, postalCode }) => `${name} ${postalCode}`),
  )
  expect(wrong).toEqual([])
})

test('distances are those of a sphere: a degree of latitude is 111 km, Paris to Quimper 486', () => {
  expect(kilometresBetween({ lat: 44, lng: 0 }, { lat: 45, lng: 0 })).toBeCloseTo(111.19, 1)
  const paris = { lat: 48.8566, lng: 2.3522 }
  expect(kilometresBetween(paris, { lat: 47.997, lng: -4.098 })).toBeCloseTo(486, -1)
})

/** Towns that an outline, which is coarse, leaves beyond the border. */
function townsOutside() {
  return served.filter(({ coordinates, joined, postalCodes }) => {
    const outline = outlines[postalCodes[0]!.slice(0, 2)]
    return coordinates && !joined && outline && !isInside(outlineOf(outline), mapPoint(coordinates))
  })
}

/** How far a town is from the next corner of an outline, in units of the map, of which one is about 2 km. */
function fromCorner({ coordinates }: Commune): number {
  const town = mapPoint(coordinates!)
  const corners = Object.values(outlines).flatMap((outline) => outlineOf(outline!).flat())
  return Math.min(...corners.map(({ x, y }) => Math.hypot(x - town.x, y - town.y)))
}

test('on our map towns stand inside the outline of their department, but for headlands and islands beside it', () => {
  const placed = served.filter(({ coordinates }) => coordinates)
  expect(placed.length).toBeGreaterThan(10)
  const outside = townsOutside()
  // Of Finistère and Morbihan, whose coast such an outline straightens, three in a hundred.
  expect(outside.length / placed.length).toBeLessThan(0.04)
  expect(outside.filter((town) => fromCorner(town) > 2).length / placed.length).toBeLessThan(0.01)
  expect(Math.max(0, ...outside.map(fromCorner))).toBeLessThan(5)
})

test('our map has each department, both circles to scale, and the major cities', () => {
  const map = areaMapDrawing()
  const { coordinates, travel } = firm
  expect(map.departments.map(({ name }) => name)).toEqual(departments.map(({ name }) => name))
  for (const { path } of map.departments) expect(outlineOf(path).flat().length).toBeGreaterThan(2)
  const km = travel.moderateWithinKm
  expect(map.circles.map((circle) => circle.km)).toEqual([km, travel.freeWithinKm])
  const north = mapPoint({ ...coordinates, lat: coordinates.lat + km / 111.195 })
  expect(map.centre.y - north.y).toBeCloseTo(mapDistance(km, coordinates), 0)
  const major = departments.flatMap(({ cities }) => cities.filter(({ isMajor }) => isMajor))
  expect(map.cities.map(({ name }) => name)).toEqual(major.map(({ name }) => name))
  expect(majorCities().map(({ name }) => name)).toEqual(major.map(({ name }) => name))
})
