import type { Page } from '@playwright/test'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { firm, quote } from '@/lib/site/catalog'
import { templates } from '@/scripts/checks/model-pages'
import { colourOf } from '../colours'
import { expect, fetchFramework, test } from '../test'
import { broken, caught, searchLabel, throwInPlaceOf } from '../throw-in-place'

test.use({ emptyCache: true })

const category = templates.category ?? ''
test.skip(!category, 'the firm has no page of a family')

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
const failure = (page: Page) => page.locator('.route-failure')

async function expectReport(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await expect(failure(page)).toHaveAttribute('lang', 'en')
  await expect(failure(page).getByText('503 <b>Panne</b> provoquée')).toBeVisible()
  await expect(failure(page).locator('b'), 'an error is text, never markup').toHaveCount(0)
  await expect(failure(page).locator('pre')).toContainText(
    /Error: <b>Panne<\/b>[^]+\/chunks\/.+\.js/,
  )
}

async function expectHelp(page: Page): Promise<void> {
  await expect(failure(page).getByRole('alert')).toContainText(/Cette page n’a pas pu s’afficher/)
  await expect(failure(page).getByRole('link', { name: firm.phone })).toHaveAttribute(
    'href',
    telHref(firm.phone),
  )
  await expect(failure(page).getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
    'href',
    '/',
  )
}

test('a page that fails when opened says so, with status, message and stack, and a reload mends it', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(...caught)
  await throwInPlaceOf(page, searchLabel, broken)
  await page.goto(category)
  await fetchFramework(page)
  await expectReport(page)
  await expectHelp(page)
  await expect(page.getByRole('banner'), 'the menu stays').toBeVisible()
  await expect(page.getByRole('contentinfo'), 'the footer stays').toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies' }), 'answered before').toBeHidden()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByLabel(searchLabel)).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('on a page that has failed the next link leads on', async ({ page, expectedProblems }) => {
  expectedProblems.push(...caught)
  await throwInPlaceOf(page, searchLabel, broken)
  await page.goto(category)
  await fetchFramework(page)
  await expectReport(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Demander un devis' }).click()
  await expect(page).toHaveURL(paths.quote)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quote.heading)
})

test('a failure of the frame itself shows the same, with a title and the page’s looks', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(...caught)
  await throwInPlaceOf(page, 'Préférences enregistrées', broken)
  await page.goto(category)
  // Set as a cookie choice made before React sets it: the layout around every page then confirms the choice,
  // with the text that throws here.
  await page.evaluate(() => (document.documentElement.dataset.confirm = 'all'))
  await fetchFramework(page)
  await expectReport(page)
  await expectHelp(page)
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toHaveCSS(
    'background-color',
    colourOf('action'),
  )
})
