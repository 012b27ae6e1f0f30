/**
 * Converts records to the form that the screen edits, and back. The screen has lists and groups of fields,
 * but no records whose keys are free names, no alternatives and no missing values. Files keep their form and
 * the order of their fields, and leave out what is empty. Runs in the browser.
 */
import { ordinarySpaces } from '../../lib/text/ordinary-spaces'
import type { RecordSchema } from '../config/record-schema'

type Json = Readonly<Record<string, unknown>>

/** Fields in which the screen keeps the chosen alternative, an entry's name, and a named text. */
export const choiceKey = 'choice'
export const nameKey = 'name'
export const textKey = 'text'

/** The field in which the screen keeps that a list is empty on purpose. */
export const noneKey = (name: string) => `${name}_none`

/** The name of an alternative in the screen. */
export const choiceName = (index: number) => `choice-${index + 1}`

/** Whether the alternatives of a schema are values to select from, not groups of fields. */
export const isSelection = (schema: RecordSchema) =>
  schema.anyOf?.every((option) => 'const' in option && typeof option.const !== 'boolean') ?? false

const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Converts a value of a file to the form that the screen edits. */
export function toScreen(schema: RecordSchema, value: unknown): unknown {
  if (schema.anyOf && !isSelection(schema) && value !== undefined) {
    const index = schema.anyOf.findIndex((option) => meets(option, value))
    const option = schema.anyOf[index]
    if (!option) return value
    const fields = toScreen(option, value)
    return { [choiceKey]: choiceName(index), ...(isRecord(fields) ? fields : {}) }
  }
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.map((entry) => toScreen(items, entry)) : value
  }
  if (isNumber(schema) && typeof value === 'number') return String(value).replace('.', ',')
  if (schema.type !== 'object' || !isRecord(value)) return value
  if (schema.additionalProperties) {
    const entry = schema.additionalProperties
    return Object.entries(value).map(([name, held]) => {
      const shown = toScreen(entry, held)
      return isRecord(shown) ? { [nameKey]: name, ...shown } : { [nameKey]: name, [textKey]: shown }
    })
  }
  const shown: Record<string, unknown> = {}
  for (const [name, held] of Object.entries(value))
    shown[name] = toScreen(schema.properties?.[name] ?? {}, held)
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (property.type === 'boolean' && !(name in value)) shown[name] = property.absent ?? false
    else if (property.emptySaysSo) shown[noneKey(name)] = isEmptyList(value[name])
  return shown
}

/** Converts a value that the screen has edited to the form of a file; undefined where it is empty. */
export function toFile(schema: RecordSchema, value: unknown): unknown {
  if (schema.anyOf) {
    if (isSelection(schema))
      return schema.anyOf.find((option) => String(option.const) === String(value))?.const
    if (!isRecord(value)) return undefined
    const { [choiceKey]: choice, ...fields } = value
    const option = schema.anyOf.find((_, index) => choiceName(index) === choice)
    return option && ('const' in option ? option.const : toFile(option, fields))
  }
  if (Array.isArray(value) && schema.type === 'object' && schema.additionalProperties) {
    const entry = schema.additionalProperties
    const held: Record<string, unknown> = {}
    for (const { [nameKey]: name, ...fields } of value.filter(isRecord))
      held[freeName(String(name ?? ''), held)] = toFile(
        entry,
        entry.type === 'object' ? fields : fields[textKey],
      )
    return held
  }
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.map((entry) => toFile(items, entry)) : value
  }
  if (typeof value === 'string') return isNumber(schema) ? numberOf(value) : plain(value)
  if (schema.type !== 'object' || !isRecord(value)) return value ?? undefined
  const { properties = {}, required = [] } = schema
  const held: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    // A constant, which marks an alternative, is no field of the screen.
    const typed = value[name] ?? emptyOf(property, required, name)
    // The screen fills in a missing list with an empty one.
    const isUnknown = property.emptySaysSo && isEmptyList(typed) && !value[noneKey(name)]
    const kept =
      'const' in property ? property.const : isUnknown ? undefined : toFile(property, typed)
    const said = required.includes(name) ? kept !== undefined : says(property, kept)
    if (said) held[name] = kept
  }
  // Fields that the schema does not know are kept, so that the check of the content reports them.
  const own = Object.keys(properties).flatMap((name) => [name, noneKey(name)])
  for (const [name, other] of Object.entries(value)) if (!own.includes(name)) held[name] = other
  return held
}

/**
 * Replaces typographic characters by plain ones. Phones and word processors insert them, but the site sets
 * its typography itself and records may not hold them (lib/site/content/prose.ts); an owner could not see
 * what is at fault.
 */
const plain = (text: string) =>
  ordinarySpaces(text).replaceAll('\u2011', '-').replaceAll('\u2019', "'")

const isNumber = ({ type }: RecordSchema) => type === 'number' || type === 'integer'

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Reads « 1 250,50 » as a number. Any other text is returned as it is, for the check to report. */
function numberOf(typed: string): number | string | undefined {
  const digits = typed.replace(/\s/g, '').replace(',', '.')
  if (digits === '') return undefined
  const number = Number(digits)
  return Number.isFinite(number) ? number : typed
}

/**
 * Returns the name, or one with a number where it is taken: of two entries with one name, one would be lost.
 */
function freeName(name: string, taken: Json): string {
  if (!(name in taken)) return name
  let number = 2
  while (`${name}-${number}` in taken) number++
  return `${name}-${number}`
}

/** The screen may give no value for an empty list; a required one has to be written. */
const emptyOf = ({ type }: RecordSchema, required: readonly string[], name: string) =>
  type === 'array' && required.includes(name) ? [] : undefined

/** Whether an optional field has to be written, because its value means something. */
function says(schema: RecordSchema, value: unknown): boolean {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return false
  if (schema.type === 'boolean') return value !== (schema.absent ?? false)
  if (Array.isArray(value)) return value.length > 0 || schema.emptySaysSo !== undefined
  if (isRecord(value)) return Object.values(value).some((held) => says({}, held))
  return true
}

/**
 * Whether a value belongs to an alternative: it is the constant, or has the required fields and no unknown
 * one.
 */
function meets(option: RecordSchema, value: unknown): boolean {
  if ('const' in option) return option.const === value
  if (!isRecord(value)) return false
  const names = Object.keys(value)
  return (
    (option.required ?? []).every((name) => name in value) &&
    names.every((name) => name in (option.properties ?? {}))
  )
}

/** Parses the text of a record's file for the screen. @throws SyntaxError when it is no JSON. */
export const readRecordText = (schema: RecordSchema, text: string): unknown =>
  toScreen(schema, JSON.parse(text))

/**
 * The text of a record's file without its last line end, indented so that an edit of one field changes one
 * line.
 */
export const recordText = (schema: RecordSchema, value: unknown): string =>
  JSON.stringify(toFile(schema, value), null, 2)
