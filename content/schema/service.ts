import * as z from 'zod'
import { anchor, card, faq, formerIds, order, pageMeta, some, words, workStep } from './parts'
import { shownTestimonials } from './testimonial'
import { editorHint, reference, type Id, type Vocabulary } from './vocabulary'

/**
 * A price box: a named price, whose record says what it covers, or « Sur devis » and what the price depends
 * on.
 */
const priceBox = (vocabulary: Vocabulary) =>
  z.xor([
    z
      .strictObject({ price: reference(vocabulary, 'price').meta({ label: 'Prix' }) })
      .meta({ label: 'Un prix' }),
    z
      .strictObject({
        onQuote: z.literal(true),
        covers: vocabulary.prose().meta({ label: 'De quoi le prix dépend', widget: 'text' }),
      })
      .meta({ label: 'Sur devis' }),
  ])
export type PriceBox = z.infer<ReturnType<typeof priceBox>>

/** One tab of a service page. */
const detailedService = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      id: anchor().meta({
        label: 'Fin de l’adresse de l’onglet',
        description: 'En lettres minuscules sans accent, chiffres et traits d’union.',
      }),
      name: vocabulary.prose().meta({ label: 'Nom de l’onglet' }),
      description: some(vocabulary.prose().meta({ widget: 'text' })).meta({
        label: 'Texte',
        one: 'un paragraphe',
      }),
      features: some(vocabulary.prose()).meta({ label: 'Points', one: 'un point' }),
      image: reference(vocabulary, 'picture').meta({ label: 'Image' }),
      price: priceBox(vocabulary).optional().meta({ label: 'Prix' }),
      trade: reference(vocabulary, 'trade').optional().meta({
        vital: true,
        label: 'Métier vers lequel « En savoir plus » mène',
      }),
    })
    .readonly()
    .meta({ summary: '{{name}}' })
export type DetailedService = z.infer<ReturnType<typeof detailedService>>

/** Different ways of doing the work, compared. */
const types = (vocabulary: Vocabulary) =>
  z.strictObject({
    title: vocabulary.prose().meta({ label: 'Titre' }),
    image: reference(vocabulary, 'picture').meta({ label: 'Image' }),
    entries: some(
      z
        .strictObject({
          title: vocabulary.prose().meta({ label: 'Titre' }),
          description: vocabulary.prose().meta({ label: 'Texte', widget: 'text' }),
          features: some(vocabulary.prose()).meta({ label: 'Points', one: 'un point' }),
          surfaceRange: vocabulary.prose().meta({ label: 'Surface' }),
          timeframe: vocabulary.prose().meta({ label: 'Durée' }),
        })
        .readonly(),
    ).meta({ label: 'Façons de faire', one: 'une façon de faire' }),
  })

/** What the law or the town hall requires for this work, with questions about it. */
const regulations = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    title: prose().meta({ label: 'Titre' }),
    lead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    columns: some(
      z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          points: some(prose().meta({ widget: 'text' })).meta({ label: 'Points', one: 'un point' }),
        })
        .readonly(),
    ).meta({ label: 'Colonnes', one: 'une colonne' }),
    faqs: some(faq(vocabulary)).meta({ label: 'Questions', one: 'une question' }),
  })
}
export type Regulations = z.infer<ReturnType<typeof regulations>>

/** `content/services/{slug}.json`: the file's name is the end of the page's address. */
export const service = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    name: vocabulary.prose().meta({ label: 'Nom court' }),
    order: order(),
    card: card(vocabulary),
    formChoice: z
      .strictObject({
        value: words().meta({ label: 'Ce que reçoit le relais' }),
        label: words().meta({ label: 'Ce que lit le visiteur' }),
      })
      .readonly()
      .optional()
      .meta({
        label: 'Choix dans le formulaire de devis',
        description: 'Sans lui, le formulaire ne propose pas ce service.',
      }),
    tradesTab: z.boolean().optional().meta({
      label: 'Onglet dans le guide des métiers',
      absent: true,
      description:
        'Sans lui, ses métiers n’ont pas d’onglet sur la page des métiers, tant qu’un autre service en a un.',
    }),
    ...pageMeta(vocabulary),
    subtitle: vocabulary.prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    presentationTitle: vocabulary.prose().meta({ label: 'Titre de la présentation' }),
    presentationText: some(vocabulary.prose().meta({ widget: 'text' })).meta({
      label: 'Présentation',
      one: 'un paragraphe',
    }),
    presentationImage: reference(vocabulary, 'picture').meta({
      label: 'Image à côté de la présentation',
    }),
    benefits: some(vocabulary.prose()).meta({ label: 'Ce que le client y gagne', one: 'un point' }),
    averageDuration: vocabulary
      .prose()
      .meta({ label: 'Durée habituelle', description: 'Par exemple « 2 à 8 semaines ».' }),
    detailedServices: some(detailedService(vocabulary)).meta({
      label: 'Onglets : ce que nous faisons',
      one: 'un onglet',
    }),
    types: types(vocabulary).optional().meta({ label: 'Les façons de faire' }),
    process: z
      .strictObject({
        title: vocabulary.prose().meta({ label: 'Titre' }),
        steps: some(workStep(vocabulary)).meta({ label: 'Étapes', one: 'une étape' }),
      })
      .optional()
      .meta({ label: 'Le déroulement' }),
    regulations: regulations(vocabulary).optional().meta({ label: 'La réglementation' }),
    faqs: some(faq(vocabulary)).meta({ label: 'Questions', one: 'une question' }),
    closing: vocabulary.prose().meta({ label: 'Question qui ferme la page' }),
    testimonials: shownTestimonials(vocabulary),
    formerIds: formerIds(),
  })
export type Service = Readonly<z.infer<ReturnType<typeof service>>> & {
  readonly slug: Id<'service'>
}
