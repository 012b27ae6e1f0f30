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
