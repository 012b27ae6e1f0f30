import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildHosted } from '../../scripts/edit/hosted/build-hosted'
import { forgeOrigins } from '../../scripts/edit/hosted/forge-backend'
import { editorHeaders } from '../../scripts/edit/hosted/host-rules'
import type { EditorSettings } from '../../scripts/edit/hosted/settings'
import { screenPolicy } from '../../scripts/edit/screen-policy'
import { freePort } from '../../scripts/machine/ports'
import { serveSite } from '../../scripts/machine/processes'

/** A server of the hosted editing screen. */
export interface HostedScreen {
  readonly origin: string
  close: () => void
}

/**
 * Serves the screen that `npm run build-editor` writes for the records of a folder, with the headers that it
 * tells hosts to send.
 */
export async function serveHostedScreen(
  settings: EditorSettings,
  content: string,
): Promise<HostedScreen> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted-screen-'))
  const site = path.join(folder, 'editor')
  await buildHosted(settings, 'https://www.entreprise.example', { site, hosting: folder }, content)
  const headers = editorHeaders(screenPolicy(forgeOrigins(settings)))
  const rule = { source: '**', headers: headers.map(([key, value]) => ({ key, value })) }
  writeFileSync(path.join(site, 'serve.json'), JSON.stringify({ headers: [rule] }))
  const port = await freePort()
  const server = await serveSite(port, { out: site, compressed: false })
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
