/**
 * Writes `app/generated/job-filter.css`: for each choice of the filter on the list of jobs, the rule
 * that hides the jobs it does not show. A style sheet filters without JavaScript, and under the
 * policy of whatever page the visitor came in by, which would refuse a style of the list's own.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { jobs } from '../../lib/site/catalog'
import { jobFacets, type JobFacets } from '../../lib/site/job-facets'
import { writeIfChanged } from './write-if-changed'

export function writeJobFilter(target = path.join('app', 'generated')): void {
  mkdirSync(target, { recursive: true })
  writeIfChanged(
    path.join(target, 'job-filter.css'),
    [
      '/* Written by scripts/build/job-filter.ts. Not kept in git. */',
      ...filterRules(jobFacets(jobs)),
      '',
    ].join('\n'),
  )
}

/** A rule for each choice. */
export function filterRules({ services, trades, communes }: JobFacets): readonly string[] {
  return [...services, ...trades, ...communes].map(
    ({ key }) => `.jobs:has([value='${key}']:checked) li:not(.${key}) {\n  display: none;\n}`,
  )
}
