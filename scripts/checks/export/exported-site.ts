import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pages } from '../../../lib/site/pages'
import { pageFile } from '../../build/page-file'
import { agreementFaults } from './agreement'
import { readGraph } from './graph'
import { filesOutside, ruleFiles } from './host-rules'
import { parseHtml } from './html'
import { markupFaults } from './markup'
import {
  headOf,
  metadataFaults,
  notFoundFaults,
  sharedMetadataFaults,
  type PageHead,
} from './metadata'
import { redirectFaults, redirectPageFaults } from './redirects'
import { robotsFaults, sitemapFaults, sitemapLinkFaults } from './sitemap'
import { structuredDataFaults } from './structured-data'
import { withoutScriptFaults } from './without-script'

/** What search engines and readers without scripts get of the site. */
export interface ExportedSite {
  /** Where the files stand that the pages name. */
  readonly folder: string
  /** HTML by path of the page. */
  readonly pages: ReadonlyMap<string, string>
  /** HTML of the files that are no pages, by their name: redirect pages, the 404 page. */
  readonly others: ReadonlyMap<string, string>
  readonly sitemap: string
  readonly robots: string
  /** What hosts go by, by file. */
  readonly rules: ReadonlyMap<string, string>
}

const notFoundFile = '404.html'

/** @throws when the export is not there, has no sitemap or lacks the rules of a host. */
export function readSite(): ExportedSite {
  const folder = 'out'
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
  const pageFiles = new Map(pages.map((page) => [pageFile(page.path), page.path]))
  return {
    folder,
    pages: new Map(
      files.flatMap((name) => {
        const pagePath = pageFiles.get(name)
        return pagePath === undefined ? [] : [[pagePath, read(name)]]
      }),
    ),
    others: new Map(files.filter((name) => !pageFiles.has(name)).map((name) => [name, read(name)])),
    sitemap: read('sitemap.xml'),
    robots: read('robots.txt'),
    rules: new Map(
      ruleFiles.map((name) => [
        name,
        readFileSync(path.join(filesOutside.includes(name) ? 'hosting' : folder, name), 'utf8'),
      ]),
    ),
  }
}

/** Every breach of what the export must hold, one line each, beginning with its place. */
export async function siteFaults(site: ExportedSite): Promise<string[]> {
  return [
    ...(await pageFaults(site)),
    ...placed('sitemap.xml', sitemapFaults(site.sitemap, site.folder)),
    ...placed('robots.txt', robotsFaults(site.robots)),
    ...placed('redirects', redirectFaults(site.folder, site.rules)),
  ]
}

/** Those that its HTML files hold, alone or among each other. */
export async function pageFaults({
  pages: exported,
  others,
  folder,
}: ExportedSite): Promise<string[]> {
  const faults: string[] = []
  const note = (place: string, found: readonly string[]) => faults.push(...placed(place, found))
  const heads: PageHead[] = []
  for (const record of pages) {
    const html = exported.get(record.path)
    if (html === undefined) continue
    // Parsed one at a time: all documents of a large site would not fit into memory.
    const document = parseHtml(html)
    heads.push(headOf(record, document))
    note(record.path, await metadataFaults(record, document, folder))
    note(record.path, sitemapLinkFaults(record.path, document))
    note(record.path, graphFaults(folder, record, document))
    note(record.path, withoutScriptFaults(document, folder))
    note(record.path, await markupFaults(html))
  }
  for (const [name, html] of others) {
    note(name, await markupFaults(html))
    const document = parseHtml(html)
    note(
      name,
      name === notFoundFile ? notFoundFaults(document) : redirectPageFaults(name, document),
    )
  }
  return [...faults, ...sharedMetadataFaults(heads)]
}

const placed = (place: string, faults: readonly string[]) =>
  faults.map((fault) => `${place}: ${fault}`)

function graphFaults(folder: string, record: (typeof pages)[number], document: Document): string[] {
  let graph: ReturnType<typeof readGraph>
  try {
    graph = readGraph(document)
  } catch (error) {
    return [`JSON-LD ${error instanceof Error ? error.message : error}`]
  }
  return [
    ...structuredDataFaults(record, graph),
    ...agreementFaults(record, document, graph, folder),
  ].map((fault) => `JSON-LD: ${fault}`)
}
