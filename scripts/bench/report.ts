import { perPageMs } from './build-times'
import { machineLine } from './machine'
import type { Figures, Part, Result } from './results'
import { table } from './table'
import { variantNames } from './variants'

/** What is aimed at on a quiet machine, every page. */
const aims = { score: 100, lcp: 1600, tbt: 30, cls: 0, answerMs: 200 }

const titles: Record<Part, string> = {
  build: 'Build',
  pages: 'Bytes of a page',
  lighthouse: 'Lighthouse',
  interaction: 'From a touch to its answer',
  relay: 'The relay',
}

const variantTitles = {
  plain: 'The plain export, as `next build` writes it:',
  finished: 'As `npm run build` finishes it:',
} as const

const reports: { readonly [part in Part]: (figures: Figures[part]) => readonly string[] } = {
  build: buildReport,
  pages: pagesReport,
  lighthouse: lighthouseReport,
  interaction: interactionReport,
  relay: relayReport,
}

/** A section in Markdown, for the terminal and for docs/performance.md. */
export function report<P extends Part>(part: P, { machine, runs, figures }: Result<P>): string {
  const taken =
    runs > 1 ? `${machineLine(machine)} The middle one of ${runs} runs.` : machineLine(machine)
  return [`## ${titles[part]}`, taken, ...reports[part](figures)].join('\n\n')
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
const whole = (value: number) => Math.round(value)

function buildReport(builds: Figures['build']): readonly string[] {
  const next = perPageMs(builds, 'next')
  const finish = perPageMs(builds, 'finish')
  const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1))
  return [
    table(
      [
        'catalogue',
        'trades',
        'pages',
        '`next build`, s',
        'ms a page more',
        'peak, MiB',
        'finishing, s',
        'ms a page more',
        'peak, MiB',
        'both, s',
      ],
      builds.map((build, index) => [
        `${build.times}×`,
        build.trades,
        build.pages,
        build.next.seconds,
        ms(next[index]),
        build.next.peakMiB,
        build.finish.seconds,
        ms(finish[index]),
        build.finish.peakMiB,
        Math.round((build.next.seconds + build.finish.seconds) * 10) / 10,
      ]),
    ),
  ]
}

function pagesReport(pages: Figures['pages']): readonly string[] {
  return variantNames.flatMap((variant) => [
    variantTitles[variant],
    table(
      ['kB', 'HTML', 'CSS', 'fonts', 'scripts at load', 'all at load', 'scripts wanted', 'payload'],
      pages
        .filter((page) => page.variant === variant)
        .map((page) => [
          page.template,
          kilobytes(page.html),
          kilobytes(page.css),
          kilobytes(page.fonts),
          kilobytes(page.scriptsAtLoad),
          kilobytes(page.html + page.css + page.fonts + page.scriptsAtLoad),
          kilobytes(page.scriptsWanted),
          kilobytes(page.payload),
        ]),
    ),
  ])
}

function lighthouseReport(speeds: Figures['lighthouse']): readonly string[] {
  return variantNames.flatMap((variant) => {
    const own = speeds.filter((speed) => speed.variant === variant)
    const met = own.filter(
      ({ score, lcp, tbt, cls }) =>
        score >= aims.score &&
        lcp <= aims.lcp &&
        tbt <= aims.tbt &&
        Math.round(cls * 1000) <= aims.cls,
    )
    return [
      variantTitles[variant],
      table(
        ['ms', 'score', 'LCP', 'TBT', 'CLS', 'FCP', 'Speed Index', 'pictures, kB'],
        own.map((speed) => [
          speed.template,
          speed.score,
          whole(speed.lcp),
          whole(speed.tbt),
          Math.round(speed.cls * 1000) / 1000,
          whole(speed.fcp),
          whole(speed.speedIndex),
          kilobytes(speed.pictures),
        ]),
      ),
      `${met.length} of ${own.length} pages reach what is aimed at: a score of ${aims.score}, LCP within ${aims.lcp} ms, TBT within ${aims.tbt} ms, CLS ${aims.cls}.`,
    ]
  })
}

function interactionReport(answers: Figures['interaction']): readonly string[] {
  const rows = answers
    .filter(({ variant }) => variant === 'finished')
    .map((finished) => {
      const plain = answers.find(
        ({ variant, widget, moment }) =>
          variant === 'plain' && widget === finished.widget && moment === finished.moment,
      )
      const cell = (ms: number | null | undefined) =>
        typeof ms === 'number' ? whole(ms) : 'no answer'
      return {
        cells: [finished.widget, finished.moment, cell(plain?.ms), cell(finished.ms)],
        met: finished.ms !== null && finished.ms <= aims.answerMs,
      }
    })
  return [
    table(
      ['touched', 'when', 'plain export, ms', 'finished, ms'],
      rows.map(({ cells }) => cells),
    ),
    `${rows.filter(({ met }) => met).length} of ${rows.length} are answered within ${aims.answerMs} ms in the finished export.`,
  ]
}

function relayReport(loads: Figures['relay']): readonly string[] {
  const tenths = (value: number) => Math.round(value * 10) / 10
  return [
    table(
      [
        'relay',
        'one post, ms',
        'of fifty at once, ms',
        '95 of 100, ms',
        'posts a second',
        'processor a post, ms',
        'peak, MiB',
        'peak with the largest, MiB',
      ],
      loads.map((load) => [
        load.relay,
        tenths(load.aloneMs),
        whole(load.crowdMs),
        whole(load.crowdSlowMs),
        whole(load.postsPerSecond),
        tenths(load.processorMs),
        whole(load.peakMiB),
        whole(load.peakLargestMiB),
      ]),
    ),
  ]
}
