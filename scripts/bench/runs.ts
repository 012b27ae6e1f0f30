const usual = 5

/**
 * How often each page is opened, and each thing touched: the middle figure counts.
 * @throws when BENCH_RUNS is no whole number from 1 to 99.
 */
export function readRuns(text = process.env.BENCH_RUNS ?? ''): number {
  if (text === '') return usual
  if (!/^[1-9]\d?$/.test(text))
    throw new Error(`BENCH_RUNS "${text}" is no number of runs. Example: BENCH_RUNS=3`)
  return Number(text)
}
