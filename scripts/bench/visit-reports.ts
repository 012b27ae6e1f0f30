import { deviceNames } from './devices'
import type { Figures } from './results'
import { kilobytes, table, whole } from './table'
import { variantNames, type VariantName } from './variants'

/** What is aimed at on a quiet machine, every page: ms, bytes. */
const aims = {
  score: 100,
  fcp: 800,
  lcp: 1200,
  tbt: 20,
  cls: 0,
  bytes: 100_000,
  requests: 12,
  secondPageMs: 100,
  answerMs: 100,
}

export const variantTitles = {
  plain: 'The plain export, as `next build` writes it',
  finished: 'As `npm run build` finishes it',
} as const

/** The first visit as Markdown: a table for each device and site, and what misses our aims. */
export function lighthouseReport(speeds: Figures['lighthouse']): readonly string[] {
  const sites = [...new Set(speeds.map(({ site }) => site))]
  return deviceNames.flatMap((device) =>
    sites.flatMap((site) => {
      const own = speeds.filter((speed) => speed.device === device && speed.site === site)
      if (own.length === 0) return []
      const title = isVariant(site) ? variantTitles[site] : `Beside it, ${site}`
      return [
        `${title}, on a ${device}:`,
        table(
          ['ms', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'kB in all', 'requests'],
          own.map((speed) => [
            speed.template,
            speed.score,
            whole(speed.fcp),
            whole(speed.lcp),
            whole(speed.tbt),
            thousandths(speed.cls),
            kilobytes(speed.bytes),
            speed.requests,
          ]),
        ),
        ...(site === 'finished' ? [missedAims(own)] : []),
      ]
    }),
  )
}

const isVariant = (site: string): site is VariantName => variantNames.some((name) => name === site)
const thousandths = (value: number) => Math.round(value * 1000) / 1000

/** Names every figure that is not where it should be. */
function missedAims(speeds: Figures['lighthouse']): string {
  const missed = speeds.flatMap((speed) => {
    const faults = [
      ...(speed.score < aims.score ? [`score ${speed.score}`] : []),
      ...(whole(speed.fcp) > aims.fcp ? [`FCP ${whole(speed.fcp)}`] : []),
      ...(whole(speed.lcp) > aims.lcp ? [`LCP ${whole(speed.lcp)}`] : []),
      ...(whole(speed.tbt) > aims.tbt ? [`TBT ${whole(speed.tbt)}`] : []),
      ...(thousandths(speed.cls) > aims.cls ? [`CLS ${thousandths(speed.cls)}`] : []),
      ...(speed.bytes > aims.bytes ? [`${kilobytes(speed.bytes)} kB`] : []),
      ...(speed.requests > aims.requests ? [`${speed.requests} requests`] : []),
    ]
    return faults.length > 0 ? [`${speed.template} (${faults.join(', ')})`] : []
  })
  const aimed = `a score of ${aims.score}, FCP within ${aims.fcp} ms, LCP ${aims.lcp}, TBT ${aims.tbt}, CLS ${aims.cls}, ${kilobytes(aims.bytes)} kB, ${aims.requests} requests`
  return [
    `${speeds.length - missed.length} of ${speeds.length} pages reach what is aimed at: ${aimed}.`,
    ...(missed.length > 0 ? [`Not met: ${missed.join('; ')}.`] : []),
  ].join(' ')
}

/** The page after it as Markdown: a table for each device and export. */
export function secondPageReport(pages: Figures['second-page']): readonly string[] {
  return deviceNames.flatMap((device) => {
    const own = pages.filter((page) => page.device === device)
    const finished = own.filter(({ variant }) => variant === 'finished')
    const met = finished.filter(({ painted }) => painted <= aims.secondPageMs)
    return [
      ...variantNames.flatMap((variant) => {
        const pages = own.filter((page) => page.variant === variant)
        if (pages.length === 0) return []
        return [
          `${variantTitles[variant]}, on a ${device}, ms from the click:`,
          table(
            ['to', 'painted', 'LCP', 'how it came'],
            pages.map(({ template, painted, lcp, arrival }) => [
              template,
              whole(painted),
              lcp === null ? '' : whole(lcp),
              arrival,
            ]),
          ),
        ]
      }),
      `${met.length} of ${finished.length} are painted within ${aims.secondPageMs} ms in the finished export.`,
    ]
  })
}

/** Touches and answers as Markdown: one table of both exports. */
export function interactionReport(answers: Figures['interaction']): readonly string[] {
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
