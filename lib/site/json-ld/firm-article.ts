import type { ArticleLeaf } from 'schema-dts'
import type { Id } from '@/content/schema/vocabulary'
import { paths } from '@/lib/addresses/paths'
import { serviceOf } from '@/lib/site/catalog'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { businessId, nodeId, reference } from './node-id'

/** A record with a page of its own: a text by the firm about some of its services. */
interface Told {
  readonly title: string
  readonly metaDescription: string
  readonly updated: string
  readonly services: readonly Id<'service'>[]
}

/**
 * A text by the firm as an article.
 * @param name tells its node from others of the page.
 */
export function firmArticle(
  path: string,
  name: string,
  { title, metaDescription, updated, services }: Told,
): ArticleLeaf {
  return {
    '@type': 'Article',
    '@id': nodeId(path, name),
    headline: title,
    description: metaDescription,
    url: canonicalUrl(path),
    inLanguage: 'fr-FR',
    dateModified: updated,
    author: reference(businessId),
    publisher: reference(businessId),
    isPartOf: reference(nodeId(path, 'webpage')),
    mainEntityOfPage: reference(nodeId(path, 'webpage')),
    about: services.map((slug) => ({
      '@type': 'Service',
      '@id': nodeId(paths.service(slug), 'service'),
      name: serviceOf(slug).name,
      url: canonicalUrl(paths.service(slug)),
    })),
  }
}
