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
const speed = {
  template: 'home',
  device: 'phone',
  score: 100,
  fcp: 799.6,
  lcp: 1200.4,
  tbt: 0,
  cls: 0,
  bytes: 99_960,
  requests: 9,
  notGreen: {},
} as const
const second = { template: 'home', device: 'phone', lcp: 312, arrival: 'fetched' } as const
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
      { ...speed, site: 'plain', score: 91, lcp: 3020 },
      { ...speed, site: 'finished' },
      { ...speed, site: 'finished', template: 'quote', tbt: 137.4, bytes: 214_321 },
      { ...speed, site: 'astrowind', lcp: 1650 },
    ],
  },
  'job-lists': {
    machine,
    runs: 3,
    figures: [{ ...speed, site: 'finished', template: 'sixty jobs', bytes: 120_000 }],
  },
  'second-page': {
    machine,
    runs: 3,
    figures: [
      { ...second, variant: 'plain', painted: 240, lcp: null, arrival: 'same document' },
      { ...second, variant: 'finished', painted: 99.6 },
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
      { ...touch, variant: 'finished', ms: 99.6 },
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

test('pages that reach what is aimed at are counted, and what the others miss is named', () => {
  const page = withFigures(mark, results)
  expect(page).toContain('1 of 2 pages reach')
  expect(page).toContain('Not met: quote (TBT 137, 214.3 kB).')
})

test('lists of finished jobs are held against the aims of all pages', () => {
  expect(withFigures(mark, results)).toMatch(
    /^## A first visit of a long list[^]+\| sixty jobs [^]+Not met: sixty jobs \(120 kB\)/m,
  )
})

test('another site has a table of its own, and no aims', () => {
  const page = withFigures(mark, results)
  expect(page).toMatch(/^Beside it, astrowind, on a phone:\n\n.*\n.*\n\| home .* 1650 /m)
  expect(page).not.toContain('LCP 1650')
})

test('second pages have a table for each export, and those in time are counted', () => {
  const page = withFigures(mark, results)
  expect(page).toMatch(
    /^The plain export.*, on a phone, ms from the click:\n\n.*\n.*\n\| home \| +240 \| +\| same document/m,
  )
  expect(page).toMatch(/^\| home \| +100 \| 312 \| fetched/m)
  expect(page).toContain('1 of 1 are painted within 100 ms')
})

test('answers that come in time are counted', () => {
  const page = withFigures(mark, results)
  expect(page).toMatch(/\| no answer +\| +100 \|/)
  expect(page).toContain('1 of 1 are answered within 100 ms')
})

test('a part that has not been run again stays as it stands', () => {
  const { build, interaction, ...others } = results
  expect([build, interaction]).not.toContain(undefined)
  const standing =
    '## Build\n\nTaken long ago.\n\n## The relay\n\nOld.\n\n## From a touch to its answer\n\nLast week.\n'
  const page = withFigures(`${mark}\n${standing}`, others)
  expect(page).toContain('## Build\n\nTaken long ago.\n\n## Bytes of a page\n')
  expect(page).toContain(
    '\n\n## From a touch to its answer\n\nLast week.\n\n## The relay\n\nTaken 2026',
  )
})

test('a part that has not been run is named with its command', () => {
  const { interaction, ...others } = results
  expect(interaction).toBeDefined()
  expect(() => withFigures(mark, others)).toThrow('npm run bench -- interaction')
})

test('a page without the mark is not written over', () => {
  expect(() => withFigures('# Performance\n', results)).toThrow(
    'docs/performance.md lacks the line',
  )
})
