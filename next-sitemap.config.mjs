import { tsImport } from 'tsx/esm/api'

const { sitemapEntries, siteUrl } = await tsImport('./lib/site/sitemap.ts', import.meta.url)

/**
 * One sitemap, from the page records alone: what lies in `out/` is excluded whole, because redirect
 * pages and second addresses lie there too.
 *
 * @type {import('next-sitemap').IConfig}
 */
const config = {
  siteUrl,
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  exclude: ['*'],
  additionalPaths: sitemapEntries,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // Without the line « Host », which only one search engine ever read.
    transformRobotsTxt: (_, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
}

export default config
