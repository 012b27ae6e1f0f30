import type { Page } from '@playwright/test'
import { firm } from '@/lib/site/catalog'
import { modelService, templatePages, templates } from '@/scripts/checks/model-pages'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { expect, failedRequest, test } from './test'

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
