import * as z from 'zod'
import { faq, pageMeta, some, testimonial } from './parts'
import { editorHint, reference, type Id, type Vocabulary } from './vocabulary'

/** A price box: a named amount, or « Sur devis »; in both cases one sentence on what is covered. */
const priceBox = (vocabulary: Vocabulary) =>
  z.union([
    z.strictObject({ price: reference(vocabulary, 'price'), covers: vocabulary.prose() }),
    z.strictObject({ onQuote: z.literal(true), covers: vocabulary.prose() }),
  ])
export type PriceBox = z.infer<ReturnType<typeof priceBox>>

/** One tab of a service page. */
const detailedService = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      id: z.string().regex(/^[a-z\d-]+$/),
      name: vocabulary.prose(),
      description: some(vocabulary.prose()),
      features: some(vocabulary.prose()),
      image: reference(vocabulary, 'picture'),
      price: priceBox(vocabulary).optional(),
      trade: reference(vocabulary, 'trade').meta({
        label: 'Métier vers lequel « En savoir plus » mène',
      }),
    })
    .readonly()
export type DetailedService = z.infer<ReturnType<typeof detailedService>>

/** `content/services/{slug}.json`: the file's name is the address. */
export const service = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    name: vocabulary.prose().meta({ label: 'Nom court' }),
    ...pageMeta(vocabulary),
    subtitle: vocabulary.prose(),
    heroImage: reference(vocabulary, 'picture'),
    presentationTitle: vocabulary.prose(),
    presentationText: some(vocabulary.prose()),
    presentationImage: reference(vocabulary, 'picture'),
    benefits: some(vocabulary.prose()),
    averageDuration: vocabulary.prose().meta({ description: 'Par exemple « 2 à 8 semaines ».' }),
    detailedServices: some(detailedService(vocabulary)),
    faqs: some(faq(vocabulary)),
    closing: vocabulary.prose().meta({ label: 'Question qui ferme la page' }),
    testimonials: z.array(testimonial(vocabulary)).readonly(),
  })
export type Service = Readonly<z.infer<ReturnType<typeof service>>> & {
  readonly slug: Id<'service'>
}
