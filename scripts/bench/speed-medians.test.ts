import { speedMedians, type SpeedRun } from './speed-medians'

const run = (lcp: number, notGreen: Record<string, string> = {}): SpeedRun => ({
  score: 100,
  fcp: 900,
  lcp,
  tbt: 0,
  cls: 0,
  bytes: 100_000,
  requests: 9,
  notGreen,
})

test('each figure is the middle one of its kind', () => {
  expect(speedMedians([run(1500), run(9000), run(1400)]).lcp).toBe(1500)
})

test('an audit counts as not green when it was so in most of the runs', () => {
  const slow = { 'server-response-time': '700 ms' }
  expect(speedMedians([run(1, slow), run(1), run(1)]).notGreen).toEqual({})
  expect(speedMedians([run(1, slow), run(1, slow), run(1)]).notGreen).toEqual(slow)
})
