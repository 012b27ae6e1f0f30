import type { Amount, Unit } from '@/content/schema/prices'

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

/** « 25 €/m² », « 3 000 € » */
export function amountText({ from, unit }: Pick<Amount, 'from' | 'unit'>): string {
  return `${euros(from)} €${unitTexts[unit].suffix}`
}

/** « 25 euros par mètre carré », for those who hear it. */
export function spokenAmount({ from, unit }: Pick<Amount, 'from' | 'unit'>): string {
  return `${euros(from)} euros${unitTexts[unit].spoken}`
}

/** « de 24 000 à 29 000 € TTC », « de 70 à 85 €/m² HT » */
export function rangeText({
  from,
  to,
  unit,
  taxIncluded,
}: Pick<Amount, 'unit' | 'taxIncluded'> & { readonly from: number; readonly to: number }): string {
  return `de ${euros(from)} à ${amountText({ from: to, unit })} ${taxIncluded ? 'TTC' : 'HT'}`
}

/** The same amount with VAT, to the cent; as it is where VAT is in it, or its rate is not known. */
export function withTax(amount: Amount): Amount {
  if (amount.taxIncluded || amount.taxRate === undefined) return amount
  return {
    ...amount,
    from: Math.round(amount.from * (100 + amount.taxRate)) / 100,
    taxIncluded: true,
  }
}

function euros(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('fr-FR', { minimumFractionDigits: cents, maximumFractionDigits: 2 })
}
