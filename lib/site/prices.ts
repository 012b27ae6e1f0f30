import type { Amount } from '@/content/schema/prices'
import type { EstimationPage } from '@/content/schema/pages/estimation'
import type { PriceBox } from '@/content/schema/service'
import type { FeeRule } from '@/lib/forms/estimation-fee'
import { french } from '@/lib/text/typography'
import {
  beforeTaxText,
  consumerText,
  isTaxed,
  spokenAmount,
  termsText,
  unitTexts,
  withTax,
} from './amounts'
import { amountOf } from './catalog'

/** An indicative price as a page shows it: its amount, or « Sur devis », and what it covers. */
export interface ShownPrice {
  /** « À partir de 25 €/m² TTC », « De 35 à 60 €/ml TTC » */
  readonly text: string
  /** The same in words, for those who hear it. */
  readonly spoken: string
  readonly covers: string
  /** « TVA à 10 %, prix de novembre 2026 »; absent, like the next two, where the price is on quote. */
  readonly terms?: string
  /** With VAT. */
  readonly amount?: Amount
  /** The field from which a visitor gets an amount: « Votre surface, en m² ». */
  readonly quantity?: string
}

/** The price of a box, with its amount looked up. */
export function shownPrice(box: PriceBox): ShownPrice {
  return 'onQuote' in box
    ? { text: 'Sur devis', spoken: 'Sur devis', covers: box.covers }
    : startingPrice(amountOf(box.price))
}

/**
 * « À partir de … ».
 * @param covers what is in the price, where a page says it better than the price's record.
 */
export function startingPrice(amount: Amount, covers = amount.covers): ShownPrice {
  const { quantity } = unitTexts[amount.unit]
  const start = amount.to === undefined ? 'À partir de' : 'De'
  return {
    text: french(`${start} ${consumerText(amount)}`),
    spoken: french(`${start} ${spokenAmount(amount)}`),
    covers,
    terms: french(termsText(amount)),
    amount: withTax(amount),
    ...(quantity && { quantity }),
  }
}

/** The rule by which the estimation form computes its fee, and its minimum in words, before and with VAT. */
export function estimationFeeRule({ price, minimum }: EstimationPage['fee']): FeeRule {
  const least = amountOf(minimum)
  const before = least.taxIncluded || !isTaxed(least) ? '' : ` (${beforeTaxText(least)})`
  return {
    perSquareMetre: withTax(amountOf(price)).from,
    minimum: withTax(least).from,
    minimumText: french(`${consumerText(least)}${before}`),
    taxed: isTaxed(amountOf(price)),
  }
}
