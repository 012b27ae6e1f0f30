import * as z from 'zod'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/category-pages.json`: what the page of every family says alike. */
export const categoryPages = ({ prose }: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    /** Comes after the family's name in the title of its page. */
    titleEnd: prose().meta({ label: 'Fin du titre de chaque page' }),
    /** Leads from a trade's page to its family's, before the family's name. */
    fromTrade: prose().meta({ label: 'Lien depuis un métier, avant le nom de la famille' }),
    answersTitle: prose().meta({ label: 'Au-dessus de qui répond de quoi' }),
    orderTitle: prose().meta({ label: 'Au-dessus de l’ordre des métiers' }),
    neighboursTitle: prose().meta({ label: 'Au-dessus des familles voisines' }),
  })
