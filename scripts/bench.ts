/**
 * `npm run bench`: what a build costs, what a page weighs, how fast it opens and answers, the export
 * as `next build` writes it beside the one that is deployed; what the relay takes, beside the one in
 * the file that RELAY_BESIDE names. `npm run bench -- pages lighthouse` runs
 * some parts alone, `npm run bench -- docs` puts the latest figures into docs/performance.md.
 * Everything is built in copies below `.cache/bench/`. Prints tables and writes `.cache/bench.json`.
 * Exits 1 when a build is over its limits.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { measureBuilds, overLimits } from './bench/build-times'
import { describeMachine } from './bench/machine'
import { pageBytes } from './bench/page-bytes'
import { writePerformancePage } from './bench/performance-page'
import { report } from './bench/report'
import {
  keepResults,
  parts,
  readResults,
  type Figures,
  type PageWeight,
  type Part,
} from './bench/results'
import { serveVariants } from './bench/served-variants'
import { benchTemplates } from './bench/templates'
import { exportVariants, variantNames, type Variants } from './bench/variants'
import { findOrInstallBrowser } from './machine/browser'
import { prepare } from './build/prepare'
import { main, stopOnSignal } from './machine/processes'

/** How often each page is opened, and each thing touched: the middle figure counts. */
const runs = 5

const folder = path.join('.cache', 'bench')

await main(async () => {
  const asked = readParts(process.argv.slice(2))
  if (asked === 'docs') return writePerformancePage(readResults())
  stopOnSignal(() => Promise.resolve())
  // The relay is measured without a site.
  if (asked.some((part) => part !== 'relay')) await prepare()
  try {
    await runParts(asked)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** @throws with the names that are known, when one is not. */
function readParts(names: readonly string[]): readonly Part[] | 'docs' {
  if (names.length === 1 && names[0] === 'docs') return 'docs'
  const unknown = names.find((name) => name !== 'all' && !parts.some((part) => part === name))
  if (unknown)
    throw new Error(
      `"${unknown}" is no part of the bench. Known: ${parts.join(', ')}, all; or docs alone.`,
    )
  return names.length === 0 || names.includes('all')
    ? parts
    : parts.filter((part) => names.includes(part))
}

async function runParts(asked: readonly Part[]): Promise<void> {
  if (asked.includes('build')) {
    const builds = await take('build', 1, () => measureBuilds(folder))
    for (const line of overLimits(builds)) {
      console.log(line)
      process.exitCode = 1
    }
  }
  if (asked.includes('relay')) {
    const { measureRelay } = await import('./bench/relay-load')
    const beside = process.env.RELAY_BESIDE ? [process.env.RELAY_BESIDE] : []
    await take('relay', runs, () => measureRelay(path.join(folder, 'relay'), runs, beside))
  }
  if (!asked.some((part) => part !== 'build' && part !== 'relay')) return

  const variants = await exportVariants(folder)
  if (asked.includes('pages')) await take('pages', 1, () => Promise.resolve(weigh(variants)))
  if (!asked.includes('lighthouse') && !asked.includes('interaction')) return

  const browser = await findOrInstallBrowser()
  const served = await serveVariants(variants)
  try {
    // Loaded late: who only builds, or weighs, waits for neither of the two.
    if (asked.includes('lighthouse')) {
      const { measureSpeed } = await import('./bench/lighthouse')
      const speeds = await take(
        'lighthouse',
        runs,
        () => measureSpeed(served, browser, runs),
        browser,
      )
      for (const { template, variant, notGreen } of speeds)
        if (variant === 'finished')
          for (const [audit, said] of Object.entries(notGreen))
            console.log(`Not green on ${template}: ${audit} ${said}`)
    }
    if (asked.includes('interaction')) {
      const { measureAnswers } = await import('./bench/interaction')
      await take('interaction', runs, () => measureAnswers(served, browser, runs), browser)
    }
  } finally {
    served.close()
  }
}

/** Measures, shows and keeps one part, of which each figure is the middle one of so many. */
async function take<P extends Part>(
  part: P,
  times: number,
  measure: () => Promise<Figures[P]>,
  browser?: string,
): Promise<Figures[P]> {
  const machine = await describeMachine(browser)
  console.log(`\n── ${part}`)
  const result = { machine, runs: times, figures: await measure() }
  keepResults({ [part]: result })
  console.log(`\n${report(part, result)}`)
  return result.figures
}

function weigh(variants: Variants): readonly PageWeight[] {
  return variantNames.flatMap((variant) =>
    benchTemplates.map(([template, path]) => ({
      template,
      variant,
      ...pageBytes(variants[variant], path),
    })),
  )
}
