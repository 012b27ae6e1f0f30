/**
 * `npm test`: types, lint, what nothing uses, and for two firms, the one of `content/` and the one of
 * `e2e/second-firm/`: unit tests, a production build, checks over the exported files and end-to-end
 * tests in a real browser. Prints the count of tests; exits 1 when anything failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { findOrInstallBrowser } from './machine/browser'
import { findOrInstallTriedOn, systemInstall } from './machine/debian-packages'
import { buildSite } from './build/build-site'
import type { PlannedVersion } from './build/picture-queue'
import { freePort } from './machine/ports'
import { prepareAllButPictures } from './build/prepare'
import { main, run, runBesideOthers } from './machine/processes'
import { copyWithFirm } from './machine/project-copy'
import { rsync } from './machine/rsync'
import { spamFilter } from './machine/spam-filter'
import { webServers } from './machine/web-servers'

interface Counts {
  passed: number
  failed: number
}

/**
 * A copy of the project for a firm that differs in everything. Its sources have been checked already;
 * of the unit tests, those whose code reads the records run again there.
 */
const secondFirm = path.join('.cache', 'second-firm')

/** What reads the records first, and a test that has it read by a command of its own. */
const readsRecords = ['lib/site/content/folder.ts', 'scripts/launch-check.test.ts']

/** Both firms' builds are of sources whose types the first step checks, all of them. */
const typesAreChecked = { SKIP_TYPES: '1' }

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
  const [browser, versions] = await Promise.all([
    step('browser, web servers, spam filter and rsync', async () => {
      const found = await findOrInstallBrowser()
      await findOrInstallTriedOn([webServers, spamFilter, rsync], systemInstall())
      return found
    }),
    step('what git does not keep', prepareAllButPictures),
  ])
  const site = await addresses()
  const secondSite = await addresses()
  copyWithFirm(secondFirm, 'e2e/second-firm/content')
  await step('second firm: what git does not keep', () =>
    runBesideOthers(
      'sources',
      'tsx',
      ['scripts/generate.ts', '--all-but-pictures'],
      {},
      {
        folder: secondFirm,
      },
    ),
  )
  // What looks at sources and the unit tests take whatever a build and a browser leave: both wait a
  // third of their time, and one after the other the processor would wait with them.
  const [units, exportsAndBrowsers] = await Promise.all([
    inOrder(
      () => step('unit tests', () => unitTests(path.join(reports, 'jest.json'))),
      () =>
        step('second firm: unit tests', () =>
          unitTests(path.resolve(reports, 'jest-second.json'), secondFirm),
        ),
    ),
    inOrder(
      async () => {
        await Promise.all([types(), step('pictures', () => encode(versions))])
        await step('production build', () => buildSite({ ...site.build, ...typesAreChecked }))
        return step('exported files', () => checkExport())
      },
      () =>
        step('browser', () =>
          browserTests(path.join(reports, 'playwright.json'), {
            ...site.served,
            CHROMIUM: browser,
          }),
        ),
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
        step('second firm: browser', () =>
          browserTests(
            path.resolve(reports, 'playwright-second.json'),
            { ...secondSite.served, CHROMIUM: browser },
            secondFirm,
          ),
        ),
    ),
    checkSources(),
  ])
  const counts = [...units, ...exportsAndBrowsers]

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
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
  // By itself Jest leaves a core to others, and its tests of relays that are killed and of mail that
  // is tried again wait for half a minute each.
  const workers = `--maxWorkers=${availableParallelism()}`
  const args = ['--json', `--outputFile=${report}`, workers, ...related]
  await attempt(runBesideOthers('unit', 'jest', args, {}, { folder, ...givingWay }))
  return readJestCounts(report)
}

async function browserTests(
  report: string,
  variables: Readonly<Record<string, string>>,
  folder?: string,
): Promise<Counts> {
  await attempt(
    run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts'],
      { ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      { folder },
    ),
  )
  return readPlaywrightCounts(report)
}

/** Ports of this machine that a site and its relay get, as its build and its tests are told them. */
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
    await runBesideOthers('types', 'tsc', ['--noEmit'])
  })
}

/** The same. */
async function checkSources(): Promise<void> {
  await step('lint', () =>
    runBesideOthers('lint', 'eslint', ['--max-warnings', '0', '.'], {}, givingWay),
  )
  // Registries are generated and not in git, and they are what uses the records.
  await step('unused', () => runBesideOthers('unused', 'knip', ['--no-gitignore'], {}, givingWay))
  await step('format', () =>
    runBesideOthers('format', 'prettier', ['--check', '--log-level', 'warn', '.'], {}, givingWay),
  )
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const result = await work()
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

/** Every breach stands on a line of its own above; together they count as one test. */
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

/** @throws when the runner died before it could write its report, so that no crash counts as green. */
function readJestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numRuntimeErrorTestSuites: number
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }
}

function readPlaywrightCounts(file: string): Counts {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
