import * as z from 'zod'
import { day, icon, some } from './parts'
import { editorHint, type Id, type Vocabulary } from './vocabulary'

const category = ({ prose }: Vocabulary) =>
  z
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
      answers: prose().meta({ label: 'Qui répond de quoi' }),
      updated: day(),
      shown: z.boolean().optional().meta({
        label: 'Montrée',
        description: 'false : ni page ni lien ; ses métiers gardent les leurs.',
      }),
    })
    .readonly()

/** A family of trades. */
export type Category = z.infer<ReturnType<typeof category>>

/** `content/categories.json`, in the order in which the families are shown. */
export const categories = (vocabulary: Vocabulary) =>
  z.strictObject({ ...editorHint, categories: some(category(vocabulary)) })
