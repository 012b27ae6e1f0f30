/**
 * `npm test`: types, lint, what nothing uses, unit tests, a production build, checks over the
 * exported files and end-to-end tests in a real browser. What keeps one core busy runs beside
 * something else. Prints the count of tests; exits 1 when anything failed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOrInstallBrowser } from './machine/browser'
import { buildSite } from './build/build-site'
import type { PlannedVersion } from './build/picture-queue'
import { freePort } from './machine/ports'
import { prepareAllButPictures } from './build/prepare'
import { main, run, runBesideOthers } from './machine/processes'
import { findOrInstallWebServers } from './machine/web-servers'

interface Counts {
  passed: number
  failed: number
}

await main(async () => {
  const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
  try {
    await check(reports)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})

async function check(reports: string): Promise<void> {
  const sitePort = await freePort()
  const relayPort = await freePort()
  // The addresses of this machine that the build posts to and may be served from.
  const variables = {
    RELAY_URL: `http://localhost:${relayPort}/demande`,
    LOCAL_ORIGIN: `http://localhost:${sitePort}`,
  }
  const [browser, versions] = await Promise.all([
    step('browser and web servers', async () => {
      const found = await findOrInstallBrowser()
      await findOrInstallWebServers()
      return found
    }),
    step('what git does not keep', prepareAllButPictures),
  ])

  const jestReport = path.join(reports, 'jest.json')
  const [unit, exported] = await Promise.all([
    step('unit tests', async () => {
      await attempt(runBesideOthers('unit', 'jest', ['--json', `--outputFile=${jestReport}`]))
      return readJestCounts(jestReport)
    }),
    (async () => {
      await Promise.all([checkSources(), step('pictures', () => encode(versions))])
      await step('production build', () => buildSite(variables))
      return step('exported files', checkExport)
    })(),
  ])

  const browserReport = path.join(reports, 'playwright.json')
  const endToEnd = await step('browser', async () => {
    await attempt(
      run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
        CHROMIUM: browser,
        SITE_PORT: String(sitePort),
        RELAY_PORT: String(relayPort),
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      }),
    )
    return readPlaywrightCounts(browserReport)
  })

  const counts = [unit, exported, endToEnd]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}

/** Loaded late: it reads the catalogue, whose faults `prepareAllButPictures` names first. */
async function encode(versions: readonly PlannedVersion[]): Promise<void> {
  const { encodePictures } = await import('./build/pictures')
  await encodePictures(versions).encodeAll()
}

/** Stops the whole run at the first fault. */
async function checkSources(): Promise<void> {
  await step('types', async () => {
    await runBesideOthers('types', 'next', ['typegen'])
    await runBesideOthers('types', 'tsc', ['--noEmit'])
  })
  await step('lint', () => runBesideOthers('lint', 'eslint', ['--max-warnings', '0', '.']))
  // Registries are generated and not in git, and they are what uses the records.
  await step('unused', () => runBesideOthers('unused', 'knip', ['--no-gitignore']))
  await step('format', () =>
    runBesideOthers('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
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
function checkExport(): Promise<Counts> {
  return run('tsx', ['scripts/check-export.ts']).then(
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
