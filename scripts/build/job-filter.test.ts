import { noJob } from '../../lib/site/job-facets'
import { filterRules } from './job-filter'

const option = (key: string) => ({ key, name: key, count: 1 })

test('each choice hides the jobs that are not among its own, and nothing else; none left is a word', () => {
  const facets = {
    services: [option('s0')],
    trades: [option('t0'), option('t1')],
    communes: [option('c0')],
    keysOf: () => [],
  }
  expect(filterRules(facets)).toBe(
    `.jobs li:is(
  .jobs:has([value='s0']:checked) :not(.s0),
  .jobs:has([value='t0']:checked) :not(.t0),
  .jobs:has([value='t1']:checked) :not(.t1),
  .jobs:has([value='c0']:checked) :not(.c0)
) {
  display: none;
}

@counter-style job-count {
  system: fixed 0;
  symbols: "${noJob}";
}`,
  )
})

test('without a choice nothing is hidden', () => {
  expect(filterRules({ services: [], trades: [], communes: [], keysOf: () => [] })).toBe('')
})
