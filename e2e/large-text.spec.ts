import { home } from '@/lib/site/catalog'
import { templates } from '@/scripts/checks/model-pages'
import { expectWholeAtTwiceTheText, setTextTwiceAsLarge } from './large-text'
import { brokenText, cutControls } from './page-measures'
import { expect, failedRequest, test } from './test'

/** `every-page.spec.ts` does the same for each page. */
test.describe('with the browser’s text twice as large, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the page of an unknown address is whole', async ({ page, expectedProblems }) => {
    expectedProblems.push(failedRequest, /^404: no page at/)
    await page.goto(templates.missing)
    await expectWholeAtTwiceTheText(page)
  })

  test('the logo leads home and the menu opens, its links whole', async ({ page }) => {
    await setTextTwiceAsLarge(page)
    await page.goto(templates.quote)
    const menu = page.getByRole('button', { name: 'Menu' })
    const logo = page.getByRole('banner').getByRole('link', { name: /accueil$/ })
    for (const control of [menu, logo]) await expect(control).toBeInViewport({ ratio: 1 })
    const header = (await page.locator('body > header > div').boundingBox())!
    const button = (await menu.boundingBox())!
    expect(button.height).toBeLessThanOrEqual(header.height)
    expect((await logo.boundingBox())!.x + (await logo.boundingBox())!.width).toBeLessThan(button.x)
    await menu.click()
    await expect(page.locator('#menu')).toBeVisible()
    const shut = page.getByRole('banner').getByRole('button', { name: 'Fermer' })
    await expect(shut).toBeInViewport({ ratio: 1 })
    expect((await logo.boundingBox())!.x + (await logo.boundingBox())!.width).toBeLessThan(
      (await shut.boundingBox())!.x,
    )
    expect(await page.evaluate(brokenText)).toEqual([])
    expect(await page.evaluate(cutControls)).toEqual([])
    await page.keyboard.press('Escape')
    await logo.click()
    await expect(page).toHaveURL('/')
  })

  test('the lightbox is whole', async ({ page }) => {
    test.skip(home.gallery.images.length === 0, 'the firm has no gallery')
    await setTextTwiceAsLarge(page)
    await page.goto(templates.home)
    await page.locator('#gallery').getByRole('link').first().click()
    const lightbox = page.getByRole('dialog')
    for (const button of await lightbox.getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => (await lightbox.getByRole('img').boundingBox())!.height)
      .toBeGreaterThan(150)
    expect(await lightbox.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  test.describe('while the consent banner asks', () => {
    test.use({ consentGiven: false })

    test('half of the window is left to the page, be it 844 px high or 568', async ({ page }) => {
      await setTextTwiceAsLarge(page)
      await page.goto(templates.home)
      for (const [width, height] of [
        [390, 844],
        [320, 568],
      ] as const)
        await test.step(`${width} px wide`, async () => {
          await page.setViewportSize({ width, height })
          const banner = page.getByRole('region', { name: 'Cookies' })
          expect((await banner.boundingBox())!.height).toBeLessThanOrEqual(height / 2)
          await expect(banner.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 })
          for (const name of ['Essentiels uniquement', 'Tout accepter']) {
            const choice = banner.getByRole('button', { name })
            await choice.scrollIntoViewIfNeeded()
            await expect(choice).toBeInViewport({ ratio: 0.99 })
          }
          expect(await page.evaluate(cutControls)).toEqual([])
        })
    })
  })
})

test.describe('with the browser’s text twice as large, on a wide screen', () => {
  test.use({ viewport: { width: 2560, height: 1300 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [templates.home, templates.trade, templates.quote])
    test(`${path} is whole, and nothing lies on anything`, async ({ page }) => {
      await setTextTwiceAsLarge(page)
      await page.goto(path)
      expect(await page.evaluate(brokenText)).toEqual([])
      expect(await page.evaluate(cutControls)).toEqual([])
    })
})
