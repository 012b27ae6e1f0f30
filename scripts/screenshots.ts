/**
 * `npm run screenshots`: the ten templates that the firm has at 390, 820 and 1440 px, side by side in one
 * small picture each, and the screens of the owner's guide, in `docs/screenshots/`. Shows `out/` as it
 * stands: build first; `-- --editor` takes the guide's alone, which want no build.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { templates } from './checks/model-pages'
import { findOrInstallBrowser } from './machine/browser'
import { chromiumFlags } from './machine/chromium-flags'
import { freePort } from './machine/ports'
import { main, serveSite } from './machine/processes'
import { takeEditorShots } from './screenshots/editor-shots'

/** The names of their pictures. */
const shown = [
  ['accueil', templates.home],
  ['service', templates.service],
  ['extensions', templates.extensions],
  ['gestion-de-projet', templates.projectManagement],
  ['metier', templates.trade],
  ['metiers', templates.overview],
  ['famille', templates.category],
  ['devis', templates.quote],
  ['estimation', templates.estimation],
  ['zones', templates.serviceArea],
].flatMap(([name, path]) => (name && path ? [[name, path] as const] : []))

/** CSS pixels of the window; all three are shown at one height. */
const widths = [390, 820, 1440]
const height = 1600
/** Pixels of a CSS pixel in the picture that is kept. */
const scale = 0.4
const gap = 16

await main(async () => {
  const { values } = parseArgs({ options: { editor: { type: 'boolean' } } })
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: [...chromiumFlags],
  })
  const folder = path.join('docs', 'screenshots')
  mkdirSync(folder, { recursive: true })
  try {
    if (!values.editor) {
      await takeTemplates(browser, folder)
      console.log(`${shown.length} templates at ${widths.join(', ')} px in ${folder}`)
    }
    const screens = await takeEditorShots(browser, folder)
    console.log(`${screens.length} screens of the owner's guide in ${folder}`)
  } finally {
    await browser.close()
  }
})

async function takeTemplates(browser: Browser, folder: string): Promise<void> {
  const port = await freePort()
  const server = await serveSite(port)
  try {
    for (const [name, address] of shown) {
      const shots: Buffer[] = []
      for (const width of widths) {
        const page = await browser.newPage({
          viewport: { width, height },
          reducedMotion: 'reduce',
        })
        await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'))
        await page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: 'networkidle' })
        shots.push(
          await sharp(await page.screenshot())
            .resize({ width: Math.round(width * scale) })
            .toBuffer(),
        )
        await page.close()
      }
      await sideBySide(shots, path.join(folder, `${name}.webp`))
    }
  } finally {
    server.kill()
  }
}

async function sideBySide(shots: readonly Buffer[], file: string): Promise<void> {
  let left = gap
  const composites: { input: Buffer; left: number; top: number }[] = []
  for (const [index, input] of shots.entries()) {
    composites.push({ input, left, top: gap })
    left += Math.round((widths[index] ?? 0) * scale) + gap
  }
  await sharp({
    create: {
      width: left,
      height: Math.round(height * scale) + 2 * gap,
      channels: 3,
      background: '#8b8370',
    },
  })
    .composite(composites)
    .webp({ quality: 70 })
    .toFile(file)
}
