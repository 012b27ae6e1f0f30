import { tsImport } from 'tsx/esm/api'

const { sitemapEntries, siteUrl } = await tsImport('./lib/site/sitemap.ts', import.meta.url)

const entries = new Map(sitemapEntries().map((entry) => [entry.loc, entry]))

/**
 * next-sitemap walks the pages that Next has written, each to be completed from its record: the day of
 * its text and its pictures. A page whose record says that search engines should not keep it is left
 * out, and so is what is no page.
 *
 * @type {import('next-sitemap').IConfig}
 */
const config = {
  siteUrl,
  outDir: 'out',
  generateIndexSitemap: false,
  transform: (_, path) => entries.get(path),
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // Without the line « Host », which only one search engine ever read.
    transformRobotsTxt: (_, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
}

export default config
