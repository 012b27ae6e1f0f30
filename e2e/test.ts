import { test as base, expect, type Page } from '@playwright/test'
import { KeptContexts } from './kept-contexts'

interface Fixtures {
  /** Whether the browser's cache must be empty: for tests of what is requested, how much and when. */
  emptyCache: boolean
  /** Errors and warnings of the console, and uncaught exceptions, of the page under test. */
  consoleProblems: string[]
  /** Patterns of the problems that a test causes on purpose, which the test adds itself. */
  expectedProblems: RegExp[]
  /** Whether the consent banner has been answered before the page opens. */
  consentGiven: boolean
}

/**
 * For tests of exported files and of servers, in which no page is watched. They share the workers of all
 * other tests, since their worker-scoped fixtures are the same.
 */
export const plainTest = base.extend<object, { keptContexts: KeptContexts }>({
  keptContexts: [
    async ({ browser }, use) => {
      const kept = new KeptContexts(browser)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Fails a test whose page writes an error or a warning to the console, hydration warnings included, unless
 * the test expects it.
 */
export const test = plainTest.extend<Fixtures>({
  emptyCache: [false, { option: true }],
  /** An empty context for the options that a test sets with `use`; a kept one unless `emptyCache` is set. */
  context: async (
    {
      keptContexts,
      browser,
      emptyCache,
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    if (emptyCache) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify({
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    })
    await use(await keptContexts.take(options))
    await keptContexts.giveBack(options)
  },
  consentGiven: [true, { option: true }],
  expectedProblems: async ({}, use) => use([]),
  consoleProblems: [
    async ({ page, consentGiven, expectedProblems }, use) => {
      const problems: string[] = []
      watchConsole(page, problems)
      if (consentGiven)
        await page.addInitScript(() => {
          try {
            localStorage.setItem('cookie-consent', 'essential')
          } catch {
            // A test that blocks storage has to answer the banner itself.
          }
        })
      await use(problems)
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((expected) => expected.test(problem)),
      )
      expect(unexpected, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Chromium rejects the promises of a view transition, which no page handles, when one of the two documents
 * takes no part in it: a picture that is opened by itself, or a page that is left before it has shown.
 */
const abortedTransition = /^Transition was (?:aborted|skipped)/

/**
 * What Chromium says of scripts fetched ahead that have not run three seconds after the page has loaded: on a
 * slow machine the page loads late, so that a test that does not use them sees it. A font or a picture that
 * is preloaded for nothing is a fault.
 */
const fetchedAhead =
  /^The resource \S+\/_next\/static\/\S+\.js was preloaded using link preload but not used within/

/**
 * Adds the errors and warnings of a page's console, and its uncaught exceptions, to `problems`. A test calls
 * it for pages that it opens besides its own.
 */
export function watchConsole(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !fetchedAhead.test(message.text()))
      problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    if (!abortedTransition.test(message)) problems.push(message)
  })
}

/** What Chromium itself logs of a request that a test makes fail. */
export const failedRequest = /^Failed to load resource/

/** What is logged when a form could not be sent. */
export const failedSend = [failedRequest, /^Request not sent:/]

/** Makes every request for a script of the site fail. */
export async function blockScripts(page: Page, expectedProblems: RegExp[]): Promise<void> {
  expectedProblems.push(failedRequest)
  await page.route('**/*.js', (route) => route.abort())
}

/** Holds back every request for such an address until the returned function is called. */
export async function holdBack(
  page: Page,
  address: string | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.fallback()
  })
  return () => release()
}

/**
 * Returns a filter for the scripts that a page's HTML does not name: React requests them once it is awake.
 */
export async function laterScripts(page: Page): Promise<(url: URL) => boolean> {
  const named = await page.content()
  return ({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname)
}

/** Waits two frames, within which React carries out what was held until it was awake. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
}

/** Makes the page fetch React, as a pointer over the consent banner does, whose confirmation needs it. */
export async function fetchFramework(page: Page): Promise<void> {
  await page.locator('.choice-bar').dispatchEvent('pointerover')
}

/** Makes the page fetch React and waits until it is awake. */
export async function wakeUp(page: Page): Promise<void> {
  await fetchFramework(page)
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake')
}

export { expect }
