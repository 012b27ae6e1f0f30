import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { catalogueCounts, listCounts } from '../../lib/site/content/counts'
import { ContentError } from '../../lib/site/content/faults'
import { fieldWithin } from '../../lib/site/content/field-path'
import { readJson } from '../../lib/site/content/json-text'
import { readContent } from '../../lib/site/content/raw-content'
import { changeAllWhole } from '../build/write-whole'
import { checkContent } from '../checks/content'
import { pluralsOfOne } from '../checks/plurals-of-one'
import { isToComplete } from '../checks/record-places'
import { shownFields } from '../checks/content-records'
import { findLeftovers, type Leftover } from '../checks/leftovers'
import { factsOf, formerFirmFile, logoFact, readFormerFirm } from '../checks/former-firm'
import { sampleTestsIn, type Before } from './adoption'
import { iconFile, logoFile } from '../../lib/site/content/logo'
import { brandColours } from './brand'
import { changedFiles, readTree, type Json, type TreeChange } from './content-tree'
import type { OpenText } from './report'
import { readTaxRates } from './tax-rates'

/**
 * Everything that adoption reads of a content folder. A firm whose owner has deleted `former-firm.json`, as
 * asked, counts as adopted all the same: the sample's own tests have left the project then.
 */
export function readBefore(folder: string, project = '.'): Before {
  const tree = readTree(folder)
  const isSample = sampleTestsIn(project).length > 0
  return {
    tree,
    colours: brandColours(tree, folder),
    logo: logoFact(folder),
    former: readFormerFirm(folder) ?? (isSample ? undefined : factsOf(() => [])),
    taxRates: readTaxRates(folder),
  }
}

/**
 * Writes the adopted content and its logo, all or nothing, and removes the sample's own tests: with some of
 * the records changed, a second run would take the new firm for the former one.
 * @returns what has changed.
 */
export function carryOut(
  folder: string,
  change: TreeChange,
  {
    logo,
    icon,
    sampleTests,
  }: {
    readonly logo?: string | undefined
    readonly icon?: string | undefined
    readonly sampleTests: readonly string[]
  },
): readonly string[] {
  const changed = new Map<string, string | Buffer | undefined>(changedFiles(folder, change))
  for (const [given, name] of [
    [logo, logoFile],
    [icon, iconFile],
  ] as const) {
    const target = path.join(folder, name)
    const drawing = given && readFileSync(given)
    if (drawing && !(existsSync(target) && drawing.equals(readFileSync(target))))
      changed.set(name, drawing)
  }
  // It belongs to the logo before this one.
  if (logo && !icon && existsSync(path.join(folder, iconFile))) changed.set(iconFile, undefined)
  changeAllWhole(new Map([...changed].map(([name, text]) => [path.join(folder, name), text])))
  for (const tests of sampleTests) rmSync(tests, { recursive: true })
  return [...changed.keys(), ...sampleTests]
}

/** Faults of an adopted content, such as titles that are too long with a longer name. */
export async function remainingFaults(): Promise<readonly string[]> {
  try {
    await checkContent()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1)
    throw error
  }
}

/** Traces of the former firm. */
export async function remainingTraces(folder: string): Promise<readonly Leftover[]> {
  return (await findLeftovers(folder)) ?? []
}

/** Texts between brackets that wait for the owner, and those that speak of several where one is left. */
export function openTexts(folder: string, records: ReadonlyMap<string, Json>): readonly OpenText[] {
  const open: OpenText[] = []
  const counts = catalogueCounts(readContent(folder, []))
  const isShown = shownFields(folder)
  const visit = (file: string, value: unknown, at: string, own: ReadonlyMap<string, number>) => {
    if (typeof value === 'string') {
      if (isToComplete(value)) open.push({ file, at, what: value })
      for (const what of pluralsOfOne(value, (name) => own.get(name) ?? counts.get(name)))
        open.push({ file, at, what })
    } else if (value !== null && typeof value === 'object')
      for (const [key, entry] of Object.entries(value))
        visit(file, entry, fieldWithin(at, Array.isArray(value) ? Number(key) : key), own)
  }
  for (const [name, record] of records)
    // What it quotes of the former firm's texts is for nobody to complete.
    if (name !== formerFirmFile)
      visit(path.posix.join(folder, name), record, '', listCounts(record))
  return open.filter(({ file, at }) => isShown(file, at))
}

/** A file of answers. @throws in French when it is none. */
export function readAnswersFile(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} : ce fichier n'existe pas ou ne se lit pas.`)
  }
  const read = readJson(text)
  if ('value' in read) return read.value
  throw new Error(`${file} : ${read.fault}.`)
}
