import * as z from 'zod'
import { call, some } from '../parts'
import { mention } from '../specimen-quote'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/specimen-quotes.json`: texts that the pages of all specimen quotes share. */
export const specimenQuotesPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  const title = (label: string) => prose().meta({ label })
  const note = (label: string) => prose().meta({ label, widget: 'text' })
  return z.strictObject({
    ...editorHint,
    mark: title('Tampon, en tête de la feuille'),
    sampleNote: note('Ce qui est inventé'),
    linesTitle: title('Titre au-dessus de la feuille'),
    linesLead: note('Sous ce titre'),
    documentTitle: title('Nom du document'),
    customer: some(prose()).meta({ label: 'Client', one: 'une ligne' }),
    firmNote: note('Note sur l’entreprise'),
    datesNote: note('Note sur les dates'),
    noteColumn: title('Titre de la colonne des notes'),
    trapLabel: title('Devant ce que fait un mauvais devis'),
    totalsTitle: title('Titre des totaux'),
    netNote: note('Note sur le total hors taxes'),
    taxNote: note('Note sur la TVA'),
    totalNote: note('Note sur le total TTC'),
    paymentsTitle: title('Titre de l’échéancier'),
    mentionsTitle: title('Titre des mentions'),
    mentions: some(mention(vocabulary)).meta({
      label: 'Mentions de tous les devis',
      one: 'une mention',
    }),
    insuranceNote: note('Note sur l’assurance'),
    labelNote: note('Note sur la qualification, quand les travaux sont aidés'),
    mediatorNote: note('Note sur le médiateur'),
    signature: mention(vocabulary).meta({ label: 'Signature' }),
    missingTitle: title('Titre de ce qui manque'),
    othersTitle: title('Devant les autres devis'),
    closing: call(vocabulary).meta({ label: 'Appel final' }),
    elsewhereTitle: title(
      'Devant les devis, sur les pages des services, des métiers et du formulaire',
    ),
  })
}
export type SpecimenQuotesPage = Readonly<z.infer<ReturnType<typeof specimenQuotesPage>>>
