import { templates } from '@/scripts/checks/model-pages'
import { smallTargets } from '../page-measures'
import { expect, test } from '../test'

/** The pages that begin with a picture and a button. */
const withHero = [
  templates.home,
  templates.service,
  templates.extensions,
  templates.projectManagement,
  templates.trade,
  templates.overview,
  templates.estimation,
].flatMap((path) => path ?? [])

test.describe('the consent banner on a phone', () => {
  test.use({ consentGiven: false, viewport: { width: 390, height: 844 } })

  for (const path of withHero)
    test(`leaves the button of the hero of ${path} in sight`, async ({ page }) => {
      await page.goto(path)
      const banner = (await page.getByRole('region', { name: 'Cookies' }).boundingBox())!
      expect(banner.height).toBeLessThanOrEqual(96)
      expect(banner.y + banner.height).toBe(844)
      const hero = page.locator('.home-hero, .page-hero')
      const button = (await hero.locator('a.button').first().boundingBox())!
      expect(button.y + button.height).toBeLessThanOrEqual(banner.y)
    })

  test('has no name by which lists of ad blockers hide such banners (the bar below it would never show), and gives both answers the same room and look on any phone', async ({
    page,
  }) => {
    await page.goto(templates.home)
    const names = await page
      .locator('body *')
      .evaluateAll((all) => all.flatMap(({ id, classList }) => [id, ...classList]))
    expect(names.filter((name) => /^(?:cookies?|consent|gdpr|rgpd|banner)\b/i.test(name))).toEqual(
      [],
    )

    const banner = page.getByRole('region', { name: 'Cookies' })
    for (const { most, ...size } of [
      { width: 390, height: 844, most: 96 },
      { width: 360, height: 640, most: 96 },
      { width: 320, height: 568, most: 122 },
    ])
      await test.step(`${size.width} px wide`, async () => {
        await page.setViewportSize(size)
        expect((await banner.boundingBox())!.height).toBeLessThanOrEqual(most)
        const choices = ['Essentiels uniquement', 'Tout accepter'].map((name) =>
          banner.getByRole('button', { name }),
        )
        const [essential, all] = await Promise.all(
          choices.map(async (choice) => {
            const { y, width, height } = (await choice.boundingBox())!
            const look = await choice.evaluate((button) => {
              const style = getComputedStyle(button)
              return [style.color, style.backgroundColor, style.borderColor, style.font]
            })
            return { y, width, height, look }
          }),
        )
        expect(essential).toEqual(all)
        expect(essential!.height).toBeGreaterThanOrEqual(44)
        for (const choice of choices)
          expect(
            await choice.evaluate((button) => button.scrollWidth <= button.clientWidth),
            'the words fit',
          ).toBe(true)
        await expect(banner.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 })
        await expect(banner.getByRole('link', { name: 'En savoir plus' })).toBeInViewport({
          ratio: 1,
        })
        expect(await page.evaluate(smallTargets)).toEqual([])
        // No part of the banner overlaps another.
        const boxes = await banner
          .locator('p > *, button')
          .evaluateAll((parts) =>
            parts
              .filter((part) => part.checkVisibility())
              .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
          )
        const meeting = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            ),
        )
        expect(meeting).toEqual([])
      })
  })
})
