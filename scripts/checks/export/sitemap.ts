import { existsSync } from 'node:fs'
import path from 'node:path'
import { firm } from '../../../lib/site/catalog'
import { canonicalUrl } from '../../../lib/site/canonical-url'
import { leadPicture } from '../../../lib/site/page-record'
import { pages } from '../../../lib/site/pages'
import { paths } from '../../../lib/addresses/paths'
import { parseXml } from './html'

/** The sitemap holds every page that search engines should keep, and no other, as its record says. */
export function sitemapFaults(sitemap: string, folder: string): string[] {
  let document: Document
  try {
    document = parseXml(sitemap)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const entries = [...document.getElementsByTagName('url')].map((entry) => ({
    address: values(entry, 'loc')[0] ?? '',
    changed: values(entry, 'lastmod'),
    images: values(entry, 'image:loc'),
  }))
  const expected = new Map(
    pages.filter(({ indexable }) => indexable).map((page) => [canonicalUrl(page.path), page]),
  )
  const addresses = entries.map(({ address }) => address)
  const prefix = `${firm.origins.canonical}/`
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
      .filter(({ address, images }) => {
        const page = expected.get(address)
        return page && images.length > 0 !== (leadPicture(page) !== undefined)
      })
      .map(({ address, images }) =>
        images.length > 0
          ? `${address}: a picture that the page does not show`
          : `${address}: no picture`,
      ),
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

function values(entry: Element, name: string): readonly string[] {
  return [...entry.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')
}

/** Crawlers may read everything, and are told where the sitemap is. */
export function robotsFaults(robots: string): string[] {
  const lines = robots.split('\n')
  const faults: string[] = []
  const address = `Sitemap: ${firm.origins.canonical}/sitemap.xml`
  if (lines.filter((line) => line === address).length !== 1) faults.push(`no line « ${address} »`)
  if (!lines.includes('User-agent: *')) faults.push('no line « User-agent: * »')
  return [
    ...faults,
    ...lines
      .filter((line) => /^(?:disallow|noindex)\s*:\s*\S/i.test(line))
      .map((line) => `« ${line} » hides pages`),
  ]
}

/** The home page's head, and no other, says where the sitemap is. */
export function sitemapLinkFaults(pagePath: string, { head }: Document): string[] {
  const links = head.querySelectorAll('link[rel="sitemap"]').length
  const right = head.querySelectorAll(
    'link[rel="sitemap"][type="application/xml"][href="/sitemap.xml"]',
  ).length
  const expected = pagePath === paths.home ? 1 : 0
  return links === expected && right === expected
    ? []
    : [`sitemap link: ${right} right of ${links} in the head, expected ${expected}`]
}
