import type { Page } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { quoteForm } from '@/lib/forms/quote'
import { french } from '@/lib/text/typography'
import { templates } from '@/scripts/checks/model-pages'
import { leadsFrom, photosFrom } from '../leads'
import {
  description,
  failure,
  field,
  fill,
  fillAll,
  fillAllWithPhoto,
  readyPhotos,
  send,
  thanks,
} from '../quote-page'
import { relayUrl, siteOrigin } from '../site'
import { expect, failedRequest, failedSend, test } from '../test'

/**
 * What can go wrong between a visitor and the owner, beyond `quote-form.spec.ts` and
 * `missing-scripts.spec.ts`: each time a clear message, nothing lost, and nobody thanked in vain.
 */

/** The request was stored once, with its photo, and not set aside as « À vérifier ». */
function expectWholeLead(email: string) {
  const leads = leadsFrom(email)
  expect(leads).toHaveLength(1)
  expect(leads[0]!.subject).not.toContain('vérifier')
  expect(photosFrom(email)).toHaveLength(1)
}

/** Holds requests to the relay and answers them once the returned function is called. */
async function holdAnswer(
  page: Page,
  answer: { readonly status: number; readonly body: string; readonly contentType?: string },
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(relayUrl, async (route) => {
    await held
    await route.fulfill({ ...answer, headers: { 'access-control-allow-origin': siteOrigin } })
  })
  return () => release()
}

test.describe('a relay that answers as none should', () => {
  test.beforeEach(({ expectedProblems }) => void expectedProblems.push(...failedSend))

  test('told so, everything kept, phone and e-mail offered, however it answers', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAllWithPhoto(page, 'rebut')
    for (const [situation, answer] of [
      ['an error in HTML', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
      ['nothing, with 500', { status: 500, body: '' }],
      [
        'a refusal in broken French',
        { status: 200, body: '{"success": false, "message": "\uFFFD"}' },
      ],
      ['a refusal for its size', { status: 413, body: 'Payload Too Large' }],
      ['too many requests', { status: 429, body: '{"success":false}' }],
    ] as const)
      await test.step(situation, async () => {
        const release = await holdAnswer(page, answer)
        await send(page)
        // The failure notice of the attempt before is gone while the next one is on its way.
        await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
        await expect(failure(page)).toHaveCount(0)
        release()
        await expect(failure(page)).toContainText('Rien de ce que vous avez écrit n’est perdu')
        await expect(failure(page).getByRole('link', { name: /^Appeler/ })).toBeVisible()
        const mail = failure(page).getByRole('link', { name: 'Envoyer par e-mail' })
        await expect(mail).toHaveAttribute('href', /^mailto:.*Rejointoyer/)
        await expect(field(page, 'description')).toHaveValue(description)
        await expect(readyPhotos(page)).toHaveCount(1)
        await expect(thanks(page)).toHaveCount(0)
        await page.unroute(relayUrl)
      })
  })

  test('an answer without the leave to read it counts as none', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/CORS policy/)
    await page.route(relayUrl, (route) =>
      route.fulfill({
        status: 200,
        body: '{"success":true}',
        headers: { 'access-control-allow-origin': 'https://ailleurs.example' },
      }),
    )
    await page.goto(paths.quote)
    await fillAllWithPhoto(page, 'sans-droit')
    await send(page)
    await expect(failure(page)).toBeVisible()
    await expect(readyPhotos(page)).toHaveCount(1)
    await expect(thanks(page)).toHaveCount(0)
  })
})

test('offline in the middle: told so, everything kept; back online the same request arrives once', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(...failedSend)
  await page.goto(paths.quote)
  await fillAllWithPhoto(page, 'hors-ligne')
  // The first focus has made the form fetch the rest of its script, which must be here before the cut.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page)
  await expect(failure(page)).toContainText('Rien de ce que vous avez écrit n’est perdu')
  await context.setOffline(false)
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expectWholeLead('hors-ligne@exemple.test')
})

test('with storage full, a request leaves all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto(paths.quote)
  const cross = page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Fermer' })
  if (await cross.isVisible()) await cross.click()
  await fillAllWithPhoto(page, 'plein')
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expectWholeLead('plein@exemple.test')
})

for (const year of [1999, 2099])
  test(`with a clock that stands in ${year}, a request leaves all the same`, async ({ page }) => {
    await page.clock.install({ time: new Date(year, 0, 1) })
    await page.goto(paths.quote)
    await fillAllWithPhoto(page, `horloge-${year}`)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expectWholeLead(`horloge-${year}@exemple.test`)
  })

test('a clock that is put back while the form is open does not end its session', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 12) })
  await page.goto(paths.quote)
  await fillAllWithPhoto(page, 'heure-d-hiver')
  await page.clock.setSystemTime(new Date(2026, 10, 21, 11))
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expectWholeLead('heure-d-hiver@exemple.test')
})

test('two tabs each send their own request', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(paths.quote)
  await other.goto(paths.quote)
  await fillAllWithPhoto(page, 'onglet-1')
  await fillAllWithPhoto(other, 'onglet-2')
  await send(other)
  await expect(thanks(other)).toBeVisible()
  await page.bringToFront()
  await expect(field(page, 'email')).toHaveValue('onglet-1@exemple.test')
  await send(page)
  await expect(thanks(page)).toBeVisible()
  for (const name of ['onglet-1', 'onglet-2']) expectWholeLead(`${name}@exemple.test`)
})

test('the back button after a send brings back no request that would leave twice', async ({
  page,
}) => {
  await page.goto(paths.quote)
  await fillAllWithPhoto(page, 'retour')
  await send(page)
  await expect(thanks(page)).toBeVisible()
  await page.goto(paths.terms)
  await page.goBack()
  await expect(field(page, 'description')).toHaveValue('')
  await expect(field(page, 'email')).toHaveValue('')
  expectWholeLead('retour@exemple.test')
})

test('the back button before a send brings back what was typed', async ({ page }) => {
  await page.goto(paths.quote)
  await fillAllWithPhoto(page, 'aller-retour')
  await page.goto(paths.privacy)
  await page.goBack()
  await field(page, 'description').scrollIntoViewIfNeeded()
  await expect(field(page, 'description')).toHaveValue(description)
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expectWholeLead('aller-retour@exemple.test')
})

test.describe('hostile text', () => {
  const markup = `"><img src=x onerror="window.hurt=1"></textarea><script>window.hurt=2</script>`

  test('markup in every field reaches the owner as the text it is, and runs nowhere', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'balises')
    await fill(page, { firstName: markup, lastName: markup, description: markup })
    await send(page)
    await expect(thanks(page)).toBeVisible()
    const [lead] = leadsFrom('balises@exemple.test')
    expect(lead).toMatchObject({ Prénom: markup, Nom: markup, Description: markup })
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  })

  test('what cannot be sent comes back as text in the e-mail that is offered instead', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    await page.route(relayUrl, (route) => route.abort())
    await page.goto(paths.quote)
    await fillAll(page, 'balises-2')
    await fill(page, { description: `${markup}\r\nBcc: tous@exemple.test` })
    await send(page)
    const href = await failure(page)
      .getByRole('link', { name: 'Envoyer par e-mail' })
      .getAttribute('href')
    expect(new URL(href!).searchParams.get('bcc')).toBeNull()
    expect(href).not.toMatch(/[<>"\r\n]/)
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  })

  test('a megabyte is refused beside its field, which says how long it may be and keeps it', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'megaoctet')
    const long = 'sable '.repeat(180_000)
    await field(page, 'description').fill(long)
    await send(page)
    const message = french('Texte trop long : 50 000 caractères au plus')
    const { hint } = quoteForm.fields.description
    await expect(field(page, 'description')).toHaveAccessibleDescription(`${hint} ${message}`)
    expect(await field(page, 'description').inputValue()).toHaveLength(long.length)
    expect(leadsFrom('megaoctet@exemple.test')).toHaveLength(0)
    await field(page, 'description').fill(long.slice(0, 50_000).trim())
    await send(page)
    await expect.poll(() => leadsFrom('megaoctet@exemple.test').length).toBe(1)
  })

  test('an address with markup in it opens the page and does nothing else', async ({ page }) => {
    for (const address of [
      '/?q=<script>window.hurt=1</script>',
      '/#"><img src=x onerror=window.hurt=1>',
      `${templates.category ?? paths.quote}?recherche=%3Cimg%20src=x%20onerror=window.hurt=1%3E`,
      `/demande-devis?service=${'a'.repeat(8_000)}`,
      '/demande-devis?service=%E2%80%AEtxt.exe',
    ])
      await test.step(address.slice(0, 60), async () => {
        await page.goto('about:blank')
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
      })
  })

  test('markup in an unknown address shows as text, or not at all', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest, /^404: no page at/)
    await page.goto('/services/%3Cimg%20src=x%20onerror=window.hurt=1%3E')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  })
})
