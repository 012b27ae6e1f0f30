import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { collections } from '../../lib/site/content/kinds'
import { readContent } from '../../lib/site/content/raw-content'
import type { ContentRecord } from './content-records'
import type { Finding } from './launch-report'
import { isRecord } from '../../lib/site/content/field-path'

/**
 * Photos that no record names: one that was replaced on the editing screen stays behind. The site does not
 * show them, so they keep no build from going online.
 */
export function unnamedMasters(
  folder: string,
  records: readonly ContentRecord[],
): readonly Finding[] {
  const below = path.posix.join(folder, collections.picture.folder)
  if (!existsSync(below)) return []
  const named = records.flatMap(({ file, record }) =>
    path.posix.dirname(file) === below && isRecord(record) ? [record.file] : [],
  )
  return readdirSync(below)
    .filter((name) => !name.startsWith('.') && !name.endsWith('.json') && !named.includes(name))
    .map((name) => ({
      kind: 'unnamed',
      where: `${below}/${name}`,
      field: '',
      what: 'supprimez cette image, qu’aucune fiche ne nomme, ou nommez-la dans une fiche',
    }))
}

/** The same as a message for whoever has just added a photo; not a fault, as the site does without it. */
export function photosWithoutRecord(folder: string): readonly string[] {
  const { collections: many } = readContent(folder, [])
  const records = many.picture.map(({ file, value }) => ({ file, record: value }))
  return unnamedMasters(folder, records).map(
    ({ where }) => `${where}: aucune fiche ne nomme cette image, le site ne la montre pas`,
  )
}
