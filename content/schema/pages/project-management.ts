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
    subtitle: prose(),
    heroImage: reference(vocabulary, 'picture'),
    presentation: z.strictObject({ title: prose(), text: some(prose()) }),
    blocksTitle: prose(),
    blocks: some(
      z.strictObject({ title: prose(), description: prose(), features: some(prose()) }).readonly(),
    ),
    stepsTitle: prose(),
    steps: some(workStep(vocabulary)),
    advantagesTitle: prose(),
    advantages: some(titledText(vocabulary)),
    tradesTitle: prose(),
    faqs: some(faq(vocabulary)),
    closing: call(vocabulary),
  })
}
export type ProjectManagementPage = Readonly<z.infer<ReturnType<typeof projectManagementPage>>>
