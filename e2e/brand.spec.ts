import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { fixedRedirects } from '@/lib/site/all-redirects'
import { brand, firm } from '@/lib/site/catalog'
import { brandIcons } from '@/lib/brand/brand-icons'
import { pages } from '@/lib/site/pages'
import { pageFile } from '../scripts/build/page-file'
import { parseHtml } from '../scripts/checks/export/html'
import { rgb } from './colours'
import { expect, plainTest as test } from './test'

// In one worker: each worker takes a second and more to load the HTML parser.
test.describe.configure({ mode: 'default' })

const exported = (address: string) => path.join('out', address)

const htmlOf = (pagePath: string) => readFileSync(exported(pageFile(pagePath)), 'utf8')

/** The tags of a head that name icons, manifest and colours, as written. The body is not parsed. */
function marksOf(html: string): string[] {
  const head = html.slice(0, html.indexOf('<body'))
  const named = ['icon', 'manifest', 'theme-color', 'color-scheme']
  const selectors = named.flatMap((name) => [`link[rel$="${name}"]`, `meta[name="${name}"]`])
  return [...parseHtml(head).head.querySelectorAll(selectors.join())].map(
    ({ outerHTML }) => outerHTML,
  )
}

test('every page names the same icons once, plainly, and the colours of the frame', () => {
  for (const pagePath of [...pages.map((page) => page.path), '/404'])
    expect(marksOf(htmlOf(pagePath)), pagePath).toEqual([
      `<meta name="theme-color" content="${brand.colours.surface}">`,
      '<meta name="color-scheme" content="light">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      // In this order, and with a single size for the .ico, Chrome fetches only the SVG.
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180">',
    ])
  for (const address of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png'])
    expect(existsSync(exported(address)), address).toBe(true)
})

test('the pages of moved addresses name one icon', () => {
  for (const { from } of fixedRedirects)
    expect(marksOf(htmlOf(from)), from).toEqual([
      `<link rel="icon" href="${brandIcons.svg.src}" type="${brandIcons.svg.type}">`,
    ])
})

test('the manifest is of a French site, and its icons have the sizes that it says', async () => {
  const manifest = JSON.parse(readFileSync(exported('manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({
    name: firm.baseline,
    short_name: firm.brand,
    lang: 'fr',
    start_url: '/',
    display: 'browser',
    theme_color: brand.colours.surface,
    background_color: brand.colours.surface,
  })
  const seen: string[] = []
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const { format, width, height } = await sharp(exported(src)).metadata()
    expect({ type: `image/${format}`, sizes: `${width}x${height}` }, src).toEqual({ type, sizes })
    seen.push(`${sizes} ${purpose}`)
  }
  expect(seen).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test('the tab’s icon has the colour of bands where the browser is light, and a pale ground where it is dark', async ({
  page,
}) => {
  await page.goto('/icon.svg')
  const colours = () =>
    page.evaluate(() => {
      const drawn = (part: string) =>
        [...document.querySelectorAll(part)].map((element) => getComputedStyle(element))
      return [
        ...drawn('.ground').map(({ fill }) => fill),
        ...drawn('.logo').map(({ color }) => color),
        // A logo may have no accent.
        ...new Set(drawn('.accent').map(({ fill }) => fill)),
      ]
    })
  const { surface, band, highlight, 'surface-3': pale } = brand.colours
  const accents = (await colours()).length - 2
  expect(accents).toBeLessThanOrEqual(1)
  const expected = (...all: string[]) => all.slice(0, 2 + accents).map(rgb)
  expect(await colours()).toEqual(expected(band, surface, highlight))
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colours()).toEqual(expected(pale, band, band))
})

test("the plumb line comes down from the window's edge and the footer's, on a phone and on a desk", async ({
  page,
}) => {
  test.skip(!brand.plumbLine, 'the logo of the firm hangs from no line')
  await page.goto('/mentions-legales')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [header, footer] = await page.evaluate(() =>
      ['header', 'footer'].map((frame) => {
        const { top } = document.querySelector(frame)!.getBoundingClientRect()
        const line = document.querySelector(`${frame} svg path`)!.getBoundingClientRect()
        return { above: line.top - top, length: line.height }
      }),
    )
    expect(header?.above, `${width} px`).toBeLessThanOrEqual(0)
    expect(Math.abs(footer!.above), `${width} px`).toBeLessThan(1)
    expect(footer?.length, `${width} px`).toBeGreaterThan(60)
  }
})
