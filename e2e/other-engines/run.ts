/**
 * Runs the journeys in Firefox and WebKitGTK, against `out/` and a real relay. Prints one line for each
 * journey and engine, and the count. `npm run other-engines` builds first, and chooses the ports.
 */
import { main, stopOnSignal } from '../../scripts/machine/processes'
import { serveWithRelay, type ServedSite } from '../served-site'
import { browsing } from './browsing'
import { startFirefox } from './firefox'
import { inTime } from './in-time'
import type { Journey } from './journey'
import type { Engine, PageDriver } from './page-driver'
import { sending } from './sending'
import { Visitor } from './visitor'
import { startWebKit } from './webkit'

const journeys = [...browsing, ...sending]
const longestMs = 90_000
/** WebKit rejects a view transition's own promises, which no page listens to, when a page is left early. */
const skippedTransition = /^AbortError: Skipping view transition/

await main(async () => {
  const started: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  /** Ends everything that was started, in reverse order. A second call waits for the first. */
  const close = () =>
    (closing ??= (async () => {
      for (const end of started.toReversed()) await end().catch(() => undefined)
    })())
  stopOnSignal(close)
  try {
    const site = await serveWithRelay()
    started.push(site.close)
    let passed = 0
    let failed = 0
    for (const start of [startFirefox, startWebKit]) {
      const starting = start()
      started.push(async () => (await starting).stop())
      const engine = await starting
      for (const [index, journey] of journeys.entries()) {
        if (closing) return
        if (await passes(engine, journey, site, index)) passed++
        else failed++
      }
    }
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  } finally {
    await close()
  }
})

/** Runs one journey in a page of its own and prints one line on how it ended. @returns whether it passed. */
async function passes(
  engine: Engine,
  journey: Journey,
  site: ServedSite,
  index: number,
): Promise<boolean> {
  const began = performance.now()
  const fault = await walk(engine, journey, site, index).catch((error: unknown) => error)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${fault ? '✗' : '✓'} ${engine.name}  ${seconds} s  ${journey.title}`)
  if (fault) console.log(`    ${fault instanceof Error ? fault.message : String(fault)}`)
  return !fault
}

async function walk(engine: Engine, journey: Journey, site: ServedSite, index: number) {
  const email = `${engine.name.split(' ')[0]?.toLowerCase()}-${index}@exemple.test`
  const page = await engine.newPage({ scripts: journey.scripts ?? true })
  try {
    await page.resize(journey.width ?? 1280, 844)
    await inTime(journey.run(new Visitor(page), { site, email }), longestMs)
    await assertQuiet(page, journey.problems ?? [])
  } finally {
    await inTime(page.close(), 15_000)
  }
}

/** @throws when the console has a message that the journey does not expect. */
async function assertQuiet(page: PageDriver, expected: readonly RegExp[]): Promise<void> {
  const unexpected = (await page.problems()).filter(
    (problem) => ![skippedTransition, ...expected].some((pattern) => pattern.test(problem)),
  )
  if (unexpected.length > 0) throw new Error(`In the console: ${unexpected.join(' | ')}`)
}
