import { tsImport } from 'tsx/esm/api'

const { sitemapEntries, siteUrl } = await tsImport('./lib/site/sitemap.ts', import.meta.url)

const entries = new Map(sitemapEntries().map((entry) => [entry.loc, entry]))

/**
 * next-sitemap lists the pages that Next has written. Each entry is completed from the page's record with its
 * pictures and the day of its text. Pages that search engines should not index are left out, and so are files
 * that are no pages.
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
    // Removes the line « Host », which only one search engine ever read.
    transformRobotsTxt: (_, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
}

export default config
