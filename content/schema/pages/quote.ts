import * as z from 'zod'
import { pageMeta } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/quote.json` */
export const quotePage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose(),
    ...pageMeta(vocabulary),
    image: reference(vocabulary, 'picture'),
    heading: prose(),
    lead: prose(),
    benefitsTitle: prose(),
  })
}
export type QuotePage = Readonly<z.infer<ReturnType<typeof quotePage>>>
