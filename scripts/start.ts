/**
 * `npm start`: builds the site, serves it on SITE_PORT (3000) and starts the relay with its inbox on
 * RELAY_PORT (3001). Pictures that are yet to be encoded follow while it serves, those that a page
 * asks for before the others. Ctrl-C stops everything.
 */
import { ownRelayPath } from '../lib/environment'
import { optionsFromEnvironment } from '../relay/node/environment'
import { startOrSayWhy } from '../relay/node/why-not-started'
import { buildPreview } from './build/build-site'
import { prepareAllButPictures } from './build/prepare'
import { openPictureGate } from './machine/picture-gate'
import { assertFree, freePort, readPort } from './machine/ports'
import { main, serveSite, stopOnSignal } from './machine/processes'
import { printLine } from './machine/progress'

await main(async () => {
  const sitePort = readPort('SITE_PORT', 3000)
  const relayPort = readPort('RELAY_PORT', 3001)
  const origin = `http://localhost:${sitePort}`
  await assertFree(sitePort, 'SITE_PORT')
  await assertFree(relayPort, 'RELAY_PORT')

  // Started before the build, so that its port is held and a bad setting shows at once.
  const relay = await startOrSayWhy({
    ...optionsFromEnvironment({ ...process.env, RELAY_ALLOWED_ORIGINS: origin }),
    host: '127.0.0.1',
    port: relayPort,
    log: printLine,
  })
  stopOnSignal(() => relay.close())

  const versions = await prepareAllButPictures()
  await buildPreview({
    RELAY_URL: `http://localhost:${relayPort}${ownRelayPath}`,
    LOCAL_ORIGIN: origin,
  })
  // Loaded late, like all that reads the records: `prepareAllButPictures` has checked them.
  const { encodePictures } = await import('./build/pictures')
  const pictures = encodePictures(versions, 'out/pictures')
  const behind = await freePort()
  await serveSite(behind)
  await openPictureGate(sitePort, behind, pictures.ask)
  console.log(
    `\n  Site   ${origin}\n  Inbox  http://localhost:${relayPort}\n\n  Ctrl-C stops both.`,
  )
  await pictures.encodeAll()
})
