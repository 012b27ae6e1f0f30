/**
 * Writes `app/generated/job-filter.css`, which hides the jobs that do not match the choice in the list's
 * filter, and says how many are left (`app/styles/jobs.css` counts them). A style sheet filters without JavaScript. It is part of the one for all pages, since the policy of
 * the page on which a visit begins would refuse a style of the list's own.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { jobs } from '../../lib/site/catalog'
import { jobFacets, noJob, type JobFacets } from '../../lib/site/job-facets'
import { writeIfChanged } from './write-if-changed'

/** Writes the style sheet; an empty one where there is nothing to filter by. */
export function writeJobFilter(target = path.join('app', 'generated')): void {
  mkdirSync(target, { recursive: true })
  writeIfChanged(
    path.join(target, 'job-filter.css'),
    [
      '/* Written by scripts/build/job-filter.ts. Not kept in git. */',
      filterRules(jobFacets(jobs)),
      '',
    ].join('\n'),
  )
}

/** A figure, or words in the place of 0. */
const countStyle = `
@counter-style job-count {
  system: fixed 0;
  symbols: ${JSON.stringify(noJob)};
}`

/**
 * One rule for all choices, with its element named outside the `:is()`: several rules, which the CSS minifier
 * joins into one `:is()`, would be tested on every element of every page.
 */
export function filterRules({ services, trades, communes }: JobFacets): string {
  const hidden = [...services, ...trades, ...communes].map(
    ({ key }) => `  .jobs:has([value='${key}']:checked) :not(.${key})`,
  )
  return hidden.length > 0
    ? `.jobs li:is(\n${hidden.join(',\n')}\n) {\n  display: none;\n}\n${countStyle}`
    : ''
}
