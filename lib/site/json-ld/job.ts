import type { ArticleLeaf, ItemListLeaf } from 'schema-dts'
import type { Job } from '@/content/schema/job'
import { paths } from '@/lib/addresses/paths'
import { serviceOf } from '@/lib/site/catalog'
import { jobPictures } from '@/lib/site/jobs'
import { canonicalUrl } from '@/lib/site/pages'
import { businessId, nodeId, reference } from './node-id'
import { picture } from './picture'

/** The jobs that the page lists, in its order. */
export function jobList(path: string, jobs: readonly Job[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': nodeId(path, 'jobs'),
    numberOfItems: jobs.length,
    itemListElement: jobs.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: canonicalUrl(paths.job(id)),
    })),
  }
}

/**
 * A finished job as the firm tells it. An example says that it is one, and claims neither a place nor
 * a time: nobody has had it done.
 */
export function jobArticle(path: string, job: Job): ArticleLeaf {
  const { title, metaDescription, updated, heroImage, services, sample, commune, from, until } = job
  return {
    '@type': 'Article',
    '@id': nodeId(path, 'job'),
    headline: title,
    description: metaDescription,
    url: canonicalUrl(path),
    inLanguage: 'fr-FR',
    dateModified: updated,
    author: reference(businessId),
    publisher: reference(businessId),
    isPartOf: reference(nodeId(path, 'webpage')),
    mainEntityOfPage: reference(nodeId(path, 'webpage')),
    image: [
      reference(nodeId(path, 'image')),
      ...jobPictures(job)
        .filter((id) => id !== heroImage)
        .map((id, index) => picture(id, nodeId(path, `picture-${index + 1}`))),
    ],
    about: services.map((slug) => ({
      '@type': 'Service',
      name: serviceOf(slug).name,
      url: canonicalUrl(paths.service(slug)),
    })),
    ...(sample
      ? { creativeWorkStatus: 'Exemple' }
      : {
          contentLocation: { '@type': 'City', name: commune },
          temporalCoverage: `${from}/${until}`,
        }),
  }
}
