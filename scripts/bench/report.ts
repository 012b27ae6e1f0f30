import { overLimits, perPageMs } from './build-times'
import { machineLine } from './machine'
import type { Figures, Part, Result } from './results'
import { kilobytes, table, whole } from './table'
import { variantNames } from './variants'
import {
  interactionReport,
  lighthouseReport,
  secondPageReport,
  variantTitles,
} from './visit-reports'

const titles: Record<Part, string> = {
  build: 'Build',
  pages: 'Bytes of a page',
  lighthouse: 'A first visit',
  'job-lists': 'A first visit of a long list of finished jobs',
  'second-page': 'The page after it',
  interaction: 'From a touch to its answer',
  relay: 'The relay',
}

const reports: { readonly [part in Part]: (figures: Figures[part]) => readonly string[] } = {
  build: buildReport,
  pages: pagesReport,
  lighthouse: lighthouseReport,
  'job-lists': lighthouseReport,
  'second-page': secondPageReport,
  interaction: interactionReport,
  relay: relayReport,
}

/** What stands above a part's figures. */
export function heading(part: Part): string {
  return `## ${titles[part]}`
}

/** A section in Markdown, for the terminal and for docs/performance.md. */
export function report<P extends Part>(part: P, { machine, runs, figures }: Result<P>): string {
  const taken =
    runs > 1 ? `${machineLine(machine)} The middle one of ${runs} runs.` : machineLine(machine)
  return [heading(part), taken, ...reports[part](figures)].join('\n\n')
}

function buildReport(builds: Figures['build']): readonly string[] {
  const next = perPageMs(builds, 'next')
  const finish = perPageMs(builds, 'finish')
  const over = overLimits(builds)
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
    over.length > 0 ? `Not met: ${over.join(' ')}` : 'Every build is within its limits.',
  ]
}

function pagesReport(pages: Figures['pages']): readonly string[] {
  return variantNames.flatMap((variant) => [
    `${variantTitles[variant]}:`,
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
