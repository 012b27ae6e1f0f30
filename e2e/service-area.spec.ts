import {
  firm,
  departments,
  home,
  jobs,
  jobsPage,
  serviceArea,
  serviceCards,
} from '@/lib/site/catalog'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { expect, test } from './test'

const majors = departments.flatMap(({ cities }) => cities.filter(({ isMajor }) => isMajor))

test('the page of the area, in one visit', async ({ page }) => {
  await page.goto(paths.serviceArea)

  await test.step('shows its sections in order, the radius and the first three services', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      serviceArea.distance.title,
      serviceArea.citiesTitle,
      ...(jobs.length > 0 ? [jobsPage!.area.title] : []),
      serviceArea.focusTitle,
      serviceArea.nearbyTitle,
      serviceArea.departmentsTitle,
      'Questions fréquentes',
      serviceArea.closing.title,
    ])
    const hero = page.getByRole('main').getByRole('listitem')
    for (const text of [
      `Rayon de ${firm.radius.serviceAreaKm} km`,
      ...serviceCards.slice(0, 3).map(({ title }) => title),
    ])
      await expect(hero.filter({ hasText: text }).first()).toBeVisible()
  })

  await test.step('marks the points of its hero in a colour that the dark ground lets be seen', async () => {
    const [hidden, all] = await page
      .locator('.on-dark .check-list > li')
      .evaluateAll((items) => [
        items.filter(
          (item) =>
            getComputedStyle(item, '::before').borderTopColor ===
            getComputedStyle(item.closest('.on-dark')!).backgroundColor,
        ).length,
        items.length,
      ])
    expect(all).toBeGreaterThan(0)
    expect(hidden).toBe(0)
  })

  await test.step('lists the main cities with postal code, department and description', async () => {
    const cities = page.getByRole('region', { name: serviceArea.citiesTitle })
    await expect(cities.getByRole('heading', { level: 3 })).toHaveText(
      majors.map(({ name }) => name),
    )
    for (const [index, { postalCode, description }] of majors.entries()) {
      await expect(cities.getByRole('listitem').nth(index)).toContainText(postalCode)
      if (description)
        await expect(cities.getByRole('listitem').nth(index)).toContainText(description)
    }
  })

  await test.step('offers the cities that it names their services and trades', async () => {
    const focus = page.getByRole('region', { name: serviceArea.focusTitle })
    await expect(focus.getByRole('heading', { level: 3 })).toHaveText([
      ...serviceArea.focus.map(({ city }) => city),
    ])
    const nearby = page.getByRole('region', { name: serviceArea.nearbyTitle })
    await expect(nearby.getByRole('heading', { level: 3 })).toHaveText(
      serviceArea.nearby.map(({ city }) => city),
    )
    await expect(nearby.locator('a[href^="/services/"]:not([href*="/metiers/"])')).toHaveCount(
      serviceArea.nearby.flatMap(({ services }) => services).length,
    )
    await expect(nearby.locator('a[href*="/metiers/"]')).toHaveCount(
      serviceArea.nearby.flatMap(({ trades }) => trades).length,
    )
  })

  await test.step('opens one department at a time, with its count and its communes by alphabet', async () => {
    const region = page.getByRole('region', { name: serviceArea.departmentsTitle })
    const buttons = region.getByRole('button')
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      departments.map(({ name, code, cities }) => `${name} (${code}) : ${cities.length} communes`),
    )
    await buttons.first().click()
    const table = region.locator('[data-state="open"] table')
    await expect(table.getByRole('columnheader')).toHaveText(['Ville', 'Code Postal'])
    const names = await table.locator('tbody td:first-child').allInnerTexts()
    expect(names).toHaveLength(departments[0]!.cities.length)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'fr')))
    if (departments.length === 1) return buttons.first().click()
    await buttons.nth(1).click()
    await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false')
    await buttons.nth(1).click()
    await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the communes of a department fill the width of a desk, stand under each other on a phone, and each column stands under a head of its own, which is told once', async () => {
    const most = Math.max(...departments.map(({ cities }) => cities.length))
    const department = departments.findIndex(({ cities }) => cities.length === most)
    const region = page.getByRole('region', { name: serviceArea.departmentsTitle })
    await region.getByRole('button').nth(department).click()
    const table = region.locator('[data-state="open"] table')
    await expect(table.locator('tbody tr').first()).toBeVisible()
    const lefts = (part: string) =>
      table.evaluate((element, name) => {
        const { right } = element.getBoundingClientRect()
        const all = [...element.querySelectorAll(`${name} tr`)].map((row) =>
          row.getBoundingClientRect(),
        )
        // The table cuts off what is wider than itself.
        const shown = all.filter(({ left, height }) => height > 0 && left < right)
        return [...new Set(shown.map(({ left }) => Math.round(left)))].sort((a, b) => a - b)
      }, part)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const columns = await lefts('tbody')
      if (width === 390) expect(columns, `at ${width} px`).toHaveLength(1)
      if (width === 1440)
        expect(columns, `at ${width} px`).toHaveLength(Math.ceil(most / Math.ceil(most / 3)))
      expect(await lefts('thead'), `at ${width} px`).toEqual(columns)
      await expect(table.getByRole('columnheader'), `at ${width} px`).toHaveText([
        'Ville',
        'Code Postal',
      ])
    }

    await test.step('names on the map are as large as small print, on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const smallest = await page.locator('.area-map').evaluate((map: SVGSVGElement) => {
        const shown = [...map.querySelectorAll('text')].filter((name) => name.checkVisibility())
        const scale = map.getScreenCTM()?.a ?? 0
        return Math.min(...shown.map((name) => scale * parseFloat(getComputedStyle(name).fontSize)))
      })
      expect(smallest).toBeGreaterThan(11)
    })
  })

  await test.step('the zones link is the highlighted one', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('banner').locator('nav:visible [aria-current]')).toHaveText([
      'Zones d’Intervention',
    ])
  })

  await test.step('closes with the ways to the quote, the contact and the phone', async () => {
    const call = page.getByRole('region', { name: serviceArea.closing.title })
    await expect(call).toContainText(serviceArea.closing.text)
    await expect(call.getByRole('link', { name: 'Demander un Devis' })).toHaveAttribute(
      'href',
      paths.quote,
    )
    await expect(call.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      telHref(firm.phone),
    )
    await call.getByRole('link', { name: 'Nous Contacter' }).click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.getByRole('heading', { name: home.contact.title })).toBeInViewport()
  })
})
