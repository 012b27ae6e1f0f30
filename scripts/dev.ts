/**
 * `npm run dev`: the site with live changes, on SITE_PORT (3000), posting to RELAY_PORT (3001). Pictures are
 * encoded when a page asks for them. Once a change of the content is without fault, pages read it anew, and
 * until then all of them show what it was before; the server starts again where it changes what is read once:
 * addresses, what every page is handed.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownRelayPath } from '../lib/environment'
import { contentFolder } from '../lib/site/content/folder'
import type { DevContent } from './build/dev-content'
import { devHeadScript } from './build/head-script'
import { prepareAllButPictures } from './build/prepare'
import { keepSoundContent, soundContent } from './build/sound-content'
import { onceSound, watchRecords } from './build/watch-records'
import { writeWhole } from './build/write-whole'
import { servePictures } from './machine/picture-gate'
import { assertFree, freePort, readPort } from './machine/ports'
import { main, run, stopOnSignal } from './machine/processes'

/** In the place of `lib/site/content/revision.ts`: changes with each state of the records. */
const revisionFile = path.join('.cache', 'dev', 'revision.ts')

await main(async () => {
  // `npm run edit` ends this command by a signal, which a terminal would send to Next's server too.
  stopOnSignal(() => Promise.resolve())
  const sitePort = readPort('SITE_PORT', 3000)
  const relayPort = readPort('RELAY_PORT', 3001)
  await assertFree(sitePort, 'SITE_PORT')
  const versions = await prepareAllButPictures()
  // Loaded late, like all that reads the records: `prepareAllButPictures` has checked them.
  const [{ encodePictures }, { devContentFile, readOnce }] = await Promise.all([
    import('./build/pictures'),
    import('./build/dev-content'),
  ])
  let pictures = encodePictures(versions)
  const picturesPort = await freePort()
  const pictureServer = await servePictures(picturesPort, 'public/pictures', (name) =>
    pictures.ask(name),
  )
  const variables = {
    RELAY_URL: process.env.RELAY_URL ?? `http://localhost:${relayPort}${ownRelayPath}`,
    LOCAL_ORIGIN: `http://localhost:${sitePort}`,
    HEAD_SCRIPT: devHeadScript(),
    PICTURES_ORIGIN: `http://127.0.0.1:${picturesPort}`,
    CONTENT_REVISION: `./${revisionFile}`,
    CONTENT_DIR: soundContent,
  }
  let started = readOnce()
  let changed = new AbortController()
  showContent()
  const refresh = onceSound(isSound, () => {
    const now = JSON.parse(readFileSync(devContentFile, 'utf8')) as DevContent
    pictures = encodePictures(now.versions)
    showContent()
    if (now.readOnce === started) return
    started = now.readOnce
    changed.abort()
  })
  const watching = watchRecords(contentFolder(), () => void refresh())
  try {
    for (;;) {
      changed = new AbortController()
      const { signal } = changed
      await run('next', ['dev', '--hostname', 'localhost', '--port', String(sitePort)], variables, {
        stop: signal,
      }).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
      if (!signal.aborted) return
    }
  } finally {
    watching.close()
    pictureServer.close()
  }
})

/** Pages that are open, or opened from now on, show the records as they are. */
function showContent(): void {
  keepSoundContent(contentFolder())
  writeWhole(revisionFile, `globalThis.contentRevision = ${Date.now()}\nexport {}\n`)
}

/** Faults are printed, and pages stay as they were. */
function isSound(): Promise<boolean> {
  return run('tsx', ['scripts/build/refresh-content.ts']).then(
    () => true,
    () => false,
  )
}
