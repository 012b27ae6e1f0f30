import * as z from 'zod'
import { call, faq, heading, pageMeta, some } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** What is offered in one city, by its name in `area.json`. */
const cityOffer = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      city: vocabulary.prose().meta({ label: 'Commune', choose: 'commune' }),
      text: vocabulary.prose().optional().meta({ label: 'Texte', widget: 'text' }),
      services: z.array(reference(vocabulary, 'service')).readonly().meta({ label: 'Services' }),
      trades: z.array(reference(vocabulary, 'trade')).readonly().meta({ label: 'Métiers' }),
    })
    .readonly()
export type CityOffer = z.infer<ReturnType<typeof cityOffer>>

/** `content/pages/service-area.json` */
export const serviceAreaPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    subtitle: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    distance: heading(vocabulary).meta({ label: 'Distance' }),
    searchTitle: prose().meta({ label: 'Titre de la recherche' }),
    searchExample: prose().optional().meta({
      label: 'Exemple dans le champ de recherche',
      choose: 'commune',
      description:
        'Une commune de la liste ; sans lui, la première qui n’est pas une grande ville.',
    }),
    /** What travel costs within the two distances of the firm's record, and beyond. */
    fees: z
      .strictObject({
        free: prose().meta({ label: 'Gratuit' }),
        moderate: prose().meta({ label: 'Modéré' }),
        beyond: prose().meta({ label: 'Au-delà' }),
      })
      .meta({ label: 'Frais de déplacement' }),
    /** What the map shows, in words. */
    map: z
      .strictObject({ text: prose().meta({ label: 'Texte', widget: 'text' }) })
      .optional()
      .meta({ label: 'La carte', description: 'Inutile sans carte.' }),
    citiesTitle: prose().meta({ label: 'Titre des villes' }),
    focusTitle: prose().meta({ label: 'Titre des villes mises en avant' }),
    focus: z
      .array(cityOffer(vocabulary))
      .readonly()
      .meta({ label: 'Villes mises en avant', one: 'une ville' }),
    nearbyTitle: prose().meta({ label: 'Titre des villes voisines' }),
    nearby: z
      .array(cityOffer(vocabulary))
      .readonly()
      .meta({ label: 'Villes voisines', one: 'une ville' }),
    departmentsTitle: prose().meta({ label: 'Titre des départements' }),
    faqs: some(faq(vocabulary)).meta({ label: 'Questions', one: 'une question' }),
    closing: call(vocabulary).meta({ label: 'Appel en bas de page' }),
  })
}
export type ServiceAreaPage = Readonly<z.infer<ReturnType<typeof serviceAreaPage>>>
