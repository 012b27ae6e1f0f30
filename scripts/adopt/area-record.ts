import type { Answers } from './answers'
import type { Json } from './content-tree'
import { centreOf } from './firm-record'
import {
  communeOf,
  departmentsWithin,
  townsAround,
  type NearTown,
  type Territory,
} from './territory'

/**
 * How many communes are listed, and how many of them named on the map: of the firm's own department, and of
 * each other one. Of a single department as many are named as the area page has places for.
 */
const listed = { home: 24, other: 12 }
const named = { alone: 6, home: 4, other: 2 }
/** How many are listed of a department whose nearest town lies beyond the radius. */
const beyond = 3

interface City {
  readonly name: string
  readonly [key: string]: unknown
}
interface DepartmentEntry {
  readonly code: string
  readonly cities: readonly City[]
  readonly [key: string]: unknown
}

/** The answers that say where the firm works. */
export type Located = Pick<Answers, 'address' | 'radiusKm' | 'coordinates' | 'departments'>

/** The departments that the firm works in: those of the answers, or those within the radius. */
export function chosenDepartments(answers: Located, territory: Territory): readonly string[] {
  const home = communeOf(territory, answers.address.postalCode, answers.address.city)?.department
  const chosen =
    answers.departments ??
    departmentsWithin(territory, centreOf(answers, territory), answers.radiusKm)
  // The firm's own comes first: its communes are the nearest.
  return [...new Set([...(home ? [home] : []), ...chosen])]
}

/**
 * The departments served with their larger communes. What an owner has written about a department or a
 * commune that stays is kept when the same firm adopts again.
 */
export function areaRecord(
  before: Json,
  answers: Answers,
  territory: Territory,
  again: boolean,
): Json {
  const centre = centreOf(answers, territory)
  const kept = again ? (before.departments as readonly DepartmentEntry[]) : []
  const home = communeOf(territory, answers.address.postalCode, answers.address.city)
  const chosen = chosenDepartments(answers, territory)
  const ownNamed = chosen.length === 1 ? named.alone : named.home
  return {
    ...before,
    departments: chosen.map((code) => {
      const isHome = code === home?.department
      const own = [...townsAround(territory, code, centre)].sort(
        (one, other) => other.population - one.population,
      )
      const within = own.filter(({ km }) => km <= answers.radiusKm)
      const near = [...own].sort((one, other) => one.km - other.km).slice(0, beyond)
      const shown = (within.length > 0 ? within : near)
        .filter((town) => town.code !== home?.code)
        .slice(0, isHome ? listed.home - 1 : listed.other)
      const size = isHome ? ownNamed - 1 : named.other
      const cities: City[] = [
        ...(isHome && home
          ? [
              {
                name: home.name,
                postalCode: answers.address.postalCode,
                isMajor: true,
                ...(!home.coordinates && { coordinates: centre }),
              },
            ]
          : []),
        ...shown.map((town, index) => ({
          name: town.name,
          postalCode: town.postalCodes[0] ?? '',
          ...(index < size && { isMajor: true }),
        })),
      ]
      const entry = kept.find((department) => department.code === code)
      const name = territory.departments.get(code) ?? code
      return entry
        ? { ...entry, cities: merged(entry.cities, cities) }
        : {
            name,
            code,
            mapLabel: middleOf(within.length > 0 ? within : near),
            description: `[${name}, ce que l'on y bâtit et ce que cela change aux travaux : à compléter]`,
            cities,
          }
    }),
  }
}

/** The cities as the owner has left them, then those that are new. */
function merged(before: readonly City[], after: readonly City[]): readonly City[] {
  const names = before.map(({ name }) => name)
  return [...before, ...after.filter(({ name }) => !names.includes(name))]
}

/** In the middle of what is served, where the department's name stands on the map. */
function middleOf(towns: readonly NearTown[]): Json {
  const mean = (figures: readonly number[]) =>
    Number((figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(2))
  return {
    lat: mean(towns.map(({ coordinates }) => coordinates.lat)),
    lng: mean(towns.map(({ coordinates }) => coordinates.lng)),
  }
}
