import { paths } from '@/lib/addresses/paths'
import { home } from '@/lib/site/catalog'
import { socialNames } from '../social-names'
import { blockScripts, expect, holdBack, nextFrames, test, wakeUp } from '../test'
import { listenToPage } from '../what-is-heard'

test.describe('cookie banner', () => {
  test.use({ consentGiven: false })

  const banner = 'Cookies'

  test('is already there before any script', async ({ page, expectedProblems }) => {
    await blockScripts(page, expectedProblems)
    await page.goto('/')
    await expect(page.getByRole('region', { name: banner })).toBeVisible()
  })

  for (const [button, stored, text] of [
    ['Tout accepter', 'all', 'Vous avez accepté tous les cookies.'],
    ['Essentiels uniquement', 'essential', 'Vous avez accepté uniquement les cookies essentiels.'],
  ] as const) {
    test(`« ${button} » stores « ${stored} », hides it for good and confirms, in words that are told`, async ({
      page,
    }) => {
      const told = await listenToPage(page)
      await page.goto('/')
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('region', { name: banner })).toBeHidden()
      const notices = page.getByRole('region', { name: 'Notifications' })
      await expect(notices).toContainText('Préférences enregistrées')
      await expect(notices).toContainText(text)
      expect(await told(text)).toMatchObject([{ by: 'region', surely: true }])
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(stored)
      await page.reload()
      await expect(page.getByRole('region', { name: banner })).toBeHidden()
    })
  }

  test('its confirmation covers no field that « Envoyer », pressed right after, has found faulty on a phone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.quote)
    await page.getByRole('button', { name: 'Essentiels uniquement' }).click()
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    await expect(notice).toBeVisible()
    await notice.hover()
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.locator('form [name="firstName"]')).toBeFocused()
    const label = page.locator('form label').filter({ hasText: 'Prénom' })
    const [above, below] = await Promise.all([notice.boundingBox(), label.boundingBox()])
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    await expect(notice).toBeVisible()
  })

  test('answered by hand while a field is filled in, leaves the focus there', async ({ page }) => {
    await page.goto(paths.quote)
    const field = page.locator('form [name="lastName"]')
    // The script that is loaded at the first key.
    const firstMove = page.waitForEvent('requestfinished', (request) =>
      /\/_next\/static\/late\/\w+\.js$/.test(request.url()),
    )
    await field.pressSequentially('Martin')
    await firstMove
    await nextFrames(page)
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(page.getByRole('region', { name: banner })).toBeHidden()
    await expect(field).toBeFocused()
  })

  test('the cross hides it for this visit and stores nothing', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('region', { name: banner }).getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByRole('region', { name: banner })).toBeHidden()
    await page.getByRole('link', { name: 'Obtenir mon Devis Gratuit' }).click()
    await expect(page).toHaveURL(paths.quote)
    await expect(page.getByRole('region', { name: banner })).toBeHidden()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.reload()
    await expect(page.getByRole('region', { name: banner })).toBeVisible()
  })

  test('« Gérer les cookies » at the foot of every page asks again', async ({ page }) => {
    await page.goto(paths.privacy)
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(page.getByRole('region', { name: banner })).toBeHidden()
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await expect(page.getByRole('region', { name: banner })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Essentiels uniquement' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull()
    await page.getByRole('button', { name: 'Essentiels uniquement' }).click()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('essential')
  })

  test('is answered before what was asked after it, in the moment React wakes up', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.privacy, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => {
      const again = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Gérer les cookies',
      )
      // Presses before the frame in which React carries out the presses that were held.
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.scripts !== 'awake') return
        observer.disconnect()
        again?.click()
      }).observe(document.documentElement, { attributeFilter: ['data-scripts'] })
    })
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Essentiels uniquement' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull()
    await nextFrames(page)
    await expect(page.getByRole('region', { name: banner })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull()
  })

  test('says so when the browser refuses to keep the choice', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError')
      }
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(page.getByRole('region', { name: banner })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Préférences non enregistrées',
    )
  })
})

test.describe('notices', () => {
  test.use({ consentGiven: false })

  test('go away after four seconds, and Alt+T brings the focus to them', async ({ page }) => {
    await page.goto('/')
    // A mouse pointer would end up over a link beneath the banner, whose page would then be prefetched.
    await page.getByRole('button', { name: 'Tout accepter' }).press('Enter')
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    await expect(notice).toBeVisible()
    const shown = Date.now()
    await expect(notice).toHaveCount(0, { timeout: 8000 })
    const lasted = Date.now() - shown
    expect(lasted).toBeGreaterThan(3000)
    expect(lasted).toBeLessThan(6500)
  })

  test('Alt+T brings the focus to the region', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(page.getByText('Préférences enregistrées')).toBeVisible()
    await page.keyboard.press('Alt+t')
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.activeElement?.closest('section')?.getAttribute('aria-label') ??
            document.activeElement?.tagName,
        ),
      )
      .toBe('Notifications')
  })

  test('show three at most', async ({ page }) => {
    await page.goto('/')
    await wakeUp(page)
    // The banner stays in the page when hidden, so its buttons can be pressed from a script.
    await page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Tout accepter',
      )
      for (let press = 0; press < 5; press++) button?.click()
    })
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
  })
})

test.describe('tooltips on icon-only buttons', () => {
  test('open after 700 ms, then at once on the next button, and close on Escape', async ({
    page,
  }) => {
    test.skip(home.gallery.images.length < 2, 'the firm has no gallery to turn over')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await page.locator('#gallery').getByRole('link').first().click()
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
    const tooltip = page.getByRole('tooltip')

    const started = Date.now()
    await button('Image précédente').hover()
    await expect(tooltip).toHaveText('Image précédente')
    expect(Date.now() - started).toBeGreaterThan(650)

    await button('Image suivante').hover()
    await expect(tooltip).toHaveText('Image suivante', { timeout: 400 })

    // Onto the words themselves, slowly, as somebody does who has magnified the screen.
    const [from, to] = [
      (await button('Image suivante').boundingBox())!,
      (await tooltip.boundingBox())!,
    ]
    const x = from.x + from.width / 2
    await page.mouse.move(x, from.y + 4)
    await page.mouse.move(x, to.y + to.height / 2, { steps: 12 })
    await page.waitForTimeout(100)
    await expect(tooltip).toHaveText('Image suivante')

    await page.mouse.move(0, 0)
    await expect(tooltip).toHaveCount(0)

    await page.waitForTimeout(350)
    await button('Fermer').hover()
    await page.waitForTimeout(300)
    await expect(tooltip, 'the skip delay is over').toHaveCount(0)
    await expect(tooltip).toHaveText('Fermer')
  })

  test('open for the keyboard, and Escape dismisses them', async ({ page }) => {
    await page.goto('/')
    const [first] = socialNames
    test.skip(!first, 'the firm is on no network')
    const icon = page.getByRole('contentinfo').getByRole('link', { name: first! })
    await page.getByRole('button', { name: 'Effacer' }).focus()
    while (!(await icon.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toHaveText(first!)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
})
