import {
  addressFacts,
  formFacts,
  insuranceBlocks,
  known,
  labelSections,
  mediatorFacts,
  nameFacts,
  registrationFacts,
  type DatedFacts,
} from '@/content/legal/parts/firm-texts'
import type { Firm } from '@/content/schema/firm'
import type { Job } from '@/content/schema/job'
import type { ChecksPage, Fee } from '@/content/schema/pages/checks'
import type { Testimonial } from '@/content/schema/testimonial'
import { paths } from '@/lib/addresses/paths'
import { french } from '@/lib/text/typography'

/** One thing to look up: what the record holds, what is missing, and where anybody can check it. */
export interface ShownCheck {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly register?: { readonly label: string; readonly url: string }
  readonly held: readonly DatedFacts[]
  /** What the record does not hold yet: « forme juridique », « SIRET ». */
  readonly missing: readonly string[]
  /** A remark. */
  readonly note?: string
  /** The page on which it can be seen. */
  readonly href?: string
}

/**
 * What a careful customer checks, in order, filled from the firm's record and from what the site shows of it.
 */
export function shownChecks(
  page: ChecksPage,
  firm: Firm,
  jobs: readonly Pick<Job, 'sample'>[],
  testimonials: readonly Partial<Pick<Testimonial, 'sample'>>[],
): readonly ShownCheck[] {
  const { company, insurance, labels, mediator, references } = page
  const { siret, labels: own } = firm.legal
  const real = jobs.filter(({ sample }) => !sample).length
  // A site that shows no works has no samples to admit to.
  const areSamples = real === 0 && [...jobs, ...testimonials].some(({ sample }) => sample)
  return [
    {
      id: 'entreprise',
      ...company,
      ...(company.register &&
        siret && {
          register: {
            ...company.register,
            url: new URL(`/entreprise/${siret.slice(0, 9)}`, company.register.url).href,
          },
        }),
      ...split([
        {
          facts: [
            ...nameFacts(firm),
            ...formFacts(firm),
            ...addressFacts(firm),
            ...registrationFacts(firm),
          ],
        },
      ]),
    },
    { id: 'assurance', ...insurance, ...split(insuranceBlocks(firm)) },
    {
      id: 'qualifications',
      ...labels,
      ...split(
        labelSections(firm).flatMap(({ blocks }) =>
          blocks.flatMap((block) => ('facts' in block ? [block] : [])),
        ),
      ),
      ...(own?.length === 0 && { note: labels.none }),
    },
    { id: 'mediateur', ...mediator, ...split([{ facts: mediatorFacts(firm) }]) },
    {
      id: 'references',
      ...references,
      held: real > 0 ? [{ facts: [['Chantiers racontés ici', String(real)]] }] : [],
      missing: [],
      ...(jobs.length > 0 && { href: paths.jobs }),
      ...(areSamples && { note: references.samples }),
    },
  ]
}

/** What the record holds, with French typography, and the terms of what it lacks. */
function split(blocks: readonly DatedFacts[]): Pick<ShownCheck, 'held' | 'missing'> {
  const lacks = ([, value]: readonly [string, string]) => value === known(undefined)
  return {
    held: blocks.flatMap(({ facts, ...rest }) => {
      const there = facts.filter((fact) => !lacks(fact))
      return there.length === 0
        ? []
        : [{ ...rest, facts: there.map(([term, value]) => [french(term), french(value)] as const) }]
    }),
    missing: blocks.flatMap(({ facts }) => facts.filter(lacks).map(([term]) => french(term))),
  }
}

/** What is free and what is paid, without what the firm has switched off. */
export function shownFees(
  { fees }: ChecksPage,
  switches: Pick<Firm['switches'], 'estimation' | 'projectManagement'>,
): readonly Fee[] {
  return fees.entries.filter((fee) => !fee.with || switches[fee.with])
}
