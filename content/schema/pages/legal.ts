import * as z from 'zod'
import { anchor, day, pageMeta, some } from '../parts'
import type { Vocabulary } from '../vocabulary'

/** A block of a legal page: a paragraph, a list, a box, or terms with their values. */
const legalBlock = ({ prose }: Vocabulary) =>
  z.xor([
    z.strictObject({ text: prose() }),
    z.strictObject({ list: some(prose()) }),
    /** Words that the law prescribes, and requires in a box. */
    z.strictObject({ notice: some(prose()) }),
    z.strictObject({
      facts: some(z.tuple([prose(), prose()]).readonly()),
      /** The last day on which the facts are shown. */
      until: day().optional(),
    }),
  ])
export type LegalBlock = z.infer<ReturnType<typeof legalBlock>>

/** A legal page, whose sections have anchors. Its text is written in TypeScript, in `content/legal/`. */
export const legalPage = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...pageMeta(vocabulary),
    lead: vocabulary.prose(),
    sections: some(
      z
        .strictObject({
          id: anchor(),
          title: vocabulary.prose(),
          blocks: some(legalBlock(vocabulary)),
        })
        .readonly(),
    ),
  })
export type LegalPage = Readonly<z.infer<ReturnType<typeof legalPage>>>
