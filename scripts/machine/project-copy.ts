import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What a build or a run leaves behind, packages, which are linked, and git's file of a worktree. */
const notCopied = new Set(['node_modules', 'out', 'hosting', 'test-results', '.git'])

/**
 * A copy of the project as it stands, to build and test another state of it without touching this
 * one. `leftOut` tells what is not wanted, by its path from the root.
 */
export function copyProject(
  folder: string,
  leftOut: (file: string) => boolean = () => false,
): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync('.', { withFileTypes: true })) {
    const { name } = entry
    // Of what is hidden, tools read files; folders are git's, the forges' and what builds keep.
    if (name.startsWith('.') && entry.isDirectory()) continue
    if (notCopied.has(name) || name.endsWith('.tsbuildinfo')) continue
    cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !leftOut(file) })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/**
 * What `npm run generate` makes from the records, what is true of the sample firm alone, and browser
 * tests of what no record changes, which would say the same beside another firm.
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

/** Unit tests that plant faults in records of their own, wherever they stand: the same for every firm. */
const knownRecords = /\.known-records\.test\.tsx?$/

/** What stays in `content/`, whichever firm it describes. */
const ofEveryFirm = ['legal', 'schema']

/** A copy of the project that has another firm's records in the place of its own. */
export function copyWithFirm(folder: string, records: string): void {
  copyProject(folder, (file) => ofOneFirm.includes(file) || knownRecords.test(file))
  const content = path.join(folder, 'content')
  for (const name of readdirSync(content))
    if (!ofEveryFirm.includes(name)) rmSync(path.join(content, name), { recursive: true })
  cpSync(records, content, { recursive: true })
}
