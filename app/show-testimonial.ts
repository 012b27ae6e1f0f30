import type { ShownTestimonial } from '@/components/sections/testimonials'
import type { Id } from '@/content/schema/vocabulary'
import { testimonialOf } from '@/lib/site/catalog'
import { pictureSource } from '@/lib/site/pictures'

/** A testimonial with its pictures looked up. */
export function showTestimonial(id: Id<'testimonial'>): ShownTestimonial {
  const { imageBefore, imageAfter, ...rest } = testimonialOf(id)
  return {
    ...rest,
    ...(imageBefore && { before: pictureSource(imageBefore) }),
    ...(imageAfter && { after: pictureSource(imageAfter) }),
  }
}
