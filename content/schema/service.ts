import * as z from 'zod'
import { card, faq, order, pageMeta, some, testimonial, workStep } from './parts'
import { editorHint, reference, type Id, type Vocabulary } from './vocabulary'

/** A price box: a named price, which says itself what it covers, or « Sur devis » and on what that depends. */
const priceBox = (vocabulary: Vocabulary) =>
  z.union([
    z.strictObject({ price: reference(vocabulary, 'price') }),
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
      trade: reference(vocabulary, 'trade').optional().meta({
        vital: true,
        label: 'Métier vers lequel « En savoir plus » mène',
      }),
    })
    .readonly()
export type DetailedService = z.infer<ReturnType<typeof detailedService>>

/** Ways of doing the work that are worth comparing. */
const types = (vocabulary: Vocabulary) =>
  z.strictObject({
    title: vocabulary.prose(),
    image: reference(vocabulary, 'picture'),
    entries: some(
      z
        .strictObject({
          title: vocabulary.prose(),
          description: vocabulary.prose(),
          features: some(vocabulary.prose()),
          surfaceRange: vocabulary.prose(),
          timeframe: vocabulary.prose(),
        })
        .readonly(),
    ),
  })

/** What the law or the town hall asks for this work, with the questions that follow from it. */
const regulations = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    title: prose(),
    lead: prose(),
    columns: some(z.strictObject({ title: prose(), points: some(prose()) }).readonly()),
    faqs: some(faq(vocabulary)),
  })
}
export type Regulations = z.infer<ReturnType<typeof regulations>>

/** `content/services/{slug}.json`: the file's name is the address. */
export const service = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    name: vocabulary.prose().meta({ label: 'Nom court' }),
    order: order(),
    card: card(vocabulary),
    formChoice: z
      .strictObject({ value: z.string().min(1), label: z.string().min(1) })
      .readonly()
      .optional()
      .meta({
        label: 'Choix dans le formulaire de devis',
        description: 'Ce que le relais reçoit, et ce que lit le visiteur. Sans lui, aucun choix.',
      }),
    tradesTab: z.boolean().optional().meta({
      label: 'Onglet dans le guide des métiers',
      description:
        'false : ses métiers n’ont pas d’onglet sur la page des métiers, tant qu’un autre service en a un.',
    }),
    ...pageMeta(vocabulary),
    subtitle: vocabulary.prose(),
    heroImage: reference(vocabulary, 'picture'),
    presentationTitle: vocabulary.prose(),
    presentationText: some(vocabulary.prose()),
    presentationImage: reference(vocabulary, 'picture'),
    benefits: some(vocabulary.prose()),
    averageDuration: vocabulary.prose().meta({ description: 'Par exemple « 2 à 8 semaines ».' }),
    detailedServices: some(detailedService(vocabulary)),
    types: types(vocabulary).optional().meta({ label: 'Les façons de faire' }),
    process: z
      .strictObject({ title: vocabulary.prose(), steps: some(workStep(vocabulary)) })
      .optional()
      .meta({ label: 'Le déroulement' }),
    regulations: regulations(vocabulary).optional().meta({ label: 'La réglementation' }),
    faqs: some(faq(vocabulary)),
    closing: vocabulary.prose().meta({ label: 'Question qui ferme la page' }),
    testimonials: z.array(testimonial(vocabulary)).readonly(),
  })
export type Service = Readonly<z.infer<ReturnType<typeof service>>> & {
  readonly slug: Id<'service'>
}
