import * as z from 'zod'
import { call, faq, pageMeta, some, titledText } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

const withTrades = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      title: vocabulary.prose(),
      description: vocabulary.prose(),
      trades: z.array(reference(vocabulary, 'trade')).readonly(),
    })
    .readonly()
    .meta({ description: 'Disparaît de la page avec son dernier métier.' })

/** What its trades do together: without one of them there is nothing to say of the others. */
const interaction = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      title: vocabulary.prose(),
      description: vocabulary.prose(),
      trades: z.array(reference(vocabulary, 'trade')).readonly().meta({ vital: true }),
    })
    .readonly()

/** `content/pages/trades-overview.json` */
export const tradesOverviewPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose(),
    ...pageMeta(vocabulary),
    heroImage: reference(vocabulary, 'picture'),
    heroLead: prose(),
    badges: some(z.strictObject({ title: prose(), text: prose() }).readonly()),
    introduction: z.strictObject({ title: prose(), text: some(prose()) }),
    tabsTitle: prose(),
    familiesTitle: prose(),
    standardsTitle: prose(),
    /** Above what a standard asks for, and above what it does not. */
    bindsTerm: prose(),
    doesNotBindTerm: prose(),
    standards: some(
      z
        .strictObject({
          title: prose(),
          reference: prose(),
          binds: prose(),
          doesNotBind: prose(),
        })
        .readonly(),
    ),
    trainingTitle: prose(),
    training: z.strictObject({
      blocks: some(titledText(vocabulary)),
      path: z.strictObject({
        title: prose(),
        description: prose(),
        diplomas: some(titledText(vocabulary)),
      }),
    }),
    sequenceTitle: prose(),
    sequence: z.array(withTrades(vocabulary)).readonly(),
    interactionsTitle: prose(),
    interactions: z.array(interaction(vocabulary)).readonly(),
    servicesTitle: prose(),
    services: some(titledText(vocabulary)),
    faqs: some(faq(vocabulary)),
    closing: call(vocabulary),
  })
}
export type TradesOverviewPage = Readonly<z.infer<ReturnType<typeof tradesOverviewPage>>>
