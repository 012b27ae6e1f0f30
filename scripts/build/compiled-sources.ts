/**
 * `next build`, without compiling what it has compiled: where no source has changed since, pages are
 * generated anew by the compiled ones, which read the records as they are.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from '../machine/processes'
import { printLine } from '../machine/progress'
import { writeWhole } from './write-whole'

/** What Next compiles, and what says how; what git does not keep of it is written by `prepare()`. */
const sourceFolders = ['app', 'components', 'lib']
const sourceFiles = [
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'postcss.config.mjs',
  'tsconfig.build.json',
  'tsconfig.json',
]
/** Schemas and texts of law are sources; records are read by what is compiled, each time it generates. */
const contentSources = /\.tsx?$/

const nextFolder = '.next'
const stampFile = path.join('.cache', 'compiled-sources.json')

/** What Next writes when it compiles, and not when it generates. */
const compiledFolders = ['server', 'static']
const isCompiled = (name: string) => /\.(?:js|css|woff2)$/.test(name) && !/_ssgManifest/.test(name)

/** What was compiled last. */
interface Stamp {
  readonly sources: string
  /** Whether types were found sound. */
  readonly typesChecked: boolean
  readonly compiled: string
}

/** Where what is compiled lies, the project's root unless told, what is written into it, and what runs Next. */
interface Compiling {
  readonly root?: string
  readonly inlined?: Readonly<Record<string, string>>
  readonly runNext?: (args: readonly string[]) => Promise<void>
  readonly say?: (line: string) => void
}

/**
 * Writes `out/`, as `next build` does; `variables` join the environment.
 * @throws when Next fails, which has said why.
 */
export async function buildPages(
  variables: Readonly<Record<string, string>>,
  {
    root = '.',
    inlined,
    runNext = (args) => run('next', args, variables),
    say = printLine,
  }: Compiling = {},
): Promise<void> {
  const stampAt = path.join(root, stampFile)
  const { SKIP_TYPES } = { ...process.env, ...variables }
  const sources = hashOfFiles(
    root,
    compiledSources(root),
    JSON.stringify([process.version, inlined ?? (await inlinedByNext())]),
  )
  const checksTypes = SKIP_TYPES !== '1'
  const stamp = readStamp(stampAt, say)
  const isUsable =
    stamp?.sources === sources &&
    (stamp.typesChecked || !checksTypes) &&
    existsSync(path.join(root, nextFolder, 'BUILD_ID')) &&
    isAsCompiled(stamp, root, say)
  // Until it has ended well: what a run that failed has left is not gone on from.
  rmSync(stampAt, { force: true })
  // Next reads the list before it writes it anew, and would export the pages of the last build.
  rmSync(path.join(root, nextFolder, 'prerender-manifest.json'), { force: true })
  await runNext(isUsable ? ['build', '--experimental-build-mode', 'generate'] : ['build'])
  const made: Stamp = isUsable
    ? stamp
    : { sources, typesChecked: checksTypes, compiled: hashOfCompiled(root) }
  writeWhole(stampAt, JSON.stringify(made))
}

function readStamp(file: string, say: (line: string) => void): Stamp | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamp
  } catch {
    say(`${file} is damaged: sources are compiled anew.`)
    return undefined
  }
}

function isAsCompiled({ compiled }: Stamp, root: string, say: (line: string) => void): boolean {
  if (hashOfCompiled(root) === compiled) return true
  say(`${path.join(root, nextFolder)} is not as it was compiled: sources are compiled anew.`)
  return false
}

/** Loaded late: on a clean clone the catalogue exists only once prepared. */
async function inlinedByNext(): Promise<Readonly<Record<string, string>>> {
  return (await import('../../lib/site/inlined-facts')).inlinedFacts
}

/** All files that go into what is compiled, seen from the root. */
export function compiledSources(root: string): string[] {
  const environment = readdirSync(root).filter((name) => name.startsWith('.env'))
  return [
    ...sourceFolders.flatMap((folder) => filesIn(root, folder)),
    ...filesIn(root, 'content').filter((name) => contentSources.test(name)),
    ...[...sourceFiles, ...environment].filter((name) => existsSync(path.join(root, name))),
  ]
}

function hashOfCompiled(root: string): string {
  const folder = path.join(root, nextFolder)
  return hashOfFiles(
    folder,
    compiledFolders.flatMap((name) => filesIn(folder, name)).filter(isCompiled),
  )
}

/** Of names and contents, whatever order the disk lists them in. */
function hashOfFiles(root: string, names: readonly string[], besides = ''): string {
  const hash = createHash('sha256').update(besides)
  for (const name of names.toSorted()) {
    const bytes = readFileSync(path.join(root, name))
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function filesIn(root: string, folder: string): string[] {
  const whole = path.join(root, folder)
  if (!existsSync(whole)) return []
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
