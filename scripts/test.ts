/**
 * `npm test`: types, lint, what nothing uses, and for two firms, the one of `content/` and the one of
 * `e2e/second-firm/`: unit tests, a production build, checks over the exported files and end-to-end tests in
 * a real browser. What no record changes is tried beside the first alone (`copyWithFirm`). Ends with what
 * failed, each with its message, what passed at its second attempt only, and the count of tests; exits 1 when
 * anything failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findOrInstallBrowser } from './machine/browser'
import { findOrInstallTriedOn, systemInstall } from './machine/debian-packages'
import { buildSite } from './build/build-site'
import type { PlannedVersion } from './build/picture-queue'
import { freePort } from './machine/ports'
import { prepareAllButPictures } from './build/prepare'
import { main, runBesideOthers } from './machine/processes'
import { copyWithFirm } from './machine/project-copy'
import { rsync } from './machine/rsync'
import { spamFilter } from './machine/spam-filter'
import { webServers } from './machine/web-servers'

interface Counts {
  passed: number
  failed: number
  /** What failed, a line or two each: the summary names it again. */
  faults?: readonly string[]
  /** What passed at its second attempt only. */
  flaky?: readonly string[]
}

/**
 * On a busy machine a browser sometimes draws no frame for a minute: such a test is tried once more, and
 * named. More of them than this are no coincidence, and count as failed.
 */
const mostFlaky = 3

/**
 * A copy of the project for a firm that differs in everything. Its sources are the same and not checked
 * again; of the unit tests, those whose code reads the records run again there.
 */
const secondFirm = path.join('.cache', 'second-firm')

/** The modules that read the records first, and a test that runs a command which does. */
const readsRecords = ['lib/site/content/folder.ts', 'scripts/launch-check.test.ts']

/**
 * By its file, as Next starts it: Node 20.9 does not take `bin/tsc`, which has no extension, for a module.
 * One thread takes half the processor time of four, and no longer.
 */
const typeScript = path.join('node_modules', 'typescript', 'lib', 'tsc.js')

/** As on some visitors' systems: the tests of the other firm run with motion. */
const wantsLessMotion = { REDUCED_MOTION: '1' }

/** The first step checks the types of both firms' builds. */
const typesAreChecked = { SKIP_TYPES: '1' }

/**
 * Room for new objects in every process started here, four times Node's default: less is collected, and unit
 * tests take a sixth less processor time, builds an eighth, browser tests a sixteenth.
 */
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64']
  .filter(Boolean)
  .join(' ')

const givingWay = { givesWay: true }

await main(async () => {
  const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
  try {
    await check(reports)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

async function check(reports: string): Promise<void> {
  const installed = step('browser, web servers, spam filter and rsync', async () => {
    const found = await findOrInstallBrowser()
    await findOrInstallTriedOn([webServers, spamFilter, rsync], systemInstall())
    return found
  })
  // Awaited where it is needed, perhaps after it has failed.
  installed.catch(() => undefined)
  const versions = await step('what git does not keep', prepareAllButPictures)
  const site = await addresses()
  const secondSite = await addresses()
  copyWithFirm(secondFirm, 'e2e/second-firm/content')
  // Unit tests that kill relays spend a third of their time waiting: builds, checks of sources and the second
  // firm's unit tests use it. The browser's tests do not run then: short of processor time, some would fail
  // without a fault.
  const [units, others] = await Promise.all([
    installed.then(() => step('unit tests', () => unitTests(path.join(reports, 'jest.json')))),
    inOrder(
      async () => {
        await Promise.all([types(), step('pictures', () => encode(versions))])
        await step('production build', () => buildSite({ ...site.build, ...typesAreChecked }))
        return step('exported files', () => checkExport())
      },
      async () => {
        await step('second firm: production build', () =>
          runBesideOthers(
            'build',
            'tsx',
            ['scripts/build.ts'],
            { ...secondSite.build, ...typesAreChecked },
            { folder: secondFirm },
          ),
        )
        return step('second firm: exported files', () => checkExport(secondFirm))
      },
      () =>
        step('second firm: unit tests', () =>
          unitTests(path.resolve(reports, 'jest-second.json'), secondFirm),
        ),
    ),
    checkSources(),
  ])
  const browser = await installed
  // Side by side, each uses the time in which the other's tests wait; with these shares of the cores they end
  // together.
  const cores = availableParallelism()
  const browsers = await Promise.all([
    step('browser', () =>
      browserTests('browser', path.join(reports, 'playwright.json'), 2 * cores, {
        ...site.served,
        CHROMIUM: browser,
      }),
    ),
    step('second firm: browser', () =>
      browserTests(
        'second',
        path.resolve(reports, 'playwright-second.json'),
        Math.ceil(cores / 2),
        { ...secondSite.served, CHROMIUM: browser, ...wantsLessMotion },
        secondFirm,
      ),
    ),
  ])
  const counts = [units, ...others, ...browsers]

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const flaky = counts.flatMap((count) => count.flaky ?? [])
  const tooFlaky = flaky.length > mostFlaky ? flaky.length : 0
  const failed = counts.reduce((sum, count) => sum + count.failed, tooFlaky)
  for (const fault of counts.flatMap((count) => count.faults ?? []))
    console.log(`\nFailed: ${fault}`)
  for (const test of flaky) console.log(`\nPassed at the second attempt only: ${test}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}

async function inOrder<T>(...works: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const results: T[] = []
  for (const work of works) results.push(await work())
  return results
}

async function unitTests(report: string, folder?: string): Promise<Counts> {
  const related = folder ? ['--findRelatedTests', ...readsRecords] : []
  // By default Jest leaves a core free, and tests that kill relays or retry mails wait for half a minute
  // each.
  const workers = `--maxWorkers=${availableParallelism()}`
  const args = ['--json', `--outputFile=${report}`, workers, ...related]
  await attempt(runBesideOthers('unit', 'jest', args, {}, { folder }))
  return readJestCounts(report)
}

async function browserTests(
  name: string,
  report: string,
  workers: number,
  variables: Readonly<Record<string, string>>,
  folder?: string,
): Promise<Counts> {
  await attempt(
    runBesideOthers(
      name,
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', `--workers=${workers}`],
      { ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      { folder },
    ),
  )
  return readPlaywrightCounts(report)
}

/** Free ports for a site and its relay, as variables for its build and its tests. */
async function addresses() {
  const sitePort = await freePort()
  const relayPort = await freePort()
  return {
    build: {
      RELAY_URL: `http://localhost:${relayPort}/demande`,
      LOCAL_ORIGIN: `http://localhost:${sitePort}`,
    },
    served: { SITE_PORT: String(sitePort), RELAY_PORT: String(relayPort) },
  }
}

/** Loaded late: it reads the catalogue, whose faults `prepareAllButPictures` names first. */
async function encode(versions: readonly PlannedVersion[]): Promise<void> {
  const { encodePictures } = await import('./build/pictures')
  await encodePictures(versions).encodeAll()
}

/** Stops the whole run at the first fault. */
async function types(): Promise<void> {
  await step('types', async () => {
    await runBesideOthers('types', 'next', ['typegen'])
    await runBesideOthers('types', 'node', [typeScript, '--noEmit', '--singleThreaded'])
  })
}

/** The same. */
async function checkSources(): Promise<void> {
  await step('lint', () => runBesideOthers('lint', 'oxlint', [], {}, givingWay))
  // Generated modules are not in git, and they are what uses the records.
  await step('unused', () => runBesideOthers('unused', 'knip', ['--no-gitignore'], {}, givingWay))
  await step('format', () => runBesideOthers('format', 'oxfmt', ['--check'], {}, givingWay))
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const result = await work()
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

/** Every breach is printed on a line of its own; together they count as one test. */
function checkExport(folder?: string): Promise<Counts> {
  return runBesideOthers('export', 'tsx', ['scripts/check-export.ts'], {}, { folder }).then(
    () => ({ passed: 1, failed: 0 }),
    () => ({ passed: 0, failed: 1 }),
  )
}

/** Failing tests are counted from the report; the steps after them still run. */
async function attempt(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined)
}

/**
 * Reads Jest's report.
 * @throws when Jest died before it could write the report, so that no crash counts as success.
 */
function readJestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numRuntimeErrorTestSuites: number
    testResults: {
      name: string
      message: string
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
    }[]
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    faults: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = path.relative('', name)
      // A suite that could not run has no results of its own.
      if (assertionResults.length === 0 && message) return [`${file}: ${shortened(message)}`]
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [first = ''] }) =>
            `${file}: ${fullName}: ${shortened(first)}`,
        )
    }),
  }
}

/** The first lines of a message, without its colours. */
function shortened(message: string): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n  ').slice(0, 1200)
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

function readPlaywrightCounts(file: string): Counts {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: { message?: string }[]
    suites: PlaywrightSuite[]
  }
  const named = (wanted: string) =>
    suites.flatMap(specsOf).flatMap(({ file: at, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results: [first] }) => {
          return `e2e/${at}:${line}: ${title}: ${shortened(first?.error?.message ?? '')}`
        }),
    )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults: [...errors.map(({ message = '' }) => shortened(message)), ...named('unexpected')],
    flaky: named('flaky'),
  }
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}
