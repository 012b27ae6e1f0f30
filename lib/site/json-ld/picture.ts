import type { ImageObjectLeaf } from 'schema-dts'
import type { Id } from '@/content/schema/vocabulary'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { pictureFallback, pictureSource } from '@/lib/site/pictures'

/** UN/CEFACT's code for a pixel. */
const pixel = 'E37'

/**
 * A picture with its real size. One that is computer-made says so wherever it stands: it shows none of the
 * firm's works.
 */
export function picture(id: Id<'picture'>, nodeId: string, name?: string): ImageObjectLeaf {
  const { src, width, height, alt } = pictureFallback(id)
  const { illustration } = pictureSource(id)
  return {
    '@type': 'ImageObject',
    '@id': nodeId,
    ...(name && { name }),
    contentUrl: canonicalUrl(src),
    width: { '@type': 'QuantitativeValue', value: width, unitCode: pixel },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: pixel },
    caption: illustration ? `${alt} (image d’illustration)` : alt,
    ...(illustration && { creditText: 'Image d’illustration' }),
    inLanguage: 'fr-FR',
  }
}
