/** What the CMS keeps of a record that was left before it was saved. */

/** The settings that say which files there are, and which fields each of them has. */
const structural = [
  ...['collections', 'name', 'folder', 'files', 'file', 'extension', 'format'],
  ...['media_folder', 'public_folder'],
  ...['fields', 'field', 'types', 'widget', 'multiple'],
]

/**
 * The part of the configuration on which the meaning of a draft depends. The CMS drops a draft that was made
 * under another configuration; values to choose from, and words, change with any record.
 */
export function structureOf(config: object): object {
  return JSON.parse(JSON.stringify(config, structural)) as object
}

/** A record as the CMS has read it. */
interface Entry {
  readonly locales: object
}

/** The part of a draft that is used here. */
interface Draft {
  /** None for a new record. */
  readonly originalEntry?: Entry
}

/**
 * Makes the draft that a stored one is restored into from the record on which that one is based. The CMS,
 * which would otherwise base it on the record as it is now, then notices what has changed in between, says so
 * and overwrites nothing unasked.
 * @param base what `admin/build.ts` lets the CMS store with a draft.
 * @param remake opens a draft of another state of the record instead.
 * @returns the draft that is open then.
 */
export function onItsBase(
  draft: Draft,
  { base }: { readonly base?: Entry['locales'] },
  remake: (entry: Entry) => Draft,
): Draft {
  const { originalEntry } = draft
  return base && originalEntry ? remake({ ...originalEntry, locales: base }) : draft
}
