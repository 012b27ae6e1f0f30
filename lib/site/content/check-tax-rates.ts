import { chargesVat } from '@/content/schema/firm-identity'
import { isTaxed } from '../amounts'
import { amounts, firmWithExpired, jobs, specimenQuotes } from '../catalog'
import type { ContentFault, FaultOf } from './faults'
import { fileOf, singles } from './kinds'

/**
 * Whether rates of VAT agree with the firm's record: a firm that charges none (article 293 B of the tax code)
 * has no amount with a rate and no quote with VAT, any other firm no amount without.
 */
export function taxRateFaults(fault: FaultOf): readonly ContentFault[] {
  const charges = chargesVat(firmWithExpired.legal)
  const rated = [
    ...Object.entries(amounts).map(
      ([id, amount]) => [singles.prices.file, `prices.${id}.taxRate`, amount] as const,
    ),
    ...jobs.flatMap(({ id, cost }) =>
      cost ? [[fileOf('job', id), 'cost.taxRate', cost] as const] : [],
    ),
  ]
  return [
    ...rated.flatMap(([file, field, amount]) => {
      if (isTaxed(amount) === charges) return []
      const why = charges
        ? `0 % ne vaut que pour une entreprise en franchise, et ${singles.firm.file} (legal.vatNumber) ne dit pas qu’elle l’est`
        : `${amount.taxRate.toLocaleString('fr')} % : ${singles.firm.file} dit que l’entreprise ne facture pas de TVA (« franchise »), mettez 0`
      return [fault(file, field, why)]
    }),
    ...(charges ? [] : specimenQuotes).map(({ id }) =>
      fault(
        fileOf('specimen-quote', id),
        'lots',
        `ces lignes portent une TVA, et ${singles.firm.file} dit que l’entreprise n’en a pas`,
      ),
    ),
  ]
}
