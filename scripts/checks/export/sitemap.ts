import { existsSync } from 'node:fs'
import path from 'node:path'
import { company } from '../../../lib/site/catalog'
import { canonicalUrl, pages } from '../../../lib/site/pages'
import { paths } from '../../../lib/addresses/paths'
import { tags } from './html'

/** The sitemap holds every page that search engines should keep, and no other, as its record says. */
export function sitemapFaults(sitemap: string, folder: string): string[] {
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: values(entry, 'loc')[0] ?? '',
    changed: values(entry, 'lastmod'),
    images: values(entry, 'image:loc'),
  }))
  const expected = new Map(
    pages.filter(({ indexable }) => indexable).map((page) => [canonicalUrl(page.path), page]),
  )
  const addresses = entries.map(({ address }) => address)
  const prefix = `${company.origins.canonical}/`
  return [
    ...[...expected.keys()]
      .filter((address) => !addresses.includes(address))
      .map((address) => `${address} is missing`),
    ...addresses
      .filter((address) => !expected.has(address))
      .map((address) => `${address} is no page that search engines should keep`),
    ...addresses
      .filter((address, index) => addresses.indexOf(address) !== index)
      .map((address) => `${address} stands twice`),
    ...entries
      .filter(
        ({ address, changed }) =>
          changed.join() !== (expected.get(address)?.updated ?? changed.join()),
      )
      .map(
        ({ address, changed }) => `${address}: lastmod ${changed.join()} is not the authored day`,
      ),
    ...entries
      .filter(({ images }) => images.length === 0)
      .map(({ address }) => `${address}: no picture`),
    ...entries.flatMap(({ address, images }) =>
      images
        .filter(
          (image) =>
            !image.startsWith(prefix) || !existsSync(path.join(folder, image.slice(prefix.length))),
        )
        .map((image) => `${address}: picture « ${image} » is no file of the export`),
    ),
  ]
}

function values(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(
    ([, value = '']) => value,
  )
}

/** Crawlers may read everything, and are told where the sitemap is. */
export function robotsFaults(robots: string): string[] {
  const lines = robots.split('\n')
  const faults: string[] = []
  const address = `Sitemap: ${company.origins.canonical}/sitemap.xml`
  if (lines.filter((line) => line === address).length !== 1) faults.push(`no line « ${address} »`)
  if (!lines.includes('User-agent: *')) faults.push('no line « User-agent: * »')
  return [
    ...faults,
    ...lines
      .filter((line) => /^(?:disallow|noindex)\s*:\s*\S/i.test(line))
      .map((line) => `« ${line} » hides pages`),
  ]
}

/** The home page's head says where the sitemap is (behaviour.md §2, « Home page »). */
export function sitemapLinkFaults(pagePath: string, html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = tags(head, 'link').filter((link) => link.get('rel') === 'sitemap')
  const right = links.filter(
    (link) => link.get('type') === 'application/xml' && link.get('href') === '/sitemap.xml',
  )
  const expected = pagePath === paths.home ? 1 : 0
  return links.length === expected && right.length === expected
    ? []
    : [`sitemap link: ${right.length} right of ${links.length} in the head, expected ${expected}`]
}
