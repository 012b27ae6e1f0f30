import {
  categoryPages,
  guideTabs,
  tradesOverview as optionalOverview,
  projectManagement as optionalProjectManagement,
  services,
  shownCategories,
  tradesOf,
  tradesOfCategory,
} from '@/lib/site/catalog'
import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import { modelCategory, templates } from '@/scripts/checks/model-pages'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { pagesOf } from '@/lib/site/pages'
import { expect, test } from './test'

// Where the firm has no such page, the tests that read these records are skipped.
const overview = optionalOverview!
const projectManagement = optionalProjectManagement!

test('an extensions page adds its types, steps, columns and questions', async ({ page }) => {
  const extensions = services.find(
    ({ types, process, regulations }) => types && process && regulations,
  )
  test.skip(!extensions, 'the firm builds no extensions')
  await page.goto(paths.service(extensions!.slug))
  const types = page.getByRole('region', { name: extensions!.types!.title })
  for (const { title, surfaceRange, timeframe } of extensions!.types!.entries) {
    const type = types.locator('li', { has: page.getByRole('heading', { name: title }) })
    await expect(type).toContainText(surfaceRange)
    await expect(type).toContainText(timeframe)
  }
  const steps = page.getByRole('region', { name: extensions!.process!.title })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
    extensions!.process!.steps.map(({ title }) => title),
  )
  for (const { duration } of extensions!.process!.steps)
    await expect(steps).toContainText(duration ?? '–')
  const rules = page.getByRole('region', { name: extensions!.regulations!.title })
  await expect(rules.getByRole('heading', { level: 3 })).toHaveText([
    ...extensions!.regulations!.columns.map(({ title }) => title),
    ...extensions!.regulations!.faqs.map(({ question }) => question),
  ])
  const first = rules.getByRole('button').first()
  await first.click()
  await expect(rules.getByText(extensions!.regulations!.faqs[0]!.answer)).toBeVisible()
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
})

test('the project-management page shows its blocks, steps, advantages and questions', async ({
  page,
}) => {
  const path = templates.projectManagement
  const [trade] = tradesOf(projectManagementSlug)
  test.skip(!path, 'the firm has no such page')
  await page.goto(path!)
  const region = (name: string) => page.getByRole('region', { name })
  await expect(region(projectManagement.blocksTitle).getByRole('heading', { level: 3 })).toHaveText(
    projectManagement.blocks.map(({ title }) => title),
  )
  await expect(region(projectManagement.stepsTitle).getByRole('heading', { level: 3 })).toHaveText(
    projectManagement.steps.map(({ title }) => title),
  )
  await expect(
    region(projectManagement.advantagesTitle).getByRole('heading', { level: 3 }),
  ).toHaveText(projectManagement.advantages.map(({ title }) => title))
  await expect(region('Questions fréquentes').getByRole('heading', { level: 3 })).toHaveText(
    projectManagement.faqs.map(({ question }) => question),
  )
  if (!trade) return
  await page.getByRole('link', { name: `Découvrir ce métier : ${trade.title}` }).click()
  await expect(page).toHaveURL(paths.trade(projectManagementSlug, trade.id))
  await page.getByRole('link', { name: `Retour à ${projectManagement.name}` }).click()
  await expect(page).toHaveURL(path!)
})

test.describe('trade category page', () => {
  const category = templates.category ?? ''
  const own = tradesOfCategory(modelCategory.id)
  test.skip(!category, 'the firm shows no family')

  test('in one visit', async ({ page }) => {
    await page.goto(category)

    await test.step('shows name, description, the way back, and its trades with two key points each', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(modelCategory.name)
      await expect(
        page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link'),
      ).toHaveAttribute('href', paths.trades)
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(own.length)
      for (const [index, trade] of own.entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading')).toHaveText(trade.title)
        await expect(card).toContainText(trade.subtitle)
        await expect(card.getByRole('listitem')).toHaveText(trade.keyPoints.slice(0, 2))
        await expect(card.getByRole('link')).toHaveAttribute(
          'href',
          paths.trade(trade.serviceSlug, trade.id),
        )
      }
    })

    await test.step('says what binds the family, who comes when, who answers, and which families are next', async () => {
      const { binds, answers } = modelCategory
      const main = page.getByRole('main')
      for (const said of [binds.title, ...binds.text, categoryPages!.answersTitle, answers])
        await expect(main).toContainText(said)
      const stages = own
        .flatMap(({ title, inFamily }) => (inFamily ? [{ title, ...inFamily }] : []))
        .sort((one, other) => one.order - other.order)
      await expect(main.locator('ol li:has(h3)')).toHaveText(
        stages.length > 1 ? stages.map(({ title, text }, at) => `${at + 1}${title}${text}`) : [],
      )
      const at = shownCategories.indexOf(modelCategory)
      await expect(
        main.getByRole('navigation', { name: categoryPages!.neighboursTitle }).getByRole('link'),
      ).toHaveText([at - 1, at + 1].flatMap((index) => shownCategories[index]?.name ?? []))
    })

    await test.step('filters live on title or subtitle, whatever the case, accents or apostrophes', async () => {
      const search = page.getByRole('searchbox')
      await expect(search).toHaveAttribute('placeholder', 'Rechercher un métier...')
      const titles = page.getByRole('article').getByRole('heading')
      const plain = (text: string) =>
        text
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .replace(/[’\s]/g, (sign) => (sign === '’' ? "'" : ' '))
      for (const { title, subtitle } of own) {
        const found = own
          .filter((other) => plain(`${other.title}\n${other.subtitle}`).includes(plain(title)))
          .map((other) => other.title)
        await search.fill(plain(title).toLowerCase())
        await expect(titles.filter({ hasText: title })).toHaveCount(1)
        expect(await titles.count()).toBeGreaterThanOrEqual(found.length)
        await search.fill(plain(subtitle).toUpperCase())
        await expect(titles).toHaveText([title])
      }
      await search.fill('')
      await expect(titles).toHaveCount(own.length)
    })

    await test.step('says when nothing matches', async () => {
      await page.getByRole('searchbox').fill('zzz')
      const none = 'Aucun métier ne correspond à votre recherche.'
      // Heard from the field's status, which is there before it speaks, and seen where the cards were.
      await expect(page.getByRole('status')).toHaveText(none)
      await expect(page.getByText(none).last()).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
    })
  })
})

test.describe('trades overview', () => {
  test.skip(!templates.overview, 'the firm has no guide of the trades')

  test('in one visit', async ({ page }) => {
    await page.goto(paths.trades)

    await test.step('shows its sections in order', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(overview.title)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        overview.introduction.title,
        overview.tabsTitle,
        overview.familiesTitle,
        overview.standardsTitle,
        overview.trainingTitle,
        overview.sequenceTitle,
        overview.interactionsTitle,
        ...(projectManagement ? [overview.servicesTitle] : []),
        'Questions fréquentes',
        overview.closing.title,
      ])
      for (const { title } of overview.badges)
        await expect(page.getByText(title, { exact: true })).toBeVisible()
      for (const { reference } of overview.standards)
        await expect(page.getByRole('region', { name: overview.standardsTitle })).toContainText(
          reference,
        )
      for (const { title } of [...overview.training.blocks, ...overview.training.path.diplomas])
        await expect(page.getByRole('region', { name: overview.trainingTitle })).toContainText(
          title,
        )
      await expect(
        page.getByRole('region', { name: overview.sequenceTitle }).locator('ol > li'),
      ).toHaveCount(overview.sequence.filter(({ trades }) => trades.length > 0).length)

      await test.step('rows of three and texts beside a title start on one line, on a desk', async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        const leftOf = async (text: string) =>
          Math.round((await page.getByText(text, { exact: true }).first().boundingBox())?.x ?? 0)
        // A firm may have a single badge, which begins where the page does.
        const second = overview.badges.at(1)
        const introduction = await leftOf(overview.introduction.text[0]!)
        if (second) expect(introduction).toBe(await leftOf(second.title))
      })
    })

    await test.step('lists the families in order, each with an icon and a page of its own', async () => {
      const families = page.getByRole('region', { name: overview.familiesTitle })
      const items = families.locator('ol > li')
      await expect(items.getByRole('heading')).toHaveText(shownCategories.map(({ name }) => name))
      await expect(items.locator('svg')).toHaveCount(shownCategories.length)
      for (const [index, { id }] of shownCategories.entries())
        await expect(items.nth(index).getByRole('link')).toHaveAttribute('href', paths.category(id))
    })

    await test.step('has a tab for each service that it names, with its trades and two expertises each', async () => {
      await expect(page.getByRole('tab')).toHaveText(guideTabs.map(({ name }) => name))
      const panel = page.locator('[role="tabpanel"][data-state="active"]')
      await expect(panel.getByRole('article')).toHaveCount(tradesOf(guideTabs[0]!.slug).length)
      const { slug, name } = guideTabs.at(-1)!
      await page.getByRole('tab', { name, exact: true }).click()
      const trades = tradesOf(slug)
      await expect(panel.getByRole('article')).toHaveCount(trades.length)
      const last = trades.at(-1)!
      const card = panel.getByRole('article').last()
      await expect(card.getByRole('listitem')).toHaveText(
        last.expertises.slice(0, 2).map(({ title }) => title),
      )
      await expect(card.getByRole('link', { name: /Découvrir ce métier/ })).toHaveAttribute(
        'href',
        paths.trade(last.serviceSlug, last.id),
      )
    })

    await test.step('its closing call leads to the quote page and to the home page’s contact section', async () => {
      const call = page.getByRole('region', { name: overview.closing.title })
      await expect(call.getByRole('link', { name: 'Demander un devis gratuit' })).toHaveAttribute(
        'href',
        paths.quote,
      )
      await call.getByRole('link', { name: 'Nous appeler' }).click()
      await expect(page).toHaveURL('/#contact')
    })
  })
})

test('a trade listed under a second service opens there too, and leads back to that service', async ({
  page,
}) => {
  const second = pagesOf('trade').find(({ indexable }) => !indexable)
  test.skip(!second, 'no trade of the firm stands under two services')
  await page.goto(second!.path)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    canonicalUrl(second!.canonical!),
  )
  // A `noindex` would contradict the canonical link, which asks search engines to credit the first address.
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(
    page.getByRole('link', {
      name: `Retour à ${second!.subject.home.name}`,
    }),
  ).toBeVisible()
})
