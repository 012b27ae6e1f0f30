import type * as z from 'zod'
import type { ReferenceKind } from '../../content/schema/vocabulary'
import { fieldName, isRecord } from '../../lib/site/content/field-path'

/** Replaces a value that has lost something it cannot do without. */
export const gone = Symbol('gone')

/** Says whether a record that a field refers to stays. */
export type Stays = (kind: ReferenceKind, id: string) => boolean

interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly element?: z.ZodType
  readonly items?: readonly z.ZodType[]
  readonly valueType?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly shape?: Readonly<Record<string, z.ZodType>>
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** What a schema says of its values, for pruning. */
interface Said {
  /** The kind of record that it refers to, if it is a reference. */
  readonly ref: ReferenceKind | undefined
  /** Whether the object or list around it makes no sense without it, or without any of its entries. */
  readonly vital: boolean
  /** Whether it may be absent. */
  readonly optional: boolean
}

/** Remembered, since the same schemas are asked at every value, and zod computes some answers each time. */
const known = new WeakMap<z.ZodType, Said>()

function saidBy(schema: z.ZodType): Said {
  const before = known.get(schema)
  if (before) return before
  const { ref, vital } = schema.meta() ?? {}
  const said: Said = {
    ref: ref as ReferenceKind | undefined,
    vital: vital === true,
    optional: schema.safeParse(undefined).success,
  }
  known.set(schema, said)
  return said
}

/** Whether a list that is only whole with all of its entries has lost one. */
function fallsApart(schema: z.ZodType, value: unknown, left: unknown): boolean {
  return (
    saidBy(schema).vital &&
    Array.isArray(value) &&
    Array.isArray(left) &&
    left.length < value.length
  )
}

/**
 * A record without references to what is gone, as its schema tells references: entries leave their lists,
 * optional fields leave their object, and a required field takes the object with it. It follows the schema,
 * whatever shape records have.
 * @param lost called with the path, such as « detailedServices[1].trade », of each required reference.
 */
export function pruned(
  schema: z.ZodType,
  value: unknown,
  stays: Stays,
  lost: (field: string) => void = () => {},
  path: readonly (string | number)[] = [],
): unknown {
  const kind = saidBy(schema).ref
  if (kind !== undefined && typeof value === 'string') {
    if (stays(kind, value)) return value
    lost(fieldName(path))
    return gone
  }
  const definition = definitionOf(schema)
  const inner = definition.innerType ?? (definition.type === 'pipe' ? definition.in : undefined)
  if (inner) {
    const left = value == null ? value : pruned(inner, value, stays, lost, path)
    return fallsApart(schema, value, left) ? gone : left
  }
  const step = (child: z.ZodType, entry: unknown, key: string | number) =>
    pruned(child, entry, stays, lost, [...path, key])

  switch (definition.type) {
    case 'union': {
      const met = definition.options?.find((option) => option.safeParse(value).success)
      return met ? pruned(met, value, stays, lost, path) : value
    }
    case 'array': {
      const { element } = definition
      if (!element || !Array.isArray(value)) return value
      const left = value
        .map((entry, index) => step(element, entry, index))
        .filter((entry) => entry !== gone)
      const emptied = value.length > 0 && left.length === 0 && !schema.safeParse([]).success
      if (!emptied && !fallsApart(schema, value, left)) return left
      lost(fieldName(path))
      return gone
    }
    case 'tuple': {
      if (!Array.isArray(value)) return value
      const left = value.map((entry, index) => {
        const item = definition.items?.[index]
        return item ? step(item, entry, index) : entry
      })
      return left.includes(gone) ? gone : left
    }
    case 'record': {
      const { valueType } = definition
      if (!valueType || !isRecord(value)) return value
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, entry]) => [key, step(valueType, entry, key)] as const)
          .filter(([, entry]) => entry !== gone),
      )
    }
    case 'object': {
      if (!isRecord(value)) return value
      const left: Record<string, unknown> = {}
      for (const [key, entry] of Object.entries(value)) {
        const child = definition.shape?.[key]
        const kept = child ? step(child, entry, key) : entry
        const optional = !child || (saidBy(child).optional && !saidBy(child).vital)
        if (kept === gone && !optional) return gone
        const emptied =
          optional && Array.isArray(kept) && kept.length === 0 && (entry as unknown[]).length > 0
        if (kept !== gone && !emptied) left[key] = kept
      }
      return left
    }
    default:
      return value
  }
}

/** Every id that a record refers to, by kind, as its schema tells. */
export function referencesOf(
  schema: z.ZodType,
  value: unknown,
): readonly { readonly kind: ReferenceKind; readonly id: string }[] {
  const found: { kind: ReferenceKind; id: string }[] = []
  pruned(schema, value, (kind, id) => {
    found.push({ kind, id })
    return true
  })
  return found
}
