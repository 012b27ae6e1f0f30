import * as z from 'zod'
import { call, faq, heading, pageMeta, some } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** What is proposed in one city, by its name in `area.json`. */
const cityOffer = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      city: vocabulary.prose(),
      text: vocabulary.prose().optional(),
      services: z.array(reference(vocabulary, 'service')).readonly(),
      trades: z.array(reference(vocabulary, 'trade')).readonly(),
    })
    .readonly()
export type CityOffer = z.infer<ReturnType<typeof cityOffer>>

/** `content/pages/service-area.json` */
export const serviceAreaPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose(),
    ...pageMeta(vocabulary),
    subtitle: prose(),
    heroImage: reference(vocabulary, 'picture'),
    distance: heading(vocabulary),
    searchTitle: prose(),
    searchExample: prose().optional().meta({
      label: 'Exemple dans le champ de recherche',
      description:
        "Une commune d'area.json ; sans lui, la première qui n'est pas une grande ville.",
    }),
    /** What the trip costs within the two distances of the firm's record, and beyond. */
    fees: z.strictObject({ free: prose(), moderate: prose(), beyond: prose() }),
    /** What the map means, for all. */
    map: z
      .strictObject({ text: prose() })
      .optional()
      .meta({ description: 'Inutile quand switches.map est false dans firm.json.' }),
    citiesTitle: prose(),
    focusTitle: prose(),
    focus: z.array(cityOffer(vocabulary)).readonly(),
    nearbyTitle: prose(),
    nearby: z.array(cityOffer(vocabulary)).readonly(),
    departmentsTitle: prose(),
    faqs: some(faq(vocabulary)),
    closing: call(vocabulary),
  })
}
export type ServiceAreaPage = Readonly<z.infer<ReturnType<typeof serviceAreaPage>>>
