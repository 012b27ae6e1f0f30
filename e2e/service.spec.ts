import type { Page } from '@playwright/test'
import { company, findService, trades } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { expect, holdBack, test } from './test'

const service = findService('renovation-interieure')!
const servicePath = paths.service(service.slug)
/** The engine that finds roles here knows nothing of content-visibility; browsers do. */
const activePanel = (page: Page) => page.locator('[role="tabpanel"][data-state="active"]')
const tradePath = paths.trade(service.slug, 'peinture')

test.describe('service page', () => {
  test('shows its sections in order', async ({ page }) => {
    await page.goto(servicePath)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      service.presentationTitle,
      'Nos travaux dans le détail',
      'Questions fréquentes',
      /Prêt à transformer votre intérieur/,
      'Ce que nos clients disent',
    ])
    await expect(page.getByRole('main')).toContainText('Délai moyen2 à 8 semaines')
  })

  test('opens on its first tab; another tab shows its own panel, by mouse and by keyboard', async ({
    page,
  }) => {
    await page.goto(servicePath)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(service.detailedServices.map(({ name }) => name))
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await expect(activePanel(page)).toHaveCount(1)
    await expect(activePanel(page)).toContainText('À partir de 25 €/m²')
    await page.getByRole('tab', { name: 'Électricité' }).click()
    await expect(activePanel(page)).toContainText('À partir de 650 €')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Plomberie' })).toBeFocused()
    await expect(activePanel(page)).toContainText('À partir de 500 €')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Peinture' })).toBeFocused()
  })

  test('each panel shows text, features, both links, a picture, and its price with the note', async ({
    page,
  }) => {
    await page.goto(servicePath)
    for (const detail of service.detailedServices) {
      await page.getByRole('tab', { name: detail.name }).click()
      const panel = activePanel(page)
      for (const paragraph of detail.description)
        await expect(panel.getByText(paragraph)).toBeVisible()
      for (const feature of detail.features) await expect(panel.getByText(feature)).toBeVisible()
      await expect(panel.getByRole('link', { name: /En savoir plus/ })).toHaveAttribute(
        'href',
        paths.trade(service.slug, detail.trade!),
      )
      await expect(panel.getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
        'href',
        paths.quote,
      )
      await expect(panel.getByRole('img')).toBeVisible()
      await expect(panel.getByRole('heading', { name: 'Tarif indicatif' })).toBeVisible()
      await expect(panel.getByText('Prix variable selon la complexité du projet')).toBeVisible()
    }
  })

  test('opens one question at a time, and closes it again', async ({ page }) => {
    await page.goto(servicePath)
    const questions = page.getByRole('region', { name: 'Questions fréquentes' })
    const first = questions.getByRole('button').nth(0)
    const second = questions.getByRole('button').nth(1)
    await expect(questions.getByRole('button')).toHaveCount(service.faqs.length)
    await first.click()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(questions.getByText(service.faqs[0]!.answer)).toBeVisible()
    await second.click()
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(questions.getByText(service.faqs[1]!.answer)).toBeVisible()
    await second.click()
    await expect(second).toHaveAttribute('aria-expanded', 'false')
  })

  test('closed panels are out of reach of the keyboard, yet found by the browser’s search', async ({
    page,
  }) => {
    await page.goto(servicePath)
    const closed = page.locator('.panel[data-state="closed"], .panel[data-state="inactive"]')
    for (const panel of await closed.all())
      await expect(panel).toHaveAttribute('hidden', 'until-found')
    await page.getByRole('tab', { name: 'Peinture' }).focus()
    const stops: string[] = []
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate(() =>
          String(
            document.activeElement?.closest('.panel')?.getAttribute('data-state') ?? 'elsewhere',
          ),
        ),
      )
    }
    expect(stops).not.toContain('inactive')
    expect(stops).not.toContain('closed')
    const answer = closed.filter({ hasText: 'en copropriété' })
    await answer.dispatchEvent('beforematch')
    await expect(page.getByText('en copropriété')).toBeVisible()
  })

  test('the closing call leads to the quote page and to the home page’s contact section', async ({
    page,
  }) => {
    await page.goto(servicePath)
    const call = page.getByRole('region', { name: /Prêt à transformer/ })
    await expect(call.getByRole('link', { name: 'Demander un devis gratuit' })).toHaveAttribute(
      'href',
      paths.quote,
    )
    await call.getByRole('link', { name: 'Nous appeler' }).click()
    await expect(page).toHaveURL('/#contact')
    await expect(
      page.getByRole('heading', { name: 'Demandez votre devis gratuit' }),
    ).toBeInViewport()
  })

  test('splits testimonials: pairs under « Avant / Après nos interventions », the others in cards', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(servicePath)
    const section = page.getByRole('region', { name: 'Ce que nos clients disent' })
    await expect(
      section.getByRole('heading', { name: 'Avant / Après nos interventions' }),
    ).toBeVisible()
    const lists = section.getByRole('list')
    await expect(lists.nth(0).getByRole('img')).toHaveCount(4)
    const cards = lists.nth(1).getByRole('listitem')
    await expect(cards).toHaveCount(3)
    const columnCount = async () =>
      new Set(
        await cards.evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().x)),
        ),
      ).size
    expect(await columnCount()).toBe(3)
    await page.setViewportSize({ width: 820, height: 900 })
    expect(await columnCount()).toBe(2)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await columnCount()).toBe(1)
    const fourStars = cards.filter({ hasText: 'Note : 4 sur 5' })
    await expect(fourStars.locator('[data-filled="true"]')).toHaveCount(4)
    await expect(fourStars.locator('[data-filled="false"]')).toHaveCount(1)
  })
})

test.describe('trade page', () => {
  const trade = trades.find(({ id }) => id === 'peinture')!

  test('shows its sections in order', async ({ page }) => {
    await page.goto(tradePath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trade.title)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      trade.presentationTitle,
      'Les expertises d’un peintre en bâtiment',
      'Notre méthodologie de travail',
      'Questions fréquentes',
      /^Montrez-nous la pièce/,
      'Métiers connexes',
    ])
    await expect(page.getByRole('main')).toContainText(company.experience.trades)
    const steps = page.getByRole('region', { name: 'Notre méthodologie de travail' })
    await expect(steps.getByRole('listitem')).toHaveCount(trade.workProcess.length)
    await expect(steps.getByRole('listitem').first()).toContainText(
      `Durée : ${trade.workProcess[0]!.duration}`,
    )
  })

  test('its breadcrumb and its back button lead to the service', async ({ page }) => {
    await page.goto(tradePath)
    const breadcrumb = page.getByRole('navigation', { name: 'Fil d’Ariane' })
    await expect(breadcrumb).toHaveText(/Rénovation Intérieure\s*>\s*Peintre en bâtiment/)
    await expect(breadcrumb.getByRole('link')).toHaveAttribute('href', servicePath)
    await page.getByRole('link', { name: 'Retour à Rénovation Intérieure' }).click()
    await expect(page).toHaveURL(servicePath)
  })

  test('lists its related trades, each a page', async ({ page }) => {
    await page.goto(tradePath)
    const related = page.getByRole('navigation', { name: 'Métiers connexes' }).getByRole('listitem')
    await expect(related).toHaveCount(trade.relatedTrades.length)
    const title = await related.first().innerText()
    await related.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test('a surface in a price box per square metre gives « à partir de … € », beside what it covers', async ({
  page,
}) => {
  await page.goto(paths.service('renovation-interieure'))
  const panel = page.getByRole('tabpanel')
  const field = panel.getByRole('textbox', { name: 'Votre surface, en m²' })
  await field.fill('82,5 m²')
  await expect(panel.getByRole('status')).toHaveText('à partir de 2 063 €')
  await field.fill('')
  await expect(panel.getByRole('status')).toHaveText('')
})

test('a surface typed before the page has woken up keeps its amount', async ({ page }) => {
  const release = await holdBack(page, '**/*.js')
  await page.goto(paths.service('renovation-interieure'), { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Votre surface, en m²' }).first()
  await field.fill('10')
  await expect(page.getByText('à partir de 250 €')).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('tab').first().click()
  await expect(page.getByText('à partir de 250 €')).toBeVisible()
})
