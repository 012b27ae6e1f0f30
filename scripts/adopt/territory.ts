import { kilometresBetween, type Coordinates } from '../../lib/area/geography'
import { plain } from '../../lib/area/communes'
import { registeredCommunes, registeredDepartments, townPlaces } from '../checks/french-places'

/** A commune of France as it is today, with Corsica but without overseas, which our map does not draw. */
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
  /** Those that a postal code serves, the largest first. */
  readonly byPostalCode: ReadonlyMap<string, readonly FrenchCommune[]>
  /** Names by code. */
  readonly departments: ReadonlyMap<string, string>
  /** The register's number for the article of a department, by name. */
  readonly articleOf: ReadonlyMap<string, number>
}

/** Reads the packages that `scripts/build/territory.ts` draws the service area from. */
export function readTerritory(): Territory {
  const places = townPlaces()
  const departments = new Map(
    registeredDepartments()
      .filter(({ code }) => !isOverseas(code))
      .map(({ code, nom }): [string, string] => [code, nom]),
  )
  const communes = registeredCommunes().flatMap((unit): FrenchCommune[] => {
    if (!departments.has(unit.departement) || !unit.codesPostaux?.length) return []
    const place = places.get(unit.code)
    return [
      {
        name: unit.nom,
        code: unit.code,
        department: unit.departement,
        postalCodes: unit.codesPostaux,
        population: unit.population ?? 0,
        ...(place && { coordinates: rounded(place) }),
      },
    ]
  })
  const articleOf = new Map(
    registeredDepartments().map(({ nom, typeLiaison }) => [nom, typeLiaison] as const),
  )
  return { communes, byPostalCode: sortedByPostalCode(communes), departments, articleOf }
}

/** Of a department, a commune or a postal code: they begin alike. */
export const isOverseas = (code: string) => /^9[78]/.test(code)

/** Nobody drives to the other side of the sea for a site visit. */
const isCorsican = (department: string) => /^2[AB]$/.test(department)

function sortedByPostalCode(communes: readonly FrenchCommune[]) {
  const sorted = new Map<string, FrenchCommune[]>()
  for (const commune of [...communes].sort((one, other) => other.population - one.population))
    for (const code of commune.postalCodes) {
      const there = sorted.get(code)
      if (there) there.push(commune)
      else sorted.set(code, [commune])
    }
  return sorted
}

function rounded({ lat, lng }: Coordinates): Coordinates {
  return { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) }
}

/** The communes that a postal code serves, the largest first. */
export function communesAt(
  { byPostalCode }: Territory,
  postalCode: string,
): readonly FrenchCommune[] {
  return byPostalCode.get(postalCode) ?? []
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

/** The communes of a department whose place is known, with their distance from a centre. */
export function townsAround(
  { communes }: Territory,
  department: string,
  centre: Coordinates,
): readonly NearTown[] {
  return communes.flatMap((commune) =>
    commune.department === department && commune.coordinates
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

/** How far beyond its towns a department may reach, in degrees: small communes have no place of their own. */
const beyondTowns = 0.25

/** Why a latitude or a longitude cannot be that of a commune of a department; undefined where it can. */
export function strayAxis(
  { communes, departments }: Territory,
  department: string,
  axis: keyof Coordinates,
  degrees: number,
): string | undefined {
  const places = communes.flatMap((commune) =>
    commune.department === department && commune.coordinates ? [commune.coordinates[axis]] : [],
  )
  const [low, high] = [Math.min(...places) - beyondTowns, Math.max(...places) + beyondTowns]
  return degrees >= low && degrees <= high
    ? undefined
    : `« ${degrees} » est hors du département (${department}, ${departments.get(department) ?? ''}), qui va de ${low.toFixed(2)} à ${high.toFixed(2)}`
}

/** How far the nearest town of a department is from a centre, in kilometres. */
export function kilometresTo(
  territory: Territory,
  department: string,
  centre: Coordinates,
): number {
  return Math.min(...townsAround(territory, department, centre).map(({ km }) => km))
}

/** Codes of the departments that have a town within the radius, this side of the sea, the nearest first. */
export function departmentsWithin(
  { communes }: Territory,
  centre: Coordinates,
  radiusKm: number,
): readonly string[] {
  const towns = communes.flatMap(({ department, coordinates }) =>
    coordinates ? [{ department, km: kilometresBetween(centre, coordinates) }] : [],
  )
  const [first] = towns
  if (!first) return []
  const nearest = towns.reduce((one, other) => (other.km < one.km ? other : one), first)
  const here = isCorsican(nearest.department)
  const near = towns
    .filter(({ km, department }) => km <= radiusKm && isCorsican(department) === here)
    .sort((one, other) => one.km - other.km)
  return [...new Set(near.map(({ department }) => department))]
}
