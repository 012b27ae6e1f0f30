import { existsSync } from 'node:fs'
import { firm } from '@/lib/site/catalog'
import { canonicalUrl } from '@/lib/site/canonical-url'
import { pages } from '@/lib/site/pages'
import { axeFaults } from './accessibility-engines'
import { expectWholeAtTwiceTheText } from './large-text'
import { visits } from './page-states'
import { expect, test } from './test'

/**
 * Pages at which `any-firm/accessibility.spec.ts` looks as they open, with both engines and all rules, in a
 * window of the same size. None for the second firm, whose tests are without that file.
 */
const lookedAt = new Set(
  existsSync('e2e/any-firm')
    ? visits
        .filter(({ narrow, consentAsked }) => !narrow && !consentAsked)
        .filter(({ states: [first] }) => !first?.reach)
        .map(({ path }) => path)
    : [],
)

const firstOfKind = (kind: string) => pages.find((page) => page.kind === kind)
const kindsLookedAt = new Set(
  pages.filter(({ path }) => lookedAt.has(path)).map(({ kind }) => kind),
)

/** The first page of each other kind; the others differ from it by their texts only. */
const models = new Set(
  pages.filter((page) => !kindsLookedAt.has(page.kind) && firstOfKind(page.kind) === page),
)

/** Rules of axe that measure every element: its colours, its size, what it stands out from. */
const measuringRules = ['color-contrast', 'target-size', 'link-in-text-block']

/** One visit for each page: opening it takes most of the time. */
for (const record of pages) {
  test(`${record.path} opens whole: head, headings, pictures, accessibility, narrow screens, large text, console`, async ({
    page,
  }) => {
    const answer = await page.goto(record.path)

    // In one function, not by locators: their code goes into each document, and would take as long as opening
    // it.
    const { head, lost, levels } = await page.evaluate(() => {
      const meta = (selector: string) =>
        document.head.querySelector(selector)?.getAttribute('content')
      return {
        head: {
          title: document.title,
          description: meta('meta[name="description"]'),
          canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
          ogTitle: meta('meta[property="og:title"]'),
          ogDescription: meta('meta[property="og:description"]'),
          ogUrl: meta('meta[property="og:url"]'),
          ogType: meta('meta[property="og:type"]'),
          ogImage: meta('meta[property="og:image"]'),
        },
        lost: [...document.querySelectorAll('a[href^="#"]')]
          .map((link) => link.getAttribute('href')!.slice(1))
          .filter((id) => !document.getElementById(id)),
        levels: [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
          ({ tagName }) => Number(tagName[1]),
        ),
      }
    })

    await test.step('status, title, description, canonical address and preview', () => {
      expect(answer?.status()).toBe(200)
      const title = `${record.title} | ${firm.brand}`
      const canonical = canonicalUrl(record.canonical ?? record.path)
      expect(head).toEqual({
        title,
        description: record.description,
        canonical,
        ogTitle: title,
        ogDescription: record.description,
        ogUrl: canonical,
        ogType: 'website',
        ogImage: expect.stringMatching(/\/pictures\/.+\.jpg$/),
      })
      expect(new URL(head.ogImage ?? '').origin).toBe(firm.origins.canonical)
    })

    await test.step('every link to a place in the page finds it', () => {
      expect(lost).toEqual([])
    })

    await test.step('one main heading, and levels that step down one at a time', () => {
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      const skipping = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(skipping, levels.join(' ')).toEqual([])
    })

    if (!lookedAt.has(record.path))
      await test.step('nothing for the accessibility engine to say', async () => {
        // Layout and colours are the same on all pages of a kind, and measuring them takes longer than all other
        // rules: one page of each kind is measured.
        const leftOut = models.has(record) ? [] : measuringRules
        expect(await axeFaults(page, leftOut)).toEqual([])
      })

    await test.step('every picture loads once it comes into view', async () => {
      // Scrolls to one picture after the other: on a busy machine, a quick run through the page misses some.
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const missing = [...document.images]
                .filter((image) => image.checkVisibility({ contentVisibilityAuto: true }))
                .filter((image) => !(image.complete && image.naturalWidth > 0))
              missing[0]?.scrollIntoView({ behavior: 'instant', block: 'center' })
              return missing.map((image) => image.currentSrc || image.src)
            }),
          { intervals: [50] },
        )
        .toEqual([])
    })

    await test.step('no sideways scrolling on a screen 320 px wide', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })

    await test.step('whole on a phone whose text is twice as large', async () => {
      await expectWholeAtTwiceTheText(page)
    })
  })
}
