import type { Page } from '@playwright/test'
import { firm, home, testimonialOf } from '@/lib/site/catalog'
import { pictureSource } from '@/lib/site/pictures'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { blockScripts, expect, holdBack, test } from './test'

test.describe('before and after', () => {
  const pairs = home.testimonials.map(testimonialOf).filter(({ imageBefore }) => imageBefore)
  test.skip(pairs.length === 0, 'the home page shows no work from before')

  const slider = (page: Page) => page.getByRole('slider').first()
  const pair = (page: Page) => page.locator('.before-after').first()

  /** The visible part of the « avant » picture, in per cent of its width. */
  const shown = (page: Page) =>
    pair(page).evaluate((box) => {
      const clip = getComputedStyle(box.querySelector('.picture')!).clipPath
      const [, hidden = '0'] = /inset\(0px ([\d.]+)/.exec(clip) ?? []
      return Math.round(100 - Number(hidden))
    })

  test('in one visit', async ({ page }) => {
    await page.goto('/')

    await test.step('one picture lies over the other, half and half, named « Avant » and « Après »', async () => {
      await pair(page).scrollIntoViewIfNeeded()
      await expect(pair(page).getByText('Avant')).toBeVisible()
      await expect(pair(page).getByText('Après')).toBeVisible()
      const [before, after] = await Promise.all([
        pair(page).locator('.picture').first().boundingBox(),
        pair(page).locator('.picture').nth(1).boundingBox(),
      ])
      expect(before).toEqual(after)
      expect(await shown(page)).toBe(50)
    })

    await test.step('arrow keys, Home and End move the edge from one side to the other', async () => {
      await slider(page).focus()
      // Polled, since `press` returns before the page has reacted to the key.
      const edgeReaches = (percent: number) => expect.poll(() => shown(page)).toBe(percent)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await edgeReaches(52)
      await page.keyboard.press('Home')
      await edgeReaches(0)
      await page.keyboard.press('End')
      await edgeReaches(100)
    })

    await test.step('on paper too', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(slider(page)).toHaveCount(0)
      await expect(pair(page).locator('.picture').first()).toHaveCSS('clip-path', 'none')
    })
  })

  test('the edge follows the pointer that drags it, also before any script has arrived', async ({
    page,
    expectedProblems,
  }) => {
    await blockScripts(page, expectedProblems)
    await page.goto('/')
    await pair(page).scrollIntoViewIfNeeded()
    const box = (await pair(page).boundingBox())!
    const middle = box.y + box.height / 2
    await page.mouse.move(box.x + box.width / 2, middle)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.8, middle, { steps: 4 })
    await page.mouse.up()
    expect(Math.abs((await shown(page)) - 80)).toBeLessThanOrEqual(3)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the two pictures stand side by side, and nothing asks to be dragged', async ({
      page,
    }) => {
      await page.goto('/')
      const boxes = await Promise.all([
        pair(page).locator('.picture').first().boundingBox(),
        pair(page).locator('.picture').nth(1).boundingBox(),
      ])
      expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.x + boxes[0]!.width)
      expect(boxes[1]!.y).toBe(boxes[0]!.y)
      await expect(page.getByRole('slider')).toHaveCount(0)
    })
  })
})

test.describe('phone bar', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Nous joindre' })

  test('in one visit', async ({ page }) => {
    await page.goto(paths.trades)

    await test.step('covers no link of the footer at its end', async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      const last = (await page.getByRole('button', { name: 'Gérer les cookies' }).boundingBox())!
      expect(last.y + last.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y)
    })

    await test.step('has each of its two words on one line on the narrowest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const name of ['Appeler', 'Devis gratuit']) {
        const lines = await bar(page)
          .getByRole('link', { name })
          .evaluate((link) => {
            const words = document.createRange()
            words.selectNodeContents(link.lastChild!)
            return words.getClientRects().length
          })
        expect(lines, name).toBe(1)
      }
    })

    await test.step('is not there where there is room for the navigation', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.locator('.phone-bar')).toBeHidden()
    })

    await test.step('calls and asks for a quote within reach of the thumb', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(bar(page).getByRole('link', { name: 'Appeler' })).toHaveAttribute(
        'href',
        telHref(firm.phone),
      )
      const box = (await bar(page).boundingBox())!
      expect(box.y + box.height).toBe(844)
      await bar(page).getByRole('link', { name: 'Devis gratuit' }).click()
      await expect(page).toHaveURL(paths.quote)
    })
  })

  test('leaves while a form is in view, and comes back after it', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    await page.locator('form [name="firstName"]').scrollIntoViewIfNeeded()
    await expect(page.locator('.phone-bar')).toBeHidden()
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    await expect(bar(page)).toBeVisible()
    await page.goto(paths.quote)
    await expect(page.locator('.phone-bar')).toBeHidden()
  })
})

/** A colour of three digits, such as « #fa0 », as browsers compute it. */
const asComputed = (colour: string) =>
  `rgb(${[...colour.slice(1)].map((digit) => 17 * Number.parseInt(digit, 16)).join(', ')})`

test.describe('while pictures are on their way', () => {
  test.use({ emptyCache: true })

  test('a picture that has not arrived shows the colours of its halves in its place', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/pictures/**')
    await page.goto('/', { waitUntil: 'commit' })
    const hero = page.locator('main .picture').first()
    const picture = hero.locator('picture img')
    const stand = hero.locator('> svg')
    await expect(stand).toHaveCount(2)
    const [upper, lower] = pictureSource(home.hero.image).halves.map(asComputed)
    await expect(stand.first()).toHaveCSS('background-color', upper!)
    await expect(stand.last()).toHaveCSS(
      'background-image',
      new RegExp(
        `^linear-gradient\\(rgba\\(0, 0, 0, 0\\).+${lower!.replace(/[()]/g, '\\$&')}[^,]*$`,
      ),
    )
    const box = await picture.boundingBox()
    for (const half of await stand.all()) expect(await half.boundingBox()).toEqual(box)
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
    release()
  })
})
