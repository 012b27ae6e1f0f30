import * as z from 'zod'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/category-pages.json`: texts that the pages of all families share. */
export const categoryPages = ({ prose }: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    /** Follows the family's name in the title of its page. */
    titleEnd: prose().meta({ label: 'Fin du titre de chaque page' }),
    /** The beginning of the link from a trade's page to its family's, before the family's name. */
    fromTrade: prose().meta({ label: 'Lien depuis un métier, avant le nom de la famille' }),
    answersTitle: prose().meta({ label: 'Au-dessus de qui répond de quoi' }),
    orderTitle: prose().meta({ label: 'Au-dessus de l’ordre des métiers' }),
    neighboursTitle: prose().meta({ label: 'Au-dessus des familles voisines' }),
  })
