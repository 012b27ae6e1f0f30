import type { ShownTestimonial } from '@/components/sections/testimonials'
import type { Testimonial } from '@/content/schema/parts'
import { pictureSource } from '@/lib/site/pictures'

/** Looks up the pictures of a testimonial. */
export function showTestimonial(testimonial: Testimonial): ShownTestimonial {
  const { imageBefore, imageAfter, ...rest } = testimonial
  return {
    ...rest,
    ...(imageBefore && { before: pictureSource(imageBefore) }),
    ...(imageAfter && { after: pictureSource(imageAfter) }),
  }
}
