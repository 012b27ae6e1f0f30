import { typedNumber } from '@/lib/text/typed-number'
import { french } from '@/lib/text/typography'

/** The fee of an estimation, as a consumer pays it: euros with VAT. */
export interface FeeRule {
  readonly perSquareMetre: number
  readonly minimum: number
  /** The minimum in words, before and with VAT: « 180 € TTC (150 € HT) ». */
  readonly minimumText: string
  /** Whether VAT is in it, and said to be. */
  readonly taxed: boolean
}

/**
 * What a living area costs: « 360 € TTC », or the minimum, « 180 € TTC (150 € HT) ». Empty as long as
 * the text is no area; « 82,5 » and « 120 m² » are read.
 */
export function estimationFee(area: string, rule: FeeRule): string {
  const fee = typedNumber(area) * rule.perSquareMetre
  if (!(fee > 0 && fee < Infinity)) return ''
  if (fee <= rule.minimum) return rule.minimumText
  // « 247,50 »: cents as soon as there are any.
  const cents = Math.round(fee * 100) % 100 ? 2 : 0
  return inEuros(
    fee.toLocaleString('fr', { minimumFractionDigits: cents, maximumFractionDigits: cents }),
    rule,
  )
}

/** « 3 €/m² TTC »: what stands there until an area is typed. */
export function feePerSquareMetre(rule: FeeRule): string {
  return inEuros(rule.perSquareMetre.toLocaleString('fr'), rule, '/m²')
}

function inEuros(amount: string, { taxed }: FeeRule, unit = ''): string {
  return french(`${amount} €${unit}${taxed ? ' TTC' : ''}`)
}
