import { expect, type Page } from '@playwright/test'
import { brokenText, cutControls } from './page-measures'

/** Like a browser's own setting: media queries in rem change too. */
export async function setTextTwiceAsLarge(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/**
 * Checks a page on a phone with its text twice as large, first with its panels closed, then with them open.
 * They stay open.
 */
export async function expectWholeAtTwiceTheText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTextTwiceAsLarge(page)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('34px')
  expect(await scrollsSideways(page)).toBe(0)
  expect(await page.evaluate(cutControls)).toEqual([])
  // Text is measured once, with every panel open: what shows while they are closed shows then too.
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.panel')) {
      panel.removeAttribute('hidden')
      panel.dataset.state = panel.dataset.state === 'inactive' ? 'active' : 'open'
    }
  })
  expect(await scrollsSideways(page), 'with every panel open').toBe(0)
  expect(await page.evaluate(brokenText), 'with every panel open').toEqual([])
}
