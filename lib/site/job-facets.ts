import type { Job } from '@/content/schema/job'
import { serviceOf, tradeOf } from './catalog'
import { offersChoice } from './offers-choice'

/** One choice of the list's filter. */
export interface FacetOption {
  /** The key of the choice, which each job that it shows bears too: a letter and a number. */
  readonly key: string
  readonly name: string
  /** How many jobs it shows. */
  readonly count: number
}

/**
 * What the list of jobs can be filtered by: the services, trades and communes of the jobs, in alphabetical
 * order. A list with only one entry is left out, and so are all three where there is only one job.
 */
export interface JobFacets {
  readonly services: readonly FacetOption[]
  readonly trades: readonly FacetOption[]
  readonly communes: readonly FacetOption[]
  /** The keys of the choices that show a job. */
  readonly keysOf: (job: Job) => readonly string[]
}

/** Stands in place of their number where choices leave no job, whether a script says it or the style sheet. */
export const noJob = 'aucun, élargissez un des choix'

/** The filter of a list of jobs. The style sheet has a rule for each key (`scripts/build/job-filter.ts`). */
export function jobFacets(jobs: readonly Job[]): JobFacets {
  const services = facet('s', jobs, (job) => job.services.map((slug) => serviceOf(slug).name))
  const trades = facet('t', jobs, (job) => job.trades.map((id) => tradeOf(id).title))
  const communes = facet('c', jobs, ({ commune }) => [commune])
  return {
    services: services.options,
    trades: trades.options,
    communes: communes.options,
    keysOf: (job) => [services, trades, communes].flatMap(({ keysOf }) => keysOf(job)),
  }
}

/** How many of the three choices a visitor has. */
export function choicesOf({ services, trades, communes }: JobFacets): number {
  return [services, trades, communes].filter(({ length }) => length > 0).length
}

/**
 * The choices by one property of jobs.
 * @param letter begins the keys of its choices.
 * @param namesOf the names under which a job is found; equal names make one choice.
 */
function facet(letter: string, jobs: readonly Job[], namesOf: (job: Job) => readonly string[]) {
  const listed = jobs.flatMap((job) => [...new Set(namesOf(job))])
  const names = [...new Set(listed)].sort((one, other) => one.localeCompare(other, 'fr'))
  const key = (name: string) => `${letter}${names.indexOf(name)}`
  const offered = offersChoice(jobs.map(namesOf)) ? names : []
  return {
    options: offered.map((name): FacetOption => ({
      key: key(name),
      name,
      count: listed.filter((other) => other === name).length,
    })),
    keysOf: (job: Job) =>
      [...new Set(namesOf(job))].filter((name) => offered.includes(name)).map(key),
  }
}
