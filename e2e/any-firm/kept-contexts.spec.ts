import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { expect, test } from '../test'

test.describe.configure({ mode: 'serial' })

/** Everything of its context that a page can see and an earlier test could have changed. */
async function found(page: Page) {
  return page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    windowName: window.name,
    entries: history.length,
    width: innerWidth,
    year: new Date().getFullYear(),
  }))
}

test.describe('a page of its own', () => {
  let before: BrowserContext
  let asFound: Awaited<ReturnType<typeof found>>

  test('may leave whatever it likes behind', async ({ page, context }) => {
    await page.goto(paths.legalNotice)
    asFound = await found(page)
    await page.evaluate(async () => {
      localStorage.setItem('left', 'local')
      sessionStorage.setItem('left', 'session')
      document.cookie = 'left=cookie; max-age=3600'
      window.name = 'left'
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('left')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await context.newPage().then((other) => other.goto(paths.legalNotice))
    await context.route('**/*', (route) => route.fulfill({ body: 'held up' }))
    before = context
  })

  test('finds nothing of it, in the very context that is kept', async ({ page, context }) => {
    expect(context).toBe(before)
    await page.goto(paths.legalNotice)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await found(page)).toEqual(asFound)
  })

  test('may set the clock of its context', async ({ page, context }) => {
    expect(context).toBe(before)
    await page.clock.setFixedTime('2031-03-01T10:00:00')
    await page.goto(paths.legalNotice)
    expect((await found(page)).year).toBe(2031)
  })

  test('goes by its own time after that, in a new context', async ({ page, context }) => {
    expect(context).not.toBe(before)
    await page.goto(paths.legalNotice)
    expect(await found(page)).toEqual(asFound)
  })

  test.describe('where nothing may have been fetched', () => {
    test.use({ emptyCache: true })

    test('has its style sheet come over the line', async ({ page, context }) => {
      expect(context).not.toBe(before)
      await page.goto(paths.legalNotice)
      const transferred = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.css'))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      )
      expect(transferred).not.toHaveLength(0)
      expect(transferred.filter((bytes) => bytes === 0)).toEqual([])
    })
  })
})
