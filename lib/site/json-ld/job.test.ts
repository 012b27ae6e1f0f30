import type { Job } from '@/content/schema/job'
import { paths } from '@/lib/addresses/paths'
import { services } from '@/lib/site/catalog'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { jobArticle, jobList } from './job'

const [service] = services
const job = {
  id: 'grange',
  title: 'Une grange',
  metaDescription: 'Une grange au toit repris.',
  updated: '2026-11-23',
  commune: 'Le Bugue',
  from: '2026-05-04',
  until: '2026-06-12',
  services: [service!.slug],
  trades: [],
} as unknown as Job

test('a job is told by the firm, of a place and a time, about its services', () => {
  expect(jobArticle(paths.job(job.id), job)).toMatchObject({
    '@type': 'Article',
    headline: 'Une grange',
    url: canonicalUrl('/realisations/grange'),
    dateModified: '2026-11-23',
    about: [{ name: service!.name, url: canonicalUrl(paths.service(service!.slug)) }],
    contentLocation: { '@type': 'City', name: 'Le Bugue' },
    temporalCoverage: '2026-05-04/2026-06-12',
  })
})

test('an example says that it is one, and claims neither a place nor a time', () => {
  const article = jobArticle(paths.job(job.id), { ...job, sample: true })
  expect(article).toMatchObject({ creativeWorkStatus: 'Exemple' })
  expect(JSON.stringify(article)).not.toMatch(/Le Bugue|2026-05-04/)
})

test('the list names each job by its address, in the page’s order', () => {
  expect(jobList(paths.jobs, [job, { ...job, id: 'clocher', title: 'Un clocher' }])).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: canonicalUrl('/realisations/grange') },
      { position: 2, name: 'Un clocher', url: canonicalUrl('/realisations/clocher') },
    ],
  })
})
