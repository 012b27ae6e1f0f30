/**
 * Writes `app/generated/job-filter.css`: what hides the jobs that the choice made in the list's filter
 * does not show. A style sheet filters without JavaScript, and under the policy of whatever page the
 * visitor came in by, which would refuse a style of the list's own.
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
      filterRule(jobFacets(jobs)),
      '',
    ].join('\n'),
  )
}

/**
 * One rule for all choices, and its element named outside of what tells them apart: of several, which
 * the compressor of styles puts into one `:is()`, browsers ask every element of every page.
 */
export function filterRule({ services, trades, communes }: JobFacets): string {
  const hidden = [...services, ...trades, ...communes].map(
    ({ key }) => `  .jobs:has([value='${key}']:checked) :not(.${key})`,
  )
  return hidden.length > 0 ? `.jobs li:is(\n${hidden.join(',\n')}\n) {\n  display: none;\n}` : ''
}
