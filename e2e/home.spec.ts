import type { Page } from '@playwright/test'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import {
  firm,
  home,
  jobs,
  jobsPage,
  pictureOf,
  serviceCards,
  testimonialOf,
} from '@/lib/site/catalog'
import { findPage } from '@/lib/site/pages'
import { hoursRuns } from '@/lib/text/opening-hours'
import { templates } from '@/scripts/checks/model-pages'
import { blockScripts, expect, test } from './test'

const { images } = home.gallery

test('the home page, in one visit', async ({ page }) => {
  await page.goto('/')

  await test.step('shows its sections in order', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firm.tagline)
    await expect(page.getByText(firm.promise)).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      home.services.title,
      home.whyChooseUs.title,
      ...(home.testimonials.length > 0 ? [home.testimonialsTitle] : []),
      ...(images.length > 0 ? [home.gallery.title] : []),
      home.contact.title,
    ])
  })

  await test.step('the hero fills the screen, and its buttons lead to the quote and to the services', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('link', { name: 'Obtenir mon Devis Gratuit' })).toHaveAttribute(
      'href',
      paths.quote,
    )
    const services = page.getByRole('heading', { name: home.services.title })
    await expect(services).not.toBeInViewport()
    await page.getByRole('link', { name: 'Découvrir nos Services' }).click()
    await expect(services).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('shows each service, reason and testimonial, and the pictures of the gallery in one shape', async () => {
    const cards = serviceCards
    await expect(page.locator('#services ul > li')).toHaveCount(cards.length)
    await expect(
      page.locator('#services').getByRole('link', { name: /En savoir plus/ }),
    ).toHaveCount(cards.length)
    const reasons = page.getByRole('region', { name: home.whyChooseUs.title })
    await expect(reasons.locator('ol > li')).toHaveCount(home.whyChooseUs.items.length)
    // Reasons are claims: the page that says how to check them is at hand, where the site has it.
    await expect(reasons.locator(`a[href="${paths.checks}"]`)).toHaveCount(
      findPage('checks', paths.checks) ? 1 : 0,
    )
    const testimonials = page.locator('#testimonials li')
    await expect(testimonials).toHaveCount(home.testimonials.length)
    for (const [index, { imageBefore, sample }] of home.testimonials.map(testimonialOf).entries()) {
      const testimonial = testimonials.nth(index)
      const shown = imageBefore ? 2 : 0
      await expect(testimonial.locator('blockquote')).toBeVisible()
      await expect(testimonial.getByRole('img')).toHaveCount(shown)
      for (const word of ['Avant', 'Après'])
        await expect(testimonial.getByText(word, { exact: true })).toHaveCount(shown / 2)
      await expect(testimonial.getByText('Exemple de témoignage')).toHaveCount(sample ? 1 : 0)
    }
    const pictures = page.locator('#gallery [data-gallery] li')
    await expect(pictures).toHaveCount(images.length)
    for (const [index, { picture }] of images.entries()) {
      const box = await pictures.nth(index).locator('picture img').boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
      await expect(pictures.nth(index).getByText('Image d’illustration')).toHaveCount(
        pictureOf(picture).illustration ? 1 : 0,
      )
    }
  })

  await test.step('the promo box leads to the estimation, and a link to all the trades', async () => {
    const services = page.locator('#services')
    const estimation = services.getByRole('link', { name: 'Demander une estimation avant achat' })
    if (templates.estimation) await expect(estimation).toHaveAttribute('href', templates.estimation)
    else await expect(estimation).toHaveCount(0)
    const guide = services.getByRole('link', { name: /^Voir tous les métiers/ })
    if (templates.overview) await expect(guide).toHaveAttribute('href', templates.overview)
    else await expect(guide).toHaveCount(0)
  })

  await test.step('the form takes two thirds of the contact section, the card one third', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const form = await page.locator('#contact form').locator('..').boundingBox()
    const card = await page.locator('#contact').getByRole('complementary').boundingBox()
    expect((form?.width ?? 0) / (card?.width ?? 1)).toBeGreaterThan(1.9)
    expect((form?.width ?? 0) / (card?.width ?? 1)).toBeLessThan(2.2)
  })

  await test.step('the contact card gives phone, hours, e-mail, WhatsApp, the way to the service area, and reasons', async () => {
    const card = page.locator('#contact').getByRole('complementary', { name: 'Nous joindre' })
    await expect(card.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      telHref(firm.phone),
    )
    for (const { days, hours } of hoursRuns(firm.openingHours).filter(
      ({ hours }) => hours !== 'Fermé',
    ))
      await expect(card).toContainText(`${days}${hours}`)
    await expect(card).toContainText(firm.emailNote)
    await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveCount(firm.whatsApp ? 1 : 0)
    await expect(card.getByRole('link', { name: 'Zones d’intervention' })).toHaveAttribute(
      'href',
      paths.serviceArea,
    )
    await expect(card.getByRole('listitem')).toHaveText(firm.reasons)

    await test.step('an address too long for a line of the card goes on at its « @ », not after a hyphen', async () => {
      await page.setViewportSize({ width: 1024, height: 900 })
      const starts = await card.getByRole('link', { name: firm.email }).evaluate(startsOfLines)
      // A shorter one has a single line.
      expect(starts.slice(1).filter((sign) => sign !== '@')).toEqual([])
    })
  })

  await test.step('under its gallery, the newest finished jobs and the way to all of them', async () => {
    // The firm may show no job, or have no gallery.
    if (!jobsPage || images.length === 0) return
    const newest = page.locator('#gallery [data-gallery] ~ ul li')
    await expect(newest).toHaveCount(Math.min(3, jobs.length))
    for (const [index, { id, title, commune, sample }] of jobs.slice(0, 3).entries()) {
      const job = newest.nth(index)
      await expect(job.getByRole('link', { name: title })).toHaveAttribute('href', paths.job(id))
      await expect(job.locator('p')).toContainText(commune)
      await expect(job.getByText('Exemple', { exact: true })).toHaveCount(sample ? 1 : 0)
    }
    await page.locator('#gallery').getByRole('link', { name: jobsPage.homeLink }).click()
    await expect(page).toHaveURL(paths.jobs)
  })
})

/** The signs with which the lines of an element begin. */
function startsOfLines(element: Element): string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const starts: string[] = []
  let bottom = -Infinity
  while (texts.nextNode())
    for (const [at, sign] of [...(texts.currentNode.textContent ?? '')].entries()) {
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + 1)
      const place = range.getBoundingClientRect()
      if (place.top >= bottom - 2) starts.push(sign)
      bottom = place.bottom
    }
  return starts
}

/**
 * Goes through the history as the browser's own buttons do. Playwright's `goBack` can lose track of a page
 * whose history entry alone changes, and `evaluate` the answer of a page that is being left: hence the timer.
 */
const go = (page: Page, steps: number) =>
  page.evaluate((count) => void setTimeout(() => history.go(count)), steps)

test.describe('gallery lightbox', () => {
  const titles = images.map(({ title }) => title)
  const count = titles.length
  const last = count - 1
  const lastTitle = titles[last] ?? ''
  test.skip(count < 3, 'a gallery of two pictures wraps at once')

  test('opens at the picture that was clicked and wraps around both ways', async ({ page }) => {
    await page.goto('/')
    await page
      .locator('#gallery')
      .getByRole('link', { name: titles[last - 1] })
      .click()
    const lightbox = page.getByRole('dialog')
    await expect(lightbox).toContainText(titles[last - 1] ?? '')
    await expect(lightbox).toContainText(`${last} / ${count}`)
    await lightbox.getByRole('button', { name: 'Image suivante' }).click()
    await expect(lightbox).toContainText(lastTitle)
    await lightbox.getByRole('button', { name: 'Image suivante' }).click()
    await expect(lightbox).toContainText(titles[0] ?? '')
    await lightbox.getByRole('button', { name: 'Image précédente' }).click()
    await expect(lightbox).toContainText(lastTitle)
    const box = await lightbox.boundingBox()
    expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await expect(lightbox.getByRole('img')).toBeVisible()
    await lightbox.getByRole('button', { name: 'Fermer' }).click()
    await expect(lightbox).toHaveCount(0)
  })

  test('answers the arrow keys and Escape, and gives the focus back', async ({ page }) => {
    // Slows `showModal` down as a slow phone does: the dialog is open for a while before it has the focus.
    await page.addInitScript(() => {
      const show = Reflect.get(HTMLDialogElement.prototype, 'showModal') as () => void
      HTMLDialogElement.prototype.showModal = function () {
        const until = performance.now() + 200
        while (performance.now() < until);
        Reflect.apply(show, this, [])
      }
    })
    await page.goto('/')
    const opener = page.locator('#gallery').getByRole('link', { name: titles[0] })
    await opener.focus()
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog')
    await expect(lightbox).toContainText(titles[0] ?? '')
    // Longer than a tooltip waits before it shows.
    await page.waitForTimeout(800)
    await expect(page.getByRole('tooltip'), 'nobody has asked for a name').toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(lightbox).toContainText(lastTitle)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox).toContainText(titles[1] ?? '')
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
        'the page behind never takes the focus',
      ).toBe(true)
    }
    await lightbox.getByRole('button', { name: 'Fermer' }).focus()
    await expect(page.getByRole('tooltip'), 'the button says its name').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip'), 'the first Escape is for the bubble').toHaveCount(0)
    await expect(lightbox).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('Back closes it and stays on the page at the same place; Forward opens it again', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await page.goto('/')
    const lightbox = page.getByRole('dialog')
    const opener = page.locator('#gallery').getByRole('link', { name: titles[2] })
    await opener.scrollIntoViewIfNeeded()
    const place = () => page.evaluate(() => window.scrollY)
    // Pressed before React has started.
    await opener.click()
    await expect(lightbox).toContainText(`3 / ${count}`)
    const before = await place()
    expect(before).toBeGreaterThan(1000)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))

    await go(page, -1)
    await expect(lightbox).toHaveCount(0)
    await expect(page).toHaveURL('/')
    expect(await place()).toBe(before)
    await expect(opener).toBeFocused()

    await go(page, 1)
    await expect(lightbox).toContainText(`3 / ${count}`)
    await go(page, -1)
    await expect(lightbox).toHaveCount(0)
    expect(await place()).toBe(before)
    expect(
      requests.filter((url) => url.endsWith('.txt') || new URL(url).pathname === '/'),
      'the page is not fetched again',
    ).toEqual([])

    await go(page, -1)
    await expect(page).toHaveURL(paths.quote)
  })

  test('closed in any way, it leaves nothing that Back would have to go through', async ({
    page,
  }) => {
    for (const [manner, close] of [
      ['its button', () => page.getByRole('button', { name: 'Fermer' }).click()],
      [
        'its button, pressed twice',
        () =>
          page.getByRole('button', { name: 'Fermer' }).dblclick({ force: true, noWaitAfter: true }),
      ],
      ['Escape', () => page.keyboard.press('Escape')],
    ] as const)
      await test.step(manner, async () => {
        await page.goto(paths.quote)
        await page.goto('/')
        const opener = page.locator('#gallery').getByRole('link').first()
        for (const time of [1, 2]) {
          await opener.click()
          await expect(page.getByRole('dialog'), `opened for the ${time}. time`).toBeVisible()
          await page.getByRole('button', { name: 'Image suivante' }).click()
          await close()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(page, 'the page behind takes no press').toHaveURL('/')
          // The dialog disappears before its history entry is left. A browser would merge a `back` that comes
          // before that with the page's own.
          await expect.poll(() => page.evaluate(() => history.state?.lightbox)).toBeUndefined()
        }
        await go(page, -1)
        await expect(page).toHaveURL(paths.quote)
      })
  })

  test('the second press of a hand that presses twice does not reach the page behind', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.locator('#gallery').getByRole('link').first().click()
    const box = (await page.getByRole('button', { name: 'Fermer' }).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.click(x, y)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const behind = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button')?.innerText,
      [x, y] as const,
    )
    expect(behind, 'what lies behind the button').toBe('Menu')
    // The browser counts presses when they are made; a busy phone delivers them to the page later.
    await page.waitForTimeout(700)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForTimeout(200)
    await expect(page.locator('#menu')).toBeHidden()
    // A new press counts as a single one again.
    await page.mouse.click(x, y)
    await expect(page.locator('#menu')).toBeVisible()
  })

  test('a reload leaves it open, and then Back closes it', async ({ page }) => {
    await page.goto(paths.quote)
    await page.goto('/')
    await page.locator('#gallery').getByRole('link', { name: titles[1] }).click()
    const lightbox = page.getByRole('dialog')
    await expect(lightbox).toBeVisible()
    await page.reload()
    await expect(lightbox).toContainText(titles[1] ?? '')
    await expect(lightbox.getByRole('button', { name: 'Fermer' })).toBeFocused()
    // Longer than a tooltip waits before it shows.
    await page.waitForTimeout(800)
    await expect(page.getByRole('tooltip'), 'nobody has asked for a name').toHaveCount(0)
    await page.goBack()
    await expect(lightbox).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(paths.quote)
  })

  test('before any script, a picture is a link to its full size', async ({
    page,
    expectedProblems,
  }) => {
    await blockScripts(page, expectedProblems)
    await page.goto('/')
    await page.locator('#gallery').getByRole('link', { name: titles[0] }).click()
    await expect(page).toHaveURL(
      new RegExp(`/pictures/${images[0]!.picture}-[0-9a-f]{8}-\\d+\\.jpg$`),
    )
  })
})
