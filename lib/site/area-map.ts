import { communeLines } from '@/lib/area/generated/communes'
import { outlines } from '@/lib/area/generated/outlines'
import type { City, Department } from '@/content/schema/area'
import { french } from '@/lib/text/typography'
import { numberWord } from '@/lib/text/number-words'
import { company, departments, jobs } from './catalog'
import { parseCommunes, travelTo, type TravelAnswer } from '@/lib/area/communes'
import { markName, type JobPlace } from '@/lib/area/job-place'
import { drawAreaMap, type AreaMapDrawing } from '@/lib/area/map-drawing'
import { paths } from '@/lib/addresses/paths'

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

/** The departments served, the two circles of the travel fees and the major cities. */
export function areaMapDrawing(): AreaMapDrawing {
  const { coordinates, travel } = company
  return drawAreaMap({
    centre: coordinates,
    circlesKm: [travel.moderateWithinKm, travel.freeWithinKm],
    departments: departments.map(({ name, code, mapLabel }: Department) => ({
      name,
      outline: outlines[code] ?? '',
      mapLabel,
    })),
    cities: majorCities().map((city) => ({
      name: city.name,
      coordinates: placeOf(city).coordinates,
      mapLabel: city.mapLabel,
    })),
    works: jobPlaces().map(({ coordinates }) => coordinates),
  })
}

/** The communes of the finished jobs, as far as their place is known, each with its jobs. */
export function jobPlaces(): readonly JobPlace[] {
  return departments
    .flatMap(({ cities }) => cities)
    .flatMap((city): readonly JobPlace[] => {
      const { name, postalCode, coordinates } = city
      const done = jobs
        .filter(({ commune }) => commune === name)
        .map(({ id, title, sample }) => ({ title, path: paths.job(id), ...(sample && { sample }) }))
      if (done.length === 0) return []
      if (coordinates) return [{ name, coordinates, jobs: done }]
      const commune = communes.find(
        (candidate) => candidate.name === name && candidate.postalCodes.includes(postalCode),
      )
      const answer = commune && travelTo(commune, communes, company)
      return answer ? [{ name, coordinates: answer.coordinates, jobs: done }] : []
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
  const { freeWithinKm, moderateWithinKm } = company.travel
  const names = departments.map(({ name }) => name).join(', ')
  const served =
    departments.length === 1
      ? 'du département'
      : `de ${numberWord(departments.length)} départements`
  return french(
    `Carte ${served} (${names}) : deux cercles de ${freeWithinKm} et ${moderateWithinKm} km autour du centre de notre zone d'intervention, et les principales villes${markedCities()}. La distance de chacune est écrite plus bas, sous « ${listTitle} ».`,
  )
}
