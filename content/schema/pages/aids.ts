import * as z from 'zod'
import { anchor, call, pageMeta, some } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** A claim and the source under it: « {fait.…} », « {fait.….source} ». */
const claim = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      text: prose().meta({ label: 'Ce qui est établi', widget: 'text' }),
      source: prose().meta({ label: 'Sa source' }),
    })
    .readonly()
export type Claim = z.infer<ReturnType<typeof claim>>

/** A kind of work that somebody may want, with its aids and its VAT. */
const wish = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z
    .strictObject({
      id: anchor().meta({
        label: 'Fin de l’adresse, après #',
        description: 'En lettres minuscules sans accent, chiffres et traits d’union.',
      }),
      title: prose().meta({ label: 'Ce que l’on veut faire' }),
      aids: some(claim(vocabulary)).meta({ label: 'Les aides', one: 'une aide' }),
      who: prose().meta({ label: 'Pour qui', widget: 'text' }),
      when: prose().meta({ label: 'Quand la demander', widget: 'text' }),
      prepares: prose().meta({ label: 'Ce que nous préparons', widget: 'text' }),
      tax: some(claim(vocabulary)).meta({ label: 'La TVA', one: 'un taux' }),
      trade: reference(vocabulary, 'trade')
        .optional()
        .meta({ vital: true, label: 'Métier qui le fait' }),
    })
    .readonly()
    .meta({ summary: '{{title}}' })
}
export type Wish = z.infer<ReturnType<typeof wish>>

/**
 * `content/pages/aids.json`: the page exists if the file does and has a wish that one of the firm's trades
 * can fulfil.
 */
export const aidsPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom court' }),
    ...pageMeta(vocabulary),
    subtitle: prose().meta({ label: 'Sous-titre' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Photo d’ouverture' }),
    rulesTitle: prose().meta({ label: 'Titre de ce qui vaut toujours' }),
    rulesLead: prose().meta({ label: 'Ce que disent les sources' }),
    rules: some(claim(vocabulary)).meta({ label: 'Ce qui vaut toujours', one: 'une règle' }),
    wishesTitle: prose().meta({ label: 'Titre des travaux' }),
    wishes: z.array(wish(vocabulary)).readonly().meta({ label: 'Travaux', one: 'un projet' }),
    calculators: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        lead: prose().meta({ label: 'Introduction' }),
        entries: some(
          z
            .strictObject({
              label: prose().meta({ label: 'Nom' }),
              text: prose().meta({ label: 'Texte' }),
              url: z
                .url({ protocol: /^https$/ })
                .meta({ label: 'Adresse', refusal: 'une adresse qui commence par https://' }),
            })
            .readonly(),
        ).meta({ label: 'Calculateurs', one: 'un calculateur' }),
      })
      .readonly()
      .meta({ label: 'Calculateurs publics' }),
    closing: call(vocabulary).meta({ label: 'Dernier appel' }),
  })
}
export type AidsPage = Readonly<z.infer<ReturnType<typeof aidsPage>>>
