import type { Amount, Unit } from '@/content/schema/prices'
import { ofMonth } from '@/lib/text/month-text'

/** How each unit is written after an amount, read aloud, asked for and named in structured data. */
export const unitTexts: Readonly<
  Record<
    Unit,
    {
      readonly suffix: string
      readonly spoken: string
      /** What a visitor can multiply the amount by; none for a lump sum or an hour. */
      readonly quantity?: string
      /** UN/CEFACT's common code. */
      readonly code?: string
    }
  >
> = {
  'm²': {
    suffix: '/m²',
    spoken: ' par mètre carré',
    quantity: 'Votre surface, en m²',
    code: 'MTK',
  },
  'mètre linéaire': {
    suffix: '/ml',
    spoken: ' par mètre linéaire',
    quantity: 'Votre longueur, en mètres',
    code: 'MTR',
  },
  heure: { suffix: '/h', spoken: " de l'heure", code: 'HUR' },
  forfait: { suffix: '', spoken: '' },
}

/** An amount, or the two ends of a range. */
type Priced = Pick<Amount, 'from' | 'to' | 'unit'>
/** The same with what is known of its VAT. */
type Taxed = Priced & Pick<Amount, 'taxIncluded' | 'taxRate'>

/** « 25 €/m² », « 35 à 60 €/ml »: the amount as its record holds it, with or without VAT. */
export function amountText({ from, to, unit }: Priced): string {
  const start = to === undefined ? '' : `${euros(from)} à `
  return `${start}${euros(to ?? from)} €${unitTexts[unit].suffix}`
}

/** « 1 500 € »: an amount by itself. */
export const euroText = (from: number) => amountText({ from, unit: 'forfait' })

/** Whether VAT is charged on it: a firm below the threshold of article 293 B of the tax code charges none. */
export function isTaxed({ taxRate }: Pick<Amount, 'taxRate'>): boolean {
  return taxRate > 0
}

/** « 25 €/m² TTC », « 35 à 60 €/ml TTC »: what a consumer pays; « 25 €/m² » where no VAT is charged. */
export function consumerText(amount: Taxed): string {
  return amountText(withTax(amount)) + (isTaxed(amount) ? ' TTC' : '')
}

/** « 25 €/m² HT »: an amount that its record holds without VAT. */
export function beforeTaxText(amount: Priced & Pick<Amount, 'taxRate'>): string {
  return amountText(amount) + (isTaxed(amount) ? ' HT' : '')
}

/** « 25 euros par mètre carré, toutes taxes comprises », for screen readers. */
export function spokenAmount(amount: Taxed): string {
  const { from, to, unit } = withTax(amount)
  const start = to === undefined ? '' : `${euros(from)} à `
  const tax = isTaxed(amount) ? ', toutes taxes comprises' : ''
  return `${start}${euros(to ?? from)} euros${unitTexts[unit].spoken}${tax}`
}

/** « TVA à 5,5 % »; the words of article 293 B of the tax code where none is charged. */
export function taxText(amount: Pick<Amount, 'taxRate'>): string {
  return isTaxed(amount)
    ? `TVA à ${amount.taxRate.toLocaleString('fr')} %`
    : 'TVA non applicable, article 293 B du CGI'
}

/** « TVA à 10 %, prix de novembre 2026 »: what goes with every amount that a consumer reads. */
export function termsText({ taxRate, month }: Pick<Amount, 'taxRate' | 'month'>): string {
  return `${taxText({ taxRate })}, prix ${ofMonth(month)}`
}

/** The same amount with VAT, to the cent; unchanged where it includes VAT already. */
export function withTax<Some extends Taxed>(amount: Some): Some {
  if (amount.taxIncluded) return amount
  const taxed = (value: number) => Math.round(value * (100 + amount.taxRate)) / 100
  return {
    ...amount,
    from: taxed(amount.from),
    ...(amount.to !== undefined && { to: taxed(amount.to) }),
    taxIncluded: true,
  }
}

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** « 1 250 », « 247,50 »: with cents as soon as there are any. */
function euros(amount: number): string {
  return (Number.isInteger(amount) ? whole : withCents).format(amount)
}
