import type { Metadata } from 'next'
import { firm } from './catalog'
import { documentTitle } from './page-title'
import { canonicalUrl } from './canonical-url'
import type { PageRecord } from './page-record'
import { pictureFallback } from './pictures'

/**
 * Metadata of a page, from its record. A second address of a page carries no `noindex`: its canonical link
 * hands its ranking to the first address, which a page that must be forgotten could not do.
 */
export function pageMetadata(page: PageRecord): Metadata {
  const url = canonicalUrl(page.canonical ?? page.path)
  const { src, width, height, alt } = pictureFallback(page.image)
  const image = { url: canonicalUrl(src), alt }
  return {
    title: { absolute: documentTitle(page.title) },
    description: page.description,
    keywords: [...page.keywords],
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'fr_FR',
      siteName: firm.brand,
      url,
      title: documentTitle(page.title),
      description: page.description,
      images: [{ ...image, width, height }],
    },
    // The format of a card has no field for a size; unless told, Next would write one.
    twitter: { card: 'summary_large_image', images: [image] },
  }
}
