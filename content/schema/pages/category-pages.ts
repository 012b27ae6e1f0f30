import * as z from 'zod'
import { editorHint, type Vocabulary } from '../vocabulary'

/** `content/pages/category-pages.json`: what the page of every family says alike. */
export const categoryPages = ({ prose }: Vocabulary) =>
  z.strictObject({
    ...editorHint,
    /** Comes after the family's name in the title of its page. */
    titleEnd: prose().meta({ label: 'Fin du titre de chaque page' }),
  })
