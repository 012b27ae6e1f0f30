import path from 'node:path'
import type * as z from 'zod'
import { pricedQuote } from '@/content/schema/specimen-quote'
import type { Vocabulary } from '@/content/schema/vocabulary'
import { amountNames } from '../specimen-amounts'
import { countTexts, listCounts } from './counts'
import type { ContentFault } from './faults'
import type { RawRecord } from './folder'
import { collections } from './kinds'
import { proseSchema, type NamedValues } from './prose'
import { faultsOf, frenchMessage } from './schema-faults'

/** Checks a record against its schema; undefined where it has faults, which are added. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  { file, value }: Pick<RawRecord, 'file' | 'value'>,
  faults: ContentFault[],
): z.infer<Schema> | undefined {
  // Half of the schemas read one record only, for which compiling them would not pay (`jitless`).
  const options = { error: frenchMessage, reportInput: true, jitless: true }
  const result = schema.safeParse(value, options)
  if (result.success) return result.data
  faults.push(...faultsOf(file, result.error))
  return undefined
}

/**
 * The values that a record computes of itself, for its own texts; undefined where their source has faults,
 * which are reported already.
 */
function ownAmounts({
  file,
  value,
}: RawRecord): readonly (readonly [string, string])[] | undefined {
  if (path.basename(path.dirname(file)) !== collections['specimen-quote'].folder) return []
  const priced = pricedQuote.safeParse(value)
  return priced.success ? amountNames(priced.data) : undefined
}

/** Makes the schema of a kind of record. */
export type SchemaOf = (vocabulary: Vocabulary) => z.ZodType

/**
 * Returns a function that checks records against the schema of their kind, which is made once. A record's
 * texts may also name how many entries its own lists have, and those of a specimen quote its amounts.
 */
export function recordCheck(
  bare: Vocabulary,
  values: NamedValues | undefined,
  faults: ContentFault[],
) {
  // Names of the record's own are looked for only where a text asks: most texts name nothing.
  let ownNames: () => NamedValues | undefined = () => values
  const text = proseSchema(() => ownNames())
  const vocabulary: Vocabulary = { ...bare, prose: () => text }
  const drawn = new Map<SchemaOf, z.ZodType>()
  return <Own extends SchemaOf>(
    schemaOf: Own,
    record: RawRecord,
  ): z.infer<ReturnType<Own>> | undefined => {
    const schema = drawn.get(schemaOf) ?? schemaOf(vocabulary)
    drawn.set(schemaOf, schema)
    ownNames = once(() => {
      const amounts = ownAmounts(record)
      return (
        values &&
        amounts &&
        new Map([...values, ...countTexts(listCounts(record.value)), ...amounts])
      )
    })
    return checked(schema, record, faults) as z.infer<ReturnType<Own>> | undefined
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
