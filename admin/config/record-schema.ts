import * as z from 'zod'
import type { Vocabulary } from '../../content/schema/vocabulary'

/** What `.meta` says of a field: its label in the owner's words, and more. */
interface Meta {
  readonly label?: string
  /** The hint under the field. */
  readonly description?: string
  readonly widget?: 'text' | 'image' | 'date' | 'time'
  /** The kind of record that the value names. */
  readonly ref?: string
  /** Whether a new record starts with today in this field. */
  readonly startsToday?: boolean
  /** The name of a list of values to choose from, which is known when the screen is configured. */
  readonly choose?: string
  /** The label of each value of an enumeration. */
  readonly choices?: Readonly<Record<string, string>>
  /** The words with which a text that does not match the pattern is refused. */
  readonly refusal?: string
  /** The fewest and the most characters of a text. */
  readonly shortest?: number
  readonly longest?: number
  /** The firm's name is added to the text, and counts in `longest`. */
  readonly besideBrand?: boolean
  /** What one entry of a list is called, with its article. */
  readonly one?: string
  /** The summary of a closed entry of a list, with fields between double braces. */
  readonly summary?: string
  /** The label of the field for an entry's name, in a record whose keys are free names. */
  readonly key?: string
  /** Only a developer should change it: its value is kept, but not shown. */
  readonly hidden?: boolean
  /** Only a developer may add or remove entries of the list. */
  readonly fixed?: boolean
  /** The value that a missing switch stands for. */
  readonly absent?: boolean
  /** What an empty list says, where it means something else than no list. */
  readonly emptySaysSo?: string
}

/** The part of JSON Schema that schemas of records are converted to, with what `.meta` says of each field. */
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

/** Converts a schema of `content/schema/` to JSON Schema. */
export function recordSchema(
  schema: (vocabulary: Vocabulary) => z.ZodType,
  vocabulary: Vocabulary,
): RecordSchema {
  return z.toJSONSchema(schema(vocabulary), {
    target: 'draft-7',
    io: 'input',
    // The screen treats alternatives alike, whether a field tells them apart (`oneOf`) or not (`anyOf`).
    override: ({ jsonSchema }) => {
      if (!jsonSchema.oneOf) return
      jsonSchema.anyOf = jsonSchema.oneOf
      delete jsonSchema.oneOf
    },
  }) as RecordSchema
}
