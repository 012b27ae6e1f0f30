import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { buildScreen } from '../../admin/build'
import { contentFolder } from '../../lib/site/content/folder'
import { configFromContent, localBackend } from '../edit/local-config'
import { startEditServer } from '../edit/server'
import { thumbnails } from '../edit/thumbnails'
import { workingFolder } from '../edit/working-folder'
import { freePort } from '../machine/ports'
import { shots, size } from './guide-shots'

/** Of a pixel of the window, what is kept in the picture. */
const scale = 0.85
/** Left above what is to be seen. */
const margin = 70
const patience = 15_000

/**
 * The pictures of docs/guide-du-proprietaire.md, from the screen of `npm run edit` over this firm's records.
 * @returns their names. @throws where the screen has no field of such a label any more.
 */
export async function takeEditorShots(
  browser: Browser,
  folder: string,
): Promise<readonly string[]> {
  const port = await freePort()
  const server = await startEditServer({
    port,
    screen: await buildScreen(),
    siteOrigin: `http://localhost:${port}`,
    folder: workingFolder(contentFolder()),
    config: () => withoutPreview(port),
    logo: () => readFileSync(path.join(contentFolder(), 'brand', 'logo.svg'), 'utf8'),
    thumbnail: thumbnails(contentFolder()),
    faults: () => Promise.resolve([]),
  })
  try {
    for (const { name, place, show } of shots) {
      const page = await browser.newPage({ viewport: size, locale: 'fr-FR' })
      page.setDefaultTimeout(patience)
      await page.goto(`${server.origin}/#${place}`)
      const target = await show(page)
      await target?.evaluate((element, above) => {
        element.scrollIntoView({ block: 'start' })
        for (let box = element.parentElement; box; box = box.parentElement)
          if (box.scrollTop > 0) return box.scrollBy(0, -above)
      }, margin)
      await page.evaluate(writeDaysInFrench)
      await page.waitForTimeout(500)
      await sharp(await page.screenshot())
        .resize({ width: Math.round(size.width * scale) })
        .webp({ quality: 70 })
        .toFile(path.join(folder, `guide-${name}.webp`))
      await page.close()
    }
  } finally {
    await server.close()
  }
  return shots.map(({ name }) => name)
}

/** Chromium without a window speaks English alone: days stand there as a French one shows them. */
function writeDaysInFrench(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const { value } = input
    const { width, height, border, borderRadius, padding, font } = getComputedStyle(input)
    Object.assign(input.style, { width, height, border, borderRadius, padding, font, flex: 'none' })
    input.type = 'text'
    input.placeholder = 'jj/mm/aaaa'
    input.value = value.split('-').reverse().join('/')
  }
}

/** The fields take the whole width then. */
function withoutPreview(port: number) {
  const made = configFromContent(
    contentFolder(),
    localBackend(`http://127.0.0.1:${port}`),
    `http://localhost:${port}`,
  )
  return { ...made, pages: {}, config: { ...made.config, editor: { preview: false } } }
}
