import * as z from 'zod'
import { call, galleryImage, heading, icon, pageMeta, some, testimonial } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

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
    /** Its cards stand in the services' own records. */
    services: heading(vocabulary),
    /** Leads to the estimation page, and is not shown without it. */
    promo: call(vocabulary).optional(),
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
      images: z.array(galleryImage(vocabulary)).readonly(),
    }),
    contact: heading(vocabulary),
  })
}
export type HomePage = Readonly<z.infer<ReturnType<typeof homePage>>>
