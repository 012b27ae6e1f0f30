import {
  categories,
  findService,
  overview as optionalOverview,
  projectManagement as optionalProjectManagement,
  services,
  tradesOf,
  tradesOfCategory,
} from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { canonicalUrl } from '@/lib/site/pages'
import { shownPrice } from '@/lib/site/prices'
import { expect, test } from './test'

// The sample has all three.
const overview = optionalOverview!
const projectManagement = optionalProjectManagement!
const extensions = findService('extensions-surelevation')!

for (const service of services)
  test(`the page of ${service.slug} shows its sections in order, its tabs and their prices`, async ({
    page,
  }) => {
    await page.goto(paths.service(service.slug))
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    const own = service.slug === 'extensions-surelevation'
    expect(headings).toEqual([
      service.presentationTitle,
      'Nos travaux dans le détail',
      ...(own ? ['Cinq façons d’agrandir', 'De la première visite aux clés'] : []),
      ...(own ? ['Ce que la mairie demande'] : []),
      'Questions fréquentes',
      'Prêt à transformer votre intérieur\u202F?',
      'Ce que nos clients disent',
    ])
    await expect(page.getByRole('tab')).toHaveText(service.detailedServices.map(({ name }) => name))
    await expect(page.getByText(service.averageDuration, { exact: true })).toBeVisible()
    const panels = page.locator('[role="tabpanel"]')
    for (const [index, { price, trade }] of service.detailedServices.entries()) {
      if (price) await expect(panels.nth(index)).toContainText(shownPrice(price).text)
      await expect(
        panels.nth(index).locator(`a[href="${paths.trade(service.slug, trade!)}"]`),
      ).toHaveCount(1)
    }
  })

test('the extensions page adds five types, six steps, three columns and four questions', async ({
  page,
}) => {
  await page.goto(paths.service('extensions-surelevation'))
  const types = page.getByRole('region', { name: 'Cinq façons d’agrandir' })
  for (const { title, surfaceRange, timeframe } of extensions.types!.entries) {
    const type = types.locator('li', { has: page.getByRole('heading', { name: title }) })
    await expect(type).toContainText(surfaceRange)
    await expect(type).toContainText(timeframe)
  }
  const steps = page.getByRole('region', { name: 'De la première visite aux clés' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
    extensions.process!.steps.map(({ title }) => title),
  )
  for (const { duration } of extensions.process!.steps)
    await expect(steps).toContainText(duration ?? '–')
  const rules = page.getByRole('region', { name: 'Ce que la mairie demande' })
  await expect(rules.getByRole('heading', { level: 3 })).toHaveText([
    ...extensions.regulations!.columns.map(({ title }) => title),
    ...extensions.regulations!.faqs.map(({ question }) => question),
  ])
  const first = rules.getByRole('button').first()
  await first.click()
  await expect(rules.getByText(extensions.regulations!.faqs[0]!.answer)).toBeVisible()
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
})

test('the project-management page shows four blocks, four steps, six advantages, four questions', async ({
  page,
}) => {
  await page.goto(paths.service('gestion-projet'))
  const region = (name: string) => page.getByRole('region', { name })
  await expect(region('Quatre missions').getByRole('heading', { level: 3 })).toHaveText(
    projectManagement.blocks.map(({ title }) => title),
  )
  await expect(region('Quatre étapes').getByRole('heading', { level: 3 })).toHaveText(
    projectManagement.steps.map(({ title }) => title),
  )
  await expect(region('Ce que vous y gagnez').getByRole('heading', { level: 3 })).toHaveText(
    projectManagement.advantages.map(({ title }) => title),
  )
  await expect(region('Questions fréquentes').getByRole('button')).toHaveText(
    projectManagement.faqs.map(({ question }) => question),
  )
  await page.getByRole('link', { name: 'Découvrir ce métier : Coordinateur OPC' }).click()
  await expect(page).toHaveURL('/services/gestion-projet/metiers/coordinateur-opc')
  await page.getByRole('link', { name: 'Retour à Gestion de Projet' }).click()
  await expect(page).toHaveURL(paths.service('gestion-projet'))
})

test.describe('trade category page', () => {
  const finishes = tradesOfCategory('finitions')

  test('shows name, description, the way back, and its trades with two key points each', async ({
    page,
  }) => {
    await page.goto(paths.category('finitions'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finitions')
    await expect(
      page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link'),
    ).toHaveAttribute('href', paths.trades)
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(finishes.length)
    for (const [index, trade] of finishes.entries()) {
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

  test('filters live on title or subtitle, whatever the case, accents or apostrophes', async ({
    page,
  }) => {
    await page.goto(paths.category('finitions'))
    const search = page.getByRole('searchbox')
    await expect(search).toHaveAttribute('placeholder', 'Rechercher un métier...')
    const titles = page.getByRole('article').getByRole('heading')
    await search.pressSequentially('PEINTRE')
    await expect(titles).toHaveText(['Peintre en bâtiment'])
    await search.fill('batiment')
    await expect(titles).toHaveText(['Peintre en bâtiment'])
    await search.fill("avant d'ouvrir le premier")
    await expect(titles).toHaveText(['Carreleur'])
    await search.fill('')
    await expect(titles).toHaveCount(finishes.length)
  })

  test('says when nothing matches', async ({ page }) => {
    await page.goto(paths.category('finitions'))
    await page.getByRole('searchbox').fill('zzz')
    await expect(page.getByText('Aucun métier ne correspond à votre recherche.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

test.describe('trades overview', () => {
  test('shows its sections in order', async ({ page }) => {
    await page.goto(paths.trades)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les Métiers de la Rénovation')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      overview.introduction.title,
      'Les métiers, service par service',
      'Les 10 grandes familles de métiers du bâtiment',
      'Les normes, et ce qu’elles engagent',
      'Formations et certifications',
      'L’ordre d’intervention, en six étapes',
      'Des métiers qui se tiennent',
      'La gestion de projet, comprise',
      'Questions fréquentes',
      overview.closing.title,
    ])
    for (const { title } of overview.badges)
      await expect(page.getByText(title, { exact: true })).toBeVisible()
    for (const reference of ['NF C 15-100', '60.11', 'RT 2012 / RE 2020', '11 février 2005'])
      await expect(page.getByRole('region', { name: 'Les normes' })).toContainText(reference)
    for (const word of ['RGE', 'Qualibat', 'CAP', 'BP', 'Bac pro', 'BTS', 'BEP'])
      await expect(page.getByRole('region', { name: 'Formations' })).toContainText(word)
    await expect(
      page.getByRole('region', { name: 'L’ordre d’intervention' }).locator('ol > li'),
    ).toHaveCount(6)
  })

  test('has a tab for each of four services, with its trades and two expertises each', async ({
    page,
  }) => {
    await page.goto(paths.trades)
    await expect(page.getByRole('tab')).toHaveText([
      'Rénovation Intérieure',
      'Rénovation Extérieure',
      'Rénovation Énergétique',
      'Aménagement Cuisines & Salles de Bains',
    ])
    const panel = page.locator('[role="tabpanel"][data-state="active"]')
    await expect(panel.getByRole('article')).toHaveCount(tradesOf('renovation-interieure').length)
    await page.getByRole('tab', { name: 'Aménagement Cuisines' }).click()
    const trades = tradesOf('cuisines-salles-de-bains')
    await expect(panel.getByRole('article')).toHaveCount(trades.length)
    const card = panel.getByRole('article').filter({ hasText: 'Ébéniste' })
    const cabinetmaker = trades.find(({ id }) => id === 'ebeniste-meuble')!
    await expect(card.getByRole('listitem')).toHaveText(
      cabinetmaker.expertises.slice(0, 2).map(({ title }) => title),
    )
    await expect(card.getByRole('link', { name: /Découvrir ce métier/ })).toHaveAttribute(
      'href',
      paths.trade('cuisines-salles-de-bains', 'ebeniste-meuble'),
    )
  })

  test('lists the ten families in order, each with an icon and a page of its own', async ({
    page,
  }) => {
    await page.goto(paths.trades)
    const families = page.getByRole('region', { name: 'Les 10 grandes familles' })
    const items = families.locator('ol > li')
    await expect(items.getByRole('heading')).toHaveText(categories.map(({ name }) => name))
    await expect(items.locator('svg')).toHaveCount(10)
    for (const [index, { id }] of categories.entries())
      await expect(items.nth(index).getByRole('link')).toHaveAttribute('href', paths.category(id))
  })

  test('its closing call leads to the quote page and to the home page’s contact section', async ({
    page,
  }) => {
    await page.goto(paths.trades)
    const call = page.getByRole('region', { name: overview.closing.title })
    await expect(call.getByRole('link', { name: 'Demander un devis gratuit' })).toHaveAttribute(
      'href',
      paths.quote,
    )
    await call.getByRole('link', { name: 'Nous appeler' }).click()
    await expect(page).toHaveURL('/#contact')
  })
})

test('a trade listed under a second service opens there too, and leads back to that service', async ({
  page,
}) => {
  await page.goto(paths.trade('cuisines-salles-de-bains', 'carreleur'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    canonicalUrl(paths.trade('renovation-interieure', 'carreleur')),
  )
  // A `noindex` would contradict the canonical link, which asks for this rank to go to the first.
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(
    page.getByRole('link', {
      name: `Retour à ${findService('cuisines-salles-de-bains')?.name}`,
    }),
  ).toBeVisible()
})
