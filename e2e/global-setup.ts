import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startRelay } from '../relay/server'
import { serveSite } from '../scripts/processes'
import { relayPort, siteOrigin, sitePort } from './site'

/** Serves `out/` and starts a real relay with an empty store; both end with the run. */
export default async function globalSetup() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'leads-'))
  process.env.LEADS_DIR = dataDir
  const server = await serveSite(sitePort)
  const relay = await startRelay({
    dataDir,
    allowedOrigins: [siteOrigin],
    host: '127.0.0.1',
    port: relayPort,
    rateLimit: 10_000,
  })
  return async () => {
    server.kill()
    await relay.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
