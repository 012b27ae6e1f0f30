import type { Page } from '@playwright/test'
import {
  firm,
  home,
  jobsOfTrade,
  jobsPage,
  servicePages,
  testimonialOf,
  tradePages,
} from '@/lib/site/catalog'
import { shownPrice } from '@/lib/site/prices'
import type { BlockPlace } from '@/content/schema/trade-blocks'
import {
  modelCategory,
  modelService as service,
  modelTrade as trade,
  templates,
} from '@/scripts/checks/model-pages'
import { paths } from '@/lib/addresses/paths'
import { pictureSource } from '@/lib/site/pictures'
import { lowerFirst } from '@/lib/text/typography'
import { expect, holdBack, test } from './test'

const servicePath = templates.service
const details = service.detailedServices
/** The first tab whose price is one of a quantity. */
const measured = details.findIndex(({ price }) => price && shownPrice(price).quantity)
const perUnit = measured < 0 ? undefined : shownPrice(details[measured]!.price!)
/** « à partir de 2 063 € TTC » */
const total = (quantity: number) =>
  `à partir de ${Math.round(quantity * (perUnit?.amount?.from ?? 0)).toLocaleString('fr')} € TTC`
/** The open tab. By attribute, as Playwright's own computation of roles ignores content-visibility. */
const activePanel = (page: Page) => page.locator('[role="tabpanel"][data-state="active"]')
const tradePath = templates.trade

test.describe('service page', () => {
  test('in one visit', async ({ page }) => {
    await page.goto(servicePath)

    await test.step('closed panels are out of reach of the keyboard, yet found by the browser’s search', async () => {
      const closed = page.locator('.panel[data-state="closed"], .panel[data-state="inactive"]')
      for (const panel of await closed.all())
        await expect(panel).toHaveAttribute('hidden', 'until-found')
      await page.getByRole('tab').first().focus()
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
      const answer = service.faqs.at(-1)!.answer
      await closed.filter({ hasText: answer }).dispatchEvent('beforematch')
      await expect(page.getByText(answer)).toBeVisible()
    })

    await test.step('opens on its first tab; another tab shows its own panel, by mouse and by keyboard', async () => {
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveText(service.detailedServices.map(({ name }) => name))
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      await expect(activePanel(page)).toHaveCount(1)
      const shows = (index: number) =>
        expect(activePanel(page)).toContainText(details[index]!.description[0]!)
      await shows(0)
      const last = details.length - 1
      await tabs.nth(last - 1).click()
      await shows(last - 1)
      await page.keyboard.press('ArrowRight')
      await expect(tabs.nth(last)).toBeFocused()
      await shows(last)
      await page.keyboard.press('ArrowRight')
      await expect(tabs.first()).toBeFocused()
    })

    await test.step('each panel shows text, features, both links, a picture, and its price with the note', async () => {
      for (const detail of service.detailedServices) {
        await page.getByRole('tab', { name: detail.name, exact: true }).click()
        const panel = activePanel(page)
        for (const paragraph of detail.description)
          await expect(panel.getByText(paragraph)).toBeVisible()
        for (const feature of detail.features) await expect(panel.getByText(feature)).toBeVisible()
        await expect(panel.getByText('Image d’illustration')).toHaveCount(
          pictureSource(detail.image).illustration ? 1 : 0,
        )
        await expect(panel.getByRole('link', { name: /En savoir plus/ })).toHaveAttribute(
          'href',
          paths.trade(service.slug, detail.trade!),
        )
        await expect(panel.getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
          'href',
          paths.quote,
        )
        await expect(panel.getByRole('img')).toBeVisible()
        if (!detail.price) continue
        await expect(panel.getByRole('heading', { name: servicePages.priceTitle })).toBeVisible()
        const { text, terms, covers } = shownPrice(detail.price)
        for (const said of [text, covers, ...(terms ? [terms] : [])])
          await expect(panel.getByText(said).first()).toBeVisible()
        await expect(panel.getByText(servicePages.priceNote)).toBeVisible()
      }
    })

    await test.step('opens one question at a time, and closes it again', async () => {
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

    await test.step('splits testimonials: pairs under « Avant / Après nos interventions », the others in cards', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const section = page.getByRole('region', { name: servicePages.testimonialsTitle })
      const shown = service.testimonials.map(testimonialOf)
      const pairs = shown.filter(({ imageBefore }) => imageBefore)
      const others = shown.filter(({ imageBefore }) => !imageBefore)
      await expect(
        section.getByRole('heading', { name: 'Avant / Après nos interventions' }),
      ).toHaveCount(pairs.length > 0 ? 1 : 0)
      await expect(section.getByRole('img')).toHaveCount(2 * pairs.length)
      // The service may have too few testimonials for three columns.
      if (others.length < 3) return
      const cards = section.getByRole('list').nth(1).getByRole('listitem')
      await expect(cards).toHaveCount(others.length)
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
      for (const [index, { rating = 0 }] of others.entries()) {
        const stars = cards.nth(index)
        await expect(stars.locator('[data-filled="true"]')).toHaveCount(rating)
        await expect(stars.locator('[data-filled="false"]')).toHaveCount(rating && 5 - rating)
      }
    })

    await test.step('the closing call leads to the quote page and to the home page’s contact section', async () => {
      const call = page.getByRole('region', { name: service.closing })
      await expect(call.getByRole('link', { name: 'Demander un devis gratuit' })).toHaveAttribute(
        'href',
        paths.quote,
      )
      await call.getByRole('link', { name: 'Nous appeler' }).click()
      await expect(page).toHaveURL('/#contact')
      await expect(page.getByRole('heading', { name: home.contact.title })).toBeInViewport()
    })
  })
})

test.describe('trade page', () => {
  test('in one visit', async ({ page }) => {
    await page.goto(tradePath)

    await test.step('shows its sections in order', async () => {
      const blocks = (place: BlockPlace) =>
        (trade.blocks ?? []).flatMap(({ after, title }) => (after === place ? [title] : []))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(trade.title)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        trade.presentationTitle,
        ...blocks('presentation'),
        `${tradePages.expertisesTitle} ${trade.title.replace(/^./, (first) => first.toLowerCase())}`,
        ...blocks('expertises'),
        tradePages.methodTitle,
        ...blocks('method'),
        ...(jobsOfTrade(trade.id).length > 0 ? [jobsPage!.elsewhereTitle] : []),
        'Questions fréquentes',
        tradePages.contact.title,
        tradePages.relatedTitle,
      ])
      await expect(page.getByRole('main')).toContainText(firm.experience.trades)
      const steps = page.getByRole('region', { name: tradePages.methodTitle })
      await expect(steps.getByRole('listitem')).toHaveCount(trade.workProcess.length)
      await expect(steps.getByRole('listitem').first()).toContainText(
        `Durée : ${lowerFirst(trade.workProcess[0]!.duration!)}`,
      )
    })

    await test.step('its breadcrumb and its back button lead to the service', async () => {
      const breadcrumb = page.getByRole('navigation', { name: 'Fil d’Ariane' })
      await expect(breadcrumb).toContainText(service.name)
      await expect(breadcrumb).toContainText(trade.title)
      await expect(breadcrumb.getByRole('link')).toHaveAttribute('href', servicePath)
      await page.getByRole('link', { name: `Retour à ${service.name}` }).click()
      await expect(page).toHaveURL(servicePath)
    })
  })

  test('leads to its family', async ({ page }) => {
    test.skip(!templates.category, 'the firm shows no family')
    await page.goto(tradePath)
    await page
      .getByRole('navigation', { name: tradePages.relatedTitle })
      .getByRole('link', { name: modelCategory.name })
      .click()
    await expect(page).toHaveURL(templates.category!)
  })

  test('lists its related trades, each a page', async ({ page }) => {
    await page.goto(tradePath)
    const related = page
      .getByRole('navigation', { name: tradePages.relatedTitle })
      .getByRole('listitem')
    await expect(related).toHaveCount(trade.relatedTrades.length)
    const title = await related.first().innerText()
    await related.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test('a surface in a price box per square metre gives « à partir de … € », beside what it covers', async ({
  page,
}) => {
  test.skip(!perUnit, 'the service has no price per unit')
  await page.goto(servicePath)
  await page.getByRole('tab').nth(measured).click()
  const panel = activePanel(page)
  const field = panel.getByRole('textbox', { name: perUnit!.quantity! })
  await field.fill('82,5 m²')
  await expect(panel.getByRole('status')).toHaveText(total(82.5))
  await field.fill('')
  await expect(panel.getByRole('status')).toHaveText('')
})

test('a surface typed before the page has woken up keeps its amount', async ({ page }) => {
  test.skip(measured !== 0, 'the first tab has no price per unit')
  const release = await holdBack(page, '**/*.js')
  await page.goto(servicePath, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: perUnit!.quantity! }).first()
  await field.fill('10')
  await expect(page.getByText(total(10))).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('tab').first().click()
  await expect(page.getByText(total(10))).toBeVisible()
})
