/** What becomes of the rates of VAT when a firm charges none, or charges it again. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { collections, singles } from '../../lib/site/content/kinds'
import { formerFirmFile } from '../checks/former-firm'
import type { Json } from './content-tree'

/** Rates in per cent, by the name of the price or by the file of the job that has the cost. */
export type TaxRates = Readonly<Record<string, number>>

/** The page on aids and VAT, which a firm without VAT does not have. */
export const aidsFile = singles['aids-page'].file

/** The rates that the last adoption took out, from the file that it leaves. */
export function readTaxRates(folder: string): TaxRates {
  const file = path.join(folder, formerFirmFile)
  if (!existsSync(file)) return {}
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly taxRates?: TaxRates }).taxRates ?? {}
}

type Taxed = Json & { readonly taxRate: number }

/**
 * Calls `change` with every amount that has a rate, under the name by which rates are kept, and puts the
 * result in its place.
 */
function changeAmounts(
  records: Map<string, Json>,
  change: (name: string, amount: Taxed) => Taxed,
): void {
  const prices = records.get(singles.prices.file)
  if (prices)
    records.set(singles.prices.file, {
      ...prices,
      prices: Object.fromEntries(
        Object.entries(prices.prices as Record<string, Taxed>).map(([name, amount]) => [
          name,
          change(name, amount),
        ]),
      ),
    })
  for (const [name, record] of records)
    if (path.dirname(name) === collections.job.folder && record.cost)
      records.set(name, { ...record, cost: change(name, record.cost as Taxed) })
}

/**
 * For a firm that charges no VAT (article 293 B of the tax code): removes rates from prices, and the page on
 * VAT.
 * @returns the rates that were removed, with those that an earlier adoption had removed.
 */
export function withdrawTax(records: Map<string, Json>, before: TaxRates): TaxRates {
  const rates: Record<string, number> = {}
  changeAmounts(records, (name, amount) => {
    const rate = amount.taxRate > 0 ? amount.taxRate : before[name]
    if (rate !== undefined) rates[name] = rate
    return { ...amount, taxRate: 0 }
  })
  records.delete(aidsFile)
  return rates
}

/**
 * For a firm that charges VAT again: restores the former rates. An amount without one keeps 0, which the
 * content check refuses.
 */
export function restoreTax(records: Map<string, Json>, before: TaxRates): void {
  changeAmounts(records, (name, amount) => ({
    ...amount,
    taxRate: amount.taxRate > 0 ? amount.taxRate : (before[name] ?? 0),
  }))
}

/** The rate of every amount; 0 where there is none. */
export function taxRatesOf(records: ReadonlyMap<string, Json>): TaxRates {
  const rates: Record<string, number> = {}
  changeAmounts(new Map(records), (name, amount) => {
    rates[name] = amount.taxRate
    return amount
  })
  return rates
}
