import type { Locator, Page } from '@playwright/test'
import { focusFaults } from './focus-faults'
import { brokenText, shiftsSeen, smallTargets, watchShifts } from './page-measures'
import { home, jobs, tradesOverview, trades } from '@/lib/site/catalog'
import { paths } from '@/lib/addresses/paths'
import { templatePages, templates } from '@/scripts/checks/model-pages'
import { expect, failedRequest, test } from './test'
import { expectWholeWhenHeard } from './what-is-heard'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** The spacing that WCAG 1.4.12 wants a page to bear. */
const widestSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** By pattern, delays in milliseconds: long enough for the page to be drawn before these files arrive. */
const late = [
  ['**/pictures/**', 400],
  ['**/*.woff2', 800],
] as const

/** Scrolls a page from top to end. @returns its layout shifts, by the elements that moved. */
async function shiftsOf(page: Page, path: string, viewport: typeof phone): Promise<string[]> {
  await page.setViewportSize(viewport)
  await page.goto(path)
  await page.evaluate(async () => {
    // Safari has no scroll anchoring. Without it, Chromium reports the shifts that are seen there.
    document.documentElement.style.overflowAnchor = 'none'
    document.body.style.overflowAnchor = 'none'
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  const missing = () =>
    page.evaluate(() => {
      const shown = [...document.images].filter((image) =>
        image.checkVisibility({ contentVisibilityAuto: true }),
      )
      return shown.filter((image) => !image.complete).map((image) => image.src)
    })
  await expect.poll(missing, 'pictures that never arrive').toEqual([])
  return page.evaluate(shiftsSeen)
}

/** What titles keep together and yet part. */
function partedTitles(): (string | null)[] {
  return [...document.querySelectorAll(':is(h1, h2) > .inline-block')]
    .filter((run) => !/\p{L}-\p{L}/u.test(run.textContent ?? '') || run.querySelector('span'))
    .filter((run) => {
      const lineHeight = Number.parseFloat(getComputedStyle(run).lineHeight)
      return run.getBoundingClientRect().height > 1.5 * lineHeight
    })
    .map((run) => run.textContent)
}

for (const [name, path] of templatePages) {
  test(`${name}: nothing moves while pictures and fonts arrive late, on a phone or on a desk`, async ({
    page,
    expectedProblems,
  }) => {
    if (path === templates.missing) expectedProblems.push(failedRequest, /^404: no page at/)
    for (const [pattern, delayMs] of late)
      await page.route(pattern, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        await route.continue()
      })
    await page.addInitScript(watchShifts)
    const onPhone = await shiftsOf(page, path, phone)
    const onDesk = await shiftsOf(page, path, desk)
    expect({ onPhone, onDesk }).toEqual({ onPhone: [], onDesk: [] })
  })

  test(`${name}: targets of 24 px, names and states that are heard, titles kept together, text that can be spaced or twice as large, and a focus that is always seen`, async ({
    page,
    expectedProblems,
  }) => {
    if (path === templates.missing) expectedProblems.push(failedRequest, /^404: no page at/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await page.goto(path)

    await test.step('targets, on a phone', async () => {
      expect(await page.evaluate(smallTargets)).toEqual([])
    })

    await test.step('one banner, one main part, one foot; navigations by name; a name and its state for every control', async () => {
      await page.setViewportSize(desk)
      await expectWholeWhenHeard(page)
    })

    await test.step('what a title keeps together has room on one line, from the narrowest phone to a wide screen', async () => {
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 360, 1100, desk.width, 1536, 1920]) {
        await page.setViewportSize({ width, height: desk.height })
        expect(await page.evaluate(partedTitles), `${path}, ${width} px`).toEqual([])
      }
    })

    await test.step('text whole in the narrowest window, and twice as large in half a window', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(brokenText)).toEqual([])

      await page.setViewportSize({ width: 640, height: 720 })
      await page.evaluate(() => {
        const { style } = document.documentElement
        style.fontSize = `${2 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`
      })
      expect(await page.evaluate(brokenText)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    })

    await test.step('no scrolling sideways where a visitor spaces letters, words and lines', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      const scrolls = await page.evaluate((spacing) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(spacing)
        document.adoptedStyleSheets.push(sheet)
        const beyond = document.documentElement.scrollWidth - window.innerWidth
        document.adoptedStyleSheets.pop()
        return beyond
      }, widestSpacing)
      expect(scrolls).toBe(0)
    })

    await test.step('focus, on a phone, where bars stand above and below', async () => {
      await page.setViewportSize(phone)
      expect(await focusFaults(page)).toEqual([])
    })
  })
}

test.describe('the focus is seen as well', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(`on a desk, on ${templates.home}, in the menu, and in the lightbox, on its dark ground`, async ({
    page,
  }) => {
    test.slow(true, 'the focus goes round three times')
    await page.setViewportSize(desk)
    await page.goto(templates.home)
    await test.step('on a desk', async () => {
      expect(await focusFaults(page)).toEqual([])
    })

    await test.step('in the menu', async () => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.locator('#menu')).toBeVisible()
      expect(await focusFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('#menu')).toBeHidden()
    })

    // The firm may have no gallery.
    if (home.gallery.images.length === 0) return
    await test.step('in the lightbox', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.locator('#gallery').getByRole('link').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await focusFaults(page)).toEqual([])
    })
  })

  test(`on a desk, on ${templates.legal}`, async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto(templates.legal)
    expect(await focusFaults(page)).toEqual([])
  })

  test.describe('while the consent banner waits for an answer', () => {
    test.use({ consentGiven: false })

    test('on a phone and on a desk', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(templates.quote)
      for (const size of [phone, desk])
        await test.step(`${size.width} px wide`, async () => {
          await page.setViewportSize(size)
          expect(await focusFaults(page)).toEqual([])
        })
    })
  })
})

test('pictures that lie side by side on the home page leave no hole, and have their words at one height', async ({
  page,
}) => {
  await page.goto(templates.home)

  // A single picture has no row to fill.
  if (home.gallery.images.length > 1)
    await test.step('the last picture of the gallery leaves no hole beside it, on a tablet or on a desk', async () => {
      const gallery = page.locator('#gallery ul').first()
      for (const width of [820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const [list, last] = await Promise.all([
          gallery.boundingBox(),
          gallery.locator('li').last().boundingBox(),
        ])
        expect(last!.x + last!.width, `${width} px`).toBeCloseTo(list!.x + list!.width, 0)
      }
    })

  await page.setViewportSize(desk)
  const pairs = page.locator('#testimonials li')
  // A row of a desk holds two.
  if ((await pairs.count()) === 2)
    await test.step('words under pictures that lie side by side begin at one height', async () => {
      const tops = await pairs
        .locator('figure:has(blockquote)')
        .evaluateAll((words) => words.map((each) => each.getBoundingClientRect().top))
      expect(new Set(tops).size, tops.join(', ')).toBe(1)
    })
})

/** The rows of a list that end before its right edge, a line for each. */
function shortRows(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    const ends = new Map<number, number>()
    for (const entry of element.children) {
      const { top, right, height } = entry.getBoundingClientRect()
      if (height > 0) ends.set(top, Math.max(right, ends.get(top) ?? 0))
    }
    const { right } = element.getBoundingClientRect()
    return [...ends].filter(([, end]) => end < right - 1).map(([top, end]) => `${top}: ${end}`)
  })
}

test('finished jobs leave no hole in their rows, however many a choice leaves', async ({
  page,
}) => {
  test.skip(jobs.length === 0 || !templates.jobs, 'no page lists any')
  const expectNoHoles = async (list: Locator, shown: string) => {
    for (const width of [700, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await shortRows(list), `${shown}, ${width} px`).toEqual([])
    }
  }
  await page.goto(templates.jobs!)
  const list = page.locator('.jobs > ul')
  await expectNoHoles(list, 'all')
  const choice = page.locator('.job-choices select').first()
  const choices = await choice.locator('option').count()
  for (let index = 0; index < choices; index++) {
    await choice.selectOption({ index })
    await expectNoHoles(list, `choice ${index}`)
  }
  await page.goto(templates.job!)
  const others = page.locator('section:has(#realisations) ul')
  // Of two or more jobs, each page names others.
  expect(await others.count(), 'others').toBe(jobs.length > 1 ? 1 : 0)
  if (jobs.length > 1) await expectNoHoles(others, 'others')
})

test('of texts that stand two by two, the last of an odd number has its row to itself', async ({
  page,
}) => {
  const odd = trades.find(({ expertises }) => expertises.length % 2 === 1)
  const lists = [
    {
      path: odd && paths.trade(odd.serviceSlug, odd.id),
      selector: 'section:has(#expertises) ul.grid',
    },
    {
      path: tradesOverview?.interactions.some((one) => one.trades.length > 0)
        ? templates.overview
        : undefined,
      selector: 'section:has(#interactions) ul.grid',
    },
  ]
  for (const { path, selector } of lists) {
    if (!path) continue
    await page.goto(path)
    const list = page.locator(selector)
    await expect(list, path).toHaveCount(1)
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await shortRows(list), `${path}, ${width} px`).toEqual([])
    }
  }
})

test('two or four who come to the house leave no hole on a desk', async ({ page }) => {
  test.skip(!templates.checks, 'the firm has no such page')
  await page.setViewportSize(desk)
  await page.goto(templates.checks!)
  const team = page.locator('section:has(#equipe) ul')
  test.skip(![2, 4].includes(await team.locator('> li').count()), 'another number')
  expect(await shortRows(team)).toEqual([])
})

test('on a trade’s page the ways to reach the firm fill the width of a desk', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto(templates.trade)
  const section = page.locator('section:has(#contact-title)')
  const [title, card] = await Promise.all([
    section.locator('#contact-title').boundingBox(),
    section.getByRole('complementary').boundingBox(),
  ])
  expect(card!.x).toBeCloseTo(title!.x, 0)
  expect(card!.width).toBeGreaterThan(1200)
  expect(card!.height, 'three parts side by side').toBeLessThan(500)
})

test('a single before and after without words has its heading beside it on a desk', async ({
  page,
}) => {
  const job = jobs.find(({ pairs = [], words }) => pairs.length === 1 && !words)
  test.skip(!job || !templates.jobs, 'every pair has company')
  await page.setViewportSize(desk)
  await page.goto(paths.job(job!.id))
  const section = page.locator('section:has(#avant-apres)')
  const [title, pair] = await Promise.all([
    section.locator('#avant-apres').boundingBox(),
    section.locator('.before-after').boundingBox(),
  ])
  expect(pair!.x).toBeGreaterThan(title!.x + title!.width)
  expect(pair!.y).toBeCloseTo(title!.y, 0)
  const page1440 = await page.locator('section:has(#avant-apres) .container-page').boundingBox()
  expect(pair!.x + pair!.width).toBeGreaterThan(page1440!.x + page1440!.width - 45)
})

test('the quote page leaves no hole on a desk, and parts no word on a phone', async ({ page }) => {
  await page.goto(templates.quote)

  await test.step('beside the quote form and under it no column is left empty', async () => {
    const card = page.locator('[aria-labelledby="project-management"]')
    await page.setViewportSize(desk)
    // The firm may sell no project management.
    if ((await card.count()) === 0) return
    const [form, reach, included] = await Promise.all([
      page.locator('.relay-form').boundingBox(),
      page.getByRole('complementary', { name: 'Nous joindre' }).boundingBox(),
      card.boundingBox(),
    ])
    expect(included!.x).toBeLessThan(form!.x)
    expect(included!.x + included!.width).toBeCloseTo(reach!.x + reach!.width, 0)
  })

  await test.step('« e-mail » is not parted at its hyphen beside a box to tick', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const word = page
      .locator('label[for$="marketingConsent"], label:has-text("par e-mail")')
      .first()
    for (let width = 320; width <= 360; width += 4) {
      await page.setViewportSize({ width, height: 640 })
      const lines = await word.evaluate((label) => {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const at = node.textContent?.indexOf('e-mail') ?? -1
          if (at < 0) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 'e-mail'.length)
          return range.getClientRects().length
        }
        return 0
      })
      expect(lines, `${width} px`).toBe(1)
    }
  })
})

test('on a phone on its side, the title shows under the hero’s picture', async ({ page }) => {
  await page.setViewportSize({ width: phone.height, height: phone.width })
  for (const path of [paths.home, templates.service]) {
    await page.goto(path)
    const { top } = await page.locator('h1').evaluate((title) => title.getBoundingClientRect())
    // 80 px are taken by the phone bar, half of the title's line, and a breadcrumb.
    expect(top, path).toBeLessThan(phone.width - 80)
  }
})
