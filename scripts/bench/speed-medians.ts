import { median } from './median'

/** What Lighthouse says of one page: a score of 100, bytes, else milliseconds. */
export interface SpeedRun {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Of all that was fetched until the page was at rest, headers of the answers included. */
  readonly bytes: number
  readonly requests: number
  /** Audits that are not green, by id, with what Lighthouse says of them. */
  readonly notGreen: Readonly<Record<string, string>>
}

/** Each figure by itself; of the audits, those that were not green in most of the runs. */
export function speedMedians(runs: readonly SpeedRun[]): SpeedRun {
  const of = (field: Exclude<keyof SpeedRun, 'notGreen'>) => median(runs.map((run) => run[field]))
  const said = runs.flatMap(({ notGreen }) => Object.entries(notGreen))
  const often = Object.entries(Object.fromEntries(said)).filter(
    ([id]) => said.filter(([other]) => other === id).length > runs.length / 2,
  )
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    requests: of('requests'),
    notGreen: Object.fromEntries(often),
  }
}
