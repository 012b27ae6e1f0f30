import * as z from 'zod'
import { words } from '@/content/schema/parts'
import { noIds } from '@/content/schema/vocabulary'
import { collections, singles, type CollectionKind, type SingleKind } from './kinds'
import type { RawContent } from './raw-content'

/**
 * Returns a function that tells whether a record of another kind names an id of this kind, in a field that
 * refers to it: a trade may bear the name of a picture. Records are read as they are typed, what is switched
 * off included: it may be switched on again.
 */
export function namedBeside(kind: CollectionKind, raw: RawContent): (id: string) => boolean {
  const schemas = { ...singles, ...collections }
  const records = { ...raw.singles, ...raw.collections, [kind]: [] }
  const named = new Set(
    Object.entries(records).flatMap(([beside, held]) => {
      const schema = schemas[beside as SingleKind | CollectionKind].schema({
        ids: noIds,
        prose: () => words(),
      })
      return [held].flat().flatMap(({ value }) => referencesIn(schema, value, kind))
    }),
  )
  return (id) => named.has(id)
}

/** The ids of one kind that a value names, by the fields that its schema says refer to it. */
function referencesIn(
  schema: z.core.$ZodType,
  value: unknown,
  kind: CollectionKind,
): readonly string[] {
  if (z.globalRegistry.get(schema)?.ref === kind) return typeof value === 'string' ? [value] : []
  const within = (inner: z.core.$ZodType, held: unknown) => referencesIn(inner, held, kind)
  const fields = value !== null && typeof value === 'object' ? Object.entries(value) : []
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'readonly':
      return within(def.innerType, value)
    case 'object':
      return fields.flatMap(([name, held]) => {
        const inner = def.shape[name]
        return inner ? within(inner, held) : []
      })
    case 'record':
      return fields.flatMap(([, held]) => within(def.valueType, held))
    case 'array':
      return fields.flatMap(([, held]) => within(def.element, held))
    // What is switched off may match no alternative: each one is read for the fields that it knows.
    case 'union':
      return def.options.flatMap((option) => within(option, value))
    default:
      return []
  }
}
