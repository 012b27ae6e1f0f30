import { resultLengths } from '../../../content/schema/parts'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { firm } from '../../../lib/site/catalog'
import { canonicalUrl } from '../../../lib/site/canonical-url'
import type { PageRecord } from '../../../lib/site/page-record'
import { linkTargets, metaContents, plainText } from './html'

const { title: longestTitle, description: bounds } = resultLengths

/** What the head of a page must say, by its record. */
export async function metadataFaults(
  page: PageRecord,
  document: Document,
  folder: string,
): Promise<string[]> {
  const title = `${page.title} | ${firm.brand}`
  const address = canonicalUrl(page.canonical ?? page.path)
  const faults: string[] = []
  const one = (name: string, found: readonly string[], expected?: string) => {
    const [value = ''] = found
    if (found.length !== 1) faults.push(`${name}: found ${found.length} times`)
    else if (value === '') faults.push(`${name}: empty`)
    else if (expected !== undefined && value !== expected)
      faults.push(`${name}: « ${value} » instead of « ${expected} »`)
    return value
  }
  const meta = (name: string, expected?: string) =>
    one(name, metaContents(document, name), expected)

  one('title', titles(document).map(plainText), plainText(title))
  if (title.length > longestTitle) faults.push(`title: ${title.length} characters`)
  const description = meta('description', page.description)
  if (description.length < bounds.shortest || description.length > bounds.longest)
    faults.push(`description: ${description.length} characters`)
  meta('keywords', page.keywords.join(','))
  one('canonical', linkTargets(document, 'canonical'), address)
  meta('og:title', title)
  meta('og:description', page.description)
  meta('og:url', address)
  meta('og:type', 'website')
  meta('og:site_name', firm.brand)
  meta('og:locale', 'fr_FR')
  meta('og:image:alt')
  meta('twitter:card', 'summary_large_image')
  meta('twitter:title', title)
  meta('twitter:description', page.description)
  const image = meta('og:image')
  meta('twitter:image', image)
  faults.push(
    ...(await imageFaults(
      image,
      metaContents(document, 'og:image:width'),
      metaContents(document, 'og:image:height'),
      folder,
    )),
  )
  if (metaContents(document, 'robots').length > 0)
    faults.push('robots: this page, or the one it is a second address of, would be forgotten')
  return faults
}

function titles(document: Document): string[] {
  return [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent ?? '')
}

/** @returns nothing when the picture stands in the export at the size that the page states. */
async function imageFaults(
  address: string,
  [width]: readonly string[],
  [height]: readonly string[],
  folder: string,
): Promise<string[]> {
  const prefix = `${firm.origins.canonical}/`
  const file = path.join(folder, address.slice(prefix.length))
  if (!address.startsWith(prefix) || !existsSync(file))
    return [`og:image: « ${address} » is no file of the export`]
  const real = await sharp(file).metadata()
  return real.format === 'jpeg' && String(real.width) === width && String(real.height) === height
    ? []
    : [
        `og:image: ${real.format} of ${real.width} × ${real.height}, said to be ${width} × ${height}`,
      ]
}

/** What no other page may have. */
export interface PageHead {
  readonly record: PageRecord
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
}

/** What a page shares with no other. */
export function headOf(record: PageRecord, document: Document): PageHead {
  return {
    record,
    titles: titles(document),
    descriptions: metaContents(document, 'description'),
  }
}

/** Titles and descriptions that two pages share, second addresses apart. */
export function sharedMetadataFaults(heads: readonly PageHead[]): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const { record, titles, descriptions } of heads.filter(({ record }) => record.indexable))
    for (const text of [
      ...titles.map((title) => `title « ${title} »`),
      ...descriptions.map((description) => `description « ${description} »`),
    ]) {
      const other = seen.get(text)
      if (other) faults.push(`${record.path}: same ${text} as ${other}`)
      else seen.set(text, record.path)
    }
  return faults
}

/** The 404 page answers for every missing address: it must be kept out, and stand for none. */
export function notFoundFaults(document: Document): string[] {
  const faults: string[] = []
  if (!metaContents(document, 'robots').some((rule) => rule.includes('noindex')))
    faults.push('robots: no noindex')
  if (linkTargets(document, 'canonical').length > 0) faults.push('canonical: names an address')
  if (document.querySelector('script[type="application/ld+json"]'))
    faults.push('JSON-LD: describes a page that is none')
  return faults
}
