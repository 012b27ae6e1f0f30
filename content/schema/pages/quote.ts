import * as z from 'zod'
import { pageMeta } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/quote.json` */
export const quotePage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    image: reference(vocabulary, 'picture').meta({ label: 'Image' }),
    heading: prose().meta({ label: 'Titre visible' }),
    lead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    benefitsTitle: prose().meta({ label: 'Titre des avantages' }),
  })
}
export type QuotePage = Readonly<z.infer<ReturnType<typeof quotePage>>>
