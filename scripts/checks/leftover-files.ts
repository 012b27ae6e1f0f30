/** The files in which a firm can be named. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { formerFirmFile } from './former-firm'

const readable = /\.(?:json|tsx?|mjs|md|html|txt|xml|svg|webmanifest|css)$/
const skipped = /(?:^|\/)(?:generated|node_modules|\.git|_next)\/|package-lock\.json$/

/** Every file below a folder, if that is there. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(file) : [file]
  })
}

/** Files of the project in which a firm can be named: content, docs, tests, metadata. */
export function sourceFiles(folder: string): readonly string[] {
  const tests = ['app', 'components', 'lib', 'relay', 'scripts'].flatMap((name) =>
    filesBelow(name).filter((file) => /\.test\.tsx?$/.test(file)),
  )
  return [
    ...filesBelow(folder),
    ...filesBelow('docs'),
    ...['README.md', 'package.json'].filter((file) => existsSync(file)),
    ...tests,
    ...filesBelow('e2e'),
  ].filter((file) => isSearched(file) && file !== path.posix.join(folder, formerFirmFile))
}

/** Whether a file is text that people write or read. */
export const isSearched = (file: string) => readable.test(file) && !skipped.test(file)

/** The site as it was last built. */
export const exported = 'out'

/** Whether the export was built before the last change of the content. */
export function isExportStale(folder: string): boolean {
  const page = path.join(exported, 'index.html')
  if (!existsSync(page)) return false
  const built = statSync(page).mtimeMs
  return filesBelow(folder).some((file) => isSearched(file) && statSync(file).mtimeMs > built)
}
