import * as z from 'zod'
import { call, faq, pageMeta, some, titledText } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

const withTrades = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      title: vocabulary.prose().meta({ label: 'Titre' }),
      description: vocabulary.prose().meta({ label: 'Texte', widget: 'text' }),
      trades: z.array(reference(vocabulary, 'trade')).readonly().meta({ label: 'Métiers' }),
    })
    .readonly()
    .meta({ description: 'Disparaît de la page avec son dernier métier.' })

/** Trades that work together: without one of them the text makes no sense. */
const interaction = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      title: vocabulary.prose().meta({ label: 'Titre' }),
      description: vocabulary.prose().meta({ label: 'Texte', widget: 'text' }),
      trades: z
        .array(reference(vocabulary, 'trade'))
        .readonly()
        .meta({ vital: true, label: 'Métiers' }),
    })
    .readonly()

/** `content/pages/trades-overview.json` */
export const tradesOverviewPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    heroLead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    badges: some(
      z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          text: prose().meta({ label: 'Texte' }),
        })
        .readonly(),
    ).meta({ label: 'Repères', one: 'un repère' }),
    introduction: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        text: some(prose().meta({ widget: 'text' })).meta({ label: 'Texte', one: 'un paragraphe' }),
      })
      .meta({ label: 'Introduction' }),
    tabsTitle: prose().meta({ label: 'Titre des onglets' }),
    familiesTitle: prose().meta({ label: 'Titre des familles' }),
    standardsTitle: prose().meta({ label: 'Titre des normes' }),
    /** The terms above what a standard requires, and above what it does not. */
    bindsTerm: prose().meta({ label: 'Mot pour ce qui oblige' }),
    doesNotBindTerm: prose().meta({ label: 'Mot pour ce qui n’oblige pas' }),
    standards: some(
      z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          reference: prose().meta({ label: 'Référence' }),
          binds: prose().meta({ label: 'Ce qui oblige', widget: 'text' }),
          doesNotBind: prose().meta({ label: 'Ce qui n’oblige pas', widget: 'text' }),
        })
        .readonly(),
    ).meta({ label: 'Normes', one: 'une norme' }),
    trainingTitle: prose().meta({ label: 'Titre de la formation' }),
    training: z
      .strictObject({
        blocks: some(titledText(vocabulary)).meta({ label: 'Textes', one: 'un texte' }),
        path: z
          .strictObject({
            title: prose().meta({ label: 'Titre' }),
            description: prose().meta({ label: 'Texte', widget: 'text' }),
            diplomas: some(titledText(vocabulary)).meta({ label: 'Diplômes', one: 'un diplôme' }),
          })
          .meta({ label: 'Le parcours' }),
      })
      .meta({ label: 'Formation' }),
    sequenceTitle: prose().meta({ label: 'Titre de l’ordre des métiers' }),
    sequence: z
      .array(withTrades(vocabulary))
      .readonly()
      .meta({ label: 'Ordre des métiers', one: 'un temps' }),
    interactionsTitle: prose().meta({ label: 'Titre des métiers qui se croisent' }),
    interactions: z
      .array(interaction(vocabulary))
      .readonly()
      .meta({ label: 'Métiers qui se croisent', one: 'un croisement' }),
    servicesTitle: prose().meta({ label: 'Titre des services' }),
    services: some(titledText(vocabulary)).meta({ label: 'Services', one: 'un service' }),
    faqs: some(faq(vocabulary)).meta({ label: 'Questions', one: 'une question' }),
    closing: call(vocabulary).meta({ label: 'Appel en bas de page' }),
  })
}
export type TradesOverviewPage = Readonly<z.infer<ReturnType<typeof tradesOverviewPage>>>
