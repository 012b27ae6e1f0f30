import { describeMachine } from './machine'
import { report } from './report'
import { keepResults, type Figures, type Part } from './results'

/**
 * Measures one part, prints its table and keeps its figures.
 * @param runs how often each thing is measured; the median counts.
 */
export async function take<P extends Part>(
  part: P,
  runs: number,
  measure: () => Promise<Figures[P]>,
  programs: { readonly browser?: string; readonly lighthouse?: string } = {},
): Promise<Figures[P]> {
  const machine = await describeMachine(programs)
  console.log(`\n── ${part}`)
  const result = { machine, runs, figures: await measure() }
  keepResults({ [part]: result })
  console.log(`\n${report(part, result)}`)
  return result.figures
}
