import { filterRules } from './job-filter'

const option = (key: string) => ({ key, name: key, count: 1 })

test('each choice hides the jobs that are not among its own, and nothing else', () => {
  const facets = {
    services: [option('s0')],
    trades: [option('t0'), option('t1')],
    communes: [option('c0')],
    keysOf: () => [],
  }
  expect(filterRules(facets)).toEqual(
    ['s0', 't0', 't1', 'c0'].map(
      (key) => `.jobs:has([value='${key}']:checked) li:not(.${key}) {\n  display: none;\n}`,
    ),
  )
})
