/** Finds fields of the editing screen, for the guide's pictures and for the tests of the screen. */
import { expect, type Locator, type Page } from '@playwright/test'

/** A field of the record by its label, fields of its entries apart; it is drawn once it comes into view. */
export const field = (scope: Page | Locator, label: string) =>
  scope.getByRole('group', { name: `Champ « \u2068${label}\u2069 »`, exact: true })

/** Scrolls the fields down until one of them is there. */
export async function reach(page: Page, label: string): Promise<Locator> {
  const found = field(page, label).first()
  await scrollTo(page, found)
  // Its entries, too, are drawn once they come into view: below it there has to be room for them.
  await found.evaluate((group) => group.scrollIntoView({ behavior: 'instant', block: 'start' }))
  return found
}

/**
 * Downwards. Asked without an expectation: one that fails has the whole screen written down for its message.
 */
export async function scrollTo(page: Page, found: Locator): Promise<void> {
  const isThere = async () => {
    if (await found.isVisible()) return true
    await page
      .getByRole('group', { name: /^Champ/ })
      .first()
      .evaluate(async (group) => {
        let pane: Element | null = group
        while (pane && pane.scrollHeight <= pane.clientHeight + 1) pane = pane.parentElement
        pane?.scrollBy({ top: 500, behavior: 'instant' })
        // What has come into view is drawn within the next frames.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
    return found.isVisible()
  }
  await expect.poll(isThere, { message: `${found}`, intervals: [50] }).toBe(true)
}
