import type { Page } from '@playwright/test'
import { watchFocus, type FocusStop } from './page-measures'

/** Tabs from the top of a page until the focus comes round; what was wrong at each stop. */
export async function focusFaults(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus)
  const round = 20
  for (let pressed = 0; pressed < 400; pressed += round) {
    for (let press = 0; press < round; press++) await page.keyboard.press('Tab')
    const faults = await page.evaluate(() => {
      const { focusStops } = window as unknown as { focusStops: FocusStop[] }
      const seen = new Set(focusStops.map(({ element }) => element))
      if (seen.size === focusStops.length) return undefined
      return focusStops.flatMap(({ element, faults }) =>
        faults.map((fault) => `${fault}: ${element.outerHTML.slice(0, 200)}`),
      )
    })
    if (faults) return [...new Set(faults)]
  }
  return ['the focus never comes round to where it began']
}
