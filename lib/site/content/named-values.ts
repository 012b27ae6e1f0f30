import type { Fact } from '@/content/schema/facts'
import { answerDelay, type Figure } from '@/content/schema/figures'
import type { Amount } from '@/content/schema/prices'
import { monthText } from '@/lib/text/month-text'
import { inFigures } from '@/lib/text/quantities'
import { upperFirst } from '@/lib/text/typography'
import { beforeTaxText, consumerText, taxText, termsText } from '../amounts'
import { sourceText } from '../fact-text'
import { field } from './field-path'
import type { NamedValues } from './prose'
import type { RawContent } from './raw-content'

/**
 * Values that texts may name: every price as a consumer pays it, before VAT where its record holds it so, its
 * VAT and its month; the figures; every fact, its value and its source. Where the file of these values has
 * faults their names are still known, so that texts are not reported for naming them.
 */
export function namedValues(
  { prices, figures, facts, firm }: RawContent['singles'],
  priced: { readonly prices: Readonly<Record<string, Amount>> } | undefined,
  figured: { readonly figures: Readonly<Record<string, Figure>> } | undefined,
  known: { readonly facts: Readonly<Record<string, Fact>> } | undefined,
): NamedValues | undefined {
  const ids = Object.keys(field(prices?.value, 'prices') ?? {})
  const names = Object.keys(field(figures?.value, 'figures') ?? {})
  const hours = field(firm?.value, 'answerWithinHours')
  // The numbers of the area come from the firm's record.
  if (ids.length === 0 || names.length === 0 || !facts || !firm) return undefined
  return new Map([
    ...Object.keys(field(facts?.value, 'facts') ?? {}).flatMap((id) =>
      factValues(id, known?.facts[id]),
    ),
    ['rayon', String(field(field(firm.value, 'radius'), 'homeText') ?? '')],
    ...placeValues(String(field(firm.value, 'where') ?? '')),
    ...names.flatMap((name) => figureValues(name, figured?.figures[name]?.text ?? '')),
    // How soon a request is answered; without a promise, texts may not name it.
    ...(typeof hours === 'number' ? figureValues(answerDelay, `${hours} h`) : []),
    ...ids.flatMap((id): [string, string][] => {
      const amount = priced?.prices[id]
      return [
        [`prix.${id}`, amount ? consumerText(amount) : ''],
        // A price whose record includes VAT has no name for the amount before VAT.
        ...(!amount || amount.taxIncluded === false
          ? [[`prix.${id}.ht`, amount ? beforeTaxText(amount) : ''] as [string, string]]
          : []),
        [`prix.${id}.tva`, amount ? taxText(amount) : ''],
        [`prix.${id}.mois`, amount ? monthText(amount.month) : ''],
        [`prix.${id}.termes`, amount ? termsText(amount) : ''],
      ]
    }),
  ])
}

/** Where the firm is, as it stands and with a capital. */
const placeValues = (where: string): readonly [string, string][] => [
  ['lieu', where],
  ['Lieu', upperFirst(where)],
]

/** The three names of a figure: as its text stands, with a capital, and in digits, « 2 à 4 semaines ». */
function figureValues(name: string, text: string): readonly [string, string][] {
  return [
    [name, text],
    [upperFirst(name), upperFirst(text)],
    [`${name}.chiffre`, inFigures(text)],
  ]
}

function factValues(id: string, fact: Fact | undefined): readonly [string, string][] {
  const name = `fait.${id}`
  return [
    [name, fact?.text ?? ''],
    [`${name}.source`, fact ? sourceText(fact) : ''],
    // Only a fact with a value has a name for it.
    ...(!fact || fact.value !== undefined
      ? [[`${name}.valeur`, fact?.value ?? ''] as [string, string]]
      : []),
  ]
}
