import * as z from 'zod'
import { month } from './parts'
import { editorHint, reference, type Id, type Vocabulary } from './vocabulary'

/** `content/testimonials/{id}.json`: a customer's words, shown by the pages and the job that refer to it. */
export const testimonial = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    author: prose().meta({ label: 'Prénom et initiale' }),
    location: prose().meta({ label: 'Commune' }),
    rating: z
      .int()
      .min(1)
      .max(5)
      .optional()
      .meta({ label: 'Étoiles', description: 'De 1 à 5, ou rien.' }),
    text: prose().meta({ label: 'Ce qu’il dit', widget: 'text' }),
    experience: month().optional().meta({
      label: 'Mois des travaux ou de la visite',
      description: 'AAAA-MM. La loi le veut auprès d’un vrai avis, avec celui de sa publication.',
    }),
    published: month().optional().meta({
      label: 'Mois de publication de l’avis',
      description: 'AAAA-MM : quand il est paru sur ce site.',
    }),
    imageBefore: reference(vocabulary, 'picture').optional().meta({
      label: 'Image d’avant',
      description: 'Avant et après vont ensemble : les deux, ou aucune.',
    }),
    imageAfter: reference(vocabulary, 'picture').optional().meta({ label: 'Image d’après' }),
    sample: z
      .boolean()
      .meta({ label: 'Exemple', description: 'Vrai tant que le témoignage n’est pas réel.' }),
  })
}
export type Testimonial = Readonly<z.infer<ReturnType<typeof testimonial>>> & {
  readonly id: Id<'testimonial'>
}

/** The testimonials that a page shows, in the order of the list. */
export const shownTestimonials = (vocabulary: Vocabulary) =>
  z.array(reference(vocabulary, 'testimonial')).readonly().meta({
    label: 'Témoignages',
    description: 'Dans l’ordre où la page les montre : glissez-les pour en changer.',
  })
