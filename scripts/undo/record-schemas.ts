import path from 'node:path'
import { recordSchema, type RecordSchema } from '../../admin/config/record-schema'
import { contentFolder } from '../../lib/site/content/folder'
import { collections, singles } from '../../lib/site/content/kinds'
import { readContent, vocabularyOf } from '../../lib/site/content/raw-content'

const known = new Map<string, RecordSchema>()

/** What the records of a file hold, with what their fields are called; undefined of no record. */
export function schemaOf(file: string): RecordSchema | undefined {
  const below = path.posix.relative(contentFolder(), file)
  const [kind, { schema } = {}] =
    Object.entries(singles).find(([, single]) => single.file === below) ??
    Object.entries(collections).find(([, { folder }]) => folder === path.posix.dirname(below)) ??
    []
  if (!kind || !schema) return undefined
  const made = known.get(kind) ?? recordSchema(schema, vocabulary())
  known.set(kind, made)
  return made
}

let read: ReturnType<typeof vocabularyOf> | undefined

/** Ids and names as they are now: labels are the same whatever they are. */
function vocabulary() {
  read ??= vocabularyOf(readContent(contentFolder(), []))
  return read
}
