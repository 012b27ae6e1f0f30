import * as z from 'zod'
import type { ReferenceKind } from '@/content/schema/vocabulary'

/** An id in a field that refers to a record. */
export interface Reference {
  readonly kind: ReferenceKind
  readonly id: string
}

/**
 * Every id that a value names in a field that refers to a record, as its schema tells: a text may be spelled
 * like an id, and a trade may bear the name of a picture.
 */
export function referencesOf(schema: z.core.$ZodType, value: unknown): readonly Reference[] {
  const kind = z.globalRegistry.get(schema)?.ref
  if (kind !== undefined) return typeof value === 'string' ? [{ kind, id: value }] : []
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : []
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'readonly':
      return referencesOf(def.innerType, value)
    case 'object':
      return entries.flatMap(([name, held]) => {
        const inner = def.shape[name]
        return inner ? referencesOf(inner, held) : []
      })
    case 'record':
      return entries.flatMap(([, held]) => referencesOf(def.valueType, held))
    case 'array':
      return entries.flatMap(([, held]) => referencesOf(def.element, held))
    // What is switched off may match no alternative: each one is read for the fields that it knows.
    case 'union':
      return def.options.flatMap((option) => referencesOf(option, value))
    default:
      return []
  }
}
