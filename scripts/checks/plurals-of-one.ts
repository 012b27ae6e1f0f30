import { catalogueCounts, listCounts } from '../../lib/site/content/counts'
import { readContentOrThrow, type ContentRecord } from './content-records'
import type { Finding } from './launch-report'
import { textPlacesIn } from './record-places'

/** A count that a text names, and more than one of what it counts; the symbol of a unit stays as it is. */
const severalOf =
  /\{(?:[nN]ombre|chiffre)\.([\w.-]+)\}\s+(?!(?:km|m|h)(?!\p{L}))(?:\p{L}+\s+)?(?!fois|mois)\p{L}+[sx](?!\p{L})/gu

/** What to do about the words of a text that speak of several where one is left. */
export function pluralsOfOne(
  text: string,
  count: (name: string) => number | undefined,
): readonly string[] {
  return [...text.matchAll(severalOf)].flatMap(([said, name = '']) =>
    count(name) === 1 ? [`« ${said} » : il n'y en a qu'un, accordez la phrase`] : [],
  )
}

/** The texts of a content in which the number of a noun no longer goes with what is counted. */
export function disagreeingTexts(
  folder: string,
  records: readonly ContentRecord[],
): readonly Finding[] {
  const counts = catalogueCounts(readContentOrThrow(folder))
  return records.flatMap(({ file, record }) => {
    const own = listCounts(record)
    return textPlacesIn(record).flatMap(({ text, path }) =>
      pluralsOfOne(text, (name) => own.get(name) ?? counts.get(name)).map((what): Finding => ({
        kind: 'agreement',
        where: file,
        field: path,
        what: `${path} dit ${what}`,
      })),
    )
  })
}
