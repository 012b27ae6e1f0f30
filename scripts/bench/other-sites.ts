import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { compressExport } from '../build/hosts/compress'
import { nginxBrotliRules, nginxRules } from '../build/hosts/nginx'
import { openKeptResults } from '../build/kept-results'
import type { BuiltSite } from './served-sites'

/** What a builder calls the folder that it writes: the project is named by the one above. */
const builtFolders = /^(?:_?site|build|dist|html|out|public)$/

/**
 * Other sites to measure in the same run: folders of pages as they are deployed, in BENCH_BESIDE, separated
 * as in PATH. Each is served as ours is: by our rules, without our redirects, and compressed as well.
 * @param folder where copies of them go.
 * @throws when a folder has no index.html, or when two have one name.
 */
export async function otherSites(
  folder: string,
  asked = process.env.BENCH_BESIDE ?? '',
): Promise<readonly BuiltSite[]> {
  const sites: BuiltSite[] = []
  for (const built of asked.split(path.delimiter).filter(Boolean)) {
    if (!existsSync(path.join(built, 'index.html')))
      throw new Error(
        `BENCH_BESIDE: ${built} has no index.html. Example: BENCH_BESIDE=/tmp/astrowind/dist`,
      )
    const name = siteName(built)
    if (sites.some((site) => site.name === name))
      throw new Error(`BENCH_BESIDE: two folders are called "${name}".`)
    const root = path.join(folder, name)
    cpSync(built, root, { recursive: true })
    // What the project's own builds have kept is not replaced.
    await compressExport(root, openKeptResults(path.join(folder, 'compressed', name)))
    sites.push({ name, root, rules: nginxRules([]) + nginxBrotliRules })
  }
  return sites
}

/** @returns the last folder that says whose site it is. */
export function siteName(built: string): string {
  const names = path.resolve(built).split(path.sep).filter(Boolean)
  return names.findLast((name) => !builtFolders.test(name)) ?? 'site'
}
