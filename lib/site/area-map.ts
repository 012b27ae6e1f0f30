import { communeLines } from '@/lib/area/generated/communes'
import { outlines } from '@/lib/area/generated/outlines'
import type { City, Department } from '@/content/schema/area'
import { french } from '@/lib/text/typography'
import { numberWord } from '@/lib/text/number-words'
import { firm, departments, jobs } from './catalog'
import { placelessCities, whereIs } from './city-place'
import { ContentError } from './content/faults'
import { parseCommunes } from '@/lib/area/communes'
import type { Coordinates } from '@/lib/area/geography'
import { markName, type JobPlace } from '@/lib/area/job-place'
import { drawAreaMap, type AreaMapDrawing } from '@/lib/area/map-drawing'
import { paths } from '@/lib/addresses/paths'

const communes = parseCommunes(communeLines)

/** A major city, and where it lies. */
export interface PlacedCity extends City {
  /** The name of its department. */
  readonly department: string
  readonly coordinates: Coordinates
  /** Whole kilometres from the centre of the service area. */
  readonly km: number
}

/**
 * The major cities, in the order of their records.
 * @throws ContentError with each one that has no place of its own, which the check of the content has refused.
 */
export function majorCities(): readonly PlacedCity[] {
  const faults = placelessCities(departments, communes, firm)
  if (faults.length > 0) throw new ContentError(faults)
  return departments.flatMap(({ name: department, cities }) =>
    cities.flatMap((city): readonly PlacedCity[] => {
      const place = city.isMajor && whereIs(city, communes, firm)
      return place ? [{ ...city, ...place, department }] : []
    }),
  )
}

/** The departments served, the two circles of the travel fees and the major cities. */
export function areaMapDrawing(): AreaMapDrawing {
  const { coordinates, travel } = firm
  return drawAreaMap({
    centre: coordinates,
    circlesKm: [travel.moderateWithinKm, travel.freeWithinKm],
    departments: departments.map(({ name, code, mapLabel }: Department) => ({
      name,
      outline: outlines[code] ?? '',
      mapLabel,
    })),
    cities: majorCities(),
    works: jobPlaces().map(({ name, coordinates }) => ({ ...coordinates, name })),
  })
}

/** The communes of the finished jobs, as far as their place is known, each with its jobs. */
export function jobPlaces(): readonly JobPlace[] {
  return departments
    .flatMap(({ cities }) => cities)
    .flatMap((city): readonly JobPlace[] => {
      const done = jobs
        .filter(({ commune }) => commune === city.name)
        .map(({ id, title, sample }) => ({ title, path: paths.job(id), ...(sample && { sample }) }))
      if (done.length === 0) return []
      const place = whereIs(city, communes, firm)
      return place ? [{ name: city.name, coordinates: place.coordinates, jobs: done }] : []
    })
}

/** What the marks of our own map stand for; undefined where it has none. */
export function mapMark(): string | undefined {
  const placed = jobPlaces().flatMap((place) => place.jobs)
  return placed.length > 0 ? markName(placed, 'one') : undefined
}

function markedCities(): string {
  if (jobs.length === 0) return ''
  return jobs.every(({ sample }) => sample)
    ? ', un losange autour de celles de nos exemples de chantiers'
    : ', un losange autour de celles où nous avons fini un chantier'
}

/** What the map shows, for those who do not see it. `listTitle` is that of the list with the distances. */
export function areaMapAlternative(listTitle: string): string {
  const { freeWithinKm, moderateWithinKm } = firm.travel
  const names = departments.map(({ name }) => name).join(', ')
  const served =
    departments.length === 1
      ? 'du département'
      : `de ${numberWord(departments.length)} départements`
  return french(
    `Carte ${served} (${names}) : deux cercles de ${freeWithinKm} et ${moderateWithinKm} km autour du centre de notre zone d'intervention, et les principales villes${markedCities()}. La distance de chacune est écrite plus bas, sous « ${listTitle} ».`,
  )
}
