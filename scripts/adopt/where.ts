/** Where the firm is, as its titles and descriptions say it. */
import { resultLengths } from '../../content/schema/parts'
import type { RawContent } from '../../lib/site/content/raw-content'
import { namedValues } from '../../lib/site/content/named-values'
import { proseSchema } from '../../lib/site/content/prose'
import { singles } from '../../lib/site/content/kinds'
import { escapeRegExp } from '../../lib/text/escape-reg-exp'
import { titleWithBrand } from '../../lib/text/title-with-brand'
import { findSingle, singleIn, type Json } from './content-tree'
import type { Territory } from './territory'

/** What stands before a department's name, by the article that the register gives it (`typeLiaison`). */
const inDepartment: Readonly<Record<number, string>> = {
  1: "dans l'",
  2: 'dans le ',
  3: 'dans la ',
  4: 'dans les ',
  5: "dans l'",
}

/**
 * « en Mayenne »: the department in the words of the firm's own line or, where that names none, as grammar
 * has it: « dans l'Ain », « en Haute-Loire », « à Paris ».
 */
export function whereOf(
  department: string,
  baseline: string,
  { articleOf }: Pick<Territory, 'articleOf'>,
): string {
  const said = new RegExp(
    `(?<=\\s)(?:en|au|aux|à|dans)(?:\\s(?:la|les?))?\\s(?:l['’])?${escapeRegExp(department)}(?![\\p{L}-])`,
    'u',
  ).exec(baseline)?.[0]
  if (said) return said.replace('’', "'")
  const kind = articleOf.get(department) ?? 0
  // « dans la Haute-Loire » and « dans le Lot-et-Garonne » are heard, but nobody writes them.
  const isBare = /-et-/.test(department) || (kind === 3 && department.includes('-'))
  return (isBare ? 'en ' : (inDepartment[kind] ?? 'à ')) + department
}

/** The name of the place in a text, with what parts it from the rest: « {Lieu}, nous … » keeps its capital. */
const naming =
  /(?:(?:^|(?<=[.?!] ))\{Lieu\}, (\p{L}))|(?:(?<=[:;,] )\{lieu\}, )|(?:(?<![:;,]) \{lieu\})/u
const withoutPlace = (text: string) =>
  text.replace(naming, (_, first?: string) => first?.toUpperCase() ?? '')

/**
 * Drops the place from titles and descriptions that search results would cut with it: departments have names
 * of five to twenty-three letters.
 */
export function fitPlace(records: Map<string, Json>): void {
  const firm = singleIn(records, 'firm')
  const raw = Object.fromEntries(
    (['firm', 'prices', 'figures', 'facts'] as const).map((kind) => [
      kind,
      { id: kind, file: singles[kind].file, value: records.get(singles[kind].file) },
    ]),
  ) as RawContent['singles']
  const values = namedValues(
    raw,
    findSingle(records, 'prices'),
    findSingle(records, 'figures'),
    findSingle(records, 'facts'),
  )
  const shown = proseSchema(() => values)
  const length = (text: string) => (shown.safeParse(text).data ?? text).length
  const fitted = (text: unknown, isTooLong: (text: string) => boolean) =>
    typeof text === 'string' && naming.test(text) && isTooLong(text) ? withoutPlace(text) : text
  for (const [name, record] of records) {
    const { title, metaDescription } = record
    if (metaDescription === undefined) continue
    records.set(name, {
      ...record,
      title: fitted(
        title,
        (text) => length(titleWithBrand(text, firm.brand)) > resultLengths.title,
      ),
      metaDescription: fitted(
        metaDescription,
        (text) => length(text) > resultLengths.description.longest,
      ),
    })
  }
}
