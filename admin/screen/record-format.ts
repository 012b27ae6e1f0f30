/**
 * Records as the screen edits them, and back. The screen knows lists and groups of fields, no records
 * with names of their own, no alternatives and nothing that may be absent; files keep their shape, the
 * order of their fields, and leave out what is not said. Runs in the browser.
 */
import type { RecordSchema } from '../config/record-schema'

type Json = Readonly<Record<string, unknown>>

/** Where the screen keeps which alternative is chosen, an entry's name and a named text. */
export const choiceKey = 'choice'
export const nameKey = 'name'
export const textKey = 'text'

/** Where the screen keeps that a list is empty on purpose. */
export const noneKey = (name: string) => `${name}_none`

/** The name of an alternative in the screen. */
export const choiceName = (index: number) => `choice-${index + 1}`

/** Whether alternatives are values to select from, and no groups of fields. */
export const isSelection = (schema: RecordSchema) =>
  schema.anyOf?.every((option) => 'const' in option && typeof option.const !== 'boolean') ?? false

const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** What the screen edits of a value that a file holds. */
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

/** What a file holds of a value that the screen has edited; undefined where nothing is said. */
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
    // What stands for an alternative by itself is no field.
    const typed = value[name] ?? emptyOf(property, required, name)
    // The screen fills in lists that are not there.
    const isUnknown = property.emptySaysSo && isEmptyList(typed) && !value[noneKey(name)]
    const kept =
      'const' in property ? property.const : isUnknown ? undefined : toFile(property, typed)
    const said = required.includes(name) ? kept !== undefined : says(property, kept)
    if (said) held[name] = kept
  }
  // What no schema knows is the check's business.
  const own = Object.keys(properties).flatMap((name) => [name, noneKey(name)])
  for (const [name, other] of Object.entries(value)) if (!own.includes(name)) held[name] = other
  return held
}

/**
 * Telephones and word processors set what the site sets by itself, and what no record may hold
 * (lib/site/content/prose.ts): typed, it would be a fault that nobody sees.
 */
const plain = (text: string) =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2019', "'")

const isNumber = ({ type }: RecordSchema) => type === 'number' || type === 'integer'

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** « 1 250,50 » as a number; what is none stays for the check to name. */
function numberOf(typed: string): number | string | undefined {
  const digits = typed.replace(/\s/g, '').replace(',', '.')
  if (digits === '') return undefined
  const number = Number(digits)
  return Number.isFinite(number) ? number : typed
}

/** A name that no entry before has: two of one name would be one, and the other gone. */
function freeName(name: string, taken: Json): string {
  if (!(name in taken)) return name
  let number = 2
  while (`${name}-${number}` in taken) number++
  return `${name}-${number}`
}

/** The screen knows no empty list that is not there. */
const emptyOf = ({ type }: RecordSchema, required: readonly string[], name: string) =>
  type === 'array' && required.includes(name) ? [] : undefined

/** Whether an optional field says anything. */
function says(schema: RecordSchema, value: unknown): boolean {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return false
  if (schema.type === 'boolean') return value !== (schema.absent ?? false)
  if (Array.isArray(value)) return value.length > 0 || schema.emptySaysSo !== undefined
  if (isRecord(value)) return Object.values(value).some((held) => says({}, held))
  return true
}

/** Whether a value is of an alternative: the same constant, or all of its fields and no other. */
function meets(option: RecordSchema, value: unknown): boolean {
  if ('const' in option) return option.const === value
  if (!isRecord(value)) return false
  const names = Object.keys(value)
  return (
    (option.required ?? []).every((name) => name in value) &&
    names.every((name) => name in (option.properties ?? {}))
  )
}

/** Reads the text of a record's file for the screen. */
export const readRecordText = (schema: RecordSchema, text: string): unknown =>
  toScreen(schema, JSON.parse(text))

/** The text of a record's file, but for its last line end: a one-field edit changes one line. */
export const recordText = (schema: RecordSchema, value: unknown): string =>
  JSON.stringify(toFile(schema, value), null, 2)
