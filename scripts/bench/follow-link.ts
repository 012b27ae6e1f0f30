import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, ElementHandle, Page, Target } from 'puppeteer-core'
import { devices, type DeviceName } from './devices'
import { nameHelper } from './name-helper'
import { slowNetwork } from './slow-network'

/**
 * How a page came: it was drawn ahead, fetched ahead, or only asked for by the click; or its content came
 * into the open page.
 */
type Arrival = 'prerendered' | 'prefetched' | 'fetched' | 'same document'

/** In ms from the click. */
export interface Followed {
  /** To the first frame that shows something of the page. */
  readonly painted: number
  /** To its largest picture or text; null where the browser tells none, the document being the same. */
  readonly lcp: number | null
  readonly arrival: Arrival
}

/** How long a visitor reads before he reaches for a link. */
const readMs = 1000
/** How long the pointer rests on it, and the finger or the button is down. */
const restMs = 200
const pressMs = 80
/** How long the largest picture may still be on its way once the page has loaded. */
const settleMs = 500
/** How long a document may take to answer, before it is asked again. */
const lookMs = 2000
const patienceMs = 15_000

/**
 * @returns the first of the other pages that shows a link to this one.
 * @throws when none does.
 */
export async function pageWithLink(
  browser: Browser,
  origin: string,
  { path, device, others }: { path: string; device: DeviceName; others: readonly string[] },
): Promise<string> {
  const page = await openPage(browser, device)
  try {
    for (const other of others) {
      await page.goto(`${origin}${other}`)
      if (await shownLink(page, path)) return other
    }
  } finally {
    await page.close()
  }
  throw new Error(`No page of the bench shows a link to ${path} on a ${device}.`)
}

/** Opens a first page with an empty cache, reaches for its link, and measures the page behind it. */
export async function followLink(
  browser: Browser,
  origin: string,
  { from, path, device }: { from: string; path: string; device: DeviceName },
): Promise<Followed> {
  // An origin of its own: nothing of an earlier visit is in the cache.
  const line = await slowNetwork(Number(new URL(origin).port), devices[device].line)
  const page = await openPage(browser, device)
  try {
    await page.emulateCPUThrottling(devices[device].slowdown)
    await page.evaluateOnNewDocument(watch)
    await page.goto(`${line.origin}${from}`, { waitUntil: 'load' })
    const link = await shownLink(page, path)
    if (!link) throw new Error(`${from} shows no link to ${path}.`)
    await link.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await wait(readMs)
    await press(page, link, device)
    return await arrived(browser, `${line.origin}${path}`)
  } finally {
    line.close()
  }
}

async function openPage(browser: Browser, device: DeviceName): Promise<Page> {
  const page = await browser.newPage()
  await page.setViewport(devices[device].viewport)
  await page.evaluateOnNewDocument(nameHelper)
  return page
}

/** Where there are several, one in the text before those around it. */
async function shownLink(page: Page, path: string): Promise<ElementHandle | undefined> {
  for (const place of ['main', 'body'])
    for (const link of await page.$$(`${place} a[href="${path}"]`)) {
      const shown = await link.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width * height > 0 && element.checkVisibility({ visibilityProperty: true })
      })
      if (shown) return link
    }
  return undefined
}

/** The page may have been left when the finger or the button goes up. */
async function press(page: Page, link: ElementHandle, device: DeviceName): Promise<void> {
  const { x, y } = await link.clickablePoint()
  if (device === 'phone') {
    const finger = await page.touchscreen.touchStart(x, y)
    await wait(pressMs)
    void finger.end().catch(() => undefined)
    return
  }
  await page.mouse.move(x, y, { steps: 5 })
  await wait(restMs)
  await page.mouse.down()
  await wait(pressMs)
  void page.mouse.up().catch(() => undefined)
}

/** Runs in every document before its own scripts, and notes by the wall clock when things happen. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now()
  const title = () => document.querySelector('h1')?.textContent
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted) return
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
      const left = { path: location.pathname, title: title() }
      const look = () => {
        if (location.pathname === left.path || title() === left.title) requestAnimationFrame(look)
        // A timer that is set in a frame runs once the frame has been drawn.
        else setTimeout(() => sessionStorage.setItem('shown', String(now())))
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

async function arrived(browser: Browser, address: string): Promise<Followed> {
  const deadline = Date.now() + patienceMs
  let told = false
  while (Date.now() < deadline) {
    await wait(settleMs)
    // A document that was drawn ahead takes the tab's place as a target of its own.
    const target = browser.targets().find((open) => open.url() === address)
    const found = target && (await Promise.race([look(target), wait(lookMs, null)]))
    if (found && told) return found
    told = !!found
  }
  throw new Error(`${address} was not shown within ${patienceMs / 1000} s of the click.`)
}

/** A page that is being left does not answer. */
async function look(target: Target): Promise<Followed | null> {
  try {
    const session = await target.createCDPSession()
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(${read.toString()})()`,
      awaitPromise: true,
      returnByValue: true,
    })
    await session.detach()
    return result.value as Followed | null
  } catch {
    return null
  }
}

/**
 * Runs in the page that has come; null until it has loaded. Functions in it must not have names: a document
 * that was drawn ahead has never run our scripts, not even tsx's helper.
 */
async function read(): Promise<Followed | null> {
  const clicked = Number(sessionStorage.getItem('clicked'))
  const shown = Number(sessionStorage.getItem('shown'))
  if (shown) return { painted: shown - clicked, lcp: null, arrival: 'same document' }
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & {
    readonly activationStart?: number
    readonly deliveryType?: string
  })[]
  const [fcp] = performance.getEntriesByName('first-contentful-paint')
  if (!clicked || !fcp || !navigation?.loadEventEnd) return null
  const lcp = await new Promise<number>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  )
  const sinceClick = performance.timeOrigin - clicked
  const ahead = navigation.deliveryType === 'navigational-prefetch' ? 'prefetched' : 'fetched'
  return {
    painted: sinceClick + fcp.startTime,
    lcp: sinceClick + lcp,
    arrival: navigation.activationStart ? 'prerendered' : ahead,
  }
}
