/**
 * `npm run tidy-records`: writes each record as the editing screen does, fields in the order of their
 * schema, so that what is edited there later is the only line that changes. Nothing is lost.
 */
import { readFileSync } from 'node:fs'
import { recordSchema } from '../admin/config/record-schema'
import { readRecordText, recordText } from '../admin/screen/record-format'
import { ContentError, type ContentFault } from '../lib/site/content/faults'
import { contentFolder } from '../lib/site/content/folder'
import { collections, singles } from '../lib/site/content/kinds'
import { readContent, vocabularyOf } from '../lib/site/content/raw-content'
import { writeIfChanged } from './build/write-if-changed'
import { main } from './machine/processes'

await main(async () => {
  const faults: ContentFault[] = []
  const raw = readContent(contentFolder(), faults)
  // Written anew, a field that is given twice would lose what it says first.
  if (faults.length > 0) throw new ContentError(faults)
  const vocabulary = vocabularyOf(raw)
  const held = { ...raw.singles, ...raw.collections }
  for (const [kind, { schema }] of Object.entries({ ...singles, ...collections })) {
    const drawn = recordSchema(schema, vocabulary)
    for (const { file } of [held[kind as keyof typeof held] ?? []].flat())
      writeIfChanged(
        file,
        `${recordText(drawn, readRecordText(drawn, readFileSync(file, 'utf8')))}\n`,
      )
  }
})
