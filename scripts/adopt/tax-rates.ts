/** What becomes of the rates of VAT when a firm charges none, or charges it again. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { collections, singles } from '../../lib/site/content/kinds'
import { formerFirmFile } from '../checks/former-firm'
import type { Json } from './content-tree'

/** Rates in per cent by the name of their price, or by the file of the job whose cost they are of. */
export type TaxRates = Readonly<Record<string, number>>

/** Stands only where rates are said: content without it has none to give back. */
export const aidsFile = singles['aids-page'].file

/** The rates that the last adoption took out, which it leaves beside the former firm's facts. */
export function readTaxRates(folder: string): TaxRates {
  const file = path.join(folder, formerFirmFile)
  if (!existsSync(file)) return {}
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly taxRates?: TaxRates }).taxRates ?? {}
}

type Taxed = Json & { readonly taxRate: number }

/** Every amount that has a rate, by the name that rates are kept under; `change` gives way to another. */
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
 * A firm that charges no VAT (article 293 B of the tax code) has prices without a rate, and no page on
 * the rates of its works. @returns the rates that go, with those of before of what had lost its own already.
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

/** A firm that charges VAT again has the rates of before; what has none keeps 0, which the content check refuses. */
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
