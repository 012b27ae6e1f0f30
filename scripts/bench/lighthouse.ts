import { runInSilence } from '../machine/processes'
import type { LighthouseTool } from './lighthouse-tool'
import type { Visit } from './measured-pages'
import { speedMedians, type SpeedRun } from './speed-medians'
import { launchWhole } from './whole-browser'

/** Medians of one page of one site on one device. */
export interface PageSpeed extends SpeedRun, Omit<Visit, 'url'> {}

/** What a worker is given to do (`lighthouse-worker.ts`). */
export interface LighthouseTask {
  /** Lighthouse's own file. */
  readonly file: string
  /** Where the browser is steered. */
  readonly port: number
  readonly visits: readonly Visit[]
}

/** What is read of Lighthouse's report. */
export interface LighthouseReport {
  readonly runtimeError?: { readonly message: string }
  readonly categories: { readonly performance?: { readonly score: number | null } }
  readonly audits: Readonly<Record<string, Audit>>
}

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
  readonly details?: { readonly items?: readonly RequestItem[] }
}

/** In the list of requests. */
interface RequestItem {
  readonly url: string
  readonly transferSize?: number
}

/**
 * Runs Lighthouse with simulated network and processor. In every round the versions of a page follow each
 * other, so that the machine's other work affects all of them.
 */
export async function measureSpeed(
  visits: readonly Visit[],
  browser: string,
  { node, file }: LighthouseTool,
  runs: number,
): Promise<readonly PageSpeed[]> {
  const all: SpeedRun[][] = visits.map(() => [])
  for (let round = 1; round <= runs; round++) {
    // A browser of its own, so that nothing that one round has compiled helps the next.
    const chromium = await launchWhole(browser)
    try {
      const port = Number(new URL(chromium.wsEndpoint()).port)
      const task: LighthouseTask = { file, port, visits }
      const said = await runInSilence(node, [
        'scripts/bench/lighthouse-worker.ts',
        JSON.stringify(task),
      ])
      const reports = said
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as LighthouseReport)
      visits.forEach(({ url }, index) => {
        const report = reports[index]
        if (!report) throw new Error(`Lighthouse said nothing of ${url}.`)
        all[index]?.push(speedRun(report, url))
      })
    } finally {
      await chromium.close()
    }
    console.log(`  round ${round} of ${runs}`)
  }
  return visits.map(({ template, site, device }, index) => ({
    ...{ template, site, device },
    ...speedMedians(all[index] ?? []),
  }))
}

/** @throws when a figure that is wanted is not in the report. */
export function speedRun({ audits, categories }: LighthouseReport, url: string): SpeedRun {
  const value = (id: string) => {
    const found = audits[id]?.numericValue
    if (found === undefined) throw new Error(`Lighthouse on ${url}: no figure for ${id}.`)
    return found
  }
  // These stand in the page itself.
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    (item) => !item.url.startsWith('data:'),
  )
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
    notGreen: Object.fromEntries(
      Object.values(audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ id, displayValue }) => [id, displayValue ?? '']),
    ),
  }
}
