import * as z from 'zod'
import { call } from '../parts'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/trade-pages.json`: what every trade page says alike. */
export const tradePages = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    keyPointsTitle: prose(),
    /** Comes after the firm's experience: « Plus de 10 ans … ». */
    experienceOf: prose(),
    /** Comes before the trade's title. */
    expertisesTitle: prose(),
    methodTitle: prose(),
    contact: call(vocabulary),
    relatedTitle: prose(),
  })
}
