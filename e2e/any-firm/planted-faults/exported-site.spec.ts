import { paths } from '@/lib/addresses/paths'
import { firm } from '@/lib/site/catalog'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { pageFaults, siteFaults, type ExportedSite } from '@/scripts/checks/export/exported-site'
import { templates } from '@/scripts/checks/model-pages'
import { agreementPlants } from './agreement'
import { markupPlants } from './markup'
import { metadataPlants } from './metadata'
import { secondAddress, service, site, swap, withoutPages, withPage, type Change } from './plant'
import { structuredDataPlants } from './structured-data'
import { expect, plainTest as test } from '../../test'

/**
 * Every check of `npm run check-export` finds a fault of its kind, planted in a copy of an exported file. No
 * browser opens.
 */

// One worker: reading the records and all pages takes most of these tests' time.
test.describe.configure({ mode: 'default' })

test('nothing is wrong with the pages before a fault is planted in them', async () => {
  for (const path of [
    paths.home,
    service,
    templates.estimation,
    templates.overview,
    secondAddress,
  ].flatMap((path) => path ?? []))
    expect(await siteFaults(withPage(path, (html) => html))).toEqual([])
})

const plantsInFiles: [fault: string, site: () => ExportedSite, found: RegExp][] = [
  [
    'a page that the sitemap leaves out',
    () => ({
      ...withoutPages,
      sitemap: swap(/<url>.*?demande-devis.*?<\/url>\n/, '')(site.sitemap),
    }),
    /sitemap.xml: .*\/demande-devis is missing/,
  ],
  [
    'a second address in the sitemap',
    () => ({
      ...withoutPages,
      sitemap: swap(
        '</urlset>',
        `<url><loc>${canonicalUrl(secondAddress ?? `${paths.quote}/x`)}</loc></url></urlset>`,
      )(site.sitemap),
    }),
    / is no page that search engines should keep/,
  ],
  [
    'a redirect that a host is not forced to',
    () => ({
      ...withoutPages,
      rules: new Map([
        ...site.rules,
        [
          '_redirects',
          swap('/devis /demande-devis 301!\n', '')(site.rules.get('_redirects') ?? ''),
        ],
      ]),
    }),
    /redirects: Netlify: \/devis answers nothing, not 301 \/demande-devis/,
  ],
  [
    'a redirect page that leads elsewhere',
    () => ({
      ...withoutPages,
      others: new Map([
        [
          'devis.html',
          swap('0; url=/demande-devis', '0; url=/')(site.others.get('devis.html') ?? ''),
        ],
      ]),
    }),
    /devis\.html: refresh: « 0; url=\/ » instead of « 0; url=\/demande-devis »/,
  ],
  [
    'the page of a route that is switched off',
    () => ({
      ...withoutPages,
      others: new Map([['ancienne-page.html', site.pages.get(paths.quote) ?? '']]),
    }),
    /ancienne-page\.html: is the page of no record and of no redirect/,
  ],
  [
    'a redirect in the sitemap',
    () => ({
      ...withoutPages,
      sitemap: swap(
        '</urlset>',
        `<url><loc>${canonicalUrl('/devis')}</loc></url></urlset>`,
      )(site.sitemap),
    }),
    /\/devis is no page that search engines should keep/,
  ],
  [
    'a sitemap that is cut',
    () => ({ ...withoutPages, sitemap: swap('</urlset>', '')(site.sitemap) }),
    /sitemap.xml: is no XML/,
  ],
  [
    'the time of the build',
    () => ({
      ...withoutPages,
      sitemap: swap(/<lastmod>[^<]*/, `<lastmod>${new Date().toISOString()}`)(site.sitemap),
    }),
    /lastmod .* is not the authored day/,
  ],
  [
    'a picture of a page that shows none',
    () => ({
      ...withoutPages,
      sitemap: swap(
        `<loc>${canonicalUrl(paths.legalNotice)}</loc>`,
        `<loc>${canonicalUrl(paths.legalNotice)}</loc><image:image><image:loc>${canonicalUrl('/icon-512.png')}</image:loc></image:image>`,
      )(site.sitemap),
    }),
    /sitemap.xml: .*: a picture that the page does not show/,
  ],
  [
    'a picture that is not there',
    () => ({
      ...withoutPages,
      sitemap: swap(/-1200\.(?=[^<]*<\/image:loc>)/, '-1201.')(site.sitemap),
    }),
    /sitemap.xml: .*picture « .* » is no file/,
  ],
  [
    'an address without its origin',
    () => ({
      ...withoutPages,
      sitemap: swap(`<image:loc>${firm.origins.canonical}`, '<image:loc>')(site.sitemap),
    }),
    /picture « \/pictures/,
  ],
  [
    'no sitemap in robots.txt',
    () => ({ ...withoutPages, robots: swap(/Sitemap: .*/, '')(site.robots) }),
    /robots.txt: no line « Sitemap: /,
  ],
  [
    'a folder that robots.txt hides',
    () => ({ ...withoutPages, robots: `${site.robots}\nDisallow: /service/` }),
    /robots.txt: « Disallow: \/service\/ » hides pages/,
  ],
  [
    'a 404 page that may be kept',
    () => withOther('404.html', (html) => html.replaceAll('noindex', 'index')),
    /404.html: robots: no noindex/,
  ],
  [
    'a 404 page that stands for another',
    () => withOther('404.html', swap('<title>', '<link rel="canonical" href="/"/><title>')),
    /404.html: canonical: /,
  ],
  [
    'broken markup in a redirect page',
    () => withOther('devis.html', swap('</h1>', '')),
    /devis.html: close-order/,
  ],
  [
    'two pages of one title and description',
    () => ({
      ...withoutPages,
      pages: new Map([service, paths.quote].map((path) => [path, site.pages.get(service) ?? ''])),
    }),
    /\/services\/.*: same title « .* » as \/demande-devis/,
  ],
]

function withOther(name: string, change: Change): ExportedSite {
  return { ...withoutPages, others: new Map([[name, change(site.others.get(name) ?? '')]]) }
}

for (const [fault, planted, found] of plantsInFiles)
  test(`${fault} is found`, async () => {
    expect(await siteFaults(planted())).toContainEqual(expect.stringMatching(found))
  })

for (const [fault, path, change, found] of [
  ...markupPlants,
  ...metadataPlants,
  ...structuredDataPlants,
  ...agreementPlants,
])
  if (path)
    test(`${fault}, in ${path}, is found`, async () => {
      expect(await pageFaults(withPage(path, change))).toContainEqual(expect.stringMatching(found))
    })
