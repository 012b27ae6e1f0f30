/** Makes a field of the screen from a field of a record's schema. Pure. */
import type { Field, VariableFieldType } from '@sveltia/cms'
import {
  choiceKey,
  choiceName,
  isSelection,
  nameKey,
  noneKey,
  textKey,
} from '../screen/record-format'
import { upperFirst } from '../../lib/text/typography'
import { limitsSaid, type CharacterLimits } from '../screen/character-limits'
import type { RecordSchema } from './record-schema'
import { characterLimitsOf } from './character-limits'

/** An entry of a list to choose from. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** What fields need from the content besides their schema. */
export interface Drawing {
  /** Lists to choose from, by the name that `choose` gives, or `ref` for kinds without a collection here. */
  readonly lists: Readonly<Record<string, readonly Option[]>>
  /** By collection of the screen that `ref` may name, the fields that name an entry. */
  readonly collections: Readonly<Record<string, readonly string[]>>
  /** The firm's name, which is added to titles. */
  readonly brand: string
}

/**
 * Returns the screen's field for a field of a record.
 * @param at the field's place, such as « job.pairs.before », for messages.
 * @throws when the screen has no field for this kind of schema, when a pattern has no refusal in words, when
 *   the field has no label, or when an owner could add entries to a list but not complete them.
 */
export function fieldOf(
  drawing: Drawing,
  name: string,
  schema: RecordSchema,
  at: string,
  required = true,
): Field {
  const { label, description } = schema
  if (!label) throw new Error(`${at}: the screen shows this field, and its schema has no label.`)
  const common = {
    name,
    label,
    // A list that may be empty need not be filled in.
    required: required && !(schema.type === 'array' && !schema.minItems),
    ...(description && { hint: description }),
  }
  const { options: values, widget: drawn } = selectionOf(drawing, schema, at) ?? {}
  if (values) return { ...common, widget: 'select', options: values, ...drawn }
  if (schema.ref) return { ...common, ...relationTo(drawing, schema.ref, at) }
  if (schema.anyOf) {
    const types = schema.anyOf.map((option, index) => alternativeOf(drawing, option, index, at))
    return { ...common, widget: 'object', typeKey: choiceKey, types }
  }
  switch (schema.type) {
    case 'boolean':
      return { ...common, widget: 'boolean', required: false, default: schema.absent ?? false }
    case 'integer':
    case 'number':
      return { ...common, widget: 'string', pattern: numberPattern(schema) }
    case 'string':
      return { ...common, ...textOf(drawing, schema, at) }
    case 'array':
      return { ...common, ...listOf(drawing, schema, at) }
    case 'object':
      return schema.additionalProperties
        ? { ...common, ...namedEntriesOf(drawing, schema, schema.additionalProperties, at) }
        : {
            ...common,
            widget: 'object',
            fields: fieldsOf(drawing, schema, at),
          }
    default:
      throw new Error(`${at}: the screen has no field for ${JSON.stringify(schema).slice(0, 120)}.`)
  }
}

/** Returns the fields of a group, without those that only a developer should change. */
export function fieldsOf(drawing: Drawing, schema: RecordSchema, at: string): Field[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties)
    .filter(([name, property]) => name !== '$schema' && !property.hidden && !('const' in property))
    .flatMap(([name, property]) => {
      const field = fieldOf(drawing, name, property, `${at}.${name}`, required.includes(name))
      const { emptySaysSo: label } = property
      return label
        ? [
            field,
            { name: noneKey(name), label, widget: 'boolean', required: false, default: false },
          ]
        : [field]
    })
}

/**
 * For a value out of a few, returns the options: of an enumeration, of numbers, or of a list of the content
 * that is no collection of the screen. Undefined for other schemas.
 */
function selectionOf({ lists, collections }: Drawing, schema: RecordSchema, at: string) {
  const { choose, ref, choices = {} } = schema
  const listed = choose ?? (ref && !collections[ref] ? ref : undefined)
  if (listed) {
    const options = lists[listed]
    if (!options) throw new Error(`${at}: there is no list of « ${listed} » to choose from.`)
    return { options: [...options], widget: { dropdown_threshold: 0 } }
  }
  if (ref) return undefined
  if (schema.enum)
    return { options: schema.enum.map((value) => ({ value, label: choices[value] ?? value })) }
  if (isSelection(schema))
    return {
      options: schema.anyOf?.map(({ const: value }) => ({
        value: value as number,
        label: String(value).replace('.', ','),
      })),
    }
  return undefined
}

/** The template of an entry's name, such as « {{author}}, {{city}} ». */
export const nameOf = (fields: readonly string[]) => fields.map((name) => `{{${name}}}`).join(', ')

function relationTo({ collections }: Drawing, collection: string, at: string) {
  const named = collections[collection]
  if (!named) throw new Error(`${at}: the screen has no collection « ${collection} ».`)
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: [nameOf(named)],
    search_fields: [...named],
    dropdown_threshold: 0,
  } as const
}

function alternativeOf(
  drawing: Drawing,
  option: RecordSchema,
  index: number,
  at: string,
): VariableFieldType {
  const { label } = option
  if (!label) throw new Error(`${at}: alternative ${index + 1} has no label.`)
  const isGroup = option.type === 'object' && !option.additionalProperties
  if (!isGroup && option.const !== true)
    throw new Error(`${at}: alternative ${index + 1} is neither a group of fields nor true.`)
  return {
    name: choiceName(index),
    label,
    fields: isGroup ? fieldsOf(drawing, option, at) : [],
  }
}

/**
 * The pattern of a number as it is written in French, with its refusal. The browser's own number field would
 * empty itself at a comma or a space and keep only what is typed after it. Limits are left to the check of
 * the content.
 */
function numberPattern(schema: RecordSchema): [string, string] {
  const { type, minimum, exclusiveMinimum } = schema
  const isPositive = exclusiveMinimum === 0 || (type === 'integer' && minimum === 1)
  const digits = '\\d(?:[\\d\\s]*\\d)?'
  const sign = isPositive ? '(?=.*[1-9])' : '-?'
  return type === 'integer'
    ? [`^${sign}${digits}$`, isPositive ? 'un nombre entier, 1 au moins' : 'un nombre entier']
    : [
        `^${sign}${digits}(?:[.,]\\d+)?$`,
        isPositive ? 'un nombre, comme 40 ou 27,50' : 'un nombre, comme 40 ou 0,71',
      ]
}

function textOf({ brand }: Drawing, schema: RecordSchema, at: string) {
  const { widget, format, pattern, refusal } = schema
  if (widget === 'image') return { widget: 'image' as const, choose_url: false }
  if (widget === 'time')
    return { widget: 'datetime' as const, type: 'time' as const, format: 'HH:mm' }
  if (format === 'date')
    return {
      widget: 'datetime' as const,
      type: 'date' as const,
      format: 'YYYY-MM-DD',
      ...(schema.startsToday && { default: '{{now}}' }),
    }
  if (format === 'email' || format === 'uri')
    return { widget: 'string' as const, type: format === 'uri' ? ('url' as const) : format }
  if (format) throw new Error(`${at}: the screen has no field for the format « ${format} ».`)
  if (pattern && !refusal)
    throw new Error(`${at}: the schema has a pattern, and no refusal that says it in words.`)
  const limits = characterLimitsOf(schema, brand)
  return {
    widget: widget === 'text' ? ('text' as const) : ('string' as const),
    use_emoji_autocomplete: false,
    ...(pattern && refusal && { pattern: [pattern, refusal] as [string, string] }),
    ...(limits && { pattern: refusalOf(limits) }),
  }
}

/**
 * The pattern that refuses a text that is too short or too long, with its refusal. A text that names an
 * amount is left to the check of the content, which knows how long the amount is.
 */
function refusalOf(limits: CharacterLimits): [string, string] {
  const { shortest = 0, longest = '' } = limits
  return [`^(?:[^{]{${shortest},${longest}}|[\\s\\S]*\\{[\\s\\S]*)$`, limitsSaid(limits)]
}

function listOf(drawing: Drawing, schema: RecordSchema, at: string) {
  const { items, minItems, one, fixed } = schema
  if (!items) throw new Error(`${at}: a list that does not say what it holds.`)
  const min = minItems === undefined ? {} : { min: minItems }
  if (items.ref)
    return { ...relationTo(drawing, items.ref, `${at}[]`), multiple: true as const, ...min }
  const list = {
    widget: 'list' as const,
    collapsed: true,
    ...min,
    ...(one && { label_singular: one }),
    ...(fixed && { allow_add: false, allow_remove: false, allow_duplicate: false }),
  }
  if (items.anyOf) {
    const types = items.anyOf.map((option, index) => alternativeOf(drawing, option, index, at))
    return { ...list, typeKey: choiceKey, types }
  }
  if (items.type === 'object') {
    const unseen = (items.required ?? []).find((name) => items.properties?.[name]?.hidden)
    if (unseen && !fixed)
      throw new Error(
        `${at}: an entry needs « ${unseen} », which no field shows: whoever adds one is stuck.`,
      )
    const fields = fieldsOf(drawing, items, `${at}[]`)
    return { ...list, fields, ...summaryOf(fields, items) }
  }
  const named = (one && upperFirst(one)) ?? schema.label
  const entry = { ...items, ...(named && { label: items.label ?? named }) }
  return { ...list, collapsed: false, field: fieldOf(drawing, 'entry', entry, `${at}[]`) }
}

/** The field for a record whose keys are free names: a list whose entries have a field for the name. */
function namedEntriesOf(
  drawing: Drawing,
  { key, one }: RecordSchema,
  entry: RecordSchema,
  at: string,
) {
  if (!key) throw new Error(`${at}: the schema does not say what the names of its entries are.`)
  const name = {
    name: nameKey,
    label: key,
    widget: 'string' as const,
    hint: 'Les textes le citent entre accolades. En minuscules, sans accent ni espace.',
    pattern: [
      '^[a-z\\d]+(?:[.-][a-z\\d]+)*$',
      'minuscules sans accent, chiffres, points et tirets',
    ] as [string, string],
  }
  const fields =
    entry.type === 'object'
      ? fieldsOf(drawing, entry, `${at}{}`)
      : [fieldOf(drawing, textKey, entry, `${at}{}`)]
  return {
    widget: 'list' as const,
    collapsed: true,
    ...(one && { label_singular: one }),
    summary: `{{${nameKey}}} : ${summaryOf(fields, entry).summary}`,
    fields: [name, ...fields],
  }
}

/** The summary of a closed entry of a list: the schema's own, or the entry's first one-line text. */
function summaryOf(fields: readonly Field[], { summary, properties = {} }: RecordSchema) {
  if (summary !== undefined) return { summary }
  const isLine = ({ name, widget }: Field) =>
    widget === 'string' && properties[name]?.type === 'string'
  const told = fields.find(isLine) ?? fields[0]
  return { summary: told ? `{{${told.name}}}` : '' }
}
