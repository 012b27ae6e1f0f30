/**
 * `npm run other-engines`: the main journeys in Firefox and WebKitGTK too, which `npm test` leaves
 * out for its time. Builds the site, serves it with a real relay, prints one line for each journey
 * and engine, and exits 1 when any failed.
 */
import { ownRelayPath } from '../lib/environment'
import { buildSite } from './build/build-site'
import { findOrInstall, systemInstall } from './machine/debian-packages'
import { firefox, hiddenScreen, webKitDriver } from './machine/other-engine-programs'
import { freePort } from './machine/ports'
import { prepare } from './build/prepare'
import { main, run, stopOnSignal } from './machine/processes'

await main(async () => {
  stopOnSignal(() => Promise.resolve())
  await findOrInstall([firefox, webKitDriver, hiddenScreen], systemInstall())
  const sitePort = await freePort()
  const relayPort = await freePort()
  await prepare()
  await buildSite({
    RELAY_URL: `http://localhost:${relayPort}${ownRelayPath}`,
    LOCAL_ORIGIN: `http://localhost:${sitePort}`,
  })
  // A process of its own: the site's addresses are read where they are first asked for.
  await run(process.execPath, ['--import', 'tsx', 'e2e/other-engines/run.ts'], {
    SITE_PORT: String(sitePort),
    RELAY_PORT: String(relayPort),
  })
})
