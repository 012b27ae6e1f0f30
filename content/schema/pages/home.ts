import * as z from 'zod'
import { heading, icon, pageMeta, some, testimonial } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** A service as the home page presents it; the project-management page is one of them. */
const serviceCard = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      slug: reference(vocabulary, 'tradeHome'),
      title: vocabulary.prose(),
      description: vocabulary.prose(),
      icon: icon(),
      image: reference(vocabulary, 'picture'),
    })
    .readonly()

const galleryImage = (vocabulary: Vocabulary) =>
  z
    .strictObject({ picture: reference(vocabulary, 'picture'), title: vocabulary.prose() })
    .readonly()
export type GalleryImage = z.infer<ReturnType<typeof galleryImage>>

/** `content/pages/home.json` */
export const homePage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    hero: z.strictObject({
      title: prose(),
      promise: prose(),
      lead: prose(),
      image: reference(vocabulary, 'picture'),
    }),
    services: z.strictObject({
      title: prose(),
      lead: prose(),
      cards: some(serviceCard(vocabulary)),
    }),
    promo: z.strictObject({ title: prose(), text: prose() }),
    whyChooseUs: z.strictObject({
      title: prose(),
      lead: prose(),
      items: some(
        z.strictObject({ title: prose(), description: prose(), icon: icon() }).readonly(),
      ),
    }),
    testimonialsTitle: prose(),
    testimonials: z.array(testimonial(vocabulary)).readonly(),
    gallery: z.strictObject({
      title: prose(),
      lead: prose(),
      images: some(galleryImage(vocabulary)),
    }),
    contact: heading(vocabulary),
  })
}
export type HomePage = Readonly<z.infer<ReturnType<typeof homePage>>>
