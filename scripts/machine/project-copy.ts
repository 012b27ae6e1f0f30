import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Not copied: what a build or a run leaves behind, packages, which are linked, and git's file of a worktree.
 */
const notCopied = new Set(['node_modules', 'out', 'hosting', 'test-results', '.git'])

/**
 * Copies the project as it stands, to build and test another state of it without touching this one.
 * @param leftOut tells by a path from the root what is not to be copied.
 */
export function copyProject(
  folder: string,
  leftOut: (file: string) => boolean = () => false,
): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync('.', { withFileTypes: true })) {
    const { name } = entry
    // Hidden files configure tools; hidden folders are git's, the forges' and the builds'.
    if (name.startsWith('.') && entry.isDirectory()) continue
    if (notCopied.has(name) || name.endsWith('.tsbuildinfo')) continue
    cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !leftOut(file) })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/**
 * Not in a copy for another firm: what `npm run generate` makes from the records, what is true of the sample
 * firm only, and browser tests whose result no record changes.
 */
const ofOneFirm = [
  'app/fonts',
  'components/ui/generated',
  'content/schema/generated',
  'e2e/any-firm',
  'e2e/sample-firm',
  'lib/area/generated',
  'public/pictures',
]

/** Unit tests that plant faults in records of their own: their result is the same for every firm. */
const knownRecords = /\.known-records\.test\.tsx?$/

/** The folders of `content/` that do not depend on the firm. */
const ofEveryFirm = ['legal', 'schema']

/**
 * Copies the project with another firm's records instead of its own.
 * @param records the folder of these records.
 */
export function copyWithFirm(folder: string, records: string): void {
  copyProject(folder, (file) => ofOneFirm.includes(file) || knownRecords.test(file))
  const content = path.join(folder, 'content')
  for (const name of readdirSync(content))
    if (!ofEveryFirm.includes(name)) rmSync(path.join(content, name), { recursive: true })
  cpSync(records, content, { recursive: true })
}
