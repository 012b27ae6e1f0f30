import { words } from '@/content/schema/parts'
import { noIds } from '@/content/schema/vocabulary'
import { collections, singles, type CollectionKind, type SingleKind } from './kinds'
import type { RawContent } from './raw-content'
import { referencesOf } from './references'

/**
 * Returns a function that tells whether a record of another kind names an id of this kind, in a field that
 * refers to it. What is switched off counts too: it may be switched on again.
 */
export function namedBeside(kind: CollectionKind, raw: RawContent): (id: string) => boolean {
  const schemas = { ...singles, ...collections }
  const records = { ...raw.singles, ...raw.collections, [kind]: [] }
  const named = Object.entries(records).flatMap(([beside, held]) => {
    const schema = schemas[beside as SingleKind | CollectionKind].schema({
      ids: noIds,
      prose: () => words(),
    })
    return [held].flat().flatMap(({ value }) => referencesOf(schema, value))
  })
  const ids = new Set(named.flatMap((one) => (one.kind === kind ? [one.id] : [])))
  return (id) => ids.has(id)
}
