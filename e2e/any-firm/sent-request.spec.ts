import { readFileSync } from 'node:fs'
import { callBackFor, nextOpening } from '@/lib/calendar/call-back'
import { parisDayText, parisHourText } from '@/lib/calendar/paris-time'
import { paths } from '@/lib/addresses/paths'
import { quoteForm } from '@/lib/forms/quote'
import { firm } from '@/lib/site/catalog'
import { french } from '@/lib/text/typography'
import { templates } from '@/scripts/checks/model-pages'
import { withFee } from '../communes'
import { leadsFrom } from '../leads'
import { description, field, fillAll, send, thanks } from '../quote-page'
import { expect, test } from '../test'

/** What a visitor gets after « Envoyer ». Times are the firm's, wherever the visitor is. */
test.use({ timezoneId: 'America/New_York' })

test('the place of the works is looked for, and a request is called by a name, dated, kept and taken back', async ({
  page,
}) => {
  const commune = withFee('none')!
  const other = { name: 'Lieu-dit Zzz, au bout du chemin' }
  await page.goto(templates.service)
  await page.goto(paths.quote)
  await fillAll(page, 'reference')

  await test.step('an unknown place is taken as it is typed, a known one is answered at once', async () => {
    const answer = page.locator('.commune-answer')
    await field(page, 'commune').fill(other.name)
    await expect(answer).toContainText('à confirmer par téléphone')
    await field(page, 'commune').fill(commune.name)
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(field(page, 'commune')).toHaveValue(commune.option)
    await expect(answer).toContainText('Aucun frais de déplacement')
    await expect(answer.getByRole('link')).toHaveCount(0)
    await page.reload()
    await expect(field(page, 'commune')).toHaveValue(commune.option)
    await field(page, 'commune').focus()
    await expect(answer).toContainText('Aucun frais de déplacement')
  })

  await send(page)
  await expect(thanks(page)).toBeFocused()
  const sheet = page.locator('.sent')
  const reference = await page.locator('.sent-reference strong').innerText()

  await test.step('owner and visitor read the same reference, place and page', () => {
    expect(leadsFrom('reference@exemple.test')).toMatchObject([
      { Référence: reference, 'Commune du chantier': commune.option, Page: templates.service },
    ])
  })

  const now = new Date()
  const callBack = callBackFor(now, firm)
  const opening = nextOpening(now, firm)
  const due = callBack && french(`${parisDayText(callBack.by)} à ${parisHourText(callBack.by)}`)

  await test.step('what comes next, by when, and what was sent', async () => {
    if (due) await expect(sheet).toContainText(due)
    if (opening) await expect(sheet).toContainText(french(parisDayText(opening)))
    for (const text of [...quoteForm.afterwards.map(french), description, commune.option])
      await expect(sheet).toContainText(text)
    await expect(field(page, 'commune')).toHaveValue('')
    await expect(page.locator('.commune-answer')).toBeEmpty()
  })

  await test.step('a calendar takes the date', async () => {
    if (!callBack) return
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Ajouter à mon calendrier' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`rappel-${reference}.ics`)
    const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toContain(`DTEND:${utc(callBack.by)}\r\n`)
    expect(text.replaceAll('\r\n ', '')).toContain(reference)
  })

  await test.step('to correct or to withdraw, an e-mail knows the reference', async () => {
    for (const name of ['Corriger par e-mail', 'Retirer ma demande']) {
      const href = await sheet.getByRole('link', { name }).getAttribute('href')
      expect(href).toContain(`mailto:${firm.email}?subject=`)
      expect(decodeURIComponent(href!)).toContain(reference)
    }
  })

  await test.step('paper shows the sheet and the firm’s contact alone', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(description)).toBeVisible()
    await expect(page.locator('.print-contact')).toBeVisible()
    await expect(
      page.locator('main').locator('h1, input, textarea, button, aside').filter({ visible: true }),
    ).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('a reload shows it still, a visit later no more', async () => {
    await page.reload()
    await expect(sheet).toContainText(reference)
    await expect(field(page, 'description')).toHaveValue('')
    await page.goto(paths.legalNotice)
    await page.goto(paths.quote)
    await field(page, 'firstName').focus()
    await expect(field(page, 'commune')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      reference,
    )
  })
})
