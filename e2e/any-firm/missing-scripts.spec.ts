import { firm } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { templates } from '@/scripts/checks/model-pages'
import { leadsFrom } from '../leads'
import { fillAll, send, thanks } from '../quote-page'
import { blockScripts, expect, fetchFramework, holdBack, test } from '../test'

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
