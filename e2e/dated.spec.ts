import type { Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { firm } from '@/lib/site/catalog'
import { serveDated, type DatedRecord } from './dated-page'
import { shiftsSeen, watchShifts } from './page-measures'
import { fillAll, send, thanks } from './quote-page'
import { relayUrl } from './site'
import { expect, test } from './test'

const record: DatedRecord = {
  closures: [
    {
      from: '2031-08-04',
      until: '2031-08-22',
      text: 'Congés d’été : fermé jusqu’au 22 août.',
      promise: 'Nous vous répondrons à partir du 25 août.',
    },
  ],
  notices: [{ from: '2031-08-12', until: '2031-08-12', text: 'Portes ouvertes le 12.' }],
  label: { until: '2031-08-12', text: 'Un label jusqu’au 12 août.' },
}
const [closure] = record.closures
const [notice] = record.notices
const texts = [closure?.text ?? '', notice?.text ?? '', record.label.text]

/** Opens a page at a moment. @returns the dated texts that show. */
async function seenAt(page: Page, moment: string, path: string = paths.home): Promise<string[]> {
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(path)
  return seen(page)
}

async function seen(page: Page): Promise<string[]> {
  const visible = await Promise.all(texts.map((text) => page.getByText(text).isVisible()))
  return texts.filter((_, index) => visible[index])
}

test.describe('days of the firm’s record', () => {
  // Days of the record begin at midnight in France, wherever the visitor is.
  test.use({ timezoneId: 'America/New_York' })

  test('closures, notices and labels show on their days alone', async ({ page }) => {
    await serveDated(page, paths.home, record)
    for (const [moment, shown] of [
      ['2031-08-03T21:59:00Z', [2]],
      ['2031-08-03T22:00:00Z', [0, 2]],
      ['2031-08-12T12:00:00Z', [0, 1, 2]],
      ['2031-08-12T22:00:00Z', [0]],
      ['2031-08-22T21:59:00Z', [0]],
      ['2031-08-22T22:00:00Z', []],
    ] as const)
      expect(await seenAt(page, moment), `at ${moment}`).toEqual(shown.map((index) => texts[index]))
  })

  for (const width of [390, 1440])
    test(`their lines stand below the header at ${width} px, cover nothing and move nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await serveDated(page, paths.home, record)
      await page.addInitScript(watchShifts)
      await seenAt(page, '2031-08-12T12:00:00Z')
      const boxOf = (selector: string) => page.locator(selector).first().boundingBox()
      const header = await boxOf('body > header')
      const first = await boxOf('.dated-line')
      const last = await page.locator('.dated-line').last().boundingBox()
      const content = await boxOf('main > :not(.dated-line)')
      expect(first?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
      expect(content?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0))
      expect(await page.evaluate(shiftsSeen)).toEqual([])
    })

  test('on paper a closure of the day is read', async ({ page }) => {
    await serveDated(page, paths.quote, record)
    await page.emulateMedia({ media: 'print' })
    expect(await seenAt(page, '2031-08-13T12:00:00Z', paths.quote)).toEqual([closure?.text])
  })

  test('on the days of a closure whoever sends the form reads when it will be answered', async ({
    page,
  }) => {
    await serveDated(page, paths.quote, record, 'end')
    // A document that a test has fulfilled does not count as one of this machine, and may not post to it.
    await page.route(
      ({ href }) => href.startsWith(relayUrl),
      (route) =>
        route.fulfill({ json: { success: true }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    await seenAt(page, '2031-08-13T12:00:00Z', paths.quote)
    await fillAll(page, 'closure')
    await send(page)
    // What is read with the title, to which the focus moves.
    await expect(thanks(page)).toHaveAccessibleDescription(closure?.promise ?? '')
  })

  test('a record without any has no byte of it in its pages', async ({ page }) => {
    const html = await (await page.request.get(paths.home)).text()
    const dates = [...firm.closures, ...firm.notices, ...firm.legal.insurances]
    const { labels = [] } = firm.legal
    expect(/data-periods|data-today|data-period=/.test(html)).toBe(dates.length + labels.length > 0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what holds on some days is not shown, for it could be untrue; what holds until a day says so', async ({
    page,
  }) => {
    await serveDated(page, paths.home, record)
    await page.goto(paths.home)
    expect(await seen(page)).toEqual([record.label.text])
  })
})
