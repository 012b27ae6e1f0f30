import type { Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import * as quote from '../quote-page'
import { storedToken } from '../quote-page'
import { relayUrl } from '../site'
import { expect, nextFrames, test, wakeUp } from '../test'

test.use({ emptyCache: true })

const root = (page: Page) => page.locator('html')
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Demander un devis' })

test('a link is marked for the browser when a pointer comes upon it, and leads to its page', async ({
  page,
}) => {
  // Nothing is prefetched on a slow connection, for which the browser may take that of this machine.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: undefined })
  })
  await page.goto('/')
  const rules = page.locator('script[type=speculationrules]')
  await expect(rules).toHaveCount(0)
  await expect(page.locator('a[data-ahead]')).toHaveCount(0)
  await footerLink(page).hover()
  await expect(footerLink(page)).toHaveAttribute('data-ahead', /^[23]$/)
  await expect(rules).toHaveCount(1)
  await footerLink(page).click()
  await expect(page).toHaveURL(paths.quote)
})

test('a page that is drawn ahead of the click stores nothing, asks nobody and runs nothing of React; the click does it all', async ({
  page,
}) => {
  await page.goto(paths.quote)
  await quote.field(page, 'lastName').fill('Aubigné')
  await wakeUp(page)
  const token = await storedToken(page)
  expect(token).toBeTruthy()

  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  // Leaves the page before counting: its own last requests do not count.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(relayUrl) || request.resourceType() === 'script')
      asked.push(request.url())
  })
  await page.goto(paths.quote)
  await page.evaluate(() => window.scrollBy(0, 10))
  await page.waitForLoadState('networkidle')
  await nextFrames(page)
  await expect(root(page)).toHaveAttribute('data-scripts', 'asleep')
  await expect(quote.field(page, 'lastName')).toHaveValue('')
  expect(await storedToken(page)).toBe(token)
  expect(asked).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(root(page)).toHaveAttribute('data-scripts', 'awake')
  await expect(quote.field(page, 'lastName')).toHaveValue('Aubigné')
  expect(await storedToken(page)).not.toBe(token)
})
