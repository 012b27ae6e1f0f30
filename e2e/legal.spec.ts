import { statSync } from 'node:fs'
import { join } from 'node:path'
import { firm, legal } from '@/lib/site/catalog'
import { dayText, recordDayText } from '@/lib/text/day-text'
import { french } from '@/lib/text/typography'
import { paths } from '@/lib/addresses/paths'
import { pageFile } from '../scripts/build/page-file'
import { expect, test } from './test'

const legalPages = [
  [paths.privacy, legal.privacy],
  [paths.legalNotice, legal.legalNotice],
  [paths.terms, legal.terms],
] as const

for (const [path, page_] of [...legalPages, [paths.accessibility, legal.accessibility]] as const)
  test(`${path} shows its sections, and a summary that leads to each`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(page_.title)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      page_.sections.map(({ title }) => title),
    )
    const last = page_.sections.at(-1)!
    const entry = page.getByRole('navigation', { name: 'Sommaire' }).getByText(last.title)
    // A table of contents that is higher than the window scrolls by itself, and not only with the whole page.
    await entry.hover()
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(page.viewportSize()!.height)
    await entry.click()
    await expect(page.getByRole('heading', { name: last.title })).toBeInViewport()
  })

/** The longest time between rendering a page and the build's last change to its file, in milliseconds. */
const buildTakesMs = 15 * 60_000

/** The days on which an exported page may have been rendered: two if the build ran over midnight. */
function buildDays(path: string): readonly string[] {
  const { mtimeMs } = statSync(join('out', pageFile(path)))
  return [mtimeMs - buildTakesMs, mtimeMs].map((time) => dayText(new Date(time), 'Europe/Paris'))
}

test('each legal page is dated of the visitor’s day, of the day of the build without a script, and says since when its text is the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-01T10:00:00'))
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const still = await plain.newPage()
  for (const [path, { updated }] of legalPages) {
    await page.goto(path)
    await expect(page.getByText('Dernière mise à jour'), path).toHaveText(
      french(
        `Dernière mise à jour : 1er mars 2031 ; texte inchangé depuis le ${recordDayText(updated)}`,
      ),
    )
    await still.goto(path)
    await expect(still.getByText('Dernière mise à jour'), path).toContainText(
      new RegExp(buildDays(path).join('|')),
    )
  }
  await plain.close()
})

test('the page on accessibility bears the day of the last checks where the record has one, says whom to turn to, and claims no conformity', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-01T10:00:00'))
  await page.goto(paths.accessibility)
  const main = page.getByRole('main')
  const { accessibilityCheckedOn: day } = firm.legal
  await expect(main).toContainText(
    day ? `Dernière vérification\u00A0: ${recordDayText(day)}` : 'Dernière mise à jour',
  )
  for (const text of [firm.phone, firm.email, 'Défenseur des droits'])
    await expect(main).toContainText(text.replace(/ (?=\d)/g, '\u00A0'))
  const claims = (await main.innerText()).match(/[^.]*(?<!non )\bconform[^.]*\./g)
  expect(claims).toEqual([expect.stringContaining('nous ne le disons donc pas conforme')])
})

test('the terms carry what the specification fixes: validity, deposit, cancellation, guarantees', async ({
  page,
}) => {
  await page.goto(paths.terms)
  const main = page.getByRole('main')
  for (const text of ['Bon pour accord', '30 %', '14 jours', '3 mois', '1 an', '2 ans', '10 ans'])
    await expect(main).toContainText(text)
})
