/**
 * Every rule of a schema, each with a fault that breaks this rule and no other: for the test that plants
 * these faults. A kind of rule that is not known here throws, so that none is passed over.
 */
import fc from 'fast-check'
import * as z from 'zod'
import { fieldName } from './field-path'

/** A rule, broken. */
export interface PlantedFault {
  /**
   * The kind of rule, such as « required »; « refinement » for one that is broken by hand, « signs » for a
   * length that the check of the content measures once names have given way to their values.
   */
  readonly rule: string
  /** The place in the schema: « lots[].lines[].unit ». Two alternatives of one field share one place. */
  readonly place: string
  /** The path at which the check must report it: « lots[0].lines[0].unit ». */
  readonly field: string
  /** Returns the whole record with the fault; a refinement needs a value written by hand, `broken`. */
  readonly plant: (broken: (right: unknown) => unknown) => unknown
  /** What the message must say. */
  readonly says: RegExp
}

type Path = readonly PropertyKey[]
type Json = Readonly<Record<string, unknown>>

/** A place that a walk through schema and record has reached. */
interface Spot {
  readonly value: unknown
  /** Other values of the same list: one of them may have the alternative that is looked for. */
  readonly beside: readonly unknown[]
  readonly path: Path
  /** The record with another value here. */
  readonly put: (value: unknown) => unknown
}

/**
 * Breaks every rule of a schema, each in a copy of a record. Where the record leaves a field out, a valid
 * value made from the schema takes its place.
 * @throws when the schema has a kind of rule that is not known here.
 */
export function* plantedFaults(schema: z.ZodType, record: unknown): Generator<PlantedFault> {
  yield* faultsAt(schema, { value: record, beside: [], path: [], put: (value) => value })
}

function* faultsAt(schema: z.core.$ZodType, spot: Spot): Generator<PlantedFault> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const fault = (rule: string, wrong: unknown, says: RegExp): PlantedFault =>
    planted(rule, spot.path, () => spot.put(wrong), says)

  const { shortest, longest } = z.globalRegistry.get(schema) ?? {}
  if (shortest ?? longest)
    yield fault('signs', shortest ? 'Court.' : 'mot '.repeat(Number(longest)), /signes|phrase/)

  switch (def.type) {
    case 'optional':
    case 'readonly':
      yield* faultsAt(def.innerType, spot)
      break
    case 'pipe':
      // The only text that is transformed is prose: names and typography.
      yield* faultsAt(def.in, spot)
      yield fault('name', 'Un {nom.inconnu}', /^« \{nom\.inconnu\} » n'existe pas/)
      yield fault('tag', 'De <b>deux</b> jours', /^contient la balise « <b> », /)
      yield fault('typed by hand', 'L’eau', /^contient une espace insécable ou une apostrophe ’/)
      break
    case 'string':
      yield fault('type', 12, /^« 12 » n'est pas un texte$/)
      break
    case 'number':
      yield fault('type', 'douze', /^« douze » n'est pas un nombre( entier)?$/)
      break
    case 'boolean':
      yield fault(
        'type',
        'oui',
        /^« oui » n'est pas true ou false : écrivez true, sans guillemets$/,
      )
      break
    case 'literal':
      yield fault('choice', 'autre', /^« autre » n'existe pas/)
      break
    case 'enum':
      yield fault('type', 12, /^« 12 » n'existe pas/)
      yield fault('choice', `${String(Object.values(def.entries)[0])}x`, /^« .+ » n'existe pas \(/)
      break
    case 'object':
      yield* groupFaults(schema as z.ZodObject, spot)
      break
    case 'record':
      yield* recordFaults(schema as z.ZodRecord, spot)
      break
    case 'array': {
      yield fault('type', {}, /^cette valeur n'est pas une liste/)
      const list = spot.value as readonly unknown[]
      const [first = sampleOf(def.element), ...beside] = list
      yield* faultsAt(def.element, {
        value: first,
        beside,
        path: [...spot.path, 0],
        put: (value) => spot.put([value, ...beside]),
      })
      break
    }
    case 'tuple':
      yield fault('type', {}, /^cette valeur n'est pas une liste/)
      yield fault('entries', [], /^il faut au moins \d entrées$/)
      yield fault('entries', Array(9).fill('x'), /^il faut au plus \d entrées$/)
      for (const [index, item] of def.items.entries()) {
        const list = spot.value as readonly unknown[]
        yield* faultsAt(item, {
          value: list[index],
          beside: [],
          path: [...spot.path, index],
          put: (value) => spot.put(list.with(index, value)),
        })
      }
      break
    case 'union':
      yield* alternativeFaults(schema as z.ZodUnion, spot)
      break
    default:
      throw new Error(`${fieldName(spot.path)}: no fault is known for a schema of « ${def.type} ».`)
  }
  for (const check of checksOf(schema)) yield* checkFaults(check, spot)
}

function planted(
  rule: string,
  path: Path,
  plant: PlantedFault['plant'],
  says: RegExp,
): PlantedFault {
  const place = fieldName(path.map((step) => (typeof step === 'number' ? '[]' : step)))
  return { rule, place: place.replaceAll('.[]', '[]'), field: fieldName(path), plant, says }
}

function* groupFaults(schema: z.ZodObject, { value, path, put }: Spot): Generator<PlantedFault> {
  const { shape, catchall } = schema.def
  const group = value as Json
  const at = fieldName(path)
  if (catchall?._zod.def.type !== 'never') throw new Error(`${at}: takes fields that nobody knows.`)
  yield planted('type', path, () => put('Bonjour'), /^« Bonjour » n'est pas (un groupe|true ou un)/)
  yield planted(
    'unknown field',
    path,
    () => put({ ...group, zzz: 1 }),
    /^« zzz » n'est pas un champ/,
  )
  for (const [key, inner] of Object.entries(shape)) {
    const here = [...path, key]
    if (inner._zod.optin === undefined) {
      // `undefined` is no value of JSON: the field itself is left out.
      yield planted(
        'required',
        here,
        () => put(JSON.parse(JSON.stringify({ ...group, [key]: undefined }))),
        /^ce champ manque/,
      )
    }
    yield* faultsAt(inner, {
      value: group[key] ?? sampleOf(inner),
      beside: [],
      path: here,
      put: (wrong) => put({ ...group, [key]: wrong }),
    })
  }
}

/** Faults of a record whose entries have names of their own. */
function* recordFaults(schema: z.ZodRecord, { value, path, put }: Spot): Generator<PlantedFault> {
  const { valueType } = schema.def
  const entries = value as Json
  const [name = 'nom', entry = sampleOf(valueType)] = Object.entries(entries)[0] ?? []
  yield planted('type', path, () => put([]), /^cette valeur n'est pas un groupe de champs/)
  yield planted(
    'key',
    [...path, 'Œuf dur'],
    () => put({ ...entries, 'Œuf dur': entry }),
    /^« Œuf dur » ne peut pas être un nom : .+ : lettres minuscules/,
  )
  yield* faultsAt(valueType, {
    value: entry,
    beside: [],
    path: [...path, name],
    put: (wrong) => put({ ...entries, [name]: wrong }),
  })
}

function* alternativeFaults(schema: z.ZodUnion, spot: Spot): Generator<PlantedFault> {
  const options = schema.def.options as readonly z.ZodType[]
  const said = options.map((option) => option._zod.values && [...option._zod.values].join(', '))
  const { discriminator } = schema.def as { readonly discriminator?: string }
  if (discriminator === undefined)
    // The message for a wrong choice names every right one.
    yield planted(
      'choice',
      spot.path,
      () => spot.put(19),
      new RegExp(
        said.some((one) => one === undefined)
          ? `^« 19 » n'existe pas \\(au choix : .*un groupe de champs`
          : `^« 19 » n'existe pas \\(au choix : ${said.join(', ')}\\)$`,
      ),
    )
  const alone = options.filter((option) => needs(option) === 1)
  for (const option of options) {
    if (option._zod.values) continue
    const value = [spot.value, ...spot.beside].find((one) => option.safeParse(one).success)
    for (const fault of faultsAt(option, { ...spot, value: value ?? sampleOf(option) })) {
      // The kind of value and the discriminating field are ruled by all alternatives together, so these
      // faults are planted once, above.
      if (fault.field === fieldName(spot.path) && fault.rule === 'type' && !discriminator) continue
      // Without its only field a group could be any of several alternatives: the message names the first.
      if (fault.rule === 'required' && alone.indexOf(option) > 0) continue
      yield fault
    }
  }
}

/** How many fields a group requires. */
function needs(group: z.core.$ZodType): number {
  const { def } = (group as z.core.$ZodTypes)._zod
  if (def.type === 'readonly') return needs(def.innerType)
  const fields = def.type === 'object' ? Object.values(def.shape) : []
  return fields.filter(({ _zod }) => _zod.optin === undefined).length
}

type Check = z.core.$ZodChecks | z.core.$ZodStringFormatChecks

/** The checks of a schema; a format such as a day is a schema and its own check in one. */
function checksOf(schema: z.core.$ZodType): readonly Check[] {
  const { def } = schema._zod
  const own = 'check' in def ? [schema as unknown as Check] : []
  return [...own, ...((def.checks ?? []) as Check[])]
}

function* checkFaults(check: Check, { value, path, put }: Spot): Generator<PlantedFault> {
  const def = check._zod.def as unknown as z.core.$ZodCheckDef & Readonly<Record<string, unknown>>
  const fault = (rule: string, wrong: unknown, says: RegExp) =>
    planted(rule, path, () => put(wrong), says)
  switch (def.check) {
    case 'min_length': {
      const least = def.minimum as number
      const list = Array.isArray(value)
      yield list
        ? fault('entries', value.slice(0, least - 1), new RegExp(`^il faut au moins ${least} entr`))
        : fault('empty', '', /^ce texte est vide$/)
      if (!list) yield fault('blank', '   ', /^ce texte est vide$/)
      if (!list && least > 1)
        yield fault('short', 'a', new RegExp(`trop court : il faut au moins ${least} signes`))
      break
    }
    case 'greater_than': {
      const least = def.value as number
      yield fault('least', def.inclusive ? least - 1 : least, /est trop petit : il faut /)
      break
    }
    case 'less_than':
      yield fault('most', (def.value as number) + 1, /est trop grand : il faut au plus \d/)
      break
    case 'overwrite':
      // Spaces around a text are trimmed: a text of spaces counts as empty.
      break
    case 'multiple_of':
      yield fault('multiple', (def.value as number) * 1.5, /n'est pas un multiple de \d/)
      break
    case 'number_format':
      yield fault('whole', 1.5, /^« 1.5 » n'est pas un nombre entier$/)
      break
    case 'string_format':
      yield* formatFaults(def, fault)
      break
    case 'custom':
      yield planted(
        'refinement',
        [...path, ...((def.path as Path | undefined) ?? [])],
        (broken) => put(broken(value)),
        /./,
      )
      break
    default:
      throw new Error(`${fieldName(path)}: no fault is known for the check « ${def.check} ».`)
  }
}

function* formatFaults(
  { format }: Readonly<Record<string, unknown>>,
  fault: (rule: string, wrong: unknown, says: RegExp) => PlantedFault,
): Generator<PlantedFault> {
  switch (format) {
    case 'date':
      yield fault(
        'format',
        '21/11/2026',
        /^« 21\/11\/2026 » n'est pas un jour AAAA-MM-JJ : écrivez 2026-11-21$/,
      )
      yield fault('format', '2026-02-30', /n'est pas un jour AAAA-MM-JJ$/)
      break
    case 'email':
      yield fault('format', 'sans arobase', /n'est pas une adresse e-mail$/)
      break
    case 'url':
      yield fault(
        'format',
        'exemple.fr',
        /n'est pas une adresse complète \(https:\/\/…\) : écrivez https:\/\/exemple.fr$/,
      )
      for (const wrong of ['http://exemple.fr', 'javascript:alert(1)'])
        yield fault('format', wrong, /n'est pas une adresse complète/)
      break
    case 'regex':
      // No pattern of ours allows such an ending, not even in complete addresses.
      yield fault('pattern', 'https://exemple.fr/<!>', /n'est pas de la forme attendue : [^/^\\]/)
      break
    default:
      throw new Error(`no fault is known for the format « ${String(format)} ».`)
  }
}

/** A value that a schema accepts, for fields that the record leaves out. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'readonly':
      return sampleOf(def.innerType)
    case 'pipe':
      return sampleOf(def.in)
    case 'boolean':
      return true
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'union':
      return sampleOf(def.options[0]!)
    case 'record':
      return { nom: sampleOf(def.valueType) }
    case 'tuple':
      return def.items.map(sampleOf)
    case 'array': {
      const least = checksOf(schema).find(({ _zod }) => _zod.def.check === 'min_length')
      const { minimum = 1 } = (least?._zod.def ?? {}) as { readonly minimum?: number }
      return Array.from({ length: minimum }, () => sampleOf(def.element))
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, inner]) => inner._zod.optin === undefined)
          .map(([key, inner]) => [key, sampleOf(inner)]),
      )
    case 'number':
      return [1, 300, 1800].find((number) => z.safeParse(schema, number).success)
    case 'string':
      return textOf(schema)
    default:
      throw new Error(`no value is known for a schema of « ${def.type} ».`)
  }
}

const texts = ['Texte', '2026-11-21', 'jean@exemple.fr', 'https://exemple.fr']

/** One of a few texts, or one made from the pattern; always the same. */
function textOf(schema: z.core.$ZodType): string {
  const patterns = checksOf(schema).flatMap(({ _zod }) =>
    'pattern' in _zod.def && _zod.def.pattern instanceof RegExp ? [_zod.def.pattern] : [],
  )
  const drawn = patterns.flatMap((pattern) =>
    fc.sample(fc.stringMatching(pattern), { numRuns: 100, seed: 1 }),
  )
  const right = [...texts, ...drawn].find((text) => z.safeParse(schema, text).success)
  if (right === undefined) throw new Error('no text is known that the schema accepts.')
  return right
}
