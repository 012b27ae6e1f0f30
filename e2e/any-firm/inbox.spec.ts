import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { quote } from '../../relay/core/test-form'
import { keepLead } from '../../relay/core/test-store'
import { FileStore } from '../../relay/node/file-store'
import { startRelay, type Relay } from '../../relay/node/server'
import { accessibilityFaults } from '../accessibility-engines'
import { focusFaults } from '../focus-faults'
import { setTextTwiceAsLarge } from '../large-text'
import { brokenText, cutControls, smallTargets } from '../page-measures'
import { expect, failedRequest, test } from '../test'

let folder: string
let full: Relay
let empty: Relay

/** Two inboxes: one of a relay whose mail server is down, with leads in it, and one of a new relay. */
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inbox-'))
  const [dataDir, emptyDir] = [path.join(folder, 'full'), path.join(folder, 'empty')]
  const store = await FileStore.open(dataDir)
  for (let day = 10; day < 22; day++) {
    const changes = {
      Nom: `Lacombe ${day}`,
      Email: `m${day % 7}@exemple.fr`,
      Page: '/services/toiture',
    }
    await keepLead(store, `2026-10-${day}T08:00:00Z`, quote({ ...changes, Téléphone: '' }))
  }
  const always = { allowedOrigins: ['https://www.example.com'], port: 0 }
  full = await startRelay({ ...always, dataDir, smtpUrl: 'smtp://127.0.0.1:9' })
  empty = await startRelay({ ...always, dataDir: emptyDir })
})

test.afterAll(async () => {
  await Promise.all([full.close(), empty.close()])
  rmSync(folder, { recursive: true })
})

/** What is wrong with the page as it stands, on a phone; a line for each fault. */
async function faultsOf(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(await page.evaluate(smallTargets)),
    ...(await accessibilityFaults(page)),
  ]
}

test.describe('the owner’s inbox', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('works on a phone and by keyboard, and both accessibility engines find nothing in it', async ({
    page,
  }) => {
    test.slow()
    const look = (name: string) =>
      test.step(name, async () => expect.soft(await faultsOf(page), name).toEqual([]))

    await page.goto(`${empty.url}/`)
    await look('nothing has come in')

    await expect(async () => {
      await page.goto(`${full.url}/`)
      await expect(page.getByRole('status')).toContainText('attendent leur envoi', { timeout: 100 })
    }).toPass()
    await look('the list, with mail that does not leave')
    expect.soft(await focusFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Lacombe 21' }).click()
    await look('a lead as it came')
    expect.soft(await focusFaults(page)).toEqual([])

    await page.getByLabel('Nouvelle note').focus()
    await page.keyboard.type('Clé chez la voisine')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Note ajoutée.')
    await expect(page).toHaveTitle(/^Note ajoutée – /)
    await page.getByRole('button', { name: 'Dans 3 jours' }).press('Enter')
    await page.getByLabel('Jour').fill('2030-01-07')
    await page.getByLabel('Jour').press('Enter')
    await expect(page.getByRole('status')).toHaveText('Date de rappel notée.')
    await expect(page.getByText('lundi 7 janvier 2030')).toBeVisible()
    await page.getByLabel('Nouvelle note').fill('Rappeler après 18 h')
    await page.getByRole('button', { name: 'Devis envoyé' }).press('Space')
    await expect(page.getByRole('status')).toHaveText('État noté, note ajoutée.')
    await expect(page.getByText('Rappeler après 18 h')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Devis envoyé' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page
      .getByRole('button', { name: /^Réunir avec celle-ci/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('button', { name: 'Séparer cette demande' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect.soft(await page.locator('form, button').filter({ visible: true }).count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await look('a lead with a note, a day to call and another merged into it')
    await page.getByRole('link', { name: 'Effacer cette demande' }).click()
    await look('before it is erased')

    await page.getByRole('link', { name: 'À rappeler', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Élodie Lacombe 21'])
    await look('who is to be called')
    await page.getByRole('searchbox').fill('personne')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Rien ne répond à')).toBeVisible()
    await page.getByRole('link', { name: 'Chiffres' }).click()
    await look('counts')
    await test.step('no word of the table of counts is broken on a phone', async () => {
      const before = page.viewportSize()!
      await page.setViewportSize({ width: 390, height: 844 })
      const broken = await page.locator('thead th').evaluateAll((heads) =>
        heads.flatMap(({ textContent, childNodes }) => {
          const range = document.createRange()
          range.selectNode(childNodes[0]!)
          const lines = range.getClientRects().length
          return lines > textContent.trim().split(/\s+/).length ? [textContent] : []
        }),
      )
      expect(broken).toEqual([])
      await page.setViewportSize(before)
    })
    await page.getByRole('link', { name: 'Envois' }).click()
    await look('what waits to leave')
  })

  test('is whole with text twice as large', async ({ page }) => {
    await setTextTwiceAsLarge(page)
    await page.goto(`${full.url}/`)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    const lead = await page.getByRole('link', { name: 'Lacombe' }).first().getAttribute('href')
    for (const address of ['/', lead, `${lead}/erase`, '/counts', '/mail']) {
      await page.goto(`${full.url}${address}`)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(sideways, `${address} scrolls sideways`).toBe(0)
      expect.soft(await page.evaluate(brokenText), `${address}`).toEqual([])
      expect.soft(await page.evaluate(cutControls), `${address}`).toEqual([])
    }
  })

  test('a page of another site, open beside it, changes nothing', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest)
    await page.goto(`${full.url}/`)
    const lead = await page.getByRole('link', { name: 'Lacombe 10' }).getAttribute('href')
    const action = `${full.url}${lead}/erase`
    await page.route('https://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${action}"><button>Gagnez</button></form>`,
      }),
    )
    await page.goto('https://evil.example/')
    const answered = page.waitForResponse(action)
    await page.getByRole('button').click()
    expect((await answered).status()).toBe(403)
    expect((await page.goto(`${full.url}${lead}`))?.status()).toBe(200)
  })
})
