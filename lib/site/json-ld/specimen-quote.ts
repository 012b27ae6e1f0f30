import type { ArticleLeaf } from 'schema-dts'
import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { paths } from '@/lib/addresses/paths'
import { serviceOf } from '@/lib/site/catalog'
import { canonicalUrl } from '@/lib/site/pages'
import { businessId, nodeId, reference } from './node-id'

/** A specimen quote as what it is, a text of the firm's: its amounts are no offer. */
export function specimenArticle(path: string, specimen: SpecimenQuote): ArticleLeaf {
  const { title, metaDescription, updated, services } = specimen
  return {
    '@type': 'Article',
    '@id': nodeId(path, 'specimen'),
    headline: title,
    description: metaDescription,
    url: canonicalUrl(path),
    inLanguage: 'fr-FR',
    dateModified: updated,
    author: reference(businessId),
    publisher: reference(businessId),
    isPartOf: reference(nodeId(path, 'webpage')),
    mainEntityOfPage: reference(nodeId(path, 'webpage')),
    image: reference(nodeId(path, 'image')),
    about: services.map((slug) => ({
      '@type': 'Service',
      name: serviceOf(slug).name,
      url: canonicalUrl(paths.service(slug)),
    })),
    creativeWorkStatus: 'Exemple',
  }
}
