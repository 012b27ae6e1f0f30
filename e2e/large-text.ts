import { expect, type Page } from '@playwright/test'
import { brokenText, cutControls } from './page-measures'

/** Like a browser's own setting: media queries in rem change too. */
export async function setTextTwiceAsLarge(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** On a phone, with its panels closed and open. The panels stay open. */
export async function expectWholeAtTwiceTheText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setTextTwiceAsLarge(page)
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('34px')
  expect(await scrollsSideways(page)).toBe(0)
  expect(await page.evaluate(cutControls)).toEqual([])
  // What shows while they are closed shows now as well.
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.panel')) {
      panel.removeAttribute('hidden')
      panel.dataset.state = panel.dataset.state === 'inactive' ? 'active' : 'open'
    }
  })
  expect(await scrollsSideways(page), 'with every panel open').toBe(0)
  expect(await page.evaluate(brokenText), 'with every panel open').toEqual([])
}
