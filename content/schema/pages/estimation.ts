import * as z from 'zod'
import { faq, heading, icon, pageMeta, some, testimonial, workStep } from '../parts'
import { editorHint, reference, type Vocabulary } from '../vocabulary'

/** `content/pages/estimation.json` */
export const estimationPage = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    name: prose(),
    ...pageMeta(vocabulary),
    subtitle: prose(),
    heroImage: reference(vocabulary, 'picture'),
    benefitsTitle: prose(),
    benefits: some(
      z.strictObject({ title: prose(), description: prose(), icon: icon() }).readonly(),
    ),
    processTitle: prose(),
    process: some(workStep(vocabulary)),
    testimonialsTitle: prose(),
    testimonials: z.array(testimonial(vocabulary)).readonly(),
    faqs: some(faq(vocabulary)),
    fee: z.strictObject({
      title: prose(),
      /** For a square metre. */
      price: reference(vocabulary, 'price'),
      /** The least that is charged. */
      minimum: reference(vocabulary, 'price'),
      note: prose(),
    }),
    form: heading(vocabulary),
    contact: z.strictObject({ title: prose(), lead: prose(), whatsAppMessage: prose() }),
  })
}
export type EstimationPage = Readonly<z.infer<ReturnType<typeof estimationPage>>>
