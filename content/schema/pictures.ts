import * as z from 'zod'
import { editorHint, type Vocabulary } from './vocabulary'

const picture = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      file: z.string().min(1).meta({ widget: 'image' }),
      alt: prose().meta({ label: 'Texte pour qui ne voit pas l’image' }),
      illustration: z.boolean().meta({
        label: 'Image d’illustration',
        description: 'Vrai tant que l’image n’est pas une photo de l’entreprise.',
      }),
      mayStay: z.boolean().optional().meta({
        label: 'L’illustration peut rester',
        description:
          'Vrai quand l’entreprise la garde en tête de page ; jamais à la place d’un chantier.',
      }),
    })
    .readonly()

/** A picture master in `content/pictures/`. */
export type Picture = z.infer<ReturnType<typeof picture>>

/** `content/pictures/pictures.json` */
export const pictures = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    pictures: z.record(z.string().regex(/^[a-z\d-]+$/), picture(vocabulary)),
  })
