import * as z from 'zod'
import { faq, formerIds, pageMeta, recordId, some, workStep } from './parts'
import { tradeBlock } from './trade-blocks'
import { editorHint, reference, type Id, type Vocabulary } from './vocabulary'

const expertise = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      description: prose().meta({ label: 'Texte', widget: 'text' }),
      features: some(prose()).meta({ label: 'Points', one: 'un point' }),
    })
    .readonly()

/** `content/trades/{id}.json`: the file's name is the id, and the end of the page's address. */
export const trade = (vocabulary: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    categoryId: reference(vocabulary, 'category').meta({ label: 'Famille' }),
    inFamily: z
      .strictObject({
        order: z.int().meta({ label: 'Rang' }),
        text: vocabulary.prose().meta({ label: 'Ce qu’il fait à ce moment', widget: 'text' }),
      })
      .readonly()
      .optional()
      .meta({ label: 'Quand il passe, dans sa famille' }),
    serviceSlug: reference(vocabulary, 'tradeHome').meta({
      label: 'Service',
      description: 'La page du métier se range sous ce service.',
    }),
    alsoUnder: z.array(reference(vocabulary, 'service')).readonly().optional().meta({
      label: 'Aussi sous',
      description: 'Services qui montrent le métier à une seconde adresse.',
    }),
    ...pageMeta(vocabulary),
    subtitle: vocabulary.prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    presentationImage: reference(vocabulary, 'picture').meta({
      label: 'Image à côté de la présentation',
    }),
    presentationTitle: vocabulary.prose().meta({ label: 'Titre de la présentation' }),
    presentationText: some(vocabulary.prose().meta({ widget: 'text' })).meta({
      label: 'Présentation',
      one: 'un paragraphe',
    }),
    keyPoints: z
      .array(vocabulary.prose().meta({ widget: 'text' }))
      .min(2)
      .readonly()
      .meta({ label: 'Points forts', one: 'un point' }),
    expertises: z
      .array(expertise(vocabulary))
      .min(2)
      .readonly()
      .meta({ label: 'Ce que nous faisons', one: 'un ouvrage' }),
    workProcess: some(workStep(vocabulary)).meta({ label: 'Le déroulement', one: 'une étape' }),
    blocks: z.array(tradeBlock(vocabulary)).readonly().optional().meta({
      label: 'Blocs',
      one: 'un bloc',
      description: 'Ce que cette page montre de plus que celles des autres métiers.',
    }),
    faqs: some(faq(vocabulary)).meta({ label: 'Questions', one: 'une question' }),
    relatedTrades: z
      .array(reference(vocabulary, 'trade'))
      .readonly()
      .meta({ label: 'Métiers voisins' }),
    formerIds: formerIds(),
    formerServices: z.array(recordId()).readonly().optional().meta({
      label: 'Anciens services',
      one: 'un ancien service',
      description:
        'Le nom de la fiche du service sous lequel la page se rangeait : son ancienne adresse mène alors à la nouvelle.',
    }),
  })
/** A trade (« métier »). Its canonical page is the one below `serviceSlug`. */
export type Trade = Readonly<z.infer<ReturnType<typeof trade>>> & { readonly id: Id<'trade'> }
