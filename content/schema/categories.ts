import * as z from 'zod'
import { day, icon, some } from './parts'
import { editorHint, reference, type Id, type Vocabulary } from './vocabulary'

/** When a trade comes, among those of its family. */
const stage = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      trade: reference(vocabulary, 'trade').meta({ label: 'Métier' }),
      text: vocabulary.prose().meta({ label: 'Quand il passe' }),
    })
    .readonly()

const category = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z
    .strictObject({
      id: z
        .string()
        .regex(/^[a-z\d-]+$/)
        .transform((id) => id as Id<'category'>),
      name: prose(),
      icon: icon(),
      description: prose().meta({ description: '110 à 160 signes : les résultats la montrent.' }),
      binds: z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          text: some(prose()).meta({ label: 'Paragraphes' }),
        })
        .readonly()
        .meta({ label: 'Ce qui tient la famille' }),
      order: z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          steps: some(stage(vocabulary)).meta({ label: 'Passages' }),
        })
        .readonly()
        .optional()
        .meta({ label: 'Dans quel ordre' }),
      answers: z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          text: prose().meta({ label: 'Texte' }),
        })
        .readonly()
        .meta({ label: 'Qui répond de quoi' }),
      updated: day(),
      shown: z.boolean().optional().meta({
        label: 'Montrée',
        description: 'false : ni page ni lien ; ses métiers gardent les leurs.',
      }),
    })
    .readonly()
}

/** A family of trades. */
export type Category = z.infer<ReturnType<typeof category>>

/** `content/categories.json`, in the order in which the families are shown. */
export const categories = (vocabulary: Vocabulary) =>
  z.strictObject({ ...editorHint, categories: some(category(vocabulary)) })
