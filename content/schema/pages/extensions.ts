import * as z from 'zod'
import { faq, some, workStep } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

const extensionType = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose(),
      description: prose(),
      features: some(prose()),
      surfaceRange: prose(),
      timeframe: prose(),
    })
    .readonly()

/** `content/pages/extensions.json`: what the extensions page shows beyond a service. */
export const extensionsPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    typesTitle: prose(),
    typesImage: reference(vocabulary, 'picture'),
    types: some(extensionType(vocabulary)),
    processTitle: prose(),
    process: some(workStep(vocabulary)),
    regulationsTitle: prose(),
    regulationsLead: prose(),
    regulations: some(z.strictObject({ title: prose(), points: some(prose()) }).readonly()),
    regulationFaqs: some(faq(vocabulary)),
  })
}
export type ExtensionsPage = Readonly<z.infer<ReturnType<typeof extensionsPage>>>
