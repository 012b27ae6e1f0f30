/**
 * Writes `content/schema/generated/`: the JSON Schema of each kind of record, which the records name
 * in `$schema`, so that an editor completes fields and ids and underlines what is wrong.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { contentFolder } from '../../lib/site/content/folder'
import { collections, singles } from '../../lib/site/content/kinds'
import { readContent, vocabularyOf } from '../../lib/site/content/raw-content'
import { writeIfChanged } from './write-if-changed'

/** Faults of the records are another's business: ids are read from whatever is there. */
export function writeJsonSchemas(target = path.join('content', 'schema', 'generated')): void {
  mkdirSync(target, { recursive: true })
  const vocabulary = vocabularyOf(readContent(contentFolder(), []))
  for (const [kind, { schema }] of Object.entries({ ...singles, ...collections }))
    writeIfChanged(
      path.join(target, `${kind}.json`),
      `${JSON.stringify(z.toJSONSchema(schema(vocabulary), { target: 'draft-7', io: 'input' }), null, 1)}\n`,
    )
}
