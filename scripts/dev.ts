/**
 * `npm run dev`: the site with live changes, on SITE_PORT (3000), posting to RELAY_PORT (3001).
 * Pictures are encoded when a page asks for them.
 */
import { devHeadScript } from './build/head-script'
import { prepareAllButPictures } from './build/prepare'
import { servePictures } from './machine/picture-gate'
import { assertFree, freePort, readPort } from './machine/ports'
import { main, run } from './machine/processes'

await main(async () => {
  const sitePort = readPort('SITE_PORT', 3000)
  const relayPort = readPort('RELAY_PORT', 3001)
  await assertFree(sitePort, 'SITE_PORT')
  const versions = await prepareAllButPictures()
  // Loaded late, like all that reads the records: `prepareAllButPictures` has checked them.
  const { encodePictures } = await import('./build/pictures')
  const pictures = encodePictures(versions)
  const picturesPort = await freePort()
  const pictureServer = await servePictures(picturesPort, 'public/pictures', pictures.ask)
  try {
    await run('next', ['dev', '--hostname', 'localhost', '--port', String(sitePort)], {
      RELAY_URL: process.env.RELAY_URL ?? `http://localhost:${relayPort}/demande`,
      LOCAL_ORIGIN: `http://localhost:${sitePort}`,
      HEAD_SCRIPT: devHeadScript(),
      PICTURES_ORIGIN: `http://127.0.0.1:${picturesPort}`,
    })
  } finally {
    pictureServer.close()
  }
})
