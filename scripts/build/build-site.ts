import { compressExport } from './hosts/compress'
import { run } from '../machine/processes'
import { writeSitemap } from './sitemap'

/** Builds `out/` whole, from what `prepare()` has made; `variables` join the environment. */
export async function buildSite(variables: Record<string, string> = {}): Promise<void> {
  await run('next', ['build'], variables)
  await finishSite(variables)
}

/** Completes what `next build` has written. */
export async function finishSite(variables: Record<string, string> = {}): Promise<void> {
  // Loaded late: it reads the catalogue, which on a clean clone exists only once prepared.
  const { finishExport } = await import('./finish-export')
  const { readConfig } = await import('../../lib/config')
  finishExport(readConfig({ RELAY_URL: variables.RELAY_URL ?? process.env.RELAY_URL }))
  await writeSitemap()
  await compressExport()
}
