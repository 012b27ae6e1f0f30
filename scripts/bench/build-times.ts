import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { measuredRun, type RunMeasure } from './measured-run'
import { copyPrepared, copyVariables, multiplyTrades } from './trade-copies'

/** The catalogue as it is, and that many times as large. */
const sizes = [1, 10, 50]

/** What a page more may cost in `next build`, and what a build may hold at its peak. */
const longestPerPageMs = 25
const mostMemoryMiB = 1536

export interface BuildTime {
  readonly times: number
  readonly trades: number
  readonly pages: number
  /** `next build` alone. */
  readonly next: RunMeasure
  /** All that `npm run build` does after it: finishing, sitemap, compression. */
  readonly finish: RunMeasure
}

/** Builds a copy of the project at each size, one after the other. */
export async function measureBuilds(folder: string): Promise<readonly BuildTime[]> {
  const measured: BuildTime[] = []
  for (const times of sizes) {
    const copy = path.join(folder, `times-${times}`)
    const trades = multiplyTrades(copyPrepared(copy), times)
    const next = await measuredRun(copy, 'next', ['build'], copyVariables)
    const pages = countPages(path.join(copy, 'out'))
    const finish = await measuredRun(copy, 'tsx', ['scripts/bench/finish-copy.ts'], copyVariables)
    rmSync(copy, { recursive: true })
    measured.push({ times, trades, pages, next, finish })
    console.log(`  ${times}×: ${next.seconds} s and ${finish.seconds} s for ${pages} pages`)
  }
  return measured
}

/** What a page more costs: the difference to the smallest build, which start-up is a part of. */
export function perPageMs(
  builds: readonly BuildTime[],
  step: 'next' | 'finish',
): readonly (number | undefined)[] {
  const first = builds[0]
  return builds.map((build) => {
    const more = build.pages - (first?.pages ?? 0)
    if (!first || more === 0) return undefined
    return ((build[step].seconds - first[step].seconds) * 1000) / more
  })
}

/** What is over the limits, one line each. */
export function overLimits(builds: readonly BuildTime[]): readonly string[] {
  const found: string[] = []
  perPageMs(builds, 'next').forEach((ms, index) => {
    if (ms !== undefined && ms > longestPerPageMs)
      found.push(
        `${builds[index]?.times}×: ${ms.toFixed(1)} ms for each more page, at most ${longestPerPageMs}.`,
      )
  })
  for (const { times, next, finish } of builds)
    for (const [step, { peakMiB }] of Object.entries({ 'next build': next, finishing: finish }))
      if (peakMiB > mostMemoryMiB)
        found.push(`${times}×: ${peakMiB} MiB at the peak of ${step}, at most ${mostMemoryMiB}.`)
  return found
}

function countPages(out: string): number {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length
}
