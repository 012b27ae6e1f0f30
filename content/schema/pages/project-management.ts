import * as z from 'zod'
import { call, card, faq, order, pageMeta, some, titledText, workStep } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/project-management.json` */
export const projectManagementPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom court' }),
    order: order(),
    card: card(vocabulary),
    ...pageMeta(vocabulary),
    subtitle: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    presentation: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        text: some(prose().meta({ widget: 'text' })).meta({ label: 'Texte', one: 'un paragraphe' }),
      })
      .meta({ label: 'Présentation' }),
    blocksTitle: prose().meta({ label: 'Titre des missions' }),
    blocks: some(
      z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          description: prose().meta({ label: 'Texte', widget: 'text' }),
          features: some(prose()).meta({ label: 'Points', one: 'un point' }),
        })
        .readonly(),
    ).meta({ label: 'Missions', one: 'une mission' }),
    stepsTitle: prose().meta({ label: 'Titre des étapes' }),
    steps: some(workStep(vocabulary)).meta({ label: 'Étapes', one: 'une étape' }),
    advantagesTitle: prose().meta({ label: 'Titre des avantages' }),
    advantages: some(titledText(vocabulary)).meta({ label: 'Avantages', one: 'un avantage' }),
    tradesTitle: prose().meta({ label: 'Titre des métiers' }),
    faqs: some(faq(vocabulary)).meta({ label: 'Questions', one: 'une question' }),
    closing: call(vocabulary).meta({ label: 'Appel en bas de page' }),
  })
}
export type ProjectManagementPage = Readonly<z.infer<ReturnType<typeof projectManagementPage>>>
