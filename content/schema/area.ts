import * as z from 'zod'
import { coordinates, pattern, postalCode, some } from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

const city = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      name: prose().meta({ label: 'Commune' }),
      postalCode: postalCode(),
      isMajor: z.boolean().optional().meta({
        label: 'Grande ville',
        description: 'Elle figure sur la carte.',
      }),
      mapLabel: z
        .enum(['right', 'left', 'above', 'below'])
        .optional()
        .meta({
          label: 'Place du nom sur la carte',
          choices: { right: 'à droite', left: 'à gauche', above: 'au-dessus', below: 'au-dessous' },
          description:
            'Où son nom se place sur notre carte, s’il y tient ; sans cela, où il y a de la place.',
        }),
      coordinates: coordinates().readonly().optional().meta({
        label: 'Coordonnées, en degrés',
        description:
          'Pour une grande ville que le répertoire des communes ne place pas : 45,18 et 0,72 près de Périgueux.',
      }),
      description: prose()
        .optional()
        .meta({ label: 'Ce que nous savons de ses maisons', widget: 'text' }),
    })
    .readonly()
export type City = z.infer<ReturnType<typeof city>>

const department = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      name: vocabulary.prose().meta({ label: 'Département' }),
      code: pattern(
        /^(?:0[1-9]|1\d|2[1-9AB]|[3-8]\d|9[0-5])$/,
        'deux chiffres, de 01 à 95, 2A ou 2B',
      ).meta({ label: 'Numéro' }),
      mapLabel: coordinates().readonly().optional().meta({
        label: 'Place du nom sur la carte',
        hidden: true,
        description:
          'Où son nom se place sur la carte, s’il y tient ; sans cela, où il y a de la place.',
      }),
      description: vocabulary.prose().meta({ label: 'Présentation', widget: 'text' }),
      cities: some(city(vocabulary)).meta({ label: 'Communes', one: 'une commune' }),
    })
    .readonly()
export type Department = z.infer<ReturnType<typeof department>>

/** `content/area.json`: the departments served and their communes. */
export const area = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    departments: some(department(vocabulary)).meta({
      label: 'Départements',
      one: 'un département',
    }),
  })
export type Area = z.infer<ReturnType<typeof area>>
