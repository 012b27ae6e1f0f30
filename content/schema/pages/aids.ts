import * as z from 'zod'
import { call, pageMeta, some } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** Something established, and the source that stands under it: « {fait.…} », « {fait.….source} ». */
const claim = ({ prose }: Vocabulary) =>
  z.strictObject({ text: prose(), source: prose() }).readonly()
export type Claim = z.infer<ReturnType<typeof claim>>

/** What somebody wants to do to a home. */
const wish = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z
    .strictObject({
      id: z.string().regex(/^[a-z\d-]+$/),
      title: prose().meta({ label: 'Ce que l’on veut faire' }),
      aids: some(claim(vocabulary)).meta({ label: 'Les aides' }),
      who: prose().meta({ label: 'Pour qui' }),
      when: prose().meta({ label: 'Quand la demander' }),
      prepares: prose().meta({ label: 'Ce que nous préparons' }),
      tax: some(claim(vocabulary)).meta({ label: 'La TVA' }),
      trade: reference(vocabulary, 'trade')
        .optional()
        .meta({ vital: true, label: 'Métier qui le fait' }),
    })
    .readonly()
}
export type Wish = z.infer<ReturnType<typeof wish>>

/** `content/pages/aids.json`: the page is there as long as the file is, with a wish that a trade of the firm can meet. */
export const aidsPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom court' }),
    ...pageMeta(vocabulary),
    subtitle: prose(),
    heroImage: reference(vocabulary, 'picture'),
    rulesTitle: prose(),
    rules: some(claim(vocabulary)).meta({ label: 'Ce qui vaut toujours' }),
    wishesTitle: prose(),
    wishes: z.array(wish(vocabulary)).readonly(),
    calculators: z
      .strictObject({
        title: prose(),
        lead: prose(),
        entries: some(
          z
            .strictObject({ label: prose(), text: prose(), url: z.url({ protocol: /^https$/ }) })
            .readonly(),
        ),
      })
      .readonly(),
    closing: call(vocabulary),
  })
}
export type AidsPage = Readonly<z.infer<ReturnType<typeof aidsPage>>>
