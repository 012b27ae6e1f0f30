import { test as base, expect, type Page } from '@playwright/test'
import { KeptContexts } from './kept-contexts'

interface Fixtures {
  /** Whether nothing may have been fetched before: of what is asked for, how much, and how soon. */
  emptyCache: boolean
  /** Console errors and warnings, and uncaught exceptions, of the page under test. */
  consoleProblems: string[]
  /** Those that a test brings about on purpose; it adds them itself. */
  expectedProblems: RegExp[]
  /** Whether the consent banner has been answered before the page opens. */
  consentGiven: boolean
}

/**
 * For what is asked of exported files and of servers: no page is watched. Their workers are those of all
 * other tests, since fixtures that last as long as a worker are the same ones.
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
 * Every test fails when its page writes an error or a warning to the console, hydration warnings
 * included, except those that the test expects.
 */
export const test = plainTest.extend<Fixtures>({
  emptyCache: [false, { option: true }],
  /** A test sees no other one's traces; what it asks for through `use` gets it a context of its kind. */
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
            // A test that blocks storage answers the banner itself.
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
 * Chromium rejects a view transition's own promises, which no page listens to, when one of the two
 * documents takes no part: a picture opened by itself, or a page that is left before it has shown.
 */
const abortedTransition = /^Transition was (?:aborted|skipped)/

/**
 * Adds what a page writes to the console, and what nobody catches there: for pages that a test opens beside
 * its own.
 */
export function watchConsole(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    if (!abortedTransition.test(message)) problems.push(message)
  })
}

/** What Chromium itself writes about a request that a test has failed. */
export const failedRequest = /^Failed to load resource/

/** What is written to the console when a form could not be sent. */
export const failedSend = [failedRequest, /^Request not sent:/]

/** Lets no script of the site through. */
export async function blockScripts(page: Page, expectedProblems: RegExp[]): Promise<void> {
  expectedProblems.push(failedRequest)
  await page.route('**/*.js', (route) => route.abort())
}

/** Holds every request for such an address back until the function it returns is called. */
export async function holdBack(
  page: Page,
  address: string | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Scripts that a page still asleep does not name: what React asks for once it is awake. */
export async function laterScripts(page: Page): Promise<(url: URL) => boolean> {
  const named = await page.content()
  return ({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname)
}

/** What has been held until React is awake is done within the next frames. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
}

/** Has the framework fetched, as a pointer over what needs it does: the banner's confirmation. */
export async function fetchFramework(page: Page): Promise<void> {
  await page.locator('.consent-banner').dispatchEvent('pointerover')
}

/** The same, until React is awake. */
export async function wakeUp(page: Page): Promise<void> {
  await fetchFramework(page)
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake')
}

export { expect }
