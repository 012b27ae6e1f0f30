import type { ArticleLeaf, ItemListLeaf } from 'schema-dts'
import type { Job } from '@/content/schema/job'
import { paths } from '@/lib/addresses/paths'
import { jobPictures } from '@/lib/site/jobs'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { firmArticle } from './firm-article'
import { nodeId, reference } from './node-id'
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
 * A finished job, told by the firm. A sample says that it is one, and claims neither place nor time: nobody
 * has had it done.
 */
export function jobArticle(path: string, job: Job): ArticleLeaf {
  const { heroImage, sample, commune, from, until } = job
  return {
    ...firmArticle(path, 'job', job),
    image: [
      reference(nodeId(path, 'image')),
      ...jobPictures(job)
        .filter((id) => id !== heroImage)
        .map((id, index) => picture(id, nodeId(path, `picture-${index + 1}`))),
    ],
    ...(sample
      ? { creativeWorkStatus: 'Exemple' }
      : {
          contentLocation: { '@type': 'City', name: commune },
          temporalCoverage: `${from}/${until}`,
        }),
  }
}
