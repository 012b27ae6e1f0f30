import type { SpecimenQuote } from '@/content/schema/specimen-quote'
import { paths } from '@/lib/addresses/paths'
import { services } from '@/lib/site/catalog'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { specimenArticle } from './specimen-quote'

test('a specimen quote is an article that says it is an example, and offers nothing at a price', () => {
  const [service] = services
  const specimen = {
    id: 'cave',
    title: 'Le devis d’une cave',
    updated: '2026-11-23',
    services: [service!.slug],
    lots: [{ title: 'Lot', lines: [{ label: 'Ligne', unitPrice: 12_345, taxRate: 10 }] }],
  } as unknown as SpecimenQuote
  const article = specimenArticle(paths.specimenQuote('cave'), specimen)
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Le devis d’une cave',
    url: canonicalUrl('/devis-commente/cave'),
    creativeWorkStatus: 'Exemple',
    // The one that its own page describes, and no second one of the same name.
    about: [{ '@id': canonicalUrl(`/services/${service!.slug}#service`), name: service!.name }],
  })
  expect(JSON.stringify(article)).not.toMatch(/Offer|price|12.?345/i)
})
