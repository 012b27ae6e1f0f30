import * as z from 'zod'
import { call, some } from '../parts'
import { mention } from '../specimen-quote'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/specimen-quotes.json`: what the pages of all specimen quotes say alike. */
export const specimenQuotesPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    /** The stamp on the sheet. */
    mark: prose(),
    sampleNote: prose(),
    linesTitle: prose(),
    linesLead: prose(),
    documentTitle: prose(),
    customer: some(prose()),
    firmNote: prose(),
    datesNote: prose(),
    /** Heads the column of notes. */
    noteColumn: prose(),
    trapLabel: prose(),
    totalsTitle: prose(),
    netNote: prose(),
    taxNote: prose(),
    totalNote: prose(),
    paymentsTitle: prose(),
    mentionsTitle: prose(),
    mentions: some(mention(vocabulary)),
    insuranceNote: prose(),
    /** Beside the label that aids ask for; only where the works are aided. */
    labelNote: prose(),
    mediatorNote: prose(),
    signature: mention(vocabulary),
    missingTitle: prose(),
    othersTitle: prose(),
    closing: call(vocabulary),
    /** On the pages of services and trades, and on that of the quote form. */
    elsewhereTitle: prose(),
  })
}
export type SpecimenQuotesPage = Readonly<z.infer<ReturnType<typeof specimenQuotesPage>>>
