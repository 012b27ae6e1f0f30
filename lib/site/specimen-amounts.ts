import type { PricedQuote } from '@/content/schema/specimen-quote'
import { french } from '@/lib/text/typography'

/** The computed amounts of a quote, in whole cents. */
export interface SpecimenAmounts {
  readonly lots: readonly { readonly lines: readonly number[]; readonly total: number }[]
  /** Before tax. */
  readonly net: number
  /** VAT by rate, the lowest rate first. */
  readonly taxes: readonly { readonly rate: number; readonly base: number; readonly tax: number }[]
  readonly total: number
  readonly payments: readonly number[]
}

type PricedLine = PricedQuote['lots'][number]['lines'][number]

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/**
 * The amounts of a quote, computed as on a French invoice: each line rounded to the cent, VAT once for each
 * rate on the sum of its lines. The last instalment makes up for rounding.
 */
export function specimenAmounts({ lots, payments }: PricedQuote): SpecimenAmounts {
  const priced = lots.map(({ lines }) => {
    const amounts = lines.map(lineAmount)
    return { lines: amounts, total: sum(amounts) }
  })
  const lines = lots.flatMap((lot) => lot.lines)
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((one, other) => one - other)
  const taxes = rates.map((rate) => {
    const base = sum(lines.filter(({ taxRate }) => taxRate === rate).map(lineAmount))
    // Rates have at most one decimal: as thousandths they are whole, as cents are.
    return { rate, base, tax: Math.round((base * Math.round(rate * 10)) / 1000) }
  })
  const net = sum(priced.map((lot) => lot.total))
  const total = net + sum(taxes.map(({ tax }) => tax))
  const parts = payments.slice(0, -1).map(({ share }) => Math.round((total * share) / 100))
  return { lots: priced, net, taxes, total, payments: [...parts, total - sum(parts)] }
}

/** Quantities have at most two decimals: as hundredths they are whole. */
function lineAmount({ quantity, unitPrice }: PricedLine): number {
  return Math.round((Math.round(quantity * 100) * unitPrice) / 100)
}

const twoDecimals = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** « 1 250,00 € », from cents. */
export function centsText(cents: number): string {
  return french(`${twoDecimals.format(cents / 100)} €`)
}

/** « 5,5 % » */
export function rateText(rate: number): string {
  return french(`${rate.toLocaleString('fr-FR')} %`)
}

/**
 * The amounts that a quote's own texts may name: `total.ht`, `total.ttc`, `tva.5,5`, `lot.1`,
 * `paiement.1`, and per square metre, in whole euros and TTC, `total.m2`.
 */
export function amountNames(quote: PricedQuote): readonly [name: string, text: string][] {
  const { lots, net, taxes, total, payments } = specimenAmounts(quote)
  return [
    ['total.ht', centsText(net)],
    ['total.ttc', centsText(total)],
    ...taxes.map(({ rate, tax }): [string, string] => [
      `tva.${rate.toLocaleString('fr-FR')}`,
      centsText(tax),
    ]),
    ...lots.map((lot, index): [string, string] => [`lot.${index + 1}`, centsText(lot.total)]),
    ...payments.map((paid, index): [string, string] => [`paiement.${index + 1}`, centsText(paid)]),
    ...(quote.surface
      ? [
          ['total.m2', french(`${Math.round(total / 100 / quote.surface)} €/m²`)] as [
            string,
            string,
          ],
        ]
      : []),
  ]
}
