import type { Amount } from '@/content/schema/prices'
import type { PriceBox } from '@/content/schema/service'
import { french } from '@/lib/text/typography'
import { amountText, spokenAmount, unitTexts } from './amounts'
import { amountOf } from './catalog'

/** An indicative price as a page shows it: its amount, or « Sur devis », and what it covers. */
export interface ShownPrice {
  /** « À partir de 25 €/m² » */
  readonly text: string
  /** The same in words, for those who hear it. */
  readonly spoken: string
  readonly covers: string
  /** None where the price is on quote. */
  readonly amount?: Amount
  /** What a visitor can enter to have an amount: « Votre surface, en m² ». */
  readonly quantity?: string
}

/** The price of a box, its amount looked up. */
export function shownPrice(box: PriceBox): ShownPrice {
  if ('onQuote' in box) return { text: 'Sur devis', spoken: 'Sur devis', covers: box.covers }
  return startingPrice(amountOf(box.price), box.covers)
}

/** « À partir de … » */
export function startingPrice(amount: Amount, covers: string): ShownPrice {
  const { quantity } = unitTexts[amount.unit]
  return {
    text: french(`À partir de ${amountText(amount)}`),
    spoken: french(`À partir de ${spokenAmount(amount)}`),
    covers,
    amount,
    ...(quantity && { quantity }),
  }
}
