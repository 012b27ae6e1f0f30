/** @jest-environment node */
import { withFigures } from './performance-page'
import type { Results } from './results'

const mark = '<!-- Figures: written by "npm run bench -- docs". -->\n'
const machine = {
  date: '2026-11-22 01:00',
  cores: 2,
  processor: 'Processor',
  memoryGiB: 24,
  node: '20.9.0',
  load: 0.4,
}
const speed = { fcp: 900, lcp: 1500.4, tbt: 0, cls: 0, speedIndex: 900, pictures: 0, notGreen: {} }
const touch = {
  widget: 'tab',
  moment: 'page just loaded, in view for a second',
  unanswered: 0,
} as const
const results: Results = {
  build: {
    machine,
    runs: 1,
    figures: [
      {
        times: 1,
        trades: 46,
        pages: 90,
        next: { seconds: 9.9, peakMiB: 900 },
        finish: { seconds: 5.2, peakMiB: 400 },
      },
    ],
  },
  pages: { machine, runs: 1, figures: [] },
  lighthouse: {
    machine: { ...machine, load: 7 },
    runs: 5,
    figures: [
      { template: 'home', variant: 'plain', score: 91, ...speed, lcp: 3020 },
      { template: 'home', variant: 'finished', score: 100, ...speed },
    ],
  },
  relay: {
    machine,
    runs: 5,
    figures: [
      {
        relay: 'relay.cjs',
        aloneMs: 2.12,
        crowdMs: 130.4,
        crowdSlowMs: 218,
        postsPerSecond: 366.8,
        processorMs: 2.7,
        peakMiB: 91.6,
        peakLargestMiB: 126,
      },
    ],
  },
  interaction: {
    machine,
    runs: 5,
    figures: [
      { ...touch, variant: 'plain', ms: null },
      { ...touch, variant: 'finished', ms: 120.4 },
    ],
  },
}

test('figures stand below the mark, and what stood there goes', () => {
  const page = withFigures(`# Performance\n\n${mark}\nold figures\n`, results)
  expect(page).toMatch(/^# Performance\n\n<!-- Figures/)
  expect(page).not.toContain('old figures')
  expect(page).toMatch(/^\| 1× .* 15\.1 \|$/m)
})

test('each part says whether the machine was quiet', () => {
  const page = withFigures(mark, results)
  expect(page).toContain('the machine was quiet, load 0.4 when it began')
  expect(page).toContain('the machine was busy, load 7 when it began')
})

test('pages and answers that reach what is aimed at are counted, and those that do not', () => {
  const page = withFigures(mark, results)
  expect(page).toContain('0 of 1 pages reach')
  expect(page).toContain('1 of 1 pages reach')
  expect(page).toMatch(/\| no answer +\| +120 \|/)
  expect(page).toContain('1 of 1 are answered within 200 ms')
})

test('a part that has not been run is named with its command', () => {
  const { build, pages, lighthouse } = results
  expect(() => withFigures(mark, { build, pages, lighthouse } as Results)).toThrow(
    'npm run bench -- interaction',
  )
})

test('a page without the mark is not written over', () => {
  expect(() => withFigures('# Performance\n', results)).toThrow(
    'docs/performance.md lacks the line',
  )
})
