import { isTaxed } from '@/lib/site/amounts'
import { servicePages as texts } from '@/lib/site/catalog'
import type { ShownPrice } from '@/lib/site/prices'

/**
 * A price, what it covers and its VAT; for a price by the metre or square metre, a field that multiplies it.
 * @param id of that field.
 */
export function PriceBox({ id, price }: { id: string; price: ShownPrice }) {
  const { text, spoken, covers, terms, amount, quantity } = price
  return (
    <div className="border-l-4 border-band bg-surface px-6 py-5">
      <h4 className="text-base text-ink-3">{texts.priceTitle}</h4>
      <p className="mt-1 font-display text-[1.75rem] leading-tight font-bold text-band">
        <span aria-hidden="true">{text}</span>
        <span className="sr-only">{spoken}</span>
      </p>
      {terms && <p className="mt-1 text-base leading-snug text-ink-3">{terms}</p>}
      {amount && quantity && (
        <div className="area-amount needs-script">
          <label htmlFor={id}>{quantity}</label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            className="field-control"
            data-unit-price={amount.from}
            data-untaxed={isTaxed(amount) ? undefined : ''}
          />
          {/* Written by the script in the head, perhaps before React wakes up. */}
          <output htmlFor={id} suppressHydrationWarning>
            &nbsp;
          </output>
        </div>
      )}
      <p className="mt-3 text-base leading-snug">{covers}</p>
      <p className="mt-2 text-base leading-snug text-ink-3">{texts.priceNote}</p>
    </div>
  )
}
