import { communeLines } from '@/lib/area/generated/communes'
import { outlines } from '@/lib/area/generated/outlines'
import type { City } from '@/content/schema/area'
import { company, departments } from './catalog'
import { parseCommunes, travelTo, type TravelAnswer } from '@/lib/area/communes'
import { mapDistance, mapPoint } from '@/lib/area/geography'

/** Room around what the map must show, in its units: a name of a city fits into it. */
const margin = { side: 12, top: 7, bottom: 6 }

interface Point {
  readonly x: number
  readonly y: number
}

/** Our own map, ready to be drawn; all figures in the units of `mapPoint`. */
export interface AreaMapDrawing {
  readonly viewBox: string
  readonly departments: readonly { readonly name: string; readonly path: string; label: Point }[]
  readonly centre: Point
  readonly circles: readonly { readonly km: number; readonly radius: number }[]
  readonly cities: readonly (Point & Pick<City, 'name' | 'mapLabel'>)[]
}

const communes = parseCommunes(communeLines)

/** @throws when the gazetteer knows no place for a city: its record then needs `coordinates`. */
function placeOf({ name, postalCode }: City): TravelAnswer {
  const commune = communes.find(
    (candidate) => candidate.name === name && candidate.postalCodes.includes(postalCode),
  )
  const answer = commune && travelTo(commune, communes, company)
  if (!answer || answer.borrowedFrom)
    throw new Error(`content/area.json: no coordinates are known for "${name}".`)
  return answer
}

/** Kilometres of each major city from the centre of the service area, by name. */
export function majorCityDistances(): ReadonlyMap<string, number> {
  return new Map(majorCities().map((city) => [city.name, placeOf(city).km]))
}

function majorCities(): readonly City[] {
  return departments.flatMap(({ cities }) => cities.filter(({ isMajor }) => isMajor))
}

/** The departments, the two circles and the major cities. */
export function areaMapDrawing(): AreaMapDrawing {
  const { coordinates, travel } = company
  const centre = mapPoint(coordinates)
  const circles = [travel.moderateWithinKm, travel.freeWithinKm].map((km) => ({
    km,
    radius: mapDistance(km, coordinates),
  }))
  const cities = majorCities().map((city) => ({
    name: city.name,
    ...(city.mapLabel && { mapLabel: city.mapLabel }),
    ...mapPoint(placeOf(city).coordinates),
  }))
  return {
    viewBox: boundsOf([...cities, ...circles.flatMap(({ radius }) => around(centre, radius))]),
    departments: departments.map(({ name, code, mapLabel }) => ({
      name,
      path: outlines[code] ?? '',
      label: mapPoint(mapLabel),
    })),
    centre,
    circles,
    cities,
  }
}

function around({ x, y }: Point, radius: number): readonly Point[] {
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ]
}

function boundsOf(points: readonly Point[]): string {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const left = Math.min(...xs) - margin.side
  const top = Math.min(...ys) - margin.top
  const width = Math.max(...xs) + margin.side - left
  const height = Math.max(...ys) + margin.bottom - top
  return [left, top, width, height].map((figure) => figure.toFixed(1)).join(' ')
}
