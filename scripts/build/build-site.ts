import { readEnvironment } from '../../lib/environment'
import { compressExport } from './hosts/compress'
import { buildPages } from './compiled-sources'
import { writeRelayBundle } from './relay-bundle'
import { writeSitemap } from './sitemap'

/** Builds `out/` whole, from what `prepare()` has made; `variables` join the environment. */
export async function buildSite(variables: Record<string, string> = {}): Promise<void> {
  const addresses = await relayAddresses(variables)
  // Of sources of its own, while Next works.
  await Promise.all([buildPages(variables), Promise.resolve().then(() => writeRelayBundle())])
  await completeExport(addresses)
  await compressExport()
}

/**
 * Builds `out/` for this machine, where somebody waits for it: types are checked for deployment and by the
 * tests, and the local server reads no compressed files.
 */
export async function buildPreview(variables: Record<string, string>): Promise<void> {
  const addresses = await relayAddresses(variables)
  await buildPages({ ...variables, SKIP_TYPES: '1' })
  await completeExport(addresses)
}

/** Completes what `next build` has written. */
export async function finishSite(): Promise<void> {
  await completeExport(await relayAddresses({}))
  await compressExport()
}

async function completeExport(addresses: RelayAddresses): Promise<void> {
  // Loaded late: it reads the catalogue, which on a clean clone exists only once prepared.
  const { finishExport } = await import('./finish-export')
  // A command of its own, which reads what Next has listed and writes what is no page: both at once.
  await Promise.all([writeSitemap(), Promise.resolve().then(() => finishExport(addresses))])
}

type RelayAddresses = Awaited<ReturnType<typeof relayAddresses>>

/**
 * Where forms are posted to, and how the site's own server passes them on.
 * @throws before a build, so that it costs nobody the one before, where no relay can stand at the address.
 */
async function relayAddresses(variables: Record<string, string>) {
  const { ownRelay } = await import('./hosts/own-relay')
  const addresses = readEnvironment({
    RELAY_URL: variables.RELAY_URL ?? process.env.RELAY_URL,
    LOCAL_ORIGIN: variables.LOCAL_ORIGIN ?? process.env.LOCAL_ORIGIN,
    RELAY_UPSTREAM: process.env.RELAY_UPSTREAM,
  })
  return { relayUrl: addresses.relayUrl, relay: ownRelay(addresses) }
}
