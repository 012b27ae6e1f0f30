import * as z from 'zod'
import { faq, heading, icon, pageMeta, some, workStep } from '../parts'
import { shownTestimonials } from '../testimonial'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/estimation.json` */
export const estimationPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose().meta({ label: 'Nom dans le fil d’Ariane' }),
    ...pageMeta(vocabulary),
    subtitle: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    heroImage: reference(vocabulary, 'picture').meta({ label: 'Image de tête' }),
    benefitsTitle: prose().meta({ label: 'Titre des avantages' }),
    benefits: some(
      z
        .strictObject({
          title: prose().meta({ label: 'Titre' }),
          description: prose().meta({ label: 'Texte', widget: 'text' }),
          icon: icon(),
        })
        .readonly(),
    ).meta({ label: 'Avantages', one: 'un avantage' }),
    processTitle: prose().meta({ label: 'Titre du déroulement' }),
    process: some(workStep(vocabulary)).meta({ label: 'Déroulement', one: 'une étape' }),
    testimonialsTitle: prose().meta({ label: 'Titre des témoignages' }),
    testimonials: shownTestimonials(vocabulary),
    faqs: some(faq(vocabulary)).meta({ label: 'Questions', one: 'une question' }),
    fee: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        price: reference(vocabulary, 'price').meta({ label: 'Prix au mètre carré' }),
        minimum: reference(vocabulary, 'price').meta({ label: 'Minimum facturé' }),
        note: prose().meta({ label: 'Précision', widget: 'text' }),
      })
      .meta({ label: 'Tarif' }),
    form: heading(vocabulary).meta({ label: 'Au-dessus du formulaire' }),
    contact: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        lead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
        whatsAppMessage: prose().meta({ label: 'Message WhatsApp proposé' }),
      })
      .meta({ label: 'Contact' }),
  })
}
export type EstimationPage = Readonly<z.infer<ReturnType<typeof estimationPage>>>
