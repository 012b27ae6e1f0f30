import { readRuns } from './runs'

test('each thing is measured five times, or as often as is asked', () => {
  expect(readRuns('')).toBe(5)
  expect(readRuns('3')).toBe(3)
})

test.each(['0', '-1', '2.5', '100', 'trois'])('%s is no number of runs', (text) => {
  expect(() => readRuns(text)).toThrow(`BENCH_RUNS "${text}"`)
})
