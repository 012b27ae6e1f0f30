import * as z from 'zod'
import { anchor, day, formerIds, icon, resultLengths, some } from './parts'
import { editorHint, type Id, type Vocabulary } from './vocabulary'

const category = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      id: anchor().meta({ label: 'Adresse', hidden: true }) as unknown as z.ZodType<
        Id<'category'>,
        string
      >,
      formerIds: formerIds().meta({ label: 'Anciennes adresses', hidden: true }),
      name: prose().meta({ label: 'Nom' }),
      icon: icon(),
      description: prose().meta({
        label: 'Description',
        description: `${resultLengths.description.shortest} à ${resultLengths.description.longest} signes : les résultats de recherche la montrent.`,
        widget: 'text',
        ...resultLengths.description,
      }),
      binds: z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          text: some(prose().meta({ widget: 'text' })).meta({
            label: 'Paragraphes',
            one: 'un paragraphe',
          }),
        })
        .readonly()
        .meta({ label: 'Ce qui tient la famille' }),
      answers: prose().meta({ label: 'Qui répond de quoi', widget: 'text' }),
      updated: day().meta({ label: 'Modifiée le' }),
      shown: z.boolean().optional().meta({
        label: 'Montrée',
        absent: true,
        description: 'Sans cela, ni page ni lien ; ses métiers gardent les leurs.',
      }),
    })
    .readonly()

/** A family of trades. */
export type Category = z.infer<ReturnType<typeof category>>

/** `content/categories.json`, in the order in which the families are shown. */
export const categories = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    categories: some(category(vocabulary)).meta({ label: 'Familles', fixed: true }),
  })
