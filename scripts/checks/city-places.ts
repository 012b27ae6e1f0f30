import { existsSync, readFileSync } from 'node:fs'
import { parseCommunes } from '../../lib/area/communes'
import type { ContentFault } from '../../lib/site/content/faults'

/**
 * The major cities whose place nobody knows. Looked up in what the last build took from the register, and in
 * the register itself, which takes half a second to read, only for a city that is new.
 */
export async function cityFaults(): Promise<readonly ContentFault[]> {
  // Loaded late: the records are read as soon as this is.
  const { firm, departments } = await import('../../lib/site/catalog')
  const { placelessCities } = await import('../../lib/site/city-place')
  const faultsAmong = (lines: string) => placelessCities(departments, parseCommunes(lines), firm)
  const taken = takenLines()
  if (faultsAmong(taken).length === 0) return []
  const { communeLines } = await import('../build/territory')
  return faultsAmong(communeLines(departments.map(({ code }) => code)).join('\n'))
}

/**
 * The communes of the last build; none before the first. Read as text: a module that is loaded before the
 * territory is written anew would stay as it was for the steps after, with another firm's communes.
 */
function takenLines(): string {
  const file = 'lib/area/generated/communes.ts'
  if (!existsSync(file)) return ''
  return /communeLines = `([^`]*)`/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}
