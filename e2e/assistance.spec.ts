import type { Locator } from '@playwright/test'
import { colourOf } from './colours'
import { focusFaults } from './focus-faults'
import { home, servicePages, testimonialOf } from '@/lib/site/catalog'
import { shownPrice } from '@/lib/site/prices'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { modelService, templates } from '@/scripts/checks/model-pages'
import { standStill } from './page-measures'
import { expect, test } from './test'

/** Criteria of WCAG 2.2, A and AA, that no engine can check. Others are tested with the part they concern. */

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('stars and prices are read out in words, and what shows instead is not', async ({ page }) => {
  const priced = modelService.detailedServices.findIndex(({ price }) => price && 'price' in price)
  const rating = modelService.testimonials.map(testimonialOf).find((one) => one.rating)?.rating
  test.skip(priced < 0 || !rating, 'the service shows no price, or no stars')
  await page.goto(templates.service)
  await page.getByRole('tab').nth(priced).click()
  const panel = page.locator('[role="tabpanel"][data-state="active"]')
  const { spoken } = shownPrice(modelService.detailedServices[priced]!.price!)
  await expect(panel).toMatchAriaSnapshot(`- paragraph: ${ordinarySpaces(spoken)}`)
  const quotes = page.getByRole('region', { name: servicePages.testimonialsTitle })
  await expect(quotes).toMatchAriaSnapshot(`- paragraph: "Note : ${rating} sur 5"`)
  await expect(quotes.locator('[data-filled]').first()).toHaveAttribute('aria-hidden', 'true')
})

test.describe('where the system sets the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('the current page, the chosen tab and the chosen commune still differ from the others', async ({
    page,
  }) => {
    await page.goto(templates.service)
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
    const border = 'border-bottom-color'
    const current = navigation.locator('[aria-current]')
    const other = navigation.getByRole('link', { name: 'Contact' })
    expect(await style(current, border)).not.toBe(await style(other, border))

    const [chosen, waiting] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)]
    expect(await style(chosen, border)).not.toBe(await style(waiting, border))

    await page.goto(templates.serviceArea)
    await page.getByRole('combobox').fill('saint')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await style(page.getByRole('option', { selected: true }), 'outline-style')).toBe('solid')
    expect(await style(page.getByRole('option').nth(2), 'outline-style')).toBe('none')
  })

  test('on the home page', async ({ page }) => {
    await page.goto(templates.home)

    await test.step('the field that moves the edge between two pictures covers neither', async () => {
      const field = page.locator('.before-after > input').first()
      // The home page may show no two pictures.
      if ((await field.count()) === 0) return
      expect(await style(field, 'background-color')).toBe('rgba(0, 0, 0, 0)')
    })

    await test.step('no ground of the colour of letters lies under a picture that has not come', async () => {
      const grounds = page.locator('.picture > svg')
      expect(await grounds.count()).toBeGreaterThan(0)
      const shown = grounds.filter({ visible: true })
      const letters = await style(page.locator('body'), 'color')
      for (const ground of await shown.all())
        expect(await style(ground, 'background-color')).not.toBe(letters)
    })

    await test.step('the focus is seen', async () => {
      expect(await focusFaults(page)).toEqual([])
    })
  })

  test('faulty fields, empty stars and the points of lists keep their marks, and a notice its edge', async ({
    page,
  }) => {
    await page.goto(templates.quote)
    const field = page.locator('form [name="email"]')
    const width = await style(field, 'border-top-width')
    await page.getByRole('button', { name: /^Envoyer/ }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await style(field, 'border-top-width')).not.toBe(width)
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await page.getByRole('button', { name: 'Essentiels uniquement' }).click()
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first()
    await expect(notice).toHaveCSS('outline-style', 'solid')

    await page.goto(templates.service)
    const stars = page.locator('[data-filled]')
    test.skip(
      (await stars.and(page.locator('[data-filled="false"]')).count()) === 0,
      'the service shows no empty star',
    )
    const [full, empty] = await Promise.all(
      ['true', 'false'].map((filled) =>
        style(stars.and(page.locator(`[data-filled="${filled}"]`)).first(), 'fill'),
      ),
    )
    expect(full).not.toBe(empty)
    const mark = await page
      .getByRole('tabpanel')
      .locator('li')
      .first()
      .evaluate((item) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(item, '::before')
        return { colour: borderTopColor, width: parseFloat(borderTopWidth) }
      })
    // A border of no width would still have a different colour.
    expect(mark.width).toBeGreaterThan(0)
    expect(mark.colour).not.toBe(await style(page.locator('body'), 'background-color'))
  })

  test('what opens, moves or explains still shows it: questions, lists of choices, the legend', async ({
    page,
  }) => {
    const drawn = (locator: Locator, part: string) =>
      locator.first().evaluate((element, pseudo) => {
        const { backgroundImage, backgroundColor, borderTopWidth } = getComputedStyle(
          element,
          pseudo,
        )
        return { backgroundImage, backgroundColor, borderTopWidth }
      }, part)
    await page.goto(templates.service)
    const plus = await drawn(page.locator('.accordion h3'), '::after')
    expect(plus.backgroundImage).toContain('gradient')
    const ground = await style(page.locator('body'), 'background-color')
    for (const question of await page.locator('.accordion h3').all()) {
      expect(await style(question, 'color')).not.toBe(ground)
      const button = question.getByRole('button')
      expect(await style(button, 'background-color')).toMatch(/, 0\)$/)
    }

    await page.goto(templates.quote)
    // The browser's own arrow, as ours is a background.
    expect(await style(page.locator('select').first(), 'appearance')).toBe('auto')

    await page.goto(templates.serviceArea)
    const legend = page.locator('.map-legend li')
    test.skip((await legend.count()) === 0, 'the firm shows no map')
    const mark = await drawn(legend, '::before')
    expect(mark.borderTopWidth).toBe('1px')
    expect(mark.backgroundColor).not.toBe(ground)
  })

  test('the focus is seen on the quote page', async ({ page }) => {
    await page.goto(templates.quote)
    expect(await focusFaults(page)).toEqual([])
  })
})

test.describe('where the system asks for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } })

  test('hints, placeholders and the edges of fields are as dark as the text', async ({ page }) => {
    await page.goto(templates.quote)
    const field = page.locator('form textarea')
    const hint = page.locator(`#${(await field.getAttribute('aria-describedby'))!.split(' ')[0]}`)
    await expect(hint).toHaveCSS('color', colourOf('ink'))
    await expect(field).toHaveCSS('border-top-color', colourOf('ink'))
    const placeholder = await field.evaluate(
      (element) => getComputedStyle(element, '::placeholder').color,
    )
    expect(placeholder).toBe(colourOf('ink'))
  })
})

test.describe('where the system asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test.use({ consentGiven: false })

  test('nothing moves: no button, no notice, no way to a section', async ({ page }) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      )
    await page.goto(templates.home)
    expect(await style(page.locator('html'), 'scroll-behavior')).toBe('auto')
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('enregistr')
    expect(await moving()).toEqual([])
    await page.getByRole('main').getByRole('link', { name: /devis/i }).first().hover()
    expect(await moving()).toEqual([])
  })
})

test.describe('magnified to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [templates.home, templates.quote, templates.serviceArea])
    test(`the focus is never hidden on ${path}, and no bar takes the room to read`, async ({
      page,
    }) => {
      await page.goto(path)
      expect(await focusFaults(page)).toEqual([])
      const taken = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
          .reduce((sum, { height }) => sum + height, 0),
      )
      expect(taken).toBeLessThan(256 / 3)
    })

  test('a picture in full size is large enough to be looked at', async ({ page }) => {
    test.skip(home.gallery.images.length === 0, 'the firm has no gallery')
    await page.goto(templates.home)
    await page.locator('#gallery').getByRole('link').first().click()
    const box = page.getByRole('dialog')
    await expect
      .poll(async () => (await box.getByRole('img').boundingBox())!.height)
      .toBeGreaterThan(120)
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const next = box.getByRole('button', { name: 'Image suivante' })
    await next.scrollIntoViewIfNeeded()
    await expect(next).toBeInViewport({ ratio: 0.99 })
  })

  test.describe('with the consent banner asking', () => {
    test.use({ consentGiven: false })

    test('half of the window is left to the page, which shows the field to correct there, and the whole question can be read', async ({
      page,
    }) => {
      await page.goto(templates.quote)
      const banner = page.locator('.choice-bar')
      const box = (await banner.boundingBox())!
      expect(box.height).toBeLessThanOrEqual(128)
      const accept = page.getByRole('button', { name: 'Tout accepter' })
      await accept.scrollIntoViewIfNeeded()
      await expect(accept).toBeInViewport({ ratio: 0.99 })
      await page.locator('form [type="submit"]').click()
      const field = page.locator('form [aria-invalid="true"]').first()
      await expect(field).toBeFocused()
      await field.evaluate(standStill)
      const { y, height } = (await field.boundingBox())!
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThan((await banner.boundingBox())!.y)

      await test.step('nor does the notice of the answer cover the fields that get the focus', async () => {
        await accept.click()
        const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
        // It stays as long as the pointer is on it.
        await notice.hover()
        await notice.evaluate(standStill)
        // The first name still has the focus, and gets it anew at the end.
        for (const name of ['lastName', 'email', 'firstName']) {
          const next = page.locator(`form [name="${name}"]`)
          await next.focus()
          await next.evaluate(standStill)
          const [said, typed] = [(await notice.boundingBox())!, (await next.boundingBox())!]
          expect(typed.y, name).toBeGreaterThan(0)
          expect(typed.y + typed.height, name).toBeLessThanOrEqual(said.y)
        }
      })
    })
  })
})

test.describe('on a phone with a notch, held on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, contextOptions: { reducedMotion: 'reduce' } })

  test.describe('with the consent banner asking', () => {
    test.use({ consentGiven: false })

    test('the title of the home page shows above it', async ({ page }) => {
      await page.goto(templates.home)
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      const banner = (await page.getByRole('region', { name: 'Cookies' }).boundingBox())!
      expect(title.y + title.height / 2).toBeLessThan(banner.y)
    })
  })

  for (const path of [templates.home, templates.service])
    test(`what is to be read and pressed on ${path} is clear of it`, async ({ page }) => {
      await page.goto(path)
      const devTools = await page.context().newCDPSession(page)
      const insets = { left: 59, right: 59, bottom: 21 }
      await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
      const parts = [
        page.getByRole('heading', { level: 1 }),
        page.locator('.home-hero, .page-hero').locator('a.button').first(),
        page.locator('.phone-bar a').first(),
        page.getByRole('banner').getByRole('link').first(),
      ]
      for (const part of parts)
        await expect.poll(async () => (await part.boundingBox())!.x).toBeGreaterThanOrEqual(59)
    })
})

test('on a phone the whole of a tab is shown once it is chosen, though only its edge was in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(templates.service)
  const tabs = page.getByRole('tab')
  await tabs.first().scrollIntoViewIfNeeded()
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => tab.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  )
  const cut = boxes.findIndex(({ left, right }) => left < 385 && right > 390)
  test.skip(cut < 0, 'no tab is cut at the edge')
  const { y, height } = (await tabs.nth(cut).boundingBox())!
  await page.mouse.click(Math.min(boxes[cut]!.left + 4, 387), y + height / 2)
  await expect(tabs.nth(cut)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(cut)).toBeInViewport({ ratio: 1 })
})

test('in a low window the list of communes follows the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(templates.quote)
  const field = page.getByRole('combobox', { name: 'Commune du chantier' })
  const communes = page.getByRole('listbox', { name: 'Communes' })
  await field.fill('saint')
  await expect(communes.getByRole('option').first()).toBeVisible()
  // The last one.
  await page.keyboard.press('ArrowUp')
  await expect(communes.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.99 })
})
