import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startRelay } from '../relay/node/server'
import { serveSite } from '../scripts/machine/processes'
import { relayPort, siteOrigin, sitePort } from './site'

/** A server of `out/` and a real relay, at the addresses of this run. */
export interface ServedSite {
  /** Replaces the running relay by one that accepts requests from these origins. */
  restartRelay: (allowedOrigins: readonly string[]) => Promise<void>
  /** Stops the relay: its address does not answer until `restartRelay`. */
  stopRelay: () => Promise<void>
  close: () => Promise<void>
}

/** Serves `out/` and starts a real relay with an empty store, whose folder it sets as LEADS_DIR. */
export async function serveWithRelay(): Promise<ServedSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leads-'))
  process.env.LEADS_DIR = dataDir
  const server = await serveSite(sitePort, { compressed: false })
  const start = (allowedOrigins: readonly string[]) =>
    startRelay({ dataDir, allowedOrigins, host: '127.0.0.1', port: relayPort, rateLimit: 10_000 })
  let relay = await start([siteOrigin])
  return {
    async restartRelay(allowedOrigins) {
      await relay.close()
      relay = await start(allowedOrigins)
    },
    stopRelay: () => relay.close(),
    async close() {
      server.kill()
      await relay.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
