import type { Locator, Page } from '@playwright/test'
import {
  firm,
  jobs,
  serviceArea,
  testimonialOf,
  tradeOf,
  trades,
  tradesOf,
} from '@/lib/site/catalog'
import { paths, projectManagementSlug } from '@/lib/addresses/paths'
import {
  modelService as service,
  modelTrade as trade,
  templatePages,
  templates,
} from '@/scripts/checks/model-pages'
import { expect, failedRequest, test } from './test'

const longest = <Subject>(subjects: readonly Subject[]) =>
  subjects.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]
const wordiest = longest(trades)!
const fullest = longest(jobs)

/** The most sheets of A4 that a page may take. */
const sheets = [
  { path: paths.service(service.slug), most: 8 },
  { path: templates.extensions, most: 8 },
  { path: templates.projectManagement, most: 8 },
  { path: paths.trade(service.slug, trade.id), most: 4 },
  { path: paths.trade(wordiest.serviceSlug, wordiest.id), most: 4 },
  { path: paths.terms, most: 8 },
  { path: templates.specimenQuote, most: 7 },
  { path: templates.estimation, most: 6 },
  { path: templates.serviceArea, most: 9 },
  { path: templates.jobs, most: Math.ceil(jobs.length / 6) },
  { path: fullest && paths.job(fullest.id), most: 2 },
  { path: templates.aids, most: 10 },
].flatMap(({ path, most }, index, all) =>
  // The longest trade may also be the first one, which is listed already.
  path && all.findIndex((other) => other.path === path) === index ? [{ path, most }] : [],
)

/** A4 without its margins: 180 mm, in CSS pixels. */
const textWidth = 680
const millimetre = 96 / 25.4
const site = new URL(firm.origins.canonical).host

const visible = (locator: Locator) => locator.filter({ visible: true })

async function openAsSheet(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await seeAsSheet(page)
}

async function seeAsSheet(page: Page): Promise<void> {
  await page.setViewportSize({ width: textWidth, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

/** The address that a printed link shows after its text, as the CSS value of `content`. */
function spelledAfter(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element, '::after').content)
}

async function expectNoNarrowColumn(page: Page): Promise<void> {
  const narrow = await page.locator('main :is(p, h3)').evaluateAll((texts) =>
    texts
      .filter((text) => text.checkVisibility() && (text.textContent ?? '').length > 40)
      .filter((text) => text.getBoundingClientRect().width < 120)
      .map(({ textContent }) => textContent),
  )
  expect(narrow).toEqual([])
}

/** Checks that every panel is open, that titles hold on to what follows, and that rows hold together. */
async function expectWholeRows(page: Page): Promise<void> {
  const closed = await page.locator('.panel').evaluateAll((panels) =>
    panels
      .flatMap((panel) => [...panel.querySelectorAll('h3, h4, p, td, li')])
      .filter((element) => !element.checkVisibility())
      .map((element) => element.textContent),
  )
  expect(closed).toEqual([])
  // Its marks are colours, which a sheet leaves out.
  await expect(page.locator('.map-legend').filter({ visible: true })).toHaveCount(0)
  const torn = await page.getByRole('main').evaluate((main) => {
    const style = (element: Element) => getComputedStyle(element)
    return {
      // In a grid a title stands beside its text: « avoid » would tie its row to the next one.
      titles: [...main.querySelectorAll('h1, h2, h3, h4')]
        .filter((title) => {
          const wanted = style(title.parentElement!).display === 'grid' ? 'auto' : 'avoid'
          return style(title).breakAfter !== wanted
        })
        .map((title) => title.textContent),
      rows: [...main.querySelectorAll('p, li, figure, dl > div, .border-l-4')]
        .filter((row) => row.checkVisibility() && style(row).breakInside !== 'avoid')
        .map((row) => row.textContent),
      // What is framed may be longer than a sheet: then each part has a whole frame.
      frames: [...main.querySelectorAll('.border-2')]
        .filter((frame) => style(frame).boxDecorationBreak !== 'clone')
        .map((frame) => frame.textContent),
      subtotals: [...main.querySelectorAll('.quote-lines [colspan="5"]')]
        .filter((head) => style(head.parentElement!).breakBefore !== 'avoid')
        .map((head) => head.textContent),
    }
  })
  expect(torn).toEqual({ titles: [], rows: [], frames: [], subtotals: [] })
}

test('on paper only legal pages have their titles in the margin', async ({ page }) => {
  const places = [
    [templates.job, 'main section section h2', 'main section section p'],
    [templates.aids, '#travaux', 'main section section h3'],
  ] as const
  const boxesOf = (...selectors: readonly string[]) =>
    Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()))
  await openAsSheet(page, paths.terms)
  const [beside, text] = await boxesOf('main section h2', 'main section p')
  expect(text!.x).toBeGreaterThan(beside!.x + beside!.width)
  for (const [path, title, text] of places) {
    if (!path) continue
    await openAsSheet(page, path)
    const [above, below] = await boxesOf(title, text)
    expect(below!.x, path).toBeCloseTo(above!.x, 0)
    expect(below!.y, path).toBeGreaterThan(above!.y)
  }
})

test('no question stands on paper, or without scripts, over a field that is not there', async ({
  page,
}) => {
  const question = page.getByRole('heading', { name: serviceArea.searchTitle })
  await page.goto(templates.serviceArea)
  await expect(question).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(question).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.locator('html').evaluate((root) => delete root.dataset.scripts)
  await expect(question).toBeHidden()
})

test('on paper what is free or paid is explained right under the word that says so', async ({
  page,
}) => {
  test.skip(!templates.checks, 'the firm has no such page')
  await openAsSheet(page, templates.checks!)
  const fee = page.locator('main dl > .grid').filter({ has: page.locator('dd + dd') })
  const [word, explained] = await Promise.all(
    [0, 1].map((index) => fee.first().locator('dd').nth(index).boundingBox()),
  )
  expect(explained!.y - word!.y - word!.height).toBeLessThan(millimetre)
})

for (const { path, most } of sheets) {
  test.describe(`${path} on paper`, () => {
    test.use({ consentGiven: false })

    test(`shows text and contact alone, in black and whole, on at most ${most} pages of A4`, async ({
      page,
    }) => {
      await page.goto(path)
      const contact = page.locator('.print-contact')
      await expect(page.locator('.choice-bar')).toBeVisible()
      await expect(contact).toBeHidden()

      await test.step('at most so many pages of A4', async () => {
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
        expect(boxes.length).toBeGreaterThan(0)
        for (const [, width, height] of boxes)
          expect(
            [Number(width) / 72, Number(height) / 72].map((inches) => Math.round(inches * 25.4)),
          ).toEqual([210, 297])
        expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(most)
      })

      await seeAsSheet(page)

      await test.step('no navigation, form, button, banner, or call to action', async () => {
        await expect(
          visible(
            page.locator(
              'nav, form, input, select, textarea, footer, [role="tab"], .choice-bar, a[href^="#"], a[href*="wa.me"], [aria-labelledby="pour-commencer"], [aria-labelledby="contact-title"]',
            ),
          ),
        ).toHaveCount(0)
        await expect(visible(page.locator('button'))).toHaveCount(0)
      })

      await test.step('the contact in a line after the text', async () => {
        const { street, postalCode, city } = firm.addresses.registered
        for (const fact of [
          firm.brand,
          `${street}, ${postalCode} ${city}`,
          firm.phone,
          firm.email,
          site,
        ])
          await expect(contact).toContainText(fact)
        const [foot, text] = await Promise.all([
          contact.locator('p').boundingBox(),
          page.getByRole('main').boundingBox(),
        ])
        expect(foot!.y).toBeGreaterThanOrEqual(text!.y + text!.height)
        // Two phone numbers or a long address take a second line.
        const lines = (await contact.innerText()).length > 110 ? 2 : 1
        expect(foot!.height, 'and the rule over it').toBeLessThan((5 + 4 * lines) * millimetre)
        // Browsers repeat a table footer on each sheet, provided that it may not break.
        await expect(contact).toHaveCSS('display', 'table-footer-group')
        await expect(contact).toHaveCSS('break-inside', 'avoid')
      })

      await test.step('black, and nothing wider than the sheet', async () => {
        const faults = await page.evaluate((width) => {
          const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
            (element) => !element.closest('svg, .sr-only') && element.checkVisibility(),
          )
          const name = (element: HTMLElement) =>
            `${element.tagName} ${element.innerText.slice(0, 40)}`
          return {
            wide: shown
              .filter((element) => element.getBoundingClientRect().right > width + 0.5)
              .map(name),
            cut: shown
              .filter(
                (element) =>
                  getComputedStyle(element).overflowX !== 'visible' &&
                  element.scrollWidth > element.clientWidth,
              )
              .map(name),
            coloured: shown
              .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
              .map(name),
            filled: shown
              .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
              .map(name),
            scrolls: document.documentElement.scrollWidth > width,
          }
        }, textWidth)
        expect(faults).toEqual({ wide: [], cut: [], coloured: [], filled: [], scrolls: false })
      })

      await test.step('no column that is too narrow to be read', async () => {
        await expectNoNarrowColumn(page)
      })

      await test.step('every panel open, titles that hold on, and rows that hold together', async () => {
        await expectWholeRows(page)
      })
    })
  })
}

for (const [name, path] of templatePages.filter(([, path]) =>
  sheets.every((sheet) => sheet.path !== path),
))
  test(`${name}, on paper, has no column that is too narrow to be read, and shows what panels hold`, async ({
    page,
    expectedProblems,
  }) => {
    if (path === templates.missing) expectedProblems.push(failedRequest, /^404: no page at/)
    await openAsSheet(page, path)
    await expectNoNarrowColumn(page)
    if (path === templates.missing)
      expect(await spelledAfter(page.getByRole('link', { name: 'Return to Home' }))).toBe(
        `"${site}"`,
      )
    if (path === templates.overview || path === templates.serviceArea) await expectWholeRows(page)
  })

for (const path of [templates.service, ...(templates.overview ? [templates.overview] : [])])
  test(`${path} names each panel of its tabs by a title on paper`, async ({ page }) => {
    await openAsSheet(page, path)
    const tabs = await page.locator('[role="tab"]').allTextContents()
    expect(tabs.length).toBeGreaterThan(1)
    const titles = await page
      .locator('[role="tabpanel"]')
      .evaluateAll((panels) =>
        panels.map(
          (panel) =>
            [...panel.querySelectorAll('h3')].find((title) => title.checkVisibility())?.innerText,
        ),
      )
    expect(titles).toEqual(tabs)
  })

test('links that lead to a page spell its address, on a line of its own where it is long', async ({
  page,
}) => {
  await openAsSheet(page, paths.service(service.slug))
  const main = page.getByRole('main')
  // The list of sources is left out: its links are named by the titles of the sources.
  const links = visible(main.locator('a:not([aria-labelledby="sources"] a)'))
  await expect(links).toHaveText([
    'Demander un devis gratuit',
    ...service.detailedServices.map((detail) => {
      const { title } = tradeOf(detail.trade!)
      return `En savoir plus : ${title}`
    }),
  ])
  await expect(links.nth(1).locator('.sr-only')).toHaveCSS('position', 'static')
  expect(await spelledAfter(links.first())).toBe(`"${site}${paths.quote}"`)
  for (const [index, detail] of service.detailedServices.entries())
    expect(await spelledAfter(links.nth(index + 1))).toBe(
      `"${site}\\a ${paths.trade(service.slug, detail.trade!)}"`,
    )
  const [managed] = tradesOf(projectManagementSlug)
  if (!templates.projectManagement || !managed) return
  await openAsSheet(page, templates.projectManagement)
  expect(await spelledAfter(visible(main.locator('article a')).first())).toBe(
    `"${site}\\a ${paths.trade(projectManagementSlug, managed.id)}"`,
  )
})

test('neither phone nor e-mail is written twice, a number stays on a line and beside its name, and links in a list keep to their names', async ({
  page,
}) => {
  await openAsSheet(page, paths.quote)
  for (const scheme of ['tel', 'mailto'])
    expect(await spelledAfter(visible(page.locator(`main a[href^="${scheme}:"]`)))).toBe('none')
  await openAsSheet(page, paths.terms)
  for (const number of await visible(page.locator('main a[href^="tel:"]')).all())
    await expect(number).toHaveCSS('white-space', 'nowrap')
  const row = page.locator('main dl > .grid').filter({ has: page.locator('dd > a') })
  const [term, value] = await Promise.all(
    [row.first().locator('dt'), row.first().locator('dd > a')].map((box) => box.boundingBox()),
  )
  expect(Math.abs(value!.y - term!.y), 'a value beside its term').toBeLessThan(millimetre)
  // Nor is the address of an authority's site.
  await openAsSheet(page, paths.privacy)
  expect(await spelledAfter(visible(page.locator('main dd a[href^="https:"]')).first())).toBe(
    'none',
  )
  if (!templates.overview) return
  await openAsSheet(page, templates.overview)
  expect(await spelledAfter(visible(page.locator('main li > a')).first())).toBe('none')
})

test('pictures on paper are few and small: the opening one, and before beside after', async ({
  page,
}) => {
  await openAsSheet(page, paths.trade(service.slug, trade.id))
  const pictures = visible(page.locator('main .picture'))
  await expect(pictures).toHaveCount(1)
  await openAsSheet(page, paths.service(service.slug))
  const opening = await pictures.first().boundingBox()
  expect(opening!.height).toBeLessThanOrEqual(60 * millimetre)
  if (!service.testimonials.some((id) => testimonialOf(id).imageBefore)) return
  const pair = visible(page.locator('main figure').first().locator('.picture'))
  await expect(pair).toHaveCount(2)
  const [before, after] = await Promise.all([pair.nth(0).boundingBox(), pair.nth(1).boundingBox()])
  expect(after!.y).toBe(before!.y)
  expect(after!.x).toBeGreaterThanOrEqual(before!.x + before!.width)
})

test('services stand under one another in the full width, their texts in no narrow column', async ({
  page,
}) => {
  await page.goto(paths.home)
  await seeAsSheet(page)
  const row = page.locator('.service-row').first()
  const [title, text] = await Promise.all([
    row.locator('h3').boundingBox(),
    row.locator('p').first().boundingBox(),
  ])
  expect(text!.x).toBe(title!.x)
  expect(text!.y).toBeGreaterThanOrEqual(title!.y + title!.height)

  // The button of the box for buyers says where its text leads: alone on the next sheet it says nothing.
  const box = page
    .locator(`main div:has(> a[href="${paths.estimation}"])`)
    .filter({ has: page.locator('h3') })
  for (const each of await box.all()) await expect(each).toHaveCSS('break-inside', 'avoid')
})

test('on a sheet, whose margins count as window, the ways to reach us leave no part a narrow column', async ({
  page,
}) => {
  await page.goto(paths.quote)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: Math.round(210 * millimetre), height: 1000 })
  const card = page.getByRole('complementary', { name: 'Nous joindre' }).locator('.grid').first()
  const widths = await card.evaluate((grid) =>
    [...grid.children].map((part) => part.getBoundingClientRect().width / grid.clientWidth),
  )
  expect(widths.length).toBeGreaterThan(1)
  expect(Math.min(...widths)).toBeGreaterThan(0.3)
})
