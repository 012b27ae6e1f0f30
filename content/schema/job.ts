import * as z from 'zod'
import { day, formerIds, galleryImage, pageMeta, some } from './parts'
import { euros, terms, units } from './prices'
import { editorHint, reference, type Vocabulary } from './vocabulary'

/** What the works cost, as a range: no two houses cost the same. */
const cost = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      from: euros().meta({ label: 'De', description: 'En euros.' }),
      to: euros().meta({ label: 'À', description: 'En euros.' }),
      unit: z.enum(units).meta({ label: 'Unité' }),
      ...terms(vocabulary),
    })
    .readonly()
export type JobCost = z.infer<ReturnType<typeof cost>>

/** The same view before and after. */
const pair = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      before: reference(vocabulary, 'picture').meta({ label: 'Avant' }),
      after: reference(vocabulary, 'picture').meta({ label: 'Après' }),
    })
    .readonly()

/** `content/jobs/{id}.json`: the file's name is the end of the page's address. */
export const job = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    ...pageMeta(vocabulary),
    subtitle: prose().meta({ label: 'Le chantier en une phrase', widget: 'text' }),
    sample: z.boolean().optional().meta({
      label: 'Exemple',
      description: 'Vrai tant que le chantier n’est pas réel : la page le dit.',
    }),
    commune: prose().meta({
      label: 'Commune',
      choose: 'commune',
    }),
    from: day().meta({ label: 'Début', description: 'Le site montre le mois.' }),
    until: day().meta({ label: 'Fin', description: 'Le site montre le mois.' }),
    duration: prose().meta({ label: 'Durée', description: 'Par exemple « 6 semaines ».' }),
    surface: z.number().positive().max(99_999).optional().meta({ label: 'Surface, en m²' }),
    services: z.array(reference(vocabulary, 'service')).readonly().meta({ label: 'Services' }),
    trades: z.array(reference(vocabulary, 'trade')).readonly().meta({ label: 'Métiers' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    asked: some(prose().meta({ widget: 'text' })).meta({
      label: 'Ce qui était demandé',
      one: 'un paragraphe',
    }),
    found: z
      .array(prose().meta({ widget: 'text' }))
      .readonly()
      .optional()
      .meta({
        label: 'Ce que les murs cachaient',
        one: 'un paragraphe',
        description: 'Sans texte, la page n’en parle pas.',
      }),
    done: some(prose().meta({ widget: 'text' })).meta({
      label: 'Ce qui a été fait',
      one: 'un paragraphe',
    }),
    cost: cost(vocabulary).optional().meta({ label: 'Ce que cela a coûté' }),
    pairs: z
      .array(pair(vocabulary))
      .readonly()
      .optional()
      .meta({ label: 'Avant et après', one: 'un avant et après' }),
    pictures: z
      .array(galleryImage(vocabulary))
      .readonly()
      .optional()
      .meta({ label: 'Images', one: 'une image' }),
    words: reference(vocabulary, 'testimonial').optional().meta({ label: 'Les mots du client' }),
    formerIds: formerIds(),
  })
}
/** A finished job (« chantier »). */
export type Job = Readonly<z.infer<ReturnType<typeof job>>> & { readonly id: string }
