import { templatePages } from '@/scripts/checks/model-pages'
import { shiftsSeen, watchShifts } from '../page-measures'
import { serveInPieces } from '../slow-html'
import { expect, test } from '../test'

/** Places at which the HTML received so far may end for a while on a slow connection. */
const ends = [
  /<main\b[^>]*>/,
  /aria-label="Fil d’Ariane".*?<\/nav>/,
  /<h1\b[^>]*>[^<]{6}/,
  /<h1\b.*?<\/h1>/,
  /<h1\b.*?<\/p>/,
  /<h1\b.*?<\/a>/,
  /class="picture.*?<\/svg>/,
  /class="picture.*?<\/picture>/,
  /class="picture.*?<\/picture><\/span>(?:<\/div>)*/,
  /<section\b.*?<\/h2>/,
  /<section\b.*?<\/section>/,
  /<section\b.*?<\/section>.*?<\/section>/,
  /<\/main>/,
  /<\/footer>/,
  /<nav aria-label="Nous joindre"[^>]*>/,
  /<nav aria-label="Nous joindre".*?<\/a>/,
]

function cuts(html: string): number[] {
  const main = html.indexOf('<main')
  const places = ends.flatMap((end) => {
    const found = new RegExp(end, 's').exec(html.slice(main))
    return found ? [main + found.index + found[0].length] : []
  })
  return [...new Set(places)].sort((one, other) => one - other)
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const [name, path] of templatePages.filter(([name]) => name !== 'missing'))
  test(`${name}: nothing moves while the page’s HTML comes piece by piece, on a desk or on a phone`, async ({
    page,
  }) => {
    await page.addInitScript(watchShifts)
    for (const size of sizes) {
      const site = await serveInPieces(cuts)
      await page.setViewportSize(size)
      await page.goto(site.origin + path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      let piece = 0
      do {
        await page.waitForFunction(
          (mark) => document.documentElement.innerHTML.includes(mark),
          `<!--piece ${piece++}-->`,
        )
        await page.evaluate(shiftsSeen)
      } while (site.next())
      expect(piece, 'pieces').toBeGreaterThan(5)
      await page.waitForLoadState()
      expect(await page.evaluate(shiftsSeen), `${size.width} px wide`).toEqual([])
      // Prefetches that are still due must not reach a server that has closed.
      await page.goto('about:blank')
      site.close()
    }
  })
