import type { Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { leadsFrom } from '../leads'
import { chosenService, description, field, send, sender, thanks } from '../quote-page'
import { expect, test } from '../test'

test.use({ emptyCache: true })

/** Lighthouse's settings for 3G: milliseconds, and bytes a second. */
const line = { offline: false, latency: 300, downloadThroughput: 87_500, uploadThroughput: 87_500 }
const slowdown = 4

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

test('on 3G, with a processor four times slower, a hand that types as soon as it sees the form loses nothing', async ({
  page,
}, { annotations }) => {
  const { firstName, lastName, email, phone } = sender('trois-g')
  await slowDown(page)
  const began = Date.now()
  const since = (what: string) =>
    annotations.push({ type: what, description: `${Date.now() - began} ms` })
  await page.goto(paths.quote, { waitUntil: 'commit' })
  await field(page, 'firstName').click()
  since('form seen, first key')
  for (const [name, text] of Object.entries({ firstName, lastName, email, phone, description })) {
    await field(page, name).focus()
    await page.keyboard.type(text)
  }
  await field(page, 'service').selectOption({ index: 1 })
  await field(page, 'consent').check()
  since('« Envoyer » pressed')
  await send(page)
  await expect(thanks(page)).toBeVisible()
  since('« Demande de devis envoyée »')
  expect(leadsFrom(email)).toEqual([
    expect.objectContaining({
      ...{ Prénom: firstName, Nom: lastName, Email: email, Téléphone: phone },
      ...{ Service: chosenService.label, Description: description },
    }),
  ])
})
