/** Reads from a schema which texts of a record have a limit. Pure. */
import { titleWithBrand } from '../../lib/text/title-with-brand'
import { textKey } from '../screen/record-format'
import type { CharacterLimits } from '../screen/character-limits'
import type { RecordSchema } from './record-schema'

/** Limits by the path of a field, with a star for the number of an entry: « pairs.*.title ». */
export type LimitsByPlace = Readonly<Record<string, CharacterLimits>>

/**
 * The limits of one text; undefined where it has none.
 * @param brand the firm's name, which counts in the length of a title.
 */
export function characterLimitsOf(
  { shortest, longest, besideBrand }: RecordSchema,
  brand: string,
): CharacterLimits | undefined {
  if (shortest === undefined && longest === undefined) return undefined
  const most = longest && besideBrand ? longest - titleWithBrand('', brand).length : longest
  return {
    ...(shortest !== undefined && { shortest }),
    ...(most !== undefined && { longest: most }),
  }
}

/** Every limit within a record. @param at the path of the record's part that the schema describes. */
export function limitsWithin(schema: RecordSchema, brand: string, at = ''): LimitsByPlace {
  const own = characterLimitsOf(schema, brand)
  const below = (name: string) => (at ? `${at}.${name}` : name)
  const { properties = {}, items, additionalProperties: entry, anyOf = [] } = schema
  const isGroup = entry && entry.type === 'object'
  const inner: LimitsByPlace[] = [
    ...Object.entries(properties).map(([name, held]) => limitsWithin(held, brand, below(name))),
    ...(items ? [limitsWithin(items, brand, below('*'))] : []),
    ...(entry ? [limitsWithin(entry, brand, below(isGroup ? '*' : `*.${textKey}`))] : []),
    ...anyOf.map((option) => limitsWithin(option, brand, at)),
  ]
  return Object.assign(own ? { [at]: own } : {}, ...inner) as LimitsByPlace
}
