/** `npm run dev`: the site with live changes, on SITE_PORT (3000), posting to RELAY_PORT (3001). */
import { devHeadScript } from './build/head-script'
import { assertFree, readPort } from './machine/ports'
import { main, run } from './machine/processes'
import { prepare } from './build/prepare'

await main(async () => {
  const sitePort = readPort('SITE_PORT', 3000)
  const relayPort = readPort('RELAY_PORT', 3001)
  await assertFree(sitePort, 'SITE_PORT')
  await prepare()
  await run('next', ['dev', '--hostname', 'localhost', '--port', String(sitePort)], {
    RELAY_URL: process.env.RELAY_URL ?? `http://localhost:${relayPort}/demande`,
    LOCAL_ORIGIN: `http://localhost:${sitePort}`,
    HEAD_SCRIPT: devHeadScript(),
  })
})
