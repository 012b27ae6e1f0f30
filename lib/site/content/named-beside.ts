import type { CollectionKind } from './kinds'
import type { RawContent } from './load'

/**
 * Tells the ids of a kind that a record of another kind names. As they are typed, what is switched off
 * included: it may be on again tomorrow.
 */
export function namedBeside(
  kind: CollectionKind,
  { singles, collections }: RawContent,
): (id: string) => boolean {
  const texts = JSON.stringify([singles, { ...collections, [kind]: undefined }])
  return (id) => texts.includes(`"${id}"`)
}
