import { compressExport } from './hosts/compress'
import { run } from '../machine/processes'
import { writeSitemap } from './sitemap'

/** Builds `out/` whole, from what `prepare()` has made; `variables` join the environment. */
export async function buildSite(variables: Record<string, string> = {}): Promise<void> {
  await run('next', ['build'], variables)
  await finishSite(variables)
}

/**
 * Builds `out/` to be looked at on this machine, where one waits for it: types are for a build that
 * is deployed and for the tests, and the local server reads no file that is compressed beforehand.
 */
export async function buildPreview(variables: Record<string, string>): Promise<void> {
  await run('next', ['build'], { ...variables, SKIP_TYPES: '1' })
  await completeExport(variables)
}

/** Completes what `next build` has written. */
export async function finishSite(variables: Record<string, string> = {}): Promise<void> {
  await completeExport(variables)
  await compressExport()
}

async function completeExport(variables: Record<string, string>): Promise<void> {
  // Loaded late: it reads the catalogue, which on a clean clone exists only once prepared.
  const { finishExport } = await import('./finish-export')
  const { readConfig } = await import('../../lib/config')
  finishExport(readConfig({ RELAY_URL: variables.RELAY_URL ?? process.env.RELAY_URL }))
  await writeSitemap()
}
