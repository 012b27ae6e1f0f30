import * as z from 'zod'
import { call } from '../parts'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/trade-pages.json`: texts that all trade pages share. */
export const tradePages = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    keyPointsTitle: prose().meta({ label: 'Titre des points forts' }),
    /** Follows the firm's experience: « Plus de 10 ans … ». */
    experienceOf: prose().meta({ label: 'Ce qui suit l’expérience' }),
    /** Precedes the trade's title. */
    expertisesTitle: prose().meta({ label: 'Ce qui précède le nom du métier' }),
    methodTitle: prose().meta({ label: 'Titre du déroulement' }),
    contact: call(vocabulary).meta({ label: 'Contact' }),
    relatedTitle: prose().meta({ label: 'Titre des métiers voisins' }),
  })
}
