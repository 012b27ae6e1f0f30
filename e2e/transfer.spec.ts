import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { pageFile } from '../scripts/build/page-file'
import { templatePages, templates } from '../scripts/checks/model-pages'
import { siteOrigin } from './site'
import { expect, test, watchConsole } from './test'

test.use({ emptyCache: true })

interface Ceiling {
  readonly bytes: number
  readonly requests: number
}

/** The most that a page may load while nobody touches it, with everything in its first view. */
const most: Ceiling = { bytes: 100_000, requests: 12 }

/**
 * What each template of the sample firm loads, with a little room: growth shows here long before it reaches
 * the ceiling for any firm. Adoption removes the file with that firm.
 */
const sampleCeilings = 'e2e/sample-firm/transfer-ceilings.json'
const ceilings = existsSync(sampleCeilings)
  ? (JSON.parse(readFileSync(sampleCeilings, 'utf8')) as Readonly<Record<string, Ceiling>>)
  : undefined

/** All templates but the 404 page, which loads React at once and so is never at rest. */
const resting = templatePages.filter(([name]) => name !== 'missing')

/** The size of an answer's headers, as nginx sends them, in bytes. */
const headerBytes = 500

/**
 * Tells the browser that the connection is fast, without slowing it down. How far below the window Chromium
 * loads lazy pictures depends on its estimate, which changes on a busy machine.
 */
const fastLine = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: -1 }

/** Milliseconds in which a page that prefetches while idle would have begun to. */
const idleMs = 1_500

test.describe('on a phone', () => {
  // A cheap phone: 720 device pixels wide.
  test.use({
    consentGiven: false,
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })

  test('every template takes no more bytes and requests than its ceilings, pictures included, until somebody touches it', async ({
    browser,
    consoleProblems,
  }) => {
    // All at the same time, as each waits for two seconds.
    await Promise.all(
      resting.map(async ([name, address]) => {
        const ceiling = ceilings ? ceilings[name] : most
        if (!ceiling) throw new Error(`${sampleCeilings} has no "${name}".`)
        const context = await browser.newContext()
        const page = await context.newPage()
        watchConsole(page, consoleProblems)
        const files = await fetchedAtRest(page, address)
        const sizes = files.map((file) => ({ file, bytes: transferred(file) + headerBytes }))
        const sum = sizes.reduce((all, { bytes }) => all + bytes, 0)
        const said = [`${name}: ${sum}`, ...sizes.map(({ file, bytes }) => `${bytes} ${file}`)]
        const message = said.join('\n')
        expect.soft(sum, message).toBeLessThanOrEqual(ceiling.bytes)
        expect.soft(files.length, message).toBeLessThanOrEqual(ceiling.requests)
        // At least the page, its style sheet, two fonts and its icon.
        expect.soft(files.length, message).toBeGreaterThanOrEqual(5)
        const shown = await picturesInView(page)
        expect.soft([...new Set(files.filter(isPicture))].sort(), name).toEqual(shown)
        await context.close()
      }),
    )
  })

  test('the first sign of a hand has pictures near the view fetched ahead of the scroll, and the manifest named once', async ({
    page,
  }) => {
    const manifest = page.locator('head > link[rel=manifest]')
    const files = await fetchedAtRest(page, templates.service)
    const fetched = page.waitForRequest((request) => {
      const { pathname } = new URL(request.url())
      return isPicture(pathname) && !files.includes(pathname)
    })
    await expect(manifest).toHaveCount(0)
    await page.keyboard.press('Shift')
    await fetched
    await page.keyboard.press('Shift')
    await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a window that shows all of the page has all of its pictures, and a page without a script what browsers fetch', async ({
  browser,
  page,
}) => {
  // The window of a search engine, which never scrolls.
  await page.setViewportSize({ width: 412, height: 20_000 })
  await page.goto(templates.home)
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && !image.complete)
        .map(({ src }) => src),
    )
  await expect.poll(missing).toEqual([])

  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  const files = new Set<string>()
  still.on('request', (request) => files.add(new URL(request.url()).pathname))
  await still.goto(`${siteOrigin}${templates.service}`)
  await expect.poll(() => [...files].filter(isPicture).length).toBeGreaterThan(1)
  await context.close()
})

const isPicture = (file: string) => file.startsWith('/pictures/')

/** The addresses of the pictures in the window, sorted. */
async function picturesInView(page: Page): Promise<readonly string[]> {
  const shown = await sourcesInView(page)
  return [...new Set(shown.map((source) => new URL(source).pathname))].sort()
}

/** The sources chosen for the pictures in the window, "" for one that the browser has not chosen yet. */
function sourcesInView(page: Page): Promise<string[]> {
  return page.locator('.picture, img:not(.picture img)').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { top, bottom, width } = box.getBoundingClientRect()
      if (width === 0 || top >= innerHeight || bottom <= 0) return []
      const image = box.matches('img') ? box : box.querySelector(':scope > picture img')
      return [(image as HTMLImageElement).currentSrc]
    }),
  )
}

/** The files of the export that a page requests, itself included. */
async function fetchedAtRest(page: Page, address: string): Promise<readonly string[]> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.overrideNetworkState', fastLine)
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    files.push(request.isNavigationRequest() ? pageFile(address) : pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  // On a busy machine the network falls silent before the pictures in view are asked for.
  await expect.poll(() => sourcesInView(page)).not.toContain('')
  await page.waitForTimeout(idleMs)
  // Requested by every ordinary browser, but not by Chromium's headless shell.
  const own = await page
    .locator('link[rel=manifest], link[rel=icon][type="image/svg+xml"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...files, ...own.map((address) => address.replace(/\?.*/, ''))]
}

/**
 * The size of a file as a host with Brotli sends it, in bytes; the server of the tests compresses nothing.
 */
function transferred(file: string): number {
  const built = path.join('out', file)
  return statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size
}
