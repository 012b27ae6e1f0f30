/**
 * `npm run bench`: what a build costs, what a page weighs, how fast it opens, the page after it, and how fast
 * it answers, the export as `next build` writes it beside the one that is deployed; what the relay takes,
 * beside the one in the file that RELAY_BESIDE names. `npm run bench -- pages lighthouse` runs some parts
 * alone, `docs` among them puts the latest figures into docs/performance.md, alone or after the others, and
 * `npm run bench -- trace home quote` lists what holds the processor while those templates open. BENCH_RUNS
 * says how often each thing is measured, BENCH_BESIDE names built sites of others. Everything is built in
 * copies below `.cache/bench/`. Prints tables and writes `.cache/bench.json`. Exits 1 when a build is over
 * its limits.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { browserParts, measureInBrowser, traceTemplates } from './bench/browser-parts'
import { measureBuilds, overLimits } from './bench/build-times'
import { pageBytes } from './bench/page-bytes'
import { writePerformancePage } from './bench/performance-page'
import { parts, readResults, type PageWeight, type Part } from './bench/results'
import { readRuns } from './bench/runs'
import { take } from './bench/take'
import { benchTemplates } from './checks/model-pages'
import { exportVariants, variantNames, type Variants } from './bench/variants'
import { prepare } from './build/prepare'
import { main, stopOnSignal } from './machine/processes'

const folder = path.join('.cache', 'bench')

await main(async () => {
  const names = process.argv.slice(2)
  const [first, ...rest] = names
  if (first === 'trace') return inCopies(traced(rest))
  const asked = names.filter((name) => name !== 'docs')
  if (asked.length > 0 || names.length === 0) await inCopies(measured(asked))
  if (asked.length < names.length) writePerformancePage(readResults())
})

async function inCopies(work: () => Promise<void>): Promise<void> {
  stopOnSignal(() => Promise.resolve())
  try {
    await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws with the names that are known, when one is not. */
function measured(names: readonly string[]): () => Promise<void> {
  const unknown = names.find((name) => name !== 'all' && !parts.some((part) => part === name))
  if (unknown)
    throw new Error(
      `"${unknown}" is no part of the bench. Known: ${parts.join(', ')}, all, docs; or trace, with templates.`,
    )
  const asked =
    names.length === 0 || names.includes('all')
      ? parts
      : parts.filter((part) => names.includes(part))
  const runs = readRuns()
  return () => runParts(asked, runs)
}

/** @throws with the templates that are known, when one is not. */
function traced(names: readonly string[]): () => Promise<void> {
  const known: readonly string[] = benchTemplates.map(([name]) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown)
    throw new Error(`"${unknown}" is no template of the bench. Known: ${known.join(', ')}.`)
  return async () => {
    await prepare()
    const { finished } = await exportVariants(folder)
    await traceTemplates(
      finished,
      benchTemplates.filter(([name]) => names.length === 0 || names.includes(name)),
    )
  }
}

async function runParts(asked: readonly Part[], runs: number): Promise<void> {
  // The relay is measured without a site.
  if (asked.some((part) => part !== 'relay')) await prepare()
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
  if (asked.includes('job-lists')) {
    const { measureJobLists } = await import('./bench/job-lists')
    await measureJobLists(path.join(folder, 'job-lists'), runs)
  }
  const inBrowser = browserParts.filter((part) => asked.includes(part))
  if (inBrowser.length === 0 && !asked.includes('pages')) return
  const variants = await exportVariants(folder)
  if (asked.includes('pages')) await take('pages', 1, () => Promise.resolve(weigh(variants)))
  if (inBrowser.length > 0) await measureInBrowser(inBrowser, { variants, folder, runs })
}

function weigh(variants: Variants): readonly PageWeight[] {
  return variantNames.flatMap((variant) =>
    benchTemplates.map(([template, path]) => ({
      template,
      variant,
      ...pageBytes(variants[variant].root, path),
    })),
  )
}
