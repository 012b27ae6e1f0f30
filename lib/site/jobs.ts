import type { Job, JobCost } from '@/content/schema/job'
import type { Id } from '@/content/schema/vocabulary'
import { monthText } from '@/lib/text/month-text'
import { french } from '@/lib/text/typography'
import { consumerText, termsText } from './amounts'

/** « mai 2026 », « mars à mai 2026 », « novembre 2025 à février 2026 »: from the first day to the last. */
export function periodText({ from, until }: Pick<Job, 'from' | 'until'>): string {
  if (from.slice(0, 7) === until.slice(0, 7)) return monthText(until)
  const start = monthText(from)
  return `${from.slice(0, 4) === until.slice(0, 4) ? start.slice(0, -5) : start} à ${monthText(until)}`
}

/**
 * « De 24 000 à 29 000 € TTC, TVA à 10 %, prix de mars 2026 »; a cost whose two amounts are the same is one
 * amount.
 */
export function costText({ to, ...cost }: JobCost): string {
  const isOne = cost.from === to
  const amount = isOne ? consumerText(cost) : `De ${consumerText({ ...cost, to })}`
  return french(`${amount}, ${termsText(cost)}`)
}

/** The facts at the head of a job's page, as terms and values. */
export function jobFacts(job: Job): readonly (readonly [term: string, value: string])[] {
  return [
    ['Commune', job.commune],
    ['Dates', french(periodText(job))],
    ['Durée', job.duration],
    ...(job.surface
      ? [['Surface', french(`${job.surface.toLocaleString('fr')} m²`)] as const]
      : []),
  ]
}

/** Every picture of a job's page except the one it leads with, in the order in which they are shown. */
export function jobPictures({ pairs = [], pictures = [] }: Job): readonly Id<'picture'>[] {
  return [
    ...pairs.flatMap(({ before, after }) => [before, after]),
    ...pictures.map(({ picture }) => picture),
  ]
}
