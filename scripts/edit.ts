/**
 * `npm run edit`: the editing screen on EDIT_PORT (3002), over this machine's own records, and the site
 * beside it as `npm run dev` serves it, on SITE_PORT (3000). No account, no network. Ctrl-C stops both.
 */
import { x } from 'tinyexec'
import { buildScreen } from '../admin/build'
import { contentFolder } from '../lib/site/content/folder'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { configFromContent, localBackend } from './edit/local-config'
import { startEditServer } from './edit/server'
import { savedFaults } from './edit/saved-faults'
import { thumbnails } from './edit/thumbnails'
import { workingFolder } from './edit/working-folder'
import { assertFree, readPort } from './machine/ports'
import { main, run, stopOnSignal } from './machine/processes'

await main(async () => {
  const port = readPort('EDIT_PORT', 3002)
  const sitePort = readPort('SITE_PORT', 3000)
  const siteOrigin = `http://localhost:${sitePort}`
  await assertFree(port, 'EDIT_PORT')
  await assertFree(sitePort, 'SITE_PORT')
  const screen = await buildScreen()
  const server = await startEditServer({
    port,
    screen,
    siteOrigin,
    folder: workingFolder(contentFolder()),
    config: () =>
      configFromContent(contentFolder(), localBackend(`http://127.0.0.1:${port}`), siteOrigin),
    logo: () => readFileSync(path.join(contentFolder(), 'brand', 'logo.svg'), 'utf8'),
    thumbnail: thumbnails(contentFolder()),
    faults: () => savedFaults(contentFolder()),
  })
  stopOnSignal(() => server.close())
  console.log(`\n  Modifier le site  ${server.origin}\n  Le voir           ${siteOrigin}\n`)
  if (process.stdout.isTTY) await openBrowser(server.origin)
  await run('tsx', ['scripts/dev.ts'])
})

/** Whoever has no browser to open has the address to click on. */
async function openBrowser(address: string): Promise<void> {
  const command =
    process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open'
  await x(command, [address]).then(
    () => undefined,
    () => undefined,
  )
}
