import * as z from 'zod'
import { faq, pageMeta, some, workStep } from './parts'
import { tradeBlock } from './trade-blocks'
import { editorHint, reference, type Id, type Vocabulary } from './vocabulary'

const expertise = ({ prose }: Vocabulary) =>
  z.strictObject({ title: prose(), description: prose(), features: some(prose()) }).readonly()

/** `content/trades/{id}.json`: the file's name is the id, and the end of the address. */
export const trade = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    categoryId: reference(vocabulary, 'category').meta({ label: 'Famille' }),
    serviceSlug: reference(vocabulary, 'tradeHome').meta({
      label: 'Service',
      description: 'La page du métier se range sous ce service.',
    }),
    alsoUnder: z.array(reference(vocabulary, 'service')).readonly().optional().meta({
      label: 'Aussi sous',
      description: 'Services qui montrent le métier à une seconde adresse.',
    }),
    ...pageMeta(vocabulary),
    subtitle: vocabulary.prose(),
    heroImage: reference(vocabulary, 'picture'),
    presentationImage: reference(vocabulary, 'picture'),
    presentationTitle: vocabulary.prose(),
    presentationText: some(vocabulary.prose()),
    keyPoints: z.array(vocabulary.prose()).min(2).readonly(),
    expertises: z.array(expertise(vocabulary)).min(2).readonly(),
    workProcess: some(workStep(vocabulary)),
    blocks: z.array(tradeBlock(vocabulary)).readonly().optional().meta({
      label: 'Blocs',
      description: 'Ce que cette page montre de plus que celles des autres métiers.',
    }),
    faqs: some(faq(vocabulary)),
    relatedTrades: z.array(reference(vocabulary, 'trade')).readonly(),
  })
/** A trade (« métier »). Its one canonical page stands under `serviceSlug`. */
export type Trade = Readonly<z.infer<ReturnType<typeof trade>>> & { readonly id: Id<'trade'> }
