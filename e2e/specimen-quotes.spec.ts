import { paths } from '@/lib/addresses/paths'
import { specimenQuotes, specimenTexts } from '@/lib/site/catalog'
import { centsText, specimenAmounts } from '@/lib/site/specimen-amounts'
import { modelSpecimen } from '@/scripts/checks/model-pages'
import { brokenText } from './page-measures'
import { expect, test } from './test'

test.skip(specimenQuotes.length === 0, 'the firm shows no specimen quote')

const specimen = modelSpecimen!
const lines = modelSpecimen?.lots.flatMap((lot) => lot.lines) ?? []

test.describe('a specimen quote, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a table whose every line has its figures and its note, beside it or under it, and adds up', async ({
    page,
  }) => {
    await page.goto(paths.specimenQuote(specimen.id))
    const main = page.getByRole('main')
    await expect(main.getByText(specimenTexts.mark, { exact: true })).toBeVisible()
    const notes = page.locator('.quote-lines td .quote-note:first-child')

    for (const [width, beside] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const table = main.getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(7)
      const rows = table.getByRole('row').filter({ has: page.locator('.quote-note') })
      await expect(rows).toHaveCount(lines.length)
      for (const [index, line] of lines.entries()) {
        const row = rows.nth(index)
        await expect(row.getByRole('rowheader')).toContainText(line.label)
        await expect(row.getByRole('cell')).toHaveCount(6)
        await expect(row.getByRole('cell').last()).toContainText(line.note)
      }
      const [first, label] = await Promise.all([
        notes.first().boundingBox(),
        rows.first().getByRole('rowheader').boundingBox(),
      ])
      expect(first!.x > label!.x + label!.width, `beside at ${width} px`).toBe(beside)
      expect(first!.y >= label!.y + label!.height, `under at ${width} px`).toBe(!beside)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    }

    // Widths at which the table once had too little room beside its notes, and figures covered the names.
    for (const width of [320, 1024, 1180, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(brokenText), `${width} px wide`).toEqual([])
    }

    const amounts = specimenAmounts(specimen)
    const text = await main.innerText()
    for (const cents of [
      ...amounts.lots.flatMap((lot) => [...lot.lines, lot.total]),
      ...amounts.taxes.flatMap(({ base, tax }) => [base, tax]),
      ...amounts.payments,
      amounts.net,
      amounts.total,
    ])
      expect(text).toContain(centsText(cents))
  })
})

test('a specimen quote says on every sheet of paper that it is one', async ({ page }) => {
  await page.goto(paths.specimenQuote(specimen.id))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('page', 'specimen')
  const marked = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule && rule.selectorText === 'specimen')
      .map((rule) => rule.cssText),
  )
  expect(marked.join()).toContain('EXEMPLE')
  await page.goto(paths.quote)
  await expect(page.locator('body')).toHaveCSS('page', 'auto')
})
