/**
 * `npm run dev`: the site with live changes, on SITE_PORT (3000), posting to RELAY_PORT (3001).
 * Pictures are encoded when a page asks for them. The content is read when the server starts: once a
 * change of it is without fault, the server starts anew, and open pages load again.
 */
import { watch } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { contentFolder } from '../lib/site/content/folder'
import { devHeadScript } from './build/head-script'
import { prepareAllButPictures } from './build/prepare'
import { servePictures } from './machine/picture-gate'
import { assertFree, freePort, readPort } from './machine/ports'
import { main, run } from './machine/processes'

/** Long enough for an editor to have written all that it saves at once. */
const settledMs = 200

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
  const variables = {
    RELAY_URL: process.env.RELAY_URL ?? `http://localhost:${relayPort}/demande`,
    LOCAL_ORIGIN: `http://localhost:${sitePort}`,
    HEAD_SCRIPT: devHeadScript(),
    PICTURES_ORIGIN: `http://127.0.0.1:${picturesPort}`,
  }
  try {
    for (;;) {
      const changed = new AbortController()
      const watching = restartOnceChanged(changed)
      await run('next', ['dev', '--hostname', 'localhost', '--port', String(sitePort)], variables, {
        stop: changed.signal,
      }).catch((error: unknown) => {
        if (!changed.signal.aborted) throw error
      })
      watching.close()
      if (!changed.signal.aborted) return
    }
  } finally {
    pictureServer.close()
  }
})

/** Faults are printed, and the server goes on with the content as it was. */
function restartOnceChanged(changed: AbortController): { close: () => void } {
  let saves = 0
  const check = async () => {
    const save = ++saves
    await wait(settledMs)
    if (save !== saves) return
    // In a process of its own: this one has read the records already.
    const sound = await run('tsx', ['scripts/generate.ts', '--all-but-pictures']).then(
      () => true,
      () => false,
    )
    if (sound && save === saves) changed.abort()
  }
  return watch(contentFolder(), { recursive: true }, (_, name) => {
    if (name && /\.json$/.test(name) && !name.startsWith('schema')) void check()
  })
}
