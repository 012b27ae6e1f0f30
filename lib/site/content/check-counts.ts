import { numberOf } from '@/lib/text/number-words'
import { catalogueCounts, listCounts } from './counts'
import type { ContentFault } from './faults'
import type { RawContent } from './raw-content'
import { textsOf } from './texts'

/** What titles of pages may count in the whole catalogue, and the name of each count. */
const countedNouns: readonly (readonly [noun: RegExp, name: string])[] = [
  [/^familles$/i, 'familles'],
  [/^d[ée]partements$/i, 'departements'],
  [/^services$/i, 'services'],
  [/^m[ée]tiers$/i, 'metiers'],
  [/^chantiers$/i, 'chantiers'],
]
const titleField = /(?:^|\.)\w*(?:title|lead|heading|subtitle|alternative)$/i
/**
 * A number, perhaps an adjective, and the noun that is counted; digits of a larger number or of a year do not
 * match.
 */
const counted =
  /(?<![\p{L}\d{.])([\p{L}]+(?:-[\p{L}]+)*|\d{1,3})(?: (?:grande?s|principa(?:les|ux)))? ([\p{L}]+s)(?![\p{L}])/giu

/**
 * Numbers typed in titles that disagree with what they count: in a page's record the catalogue, in any record
 * the list beside the title (`steps` for `stepsTitle`).
 */
export function countFaults(raw: RawContent): readonly ContentFault[] {
  const catalogue = catalogueCounts(raw)
  const pageRecords = Object.values(raw.singles)
  const records = [...pageRecords, ...Object.values(raw.collections).flat()]
  return records.flatMap((record) => {
    const lists = listCounts(record.value)
    return textsOf(record.value).flatMap(({ at, text }) => {
      if (!titleField.test(at)) return []
      const beside = listBeside(at, lists)
      return [...text.matchAll(counted)].flatMap(([said, word = '', noun = '']) => {
        const number = numberOf(word)
        if (number === undefined) return []
        const name = pageRecords.includes(record)
          ? countedNouns.find(([pattern]) => pattern.test(noun))?.[1]
          : undefined
        const [means, count] = name
          ? [name, catalogue.get(name)]
          : [beside, lists.get(beside ?? '')]
        return means === undefined || count === undefined || count === number
          ? []
          : [
              {
                file: record.file,
                field: at,
                message: `« ${said} », mais il y en a ${count} : écrivez {nombre.${means}}`,
              },
            ]
      })
    })
  })
}

/** The path of the list that a title stands over: `steps` for `stepsTitle`, `a.entries` for `a.title`. */
function listBeside(title: string, lists: ReadonlyMap<string, number>): string | undefined {
  const own = title.replace(/Title$/, '')
  if (own !== title && lists.has(own)) return own
  const group = title.replace(/(?:title|lead)$/, '')
  // An entry of a list speaks of itself: its numbers count something else.
  if (group === '' || group.endsWith('].')) return undefined
  const inGroup = [...lists.keys()].filter((list) => list.startsWith(group))
  const [only] = inGroup.filter((list) => !/[.[]/.test(list.slice(group.length)))
  return only
}
