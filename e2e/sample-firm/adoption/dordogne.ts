/**
 * `npx tsx e2e/sample-firm/adoption/dordogne.ts`: a roofing and masonry firm in Dordogne takes over a copy of
 * the project, with its answers in a file, up to a production build, a quote that reaches its relay, and
 * passing tests; `--all-tests` runs all browser tests too. Prints what it took, and exits 1 when anything is
 * wrong.
 */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Leftover } from '../../../scripts/checks/leftovers'
import { findOrInstallBrowser } from '../../../scripts/machine/browser'
import { freePort } from '../../../scripts/machine/ports'
import { copyProject } from '../../../scripts/machine/project-copy'

/** The answers, from the project itself, since adoption removes the copy's own file with the sample. */
const answers = path.resolve('e2e/sample-firm/adoption/answers.json')
/** Folders that adoption removes, as they hold only for the sample firm. */
const sampleTests = ['e2e/sample-firm/']

// Inside the project, as the build looks for packages no higher than the folder with the lock file.
const copy = path.resolve('.cache/dordogne')
/** The copy's git directory. Outside of it, as the build looks for packages no higher than a `.git`. */
const repository = `${copy}.git`
const [sitePort, relayPort] = [await freePort(), await freePort()]
const variables = {
  ...process.env,
  GIT_DIR: repository,
  GIT_WORK_TREE: copy,
  SITE_PORT: `${sitePort}`,
  RELAY_PORT: `${relayPort}`,
  RELAY_URL: `http://localhost:${relayPort}/demande`,
  LOCAL_ORIGIN: `http://localhost:${sitePort}`,
  CHROMIUM: await findOrInstallBrowser(),
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Runs a command in the copy. @throws when it fails, with what it printed. */
function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: variables,
    maxBuffer: 64 * 1024 * 1024,
  })
}
const script = (name: string, ...args: readonly string[]) =>
  run('npx', ['tsx', `scripts/${name}.ts`, ...args])

function commit(message: string): void {
  run('git', ['add', '--all'])
  const author = ['-c', 'user.name=Reprise', '-c', 'user.email=reprise@toits-et-murs.example']
  run('git', [...author, 'commit', '--quiet', '--message', message])
}

/** The files that differ from the last commit. */
function touched(): readonly string[] {
  return run('git', ['status', '--porcelain', '-z', '--untracked-files=all'])
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
}

/** Returns the traces of the sample. The command that lists them exits 1 while there are some. */
function leftovers(): readonly Leftover[] {
  try {
    return JSON.parse(script('leftovers', '--json')) as readonly Leftover[]
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as readonly Leftover[]
  }
}

const wrong: string[] = []
function expectNone(what: string, found: readonly string[]): void {
  console.log(`${found.length === 0 ? '✓' : '✗'} ${what}`)
  for (const one of found) console.log(`  ${one}`)
  if (found.length > 0) wrong.push(what)
}
const said = ({ file, at, what }: Leftover) => [file, at, `« ${what} »`].filter(Boolean).join(': ')

const start = Date.now()
const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`
try {
  copyProject(copy)
  rmSync(repository, { recursive: true, force: true })
  run('git', ['init', '--quiet'])
  commit('The sample firm')
  console.log(`The project is copied: ${seconds()}`)
  script('adopt', '--answers', answers)
  console.log(`The content is adopted: ${seconds()}`)

  expectNone(
    'no file outside content/ is touched, but tests of the sample that leave',
    touched().filter(
      (file) =>
        !file.startsWith('content/') && !sampleTests.some((folder) => file.startsWith(folder)),
    ),
  )
  script('check-content')
  console.log('✓ the content is without fault')
  commit('The adopted firm')
  script('adopt', '--answers', answers)
  expectNone('the same answers change nothing a second time', touched())

  script('build')
  console.log(`✓ the production build is made: ${seconds()}`)
  script('check-export')
  console.log(`✓ the exported files are without fault: ${seconds()}`)

  run('npx', ['knip', '--no-gitignore'])
  console.log(`✓ nothing is left that only the sample used: ${seconds()}`)
  run('npx', ['jest', '--findRelatedTests', 'lib/site/content/folder.ts'])
  console.log(`✓ the unit tests that read the records are green: ${seconds()}`)
  const browser = [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter',
    'line',
  ]
  run('npx', [...browser, '--grep', 'a quote that reaches the owner'])
  console.log(`✓ a quote reaches the relay: ${seconds()}`)
  if (process.argv.includes('--all-tests')) {
    run('npx', browser)
    console.log(`✓ every test in a browser is green: ${seconds()}`)
  }

  const left = leftovers()
  expectNone(
    'nothing is left of the sample that the machine can take out',
    left.filter(({ remedy }) => remedy === 'remove').map(said),
  )
  const toWrite = left.filter(({ remedy, file }) => remedy === 'write' && !file.startsWith('out/'))
  console.log(`${toWrite.length} traces are listed for a person to write otherwise.`)
} catch (error) {
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string }
  expectNone('every command ends well', [message, stdout ?? '', stderr ?? ''])
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy is kept: ${copy}`)
  else for (const old of [copy, repository]) rmSync(old, { recursive: true, force: true })
}
console.log(`Taken over in ${seconds()}.`)
if (wrong.length > 0) process.exitCode = 1
