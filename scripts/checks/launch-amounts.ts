/** A price typed into a text beside the named one of the same service, and not equal to it. */
import type { Amount } from '../../content/schema/prices'
import { amountText, unitTexts } from '../../lib/site/amounts'
import type { ContentRecord } from './content-records'
import { isRecord } from '../../lib/site/content/field-path'
import { singles } from '../../lib/site/content/kinds'
import { recordIn, textPlacesIn, type FoundIn } from './record-places'

type Named = readonly (readonly [id: string, amount: Amount])[]

/** @param records of the whole content: a trade's price stands in its service's record. */
export function contradictedPrices(records: readonly ContentRecord[]): readonly FoundIn[] {
  const amounts = amountsOf(records)
  return records.flatMap(({ file, record }) => {
    const texts = textPlacesIn(record)
    const own = pricesOf(file, texts, records, amounts)
    return texts.flatMap(({ text, path }) =>
      [
        ...text.matchAll(
          /(\d[\d \u00A0\u202F]*(?:,\d+)?)[ \u00A0\u202F]€(\/(?:m²|ml|h))(?![\p{L}\d])/gu,
        ),
      ].flatMap(([typed, figures = '', unit]) => {
        const value = Number(figures.replace(/\s/g, '').replace(',', '.'))
        const same = own.filter(([, amount]) => unitTexts[amount.unit].suffix === unit)
        const [first] = same
        return first && same.every(([, { from, to }]) => ![from, to].includes(value))
          ? [
              {
                file,
                field: path,
                what: `${path} dit « ${typed} », et {prix.${first[0]}} est « ${amountText(first[1])} »`,
              },
            ]
          : []
      }),
    )
  })
}

function amountsOf(records: readonly ContentRecord[]): Named {
  const prices = recordIn(records, singles.prices.file)?.record
  return isRecord(prices) && isRecord(prices.prices)
    ? (Object.entries(prices.prices) as unknown as Named)
    : []
}

/** The named prices that a file speaks of: by a text, by a price box, or by the box of its trade. */
function pricesOf(
  file: string,
  texts: readonly { readonly text: string; readonly path: string }[],
  records: readonly ContentRecord[],
  amounts: Named,
): Named {
  const trade = /\/trades\/([^/]+)\.json$/.exec(file)?.[1]
  const boxed = new Set(
    records.flatMap((other) =>
      isRecord(other.record) && Array.isArray(other.record.detailedServices)
        ? (other.record.detailedServices as readonly unknown[]).flatMap((detail) =>
            isRecord(detail) &&
            isRecord(detail.price) &&
            (other.file === file || detail.trade === trade)
              ? [detail.price.price]
              : [],
          )
        : [],
    ),
  )
  return amounts.filter(
    ([id]) =>
      boxed.has(id) ||
      texts.some(({ text }) => text.includes(`{prix.${id}}`) || text.includes(`{prix.${id}.`)),
  )
}
