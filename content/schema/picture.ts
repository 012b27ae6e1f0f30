import * as z from 'zod'
import { words } from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

/** `content/pictures/{id}.json`: a picture, whose photo lies beside it. */
export const picture = ({ prose }: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    file: words().meta({
      widget: 'image',
      label: 'Photo',
      description:
        'Telle que le téléphone l’a faite : elle est redressée, réduite, et le lieu noté dedans disparaît. Visages et plaques d’immatriculation : à vous de demander l’accord, ou de les cacher.',
    }),
    alt: prose().meta({
      widget: 'text',
      label: 'Texte pour qui ne voit pas l’image',
      description: 'Ce qu’elle montre, en une phrase (20 signes au moins).',
      shortest: 20,
    }),
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

/** A photo in `content/pictures/`, with its record. */
export type Picture = Readonly<z.infer<ReturnType<typeof picture>>>
