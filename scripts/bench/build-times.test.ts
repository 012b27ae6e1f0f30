import { overLimits, perPageMs, type BuildTime } from './build-times'

const build = (times: number, seconds: number, peakMiB = 900): BuildTime => ({
  times,
  trades: 46 * times,
  pages: 100 * times,
  next: { seconds, peakMiB },
  finish: { seconds: 2 * seconds, peakMiB: 300 },
})

test('a page more costs what the larger build takes longer', () => {
  const builds = [build(1, 10), build(10, 19)]
  expect(perPageMs(builds, 'next')).toEqual([undefined, 10])
  expect(perPageMs(builds, 'finish')).toEqual([undefined, 20])
})

test('builds within the limits are fine', () => {
  expect(overLimits([build(1, 10), build(10, 19)])).toEqual([])
})

test('a slow page and a large build are named with their size', () => {
  expect(overLimits([build(1, 10), build(10, 46, 2000)])).toEqual([
    '10×: 40.0 ms for each more page, at most 25.',
    '10×: 2000 MiB at the peak of next build, at most 1536.',
  ])
})
