import * as z from 'zod'
import type { Vocabulary } from '../../content/schema/vocabulary'

/** A label of the field in the words of the owner, and whatever else `.meta` says of it. */
interface Meta {
  readonly label?: string
  /** The hint under the field. */
  readonly description?: string
  readonly widget?: 'text' | 'image' | 'date' | 'time'
  /** The kind of record that the value names. */
  readonly ref?: string
  /** A day that a new record takes as its own. */
  readonly startsToday?: boolean
  /** A list, known when the screen is configured, that the value is one of. */
  readonly choose?: string
  /** What each value of an enumeration is called. */
  readonly choices?: Readonly<Record<string, string>>
  /** What does not meet the pattern is refused with this. */
  readonly refusal?: string
  /** Signs of a text. */
  readonly shortest?: number
  readonly longest?: number
  /** The firm's name is added to the text, and counts in `longest`. */
  readonly besideBrand?: boolean
  /** One entry of a list, with its article. */
  readonly one?: string
  /** What a closed entry of a list is called, fields between double braces. */
  readonly summary?: string
  /** What the names of a record's entries are called. */
  readonly key?: string
  /** Only a developer should touch it: it is kept, and not shown. */
  readonly hidden?: boolean
  /** Entries of the list come and go with a developer. */
  readonly fixed?: boolean
  /** What a switch means that is not there. */
  readonly absent?: boolean
  /** An empty list says something, and no list nothing: what it says. */
  readonly emptySaysSo?: string
}

/** The part of JSON Schema in which the schemas of records come out, with what `.meta` says of each field. */
export interface RecordSchema extends Meta {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly properties?: Readonly<Record<string, RecordSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: RecordSchema | false
  readonly items?: RecordSchema
  readonly anyOf?: readonly RecordSchema[]
}

/** What the records of a kind hold, as `content/schema/` says it. */
export function recordSchema(
  schema: (vocabulary: Vocabulary) => z.ZodType,
  vocabulary: Vocabulary,
): RecordSchema {
  return z.toJSONSchema(schema(vocabulary), {
    target: 'draft-7',
    io: 'input',
    // Alternatives that a field tells apart are no other to the screen than those that it does not.
    override: ({ jsonSchema }) => {
      if (!jsonSchema.oneOf) return
      jsonSchema.anyOf = jsonSchema.oneOf
      delete jsonSchema.oneOf
    },
  }) as RecordSchema
}
