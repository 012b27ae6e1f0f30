import { french } from '@/lib/text/typography'

/** The fee of an estimation; euros. */
export interface FeeRule {
  readonly perSquareMetre: number
  readonly minimumExcludingTax: number
}

/**
 * What a living area costs: « 360 € », or the minimum, « 150 € HT ». Empty as long as the text is no
 * area; « 82,5 » and « 120 m² » are read.
 */
export function estimationFee(area: string, rule: FeeRule): string {
  const fee = parseFloat(area.replace(/\s/g, '').replace(',', '.')) * rule.perSquareMetre
  if (!(fee > 0 && fee < Infinity)) return ''
  const { minimumExcludingTax: minimum } = rule
  return french(fee < minimum ? `${minimum} € HT` : `${fee.toLocaleString('fr')} €`)
}
