import type { Page } from '@playwright/test'
import { firm } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { leadsFrom } from './leads'
import { fillAll, send, thanks } from './quote-page'
import { modelService, templatePages, templates } from '@/scripts/checks/model-pages'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { blockScripts, expect, failedRequest, fetchFramework, holdBack, test } from './test'

/** The site without JavaScript, and before it has arrived. */

const textOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ') ?? '')

/** The pages with a form, of those that the firm has. */
const withForm: readonly (string | undefined)[] = [
  templates.home,
  templates.quote,
  templates.estimation,
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [name, path] of templatePages)
    test(`${name}: no dead button, every panel open under its name, nothing to fill in that goes nowhere, contacts instead`, async ({
      page,
      expectedProblems,
    }) => {
      if (path === templates.missing) expectedProblems.push(failedRequest)
      await page.goto(path)
      const buttons = page.getByRole('button').or(page.getByRole('tab'))
      for (const button of await buttons.all())
        await expect(button).toHaveAttribute('popovertarget', 'menu')
      // The filter of the jobs works without scripts, by the style sheet (jobs.spec.ts).
      const elsewhere = page.locator(':not(.job-choices *)')
      for (const role of ['textbox', 'combobox', 'checkbox', 'searchbox', 'slider'] as const)
        await expect(page.getByRole(role).and(elsewhere)).toHaveCount(0)
      for (const panel of await page.locator('.panel').all()) {
        await expect(panel).toBeVisible()
        expect((await panel.boundingBox())!.height).toBeGreaterThan(20)
      }
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: firm.phone }),
      ).toBeVisible()

      if (withForm.includes(path))
        await test.step('phone, e-mail and address in place of its form', async () => {
          const instead = page.locator('main .without-script')
          await expect(instead).toBeVisible()
          for (const contact of [firm.phone, firm.email])
            await expect(instead.locator('a', { hasText: contact })).toBeVisible()
          expect(await instead.innerText()).toContain(firm.addresses.registered.street)
        })

      if (path === templates.service)
        await test.step('questions and tabs can be read one after the other, each under its name', async () => {
          const text = await textOf(page)
          const panels = page.locator('.panel')
          for (const [index, { name }] of modelService.detailedServices.entries())
            await expect(
              panels.nth(index).getByRole('heading', { name, exact: true }),
            ).toBeVisible()
          const questions = page.locator('.accordion h3')
          await expect(questions).toHaveCount(modelService.faqs.length)
          for (const [index, { answer }] of modelService.faqs.entries()) {
            await expect(questions.nth(index).locator('> span')).toBeVisible()
            expect(text).toContain(ordinarySpaces(answer))
          }
        })
    })
})

test.describe('while the scripts have not arrived', () => {
  test('what is asked of a tab and of a question is done once they have', async ({ page }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto(templates.service, { waitUntil: 'commit' })
    await page.getByRole('tab').nth(2).click()
    const question = page.getByRole('region', { name: 'Questions fréquentes' }).getByRole('button')
    await question.first().click()
    release()
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(question.first()).toHaveAttribute('aria-expanded', 'true')
  })

  test('what is typed and taken out again outlives a reload', async ({ page }) => {
    await holdBack(page, '**/*.js')
    await page.goto(paths.quote, { waitUntil: 'commit' })
    await page.locator('form [name="lastName"]').fill('Nègre')
    await page.locator('form [name="firstName"]').fill('Odette')
    await page.locator('form [name="firstName"]').fill('')
    await page.unrouteAll()
    await page.goto(paths.legalNotice)
    await page.goto(paths.quote)
    await expect(page.locator('form [name="lastName"]')).toHaveValue('Nègre')
    await expect(page.locator('form [name="firstName"]')).toHaveValue('')
  })
})

test.describe('where the scripts cannot be had', () => {
  test.beforeEach(({ page, expectedProblems }) => blockScripts(page, expectedProblems))

  test('tabs and questions answer, and a picture opens as a link', async ({ page }) => {
    await page.goto(templates.service)
    await fetchFramework(page)
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    const question = page.locator('.accordion button').first()
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('tab').nth(2).click()
    await expect(page.getByRole('tabpanel').nth(2)).toBeVisible()
    await expect(page.locator('[role=tabpanel]:not([hidden])')).toHaveCount(1)
    await page.goto(paths.home)
    const picture = page.locator('[aria-haspopup=dialog]').first()
    const address = (await picture.getAttribute('href'))!
    await picture.click()
    await expect(page).toHaveURL(address)
  })

  test('the form says so where « Envoyer » was pressed, and what was typed is there after a reload', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    const field = page.locator('form [name="description"]')
    await field.fill('Le mur du fond, « sous l’appentis ».')
    await page.getByRole('button', { name: /^Envoyer/ }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'il ne peut rien envoyer' })
    await expect(alert).toBeInViewport()
    await expect(alert.getByRole('link', { name: firm.phone })).toBeVisible()
    await page.locator('form [name="firstName"]').fill('Odette')

    await page.unroute('**/*.js')
    await page.reload()
    await expect(field).toHaveValue('Le mur du fond, « sous l’appentis ».')
    await expect(page.locator('form [name="firstName"]')).toHaveValue('Odette')
    await expect(alert).toBeHidden()
  })

  test('a form that was given up on sends what was pressed as soon as its scripts can be had', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'revenue')
    await send(page)
    const alert = page.getByRole('alert').filter({ hasText: 'il ne peut rien envoyer' })
    await expect(alert).toBeInViewport()
    await page.unroute('**/*.js')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await expect(alert).toBeHidden()
    expect(leadsFrom('revenue@exemple.test')).toHaveLength(1)
  })

  test('a draft kept before stays beside what is typed now', async ({ page }) => {
    await page.unroute('**/*.js')
    await page.goto(paths.quote)
    await page.locator('form [name="lastName"]').fill('Nègre')
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    await page.locator('form [name="firstName"]').fill('Odette')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.unroute('**/*.js')
    await page.reload()
    await expect(page.locator('form [name="lastName"]')).toHaveValue('Nègre')
    await expect(page.locator('form [name="firstName"]')).toHaveValue('Odette')
  })
})
