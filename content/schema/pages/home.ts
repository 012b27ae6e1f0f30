import * as z from 'zod'
import { call, galleryImage, heading, icon, pageMeta, some } from '../parts'
import { shownTestimonials } from '../testimonial'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/home.json` */
export const homePage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    hero: z
      .strictObject({
        /** Below the firm's tagline and promise. */
        lead: prose().meta({
          label: 'Phrase sous la promesse',
          description: 'L’accroche et la promesse au-dessus sont dans la fiche de l’entreprise.',
          widget: 'text',
        }),
        image: reference(vocabulary, 'picture').meta({ label: 'Image' }),
      })
      .meta({ label: 'En tête de page' }),
    /** The cards of this section are in the records of the services. */
    services: heading(vocabulary).meta({ label: 'Nos services' }),
    /** Links to the estimation page, and is not shown without it. */
    promo: call(vocabulary).optional().meta({ label: 'Encadré de l’estimation' }),
    whyChooseUs: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        lead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
        items: some(
          z
            .strictObject({
              title: prose().meta({ label: 'Titre' }),
              description: prose().meta({ label: 'Texte', widget: 'text' }),
              icon: icon(),
            })
            .readonly(),
        ).meta({ label: 'Raisons', one: 'une raison' }),
      })
      .meta({ label: 'Pourquoi nous choisir' }),
    testimonialsTitle: prose().meta({ label: 'Titre des témoignages' }),
    testimonials: shownTestimonials(vocabulary),
    gallery: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        lead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
        images: z
          .array(galleryImage(vocabulary))
          .readonly()
          .meta({ label: 'Images', one: 'une image' }),
      })
      .meta({ label: 'Galerie' }),
    contact: heading(vocabulary).meta({ label: 'Contact' }),
  })
}
export type HomePage = Readonly<z.infer<ReturnType<typeof homePage>>>
