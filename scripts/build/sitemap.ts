import { existsSync } from 'node:fs'
import { run } from '../machine/processes'

/**
 * Writes `out/sitemap.xml` and `out/robots.txt`, as `next-sitemap.config.mjs` says.
 * @throws when next-sitemap has written none: it reports its own failures and exits 0.
 */
export async function writeSitemap(): Promise<void> {
  await run('next-sitemap', ['--config', 'next-sitemap.config.mjs'])
  for (const file of ['out/sitemap.xml', 'out/robots.txt'])
    if (!existsSync(file)) throw new Error(`next-sitemap wrote no ${file}; it says why above.`)
}
