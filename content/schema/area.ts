import * as z from 'zod'
import { coordinates, some } from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

const city = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      name: prose(),
      postalCode: z.string().regex(/^\d{5}$/),
      isMajor: z.boolean().optional(),
      mapLabel: z.enum(['right', 'left', 'above', 'below']).optional().meta({
        description:
          'Où son nom se place sur notre carte, s’il y tient ; sans cela, où il y a de la place.',
      }),
      coordinates: coordinates().readonly().optional().meta({
        description: 'Pour une grande ville que le répertoire des communes ne place pas.',
      }),
      description: prose().optional(),
    })
    .readonly()
export type City = z.infer<ReturnType<typeof city>>

const department = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      name: vocabulary.prose(),
      code: z.string().regex(/^(?:\d\d|2[AB])$/),
      mapLabel: coordinates().readonly().optional().meta({
        description:
          'Où son nom se place sur la carte, s’il y tient ; sans cela, où il y a de la place.',
      }),
      description: vocabulary.prose(),
      cities: some(city(vocabulary)),
    })
    .readonly()
export type Department = z.infer<ReturnType<typeof department>>

/** `content/area.json`: the departments served and their communes. */
export const area = (vocabulary: Vocabulary) =>
  z.strictObject({ ...editorHint, departments: some(department(vocabulary)) })
