import type { CollectionKind } from './kinds'
import type { RawContent } from './load'

/**
 * Returns a function that tells whether a record of another kind names an id of this kind. Records are read
 * as they are typed, what is switched off included: it may be switched on again.
 */
export function namedBeside(
  kind: CollectionKind,
  { singles, collections }: RawContent,
): (id: string) => boolean {
  const texts = JSON.stringify([singles, { ...collections, [kind]: undefined }])
  return (id) => texts.includes(`"${id}"`)
}
