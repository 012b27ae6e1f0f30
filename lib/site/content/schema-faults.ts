import * as z from 'zod'
import { nounOf } from '@/content/schema/vocabulary'
import { choices, isSlip, nearest, nearestOf } from '@/lib/text/nearest'
import { normalisedPhone } from '@/lib/text/phone-number'
import { typedDay, typedHours, typedMonth, typedTime } from '@/lib/text/typed-values'
import type { ContentFault } from './faults'
import { fieldName } from './field-path'

/**
 * The faults that a record's schema reports. Where the schema has alternatives, those of the alternative that
 * the value comes closest to.
 */
export function faultsOf(file: string, error: z.ZodError): readonly ContentFault[] {
  const flatten = (
    issues: readonly z.core.$ZodIssue[],
    path: readonly PropertyKey[],
  ): ContentFault[] =>
    issues.flatMap((issue) => {
      const here = [...path, ...issue.path]
      if (issue.code === 'invalid_union' && issue.errors.length > 0) {
        const met = issue.errors.filter(isMet)
        const [best] = met.sort((one, other) => strangeness(one) - strangeness(other))
        if (best) return flatten(best, here)
      }
      return [{ file, field: fieldName(here), message: `${issue.message}${inForm(issue)}` }]
    })
  return flatten(error.issues, [])
}

type Issues = readonly z.core.$ZodIssue[]

/**
 * How to write a value that only has not the form of its field: « 9h », « novembre 2026 », « +33 6 39 98 00 00
 * » or digits in groups. What each of these would be is tried against the form, whatever the field.
 */
function inForm(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_format' || issue.format !== 'regex') return ''
  if (!issue.pattern || typeof issue.input !== 'string') return ''
  const [, source = '', flags] = /^\/(.*)\/([a-z]*)$/s.exec(issue.pattern) ?? []
  const form = new RegExp(source, flags)
  const { input } = issue
  const written = [typedTime(input), typedMonth(input), normalisedPhone(input), bare(input)].find(
    (text) => text !== undefined && text !== input && form.test(text),
  )
  return written !== undefined ? ` ; écrivez ${written}` : ''
}

/** Without spaces and full stops, between which people write long numbers. */
const bare = (text: string) => text.replace(/[\s.]/g, '')

/** Whether a value has the kind of an alternative, so that only something within it is wrong. */
function isMet(issues: Issues): boolean {
  return !issues.some(
    ({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
  )
}

/** How far a value is from an alternative: each unknown field counts one, as does each other issue. */
function strangeness(issues: Issues): number {
  return issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  )
}

/** The message for a value that has the kind of no alternative: it names those of all. */
function noAlternative({ input, inst, errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>) {
  const { options = [] } = (inst?._zod.def ?? {}) as Partial<z.core.$ZodUnionDef>
  const kinds = errors.flatMap((issues, index) =>
    issues.flatMap((issue) =>
      issue.code === 'invalid_value'
        ? issue.values.map(String)
        : issue.code === 'invalid_type'
          ? [groupName(options[index]) ?? typeName(issue.expected)]
          : [],
    ),
  )
  return input === undefined
    ? 'ce champ manque'
    : `${said(input)} n'existe pas (au choix : ${kinds.join(', ')})`
}

/**
 * « un groupe de champs { closedText } », with the required fields; undefined where the schema is no group of
 * fields.
 */
function groupName(schema: z.core.$ZodType | undefined): string | undefined {
  if (!schema) return undefined
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'readonly') return groupName(def.innerType)
  return def.type === 'object'
    ? `un groupe de champs { ${needed(def.shape).join(', ')} }`
    : undefined
}

const needed = (shape: z.core.$ZodShape) =>
  Object.keys(shape).filter((field) => shape[field]?._zod.optin === undefined)

const typeNames: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un groupe de champs { … }',
  record: 'un groupe de champs { … }',
  tuple: 'une liste de deux textes',
}

const typeName = (type: string) => typeNames[type] ?? type

const formatNames: Record<string, string> = {
  date: 'un jour AAAA-MM-JJ',
  email: 'une adresse e-mail',
  url: 'une adresse complète (https://…)',
}

/**
 * What a missing field must hold. Where a text must have a form, that form: whoever is told « un texte »
 * would type a day as he speaks it.
 */
function wanted({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const { format } = (inst?._zod.def ?? {}) as Partial<z.core.$ZodStringFormatDef>
  const { refusal } = (inst && z.globalRegistry.get(inst as z.ZodType)) ?? {}
  if (format === 'date') return `${formatNames.date}, comme 2027-08-15`
  const form = (format && formatNames[format]) ?? refusal
  return typeof form === 'string' ? form : typeName(expected)
}

/** « 70,5 » */
const frenchNumber = (limit: number | bigint) => String(limit).replace('.', ',')

/**
 * The French message of one issue, for zod's `error` option; undefined for a kind of issue that no schema of
 * ours raises.
 */
export function frenchMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const value = said(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `ce champ manque ; il faut ${wanted(issue)}`
        : `${value} n'est pas ${kindName(issue)}${asTyped(issue)}`
    case 'invalid_value':
      return issue.input === undefined
        ? 'ce champ manque'
        : `${value} n'existe pas${choices(String(issue.input), issue.values.map(String))}${renaming(issue)}`
    case 'unrecognized_keys':
      return issue.keys
        .map((key) => `« ${key} » n'est pas un champ${fieldMeant(key, issue)}`)
        .join(' ; ')
    case 'invalid_union':
      // One field says which of several shapes a group of fields has: it names a shape that does not exist.
      return issue.discriminator === undefined
        ? noAlternative(issue)
        : unknownShape(issue.input, issue.discriminator, issue.inst)
    case 'too_small':
      if (issue.origin === 'number')
        return `${value} est trop petit : il faut ${issue.inclusive ? 'au moins' : 'plus que'} ${frenchNumber(issue.minimum)}`
      if (issue.origin === 'array') return `il faut au moins ${entries(issue.minimum)}`
      return issue.input === ''
        ? 'ce texte est vide'
        : `${value} est trop court : il faut au moins ${issue.minimum} signes`
    case 'too_big':
      return issue.origin === 'array'
        ? `il faut au plus ${entries(issue.maximum)}`
        : `${value} est trop grand : il faut au plus ${frenchNumber(issue.maximum)}`
    case 'not_multiple_of':
      return `${value} n'est pas un multiple de ${frenchNumber(issue.divisor)}`
    case 'invalid_format':
      return `${value} n'est pas ${asWritten(issue) ?? formatNames[issue.format] ?? `de la forme attendue (${String(issue.pattern)})`}`
    case 'invalid_key':
      return [
        `« ${String(issue.path?.at(-1) ?? value)} » ne peut pas être un nom`,
        ...issue.issues.map(({ message }) => message),
      ].join(' : ')
    default:
      return undefined
  }
}

/** What to do where a reference is no mere slip of the hand: its record may be gone, or have been renamed. */
function renaming({ input, inst, values }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>) {
  const { ref } = (inst && z.globalRegistry.get(inst as z.ZodType)) ?? {}
  if (typeof input !== 'string' || !/^(?:service|trade|tradeHome|category)$/.test(String(ref)))
    return ''
  const near = nearestOf(input, values.map(String))
  if (near !== undefined && isSlip(input, near)) return ''
  // The screen shows no former name of a family.
  const names = ref === 'category' ? 'formerIds' : '« Anciens noms de la fiche » (formerIds)'
  return ` ; ôtez-le ou remplacez-le ; si la ${nounOf(ref)} a été renommée, mettez « ${input} » dans ses ${names}`
}

/** « un nombre »; of a group of fields and of a list of groups, with the fields that these need. */
function kindName({ expected, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const { element } = (inst?._zod.def ?? {}) as Partial<z.core.$ZodArrayDef>
  if (expected === 'object') return groupName(inst as z.core.$ZodType) ?? typeName(expected)
  const group = expected === 'array' ? groupName(element) : undefined
  return group ? group.replace('un groupe', 'une liste de groupes') : typeName(expected)
}

/** How to write what was typed as a text where the record holds no text: « 25 € », « non », « 9h-12h ». */
function asTyped({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (typeof input !== 'string') return ''
  if (/^(?:number|int)$/.test(expected)) {
    const [, digits] =
      /^(-?\d+(?:[.,]\d+)?)(?:[€%\p{L}]\D*)?$/u.exec(input.replace(/\s/g, '')) ?? []
    return digits ? ` : écrivez ${digits.replace(',', '.')}, sans guillemets ni unité` : ''
  }
  if (expected === 'boolean') {
    const meant = { oui: true, true: true, non: false, false: false }[input.trim().toLowerCase()]
    return meant === undefined ? '' : ` : écrivez ${meant}, sans guillemets`
  }
  const hours = expected === 'array' ? typedHours(input) : undefined
  if (!hours) return ''
  const intervals = hours.intervals.map(
    ({ opens, closes }) => `{ "opens": "${opens}", "closes": "${closes}" }`,
  )
  const also = hours.byAppointment
    ? `, et mettez le jour dans la liste byAppointment, à la suite des jours`
    : ''
  return ` : écrivez [${intervals.join(', ')}]${also}`
}

/** How to write « 12/05/2026 » where a day is expected, « exemple.fr » where an address is. */
function asWritten({ format, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>) {
  const text = String(input).trim()
  const day = format === 'date' ? typedDay(text) : undefined
  const isName = /^(?:http:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/\S*)?$/u.test(text)
  const address =
    format === 'url' && isName ? `https://${text.replace(/^http:\/\//, '')}` : undefined
  const written = day ?? address
  return written && `${formatNames[format]} : écrivez ${written}`
}

/**
 * What an unknown field may have been meant for: the field nearest in spelling that is still missing; else
 * the required one, if just one is missing; else the nearest of all.
 */
function fieldMeant(
  key: string,
  { input, inst, keys }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>,
): string {
  const { shape = {} } = (inst?._zod.def ?? {}) as Partial<z.core.$ZodObjectDef>
  const isThere = (field: string) => Object.hasOwn(input ?? {}, field)
  const fields = Object.keys(shape)
  const near = nearest(
    key,
    fields.filter((field) => !isThere(field)),
  )
  const [lacking, ...others] = needed(shape).filter((field) => !isThere(field))
  if (!near && lacking && others.length === 0 && keys.length === 1)
    return ` (il manque « ${lacking} »)`
  return near || nearest(key, fields)
}

const entries = (count: number | bigint) => `${count} ${Number(count) > 1 ? 'entrées' : 'entrée'}`

function said(value: unknown): string {
  return value !== null && typeof value === 'object' ? 'cette valeur' : `« ${String(value)} »`
}

function unknownShape(input: unknown, field: string, union: unknown): string {
  const wrong = (input as Readonly<Record<string, unknown>> | null)?.[field]
  if (wrong === undefined) return 'ce champ manque'
  const { propValues } = (union as z.ZodDiscriminatedUnion)._zod
  return `${said(wrong)} n'existe pas${choices(String(wrong), [...(propValues[field] ?? [])].map(String))}`
}
