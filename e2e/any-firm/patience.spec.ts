import type { Page } from '@playwright/test'
import { offersGoogleMap } from '@/content/schema/firm'
import { paths } from '@/lib/addresses/paths'
import { firm, home } from '@/lib/site/catalog'
import { templates } from '@/scripts/checks/model-pages'
import { fakeScript, playGoogle } from '../google-map'
import { expect, holdBack, test, wakeUp } from '../test'

test.use({ emptyCache: true })

/** Presses before React, and how long visitors wait for an answer. */

/** Longer than the script in the head waits before it reports a failure, in milliseconds. */
const tooLong = 16_000

const service = templates.service
/** A page with a form: the estimation where the firm has one, as it is a different form. */
const form = templates.estimation ?? paths.home
const failure = (page: Page) => page.getByText('il ne peut rien envoyer')
const submit = (page: Page) => page.getByRole('button', { name: /^Envoyer/ })

const toQuote = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Demander un devis' }).click()

test.describe('what was pressed at once is done, and another page knows nothing of it', () => {
  for (const [name, path, press] of [
    ['a tab', service, (page: Page) => page.getByRole('tab').nth(1).click()],
    ['a question', service, (page: Page) => page.locator('.accordion button').first().click()],
    [
      'a picture of the gallery',
      home.gallery.images.length > 0 ? paths.home : undefined,
      async (page: Page) => {
        await page.locator('[aria-haspopup=dialog]').first().click()
        await page.getByRole('dialog').press('Escape')
      },
    ],
    [
      'the search in a family',
      templates.category,
      (page: Page) => page.getByRole('searchbox').fill('zzz'),
    ],
    [
      'the search for a commune',
      paths.serviceArea,
      (page: Page) => page.getByRole('combobox').first().fill('saint'),
    ],
    ['a form', form, (page: Page) => page.locator('form [name=lastName]').fill('Aubigné')],
  ] as const)
    test(`${name}, then the form of another page`, async ({ page }) => {
      test.skip(!path, 'the firm has no such page')
      await page.clock.install()
      await page.goto(path!, { waitUntil: 'domcontentloaded' })
      await press(page)
      await wakeUp(page)
      await toQuote(page)
      await expect(page).toHaveURL(paths.quote)
      await page.clock.runFor(tooLong)
      await expect(failure(page)).toBeHidden()
      await page.clock.resume()
      await submit(page).click()
      await expect(page.getByText('Le prénom est requis').first()).toBeVisible()
    })

  test('a tab, then the panels of another page', async ({ page }) => {
    await page.clock.install()
    await page.goto(service, { waitUntil: 'domcontentloaded' })
    await page.getByRole('tab').nth(1).click()
    await wakeUp(page)
    await page.locator('[role=tabpanel]:not([hidden]) a[href*="/metiers/"]').click()
    await expect(page).toHaveURL(/metiers\/[a-z-]+$/)
    const panels = page.locator('.panel')
    await expect(panels.first()).toHaveAttribute('data-state', 'closed')
    await page.clock.runFor(tooLong)
    const heights = await panels.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(new Set(heights)).toEqual(new Set([0]))
  })

  test('a form, then the privacy page, then back', async ({ page }) => {
    await page.clock.install()
    await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
    await page.locator('form [name=lastName]').fill('Aubigné')
    await wakeUp(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /confidentialité/ })
      .click()
    await expect(page).toHaveURL(paths.privacy)
    await page.goBack()
    await page.clock.runFor(tooLong)
    await expect(failure(page)).toBeHidden()
  })

  test('a key for the map, typed and sent, without leaving the page', async ({ page }) => {
    test.skip(!offersGoogleMap(firm), 'the firm does not offer Google’s map')
    await playGoogle(page, fakeScript)
    await page.clock.install()
    await page.goto(paths.serviceArea, { waitUntil: 'domcontentloaded' })
    await page.getByRole('textbox', { name: 'Votre clé Google Maps' }).fill('cle')
    await page.getByRole('button', { name: 'Afficher la carte' }).click()
    await expect(page.getByText('Carte de Google', { exact: true })).toBeVisible()
    await page.clock.runFor(tooLong)
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'awake')
  })
})

test.describe('where the scripts hang', () => {
  test('the form says so when patience ends, and sends when they come after all', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.js')
    await page.clock.install()
    await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
    await submit(page).click()
    await expect(failure(page)).toBeHidden()
    await page.clock.runFor(tooLong)
    await expect(failure(page)).toBeInViewport()
    release()
    await page.clock.resume()
    await expect(page.getByText('Le prénom est requis').first()).toBeVisible()
    await expect(failure(page)).toBeHidden()
  })

  test('a text that hangs is told like a script', async ({ page }) => {
    await holdBack(page, '**/_next/static/late/*.txt')
    await page.clock.install()
    await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
    await submit(page).click()
    await page.clock.runFor(tooLong)
    await expect(failure(page)).toBeInViewport()
  })

  test('what would say what is missing leads nobody away once patience has ended', async ({
    page,
  }) => {
    await holdBack(page, '**/_next/static/late/*.txt')
    const release = await holdBack(page, '**/_next/static/late/*.js')
    await page.clock.install()
    await page.goto(paths.quote, { waitUntil: 'domcontentloaded' })
    await submit(page).click()
    await page.clock.runFor(tooLong)
    await expect(failure(page)).toBeInViewport()
    release()
    // This element shows that the script that was let through has run.
    await expect(page.locator('[type=speculationrules]')).toBeAttached()
    await expect(page.locator(':focus:invalid')).toHaveCount(0)
    await expect(failure(page)).toBeInViewport()
  })

  test('a picture of the gallery is opened by the browser', async ({ page }) => {
    test.skip(home.gallery.images.length === 0, 'the firm has no gallery')
    await holdBack(page, '**/*.js')
    await page.clock.install()
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' })
    const picture = page.locator('[aria-haspopup=dialog]').first()
    const address = (await picture.getAttribute('href'))!
    await picture.click()
    await expect(page).toHaveURL('/')
    await page.clock.runFor(tooLong)
    await expect(page).toHaveURL(address)
  })

  test('tabs and questions answer as ever', async ({ page }) => {
    await holdBack(page, '**/*.js')
    await page.clock.install()
    await page.goto(service, { waitUntil: 'domcontentloaded' })
    await page.locator('.tooltip-anchor').last().dispatchEvent('focusin')
    await page.clock.runFor(tooLong)
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await page.getByRole('tab').nth(2).click()
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[role=tabpanel]:not([hidden])')).toHaveCount(1)
  })
})

test.describe('where the inline scripts were stripped on the way', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({
        response: answer,
        body: html.replace(/<script>[\s\S]*?<\/script>/g, ''),
      })
    })
  })

  test('a form gives way to the phone and the e-mail', async ({ page }) => {
    await page.goto(paths.quote)
    await expect(page.locator('form')).toBeHidden()
    const instead = page.getByText('Ce formulaire a besoin de JavaScript')
    await expect(instead).toBeVisible()
    await expect(instead.getByRole('link')).toHaveCount(2)
    await expect(page.locator('.choice-bar')).toBeHidden()
  })

  test('every panel stands open, under its name, and no button is dead', async ({ page }) => {
    await page.goto(service)
    for (const panel of await page.locator('.panel').all()) {
      await expect(panel).toBeVisible()
      expect((await panel.boundingBox())!.height).toBeGreaterThan(20)
    }
    for (const button of await page.getByRole('button').or(page.getByRole('tab')).all())
      await expect(button).toHaveAttribute('popovertarget', 'menu')
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})
