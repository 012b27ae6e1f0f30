import * as z from 'zod'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/service-pages.json`: what every service page says alike. */
export const servicePages = ({ prose }: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    benefitsTitle: prose(),
    durationTerm: prose(),
    firmTerm: prose(),
    detailsTitle: prose(),
    priceTitle: prose(),
    priceNote: prose(),
    closingText: prose(),
    testimonialsTitle: prose(),
  })
