import { paths } from '@/lib/addresses/paths'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { secondAddress, service, swap, type PlantedInPage } from './plant'

/** Faults in the head of a page. */
export const metadataPlants: readonly PlantedInPage[] = [
  ['no title', service, swap(/<title>.*?<\/title>/, ''), /title: found 0 times/],
  ['another title', service, swap('<title>', '<title>X'), /title: « X/],
  [
    'two descriptions',
    service,
    swap(
      '<meta name="description"',
      '<meta name="description" content="x"/><meta name="description"',
    ),
    /description: found 2 times/,
  ],
  [
    'a short description',
    service,
    swap(/(?<=name="description" content=")[^"]*/, 'Court.'),
    /description: 6 characters/,
  ],
  ['no keywords', service, swap(/<meta name="keywords"[^>]*>/, ''), /keywords: found 0 times/],
  [
    'a canonical link to the second address',
    secondAddress,
    swap(/(?<=rel="canonical" href=")[^"]*/, canonicalUrl(secondAddress ?? '')),
    /canonical: « .* » instead of/,
  ],
  [
    'a preview without a title',
    service,
    swap('property="og:title"', 'property="og:titre"'),
    /og:title: found 0 times/,
  ],
  [
    'a preview of another size',
    service,
    swap('og:image:width" content="1200"', 'og:image:width" content="1600"'),
    /og:image: jpeg of 1200 × \d+, said to be 1600/,
  ],
  [
    'a preview that is not there',
    service,
    swap(/(?<=property="og:image" content="[^"]*)-1200\./, '-1201.'),
    /og:image: « .* » is no file of the export/,
  ],
  ['a small card', service, swap('summary_large_image', 'summary'), /twitter:card: « summary »/],
  [
    'a page that search engines should forget',
    service,
    swap('<title>', '<meta name="robots" content="noindex"/><title>'),
    /robots: /,
  ],
  [
    'no link to the sitemap',
    paths.home,
    swap(/<link rel="sitemap"[^>]*>/, ''),
    /sitemap link: 0 right of 0/,
  ],
  [
    'a link to the sitemap elsewhere',
    service,
    swap('<title>', '<link rel="sitemap" type="application/xml" href="/sitemap.xml"/><title>'),
    /sitemap link: 1 right of 1 in the head, expected 0/,
  ],
]
