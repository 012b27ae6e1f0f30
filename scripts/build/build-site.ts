import { readEnvironment } from '../../lib/environment'
import { compressExport } from './hosts/compress'
import { buildPages } from './compiled-sources'
import { writeRelayBundle } from './relay-bundle'
import { writeSitemap } from './sitemap'

/** Builds `out/` whole, from what `prepare()` has made; `variables` join the environment. */
export async function buildSite(variables: Record<string, string> = {}): Promise<void> {
  // Of sources of its own, while Next works.
  await Promise.all([buildPages(variables), Promise.resolve().then(() => writeRelayBundle())])
  await finishSite(variables)
}

/**
 * Builds `out/` for this machine, where somebody waits for it: types are checked for deployment and by the
 * tests, and the local server reads no compressed files.
 */
export async function buildPreview(variables: Record<string, string>): Promise<void> {
  await buildPages({ ...variables, SKIP_TYPES: '1' })
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
  const { ownRelay } = await import('./hosts/own-relay')
  const addresses = readEnvironment({
    RELAY_URL: variables.RELAY_URL ?? process.env.RELAY_URL,
    LOCAL_ORIGIN: variables.LOCAL_ORIGIN ?? process.env.LOCAL_ORIGIN,
    RELAY_UPSTREAM: process.env.RELAY_UPSTREAM,
  })
  // A command of its own, which reads what Next has listed and writes what is no page: both at once.
  await Promise.all([
    writeSitemap(),
    Promise.resolve().then(() =>
      finishExport({ relayUrl: addresses.relayUrl, relay: ownRelay(addresses) }),
    ),
  ])
}
