import type { Page } from '@playwright/test'
import { watchFocus, type FocusStop } from './page-measures'

/** A press of the Tab key, for the DevTools protocol. */
const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
const press = [
  { type: 'rawKeyDown', ...tab },
  { type: 'keyUp', ...tab },
] as const

/**
 * Presses Tab from the top of a page until the focus comes round. Twenty presses are sent at once, since
 * waiting for the answer to each would take twice the processor time.
 * @returns what was wrong at each stop.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus)
  const devTools = await page.context().newCDPSession(page)
  const round = 20
  for (let pressed = 0; pressed < 400; pressed += round) {
    const keys = Array.from({ length: round }, () => press).flat()
    await Promise.all(keys.map((key) => devTools.send('Input.dispatchKeyEvent', key)))
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
