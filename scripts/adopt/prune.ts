import * as z from 'zod'
import type { ReferenceKind } from '../../content/schema/vocabulary'
import { fieldName, isRecord } from '../../lib/site/content/field-path'

/** Replaces a value that has lost something it cannot do without. */
export const gone = Symbol('gone')

/** Says whether a record that a field refers to stays. */
export type Stays = (kind: ReferenceKind, id: string) => boolean

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
const known = new WeakMap<z.core.$ZodType, Said>()

function saidBy(schema: z.core.$ZodType): Said {
  const before = known.get(schema)
  if (before) return before
  const { ref, vital = false } = z.globalRegistry.get(schema) ?? {}
  const said: Said = {
    ref,
    vital,
    optional: z.safeParse(schema, undefined).success,
  }
  known.set(schema, said)
  return said
}

/** Whether a list that is only whole with all of its entries has lost one. */
function fallsApart(schema: z.core.$ZodType, value: unknown, left: unknown): boolean {
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
  schema: z.core.$ZodType,
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
  const { def } = (schema as z.core.$ZodTypes)._zod
  const step = (child: z.core.$ZodType, entry: unknown, key: string | number) =>
    pruned(child, entry, stays, lost, [...path, key])

  switch (def.type) {
    case 'optional':
    case 'readonly': {
      const left = value == null ? value : pruned(def.innerType, value, stays, lost, path)
      return fallsApart(schema, value, left) ? gone : left
    }
    case 'union': {
      const met = def.options.find((option) => z.safeParse(option, value).success)
      return met ? pruned(met, value, stays, lost, path) : value
    }
    case 'array': {
      const { element } = def
      if (!Array.isArray(value)) return value
      const left = value
        .map((entry, index) => step(element, entry, index))
        .filter((entry) => entry !== gone)
      const emptied = value.length > 0 && left.length === 0 && !z.safeParse(schema, []).success
      if (!emptied && !fallsApart(schema, value, left)) return left
      lost(fieldName(path))
      return gone
    }
    case 'tuple': {
      if (!Array.isArray(value)) return value
      const left = value.map((entry, index) => {
        const item = def.items[index]
        return item ? step(item, entry, index) : entry
      })
      return left.includes(gone) ? gone : left
    }
    case 'record': {
      const { valueType } = def
      if (!isRecord(value)) return value
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
        const child = def.shape[key]
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
