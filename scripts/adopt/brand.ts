import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Json } from './content-tree'

/** Where the colours and the mark of a firm stand, below the content folder. */
export const brandFiles = { colours: 'brand/brand.json', logo: 'brand/logo.svg' } as const

const hex = /#[\da-f]{6}\b/gi

/** The record of the brand as it is typed; undefined where the content has none. */
export function readBrand(folder: string): Json | undefined {
  const file = path.join(folder, brandFiles.colours)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : undefined
}

/** The roles that have a colour. */
export function colourRoles(folder: string): readonly string[] {
  return Object.keys((readBrand(folder)?.colours as Json | undefined) ?? {})
}

/** Every colour by which a firm is recognized. */
export function coloursOf(folder: string): readonly string[] {
  return JSON.stringify(readBrand(folder)?.colours ?? {}).match(hex) ?? []
}

/** The record of the brand with other colours in the roles that are named. */
export function brandWith(record: Json, colours: Readonly<Record<string, string>>): Json {
  return { ...record, colours: { ...(record.colours as Json | undefined), ...colours } }
}
