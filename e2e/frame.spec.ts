import { mailtoHref, telHref, whatsAppHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { firm, home, serviceCards } from '@/lib/site/catalog'
import { pages, pagesOf } from '@/lib/site/pages'
import { hoursRuns } from '@/lib/text/opening-hours'
import { modelService, modelTrade, templates } from '@/scripts/checks/model-pages'
import { standStill } from './page-measures'
import { socialNames } from './social-names'
import { blockScripts, expect, failedRequest, holdBack, nextFrames, test, wakeUp } from './test'

const service = templates.service
const trade = templates.trade
const hasTestimonials = home.testimonials.length > 0
const hasGallery = home.gallery.images.length > 0
/** The links of the menu: estimation, testimonials and jobs where the firm has them. */
const menuLinks = [
  'Nos Services',
  'Zones d’Intervention',
  ...(templates.estimation ? ['Estimation Avant Achat'] : []),
  ...(hasTestimonials ? ['Témoignages'] : []),
  // The link leads to the gallery, or to the list of jobs where there is no gallery.
  ...(hasGallery || templates.jobs ? ['Réalisations'] : []),
  'Contact',
  'Demander un Devis',
]
const { street, postalCode, city } = firm.addresses.registered
const address = `${street}, ${postalCode} ${city}`

test.describe('navigation bar', () => {
  test('on the home page', async ({ page }) => {
    await page.goto('/')

    await test.step('stays at the top while the page scrolls, with its links and the quote button', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
      await expect(navigation.getByRole('link')).toHaveText(menuLinks)
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
      await expect(page.getByRole('banner')).toBeInViewport()
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
    })

    await test.step('stands on one line at every width', async () => {
      const links = page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link')
      for (const width of [1240, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const heights = await links.evaluateAll((all) =>
          all.flatMap((link) => [...link.getClientRects()].map((box) => box.height)),
        )
        expect(heights, `${width} px`).toHaveLength(menuLinks.length)
        for (const height of heights) expect(height, `${width} px`).toBeLessThan(52)
      }
    })
  })

  const card = serviceCards[0]!

  test('from page to page', async ({ page }) => {
    await test.step('marks Nos Services on pages under /services/, Réalisations on finished jobs, and nothing on the home page', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const current = page.getByRole('banner').locator('nav:visible [aria-current]')
      await page.goto(service)
      await expect(current).toHaveText(['Nos Services'])
      await page.goto(trade)
      await expect(current).toHaveText(['Nos Services'])
      for (const { path } of [...pagesOf('jobs'), ...pagesOf('job').slice(0, 1)]) {
        await page.goto(path)
        await expect(current).toHaveText(['Réalisations'])
      }
      await page.goto('/')
      await expect(current).toHaveCount(0)
    })

    await test.step('follows a link to another page', async () => {
      await page.getByRole('link', { name: `En savoir plus : ${card.title}` }).click()
      await expect(page).toHaveURL(paths.service(card.slug))
      await expect(page.getByRole('banner').locator('nav:visible [aria-current]')).toHaveText([
        'Nos Services',
      ])
    })
  })

  const sections = [
    ['Nos Services', 'services'],
    ...(hasTestimonials ? ([['Témoignages', 'testimonials']] as const) : []),
    ...(hasGallery ? ([['Réalisations', 'gallery']] as const) : []),
    ['Contact', 'contact'],
  ] as const

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('each link to a section scrolls smoothly to its section on the home page', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/')
      await page.evaluate(() => {
        document.documentElement.dataset.kept = 'yes'
      })
      for (const [label, id] of sections)
        await test.step(`« ${label} »`, async () => {
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          await nextFrames(page)
          const steps = page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                const seen = new Set<number>()
                const listen = () => seen.add(Math.round(window.scrollY))
                window.addEventListener('scroll', listen)
                window.addEventListener('scrollend', () => resolve(seen.size), { once: true })
              }),
          )
          await page.getByRole('banner').locator('nav:visible').getByText(label).click()
          expect(await steps, `positions on the way to ${id}`).toBeGreaterThan(3)
          await expect(page).toHaveURL(`/#${id}`)
          await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport()
        })
      expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe('yes')
    })
  })

  test("each link to a section leads to the home page's section from elsewhere", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(service)
    const links = page.getByRole('banner').locator('nav:visible').getByRole('link')
    for (const [label, id] of sections)
      await expect(links.filter({ hasText: label }), label).toHaveAttribute('href', `/#${id}`)
    const [label, id] = sections.at(-1)!
    await links.filter({ hasText: label }).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport()
  })

  test('opened at #contact, the home page shows the contact section, and wakes where its reader has gone since', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { name: home.contact.title })).toBeInViewport()
    const contact = page.locator('#contact')
    await expect.poll(async () => (await contact.boundingBox())?.y).toBeCloseTo(100, -1)
    // A smooth scroll that is still running would continue from the new place for a frame.
    await contact.evaluate(standStill)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    release()
    await wakeUp(page)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('the next page starts at its top', async ({ page }) => {
    await page.goto(service)
    const link = page.getByRole('link', { name: `En savoir plus : ${modelTrade.title}` })
    await link.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await link.click()
    await expect(page).toHaveURL(trade)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('menu on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on the home page', async ({ page }) => {
    await page.goto('/')

    await test.step('opens from its button with the same links, and closes on Escape with the focus back', async () => {
      const menu = page.locator('#menu')
      const button = page.getByRole('button', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await button.click()
      await expect(menu).toBeVisible()
      await expect(menu.getByRole('link')).toHaveCount(menuLinks.length)
      await expect(button, 'its button says how to be rid of it').toHaveCount(0)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await page.getByRole('banner').getByRole('button', { name: 'Fermer' }).click()
      await expect(menu).toBeHidden()
      await expect(button).toBeVisible()
    })

    await test.step('its words stand under the logo, as the rules between them do', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      const left = (selector: string) =>
        page.evaluate((found) => {
          const range = document.createRange()
          range.selectNodeContents(document.querySelector(found)!)
          return range.getBoundingClientRect().left
        }, selector)
      const logo = await page.locator('.site-header .sign').boundingBox()
      expect(await left('#menu a')).toBeCloseTo(logo!.x, 0)
      await page.keyboard.press('Escape')
      await expect(page.locator('#menu')).toBeHidden()
    })

    await test.step('closes when a link leads to a section of the same page', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('#menu').getByText('Contact', { exact: true }).click()
      await expect(page.locator('#menu')).toBeHidden()
      await expect(page.getByRole('heading', { name: home.contact.title })).toBeInViewport()
    })

    await test.step('closes when its page is left', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('#menu').getByText('Demander un Devis').click()
      await expect(page).toHaveURL(paths.quote)
      await expect(page.locator('#menu')).toBeHidden()
    })
  })

  test('closes when the browser goes back', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Obtenir mon Devis Gratuit' }).click()
    await expect(page).toHaveURL(paths.quote)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#menu')).toBeHidden()
  })

  test('opened before React has woken up, it is still open afterwards', async ({ page }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake')
    await expect(page.locator('#menu')).toBeVisible()
  })

  test('closes when the focus goes on to what it covers, and not on its way round the links', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const link of await menu.getByRole('link').all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(page.locator(':focus')).toBeInViewport()
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('contenu')
  })

  test('where popovers are unknown stands open at the head of the page, and scrolls away with it', async ({
    page,
  }) => {
    // Renames what Chromium would recognise as popovers.
    const rename = (type: 'document' | 'stylesheet', text: string) =>
      type === 'document'
        ? text.replace(' popover="auto"', ' data-menu')
        : text.replaceAll('[popover]', '[data-menu]').replaceAll(':popover-open', ':menu-open')
    await page.route('**', async (route) => {
      const type = route.request().resourceType()
      if (type !== 'document' && type !== 'stylesheet') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: rename(type, await response.text()) })
    })
    await page.goto('/')
    await expect(page.locator('#menu').getByRole('link')).toHaveCount(menuLinks.length)
    await expect(page.locator('#menu')).toBeVisible()
    await expect(page.locator('.menu-button')).toBeHidden()
    const banner = await page.getByRole('banner').boundingBox()
    expect((await page.locator('main h1').boundingBox())?.y).toBeGreaterThan(banner!.height)
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await expect(page.locator('#menu')).not.toBeInViewport()
  })

  test('works before any script has arrived', async ({ page, expectedProblems }) => {
    await blockScripts(page, expectedProblems)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
  })
})

test.describe('menu on small screens, scripts blocked', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('still opens, and every panel of a service page is readable', async ({ page }) => {
    await page.goto(service)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    for (const panel of await page.locator('.panel').all()) await expect(panel).toBeVisible()
    await expect(
      page.getByText(modelService.detailedServices.at(-1)!.description[0]!),
    ).toBeVisible()
  })

  test('the quote page offers the phone, the e-mail and the address instead of the form', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await expect(page.locator('form')).toBeHidden()
    const note = page.locator('main p', { hasText: 'Ce formulaire a besoin de JavaScript' })
    await expect(note).toContainText(firm.phone)
    await expect(note).toContainText(firm.email)
    await expect(note).toContainText(address)
  })
})

test.describe('footer', () => {
  test('carries contact, quick links, hours, legal links and the current year', async ({
    page,
  }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const name of socialNames)
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(footer.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      telHref(firm.phone),
    )
    const whatsApp = footer.getByRole('link', { name: 'WhatsApp', exact: true })
    if (firm.whatsApp) await expect(whatsApp).toHaveAttribute('href', whatsAppHref(firm.whatsApp))
    else await expect(whatsApp).toHaveCount(0)
    await expect(footer.getByRole('link', { name: firm.email })).toHaveAttribute(
      'href',
      mailtoHref(firm.email),
    )
    await expect(footer).toContainText(address)
    for (const { number } of firm.legal.labels ?? [])
      expect(await footer.evaluate(linesOf, number), number).toBe(1)
    // After the menu's links come the pages on checks before signing and on aids, where the firm has them.
    const further = pages.filter(({ kind }) => kind === 'checks' || kind === 'aids')
    const quick = footer.getByRole('navigation', { name: 'Liens rapides' }).getByRole('link')
    await expect(quick).toHaveCount(menuLinks.length + 1 + further.length)
    for (const { path } of further) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
    for (const { days, hours } of hoursRuns(firm.openingHours))
      await expect(footer).toContainText(`${days}${hours}`)
    for (const path of [paths.legalNotice, paths.privacy, paths.terms, paths.accessibility])
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${firm.brand}`)
  })

  test('shows the visitor’s year when it is no longer the year of the build', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T10:00:00'))
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${firm.brand}`)
  })
})

/** On how many lines words of an element stand. */
function linesOf(element: Element, words: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const start = text.data.indexOf(words)
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + words.length)
    return range.getClientRects().length
  }
  return 0
}

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#contenu')).toBeFocused()
})

test.describe('an unknown address answers 404', () => {
  test.beforeEach(({ expectedProblems }) => {
    expectedProblems.push(failedRequest, /^404: no page at/)
  })

  test('in English, with its path in the console and the way home', async ({
    page,
    consoleProblems,
  }) => {
    const answer = await page.goto('/nulle-part/ici')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page).toHaveTitle(`Page introuvable (404) | ${firm.brand}`)
    await expect
      .poll(() => consoleProblems.filter((text) => text.includes('/nulle-part/ici')).length)
      .toBe(1)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  for (const [path, message, label, href] of [
    ['/services/inconnu', 'Service non trouvé', 'Retour aux services', '/#services'],
    [`${service}/metiers/inconnu`, 'Corps de métier non trouvé', 'Retour au service', service],
    [
      '/metiers-renovation/categories/inconnue',
      'Catégorie non trouvée',
      'Retour à tous les métiers',
      '/metiers-renovation',
    ],
  ] as const)
    test(`${path}: « ${message} », « ${label} »`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message)
      await page.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(href)
    })
})
