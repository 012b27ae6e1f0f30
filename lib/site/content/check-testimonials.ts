import { estimation, home, services, testimonials, rawContent } from '../catalog'
import { namedTwice, type ContentFault, type FaultOf } from './faults'
import { fileOf, singles } from './kinds'
import { namedBeside } from './named-beside'

/**
 * What a testimonial's schema cannot see: one picture of two, whether anything shows it, and whether a list
 * names it twice.
 */
export function testimonialFaults(fault: FaultOf): readonly ContentFault[] {
  const isShown = namedBeside('testimonial', rawContent)
  const lists = [
    { file: singles['home-page'].file, shown: home.testimonials },
    { file: singles['estimation-page'].file, shown: estimation?.testimonials ?? [] },
    ...services.map(({ slug, testimonials: shown }) => ({
      file: fileOf('service', slug),
      shown,
    })),
  ]
  return [
    ...Object.values(testimonials).flatMap((testimonial) => {
      const { id, imageBefore, imageAfter, experience = '', published } = testimonial
      const file = fileOf('testimonial', id)
      return [
        ...(Boolean(imageBefore) === Boolean(imageAfter)
          ? []
          : [
              fault(
                file,
                imageBefore ? 'imageAfter' : 'imageBefore',
                'les images d’avant et d’après vont ensemble : les deux, ou aucune',
              ),
            ]),
        ...(published === undefined || published >= experience
          ? []
          : [
              fault(
                file,
                'published',
                `« ${published} » précède les travaux ou la visite (experience, « ${experience} ») : un avis paraît après`,
              ),
            ]),
        ...(isShown(id)
          ? []
          : [
              fault(
                file,
                '',
                'aucune page ne le montre : choisissez-le dans une page, un service ou un chantier, ou supprimez-le',
              ),
            ]),
      ]
    }),
    ...lists.flatMap(({ file, shown }) =>
      namedTwice('testimonials', shown, (field, message) => fault(file, field, message)),
    ),
  ]
}
