import type { Locator, Request } from '@playwright/test'
import { paths } from '@/lib/addresses/paths'
import { quoteForm } from '@/lib/forms/quote'
import { referenceOf } from '@/lib/forms/reference'
import { firm, quoteChoices } from '@/lib/site/catalog'
import { french } from '@/lib/text/typography'
import { colourOf } from './colours'
import { setTextTwiceAsLarge } from './large-text'
import { leadsFrom } from './leads'
import {
  description,
  faults,
  field,
  fillAll,
  notices,
  send,
  sender,
  storedToken,
  thanks,
  watchRelay,
  chosenService,
} from './quote-page'
import { relayUrl, siteOrigin } from './site'
import { expect, failedRequest, holdBack, nextFrames, test, wakeUp } from './test'
import { listenToPage } from './what-is-heard'

/** The text that is sent along when the box for news is ticked. */
const wording = quoteForm.fields.marketingConsent.wording.text
const banner = 'Veuillez corriger les erreurs dans le formulaire'

/** Returns the multipart fields of a request as pairs of name and value, in order. */
function fieldsOf(request: Request): [string, string][] {
  const body = request.postDataBuffer()?.toString('utf8') ?? ''
  return [...body.matchAll(/name="([^"]*)"\r\n\r\n([\s\S]*?)\r\n--/g)].map((match) => [
    match[1] ?? '',
    match[2] ?? '',
  ])
}

/** The hint under a field; undefined where it has none. */
function hintOf(name: keyof typeof quoteForm.fields) {
  const asked = quoteForm.fields[name]
  return 'hint' in asked ? french(asked.hint) : undefined
}

const rows = [
  ['firstName', '   ', 'Le prénom est requis'],
  ['lastName', '   ', 'Le nom est requis'],
  ['email', '', 'L’email est requis'],
  ['email', 'eloise@exemple', 'Veuillez entrer un email valide'],
  ['email', 'eloise.exemple.test', 'Veuillez entrer un email valide'],
  ['phone', '', 'Le téléphone est requis'],
  ['phone', '06 12 34 56', 'Format de téléphone invalide'],
  ['phone', '00 12 34 56 78', 'Format de téléphone invalide'],
  ['phone', '+32 612 34 56 78', 'Format de téléphone invalide'],
  ['description', '   ', 'La description du projet est requise'],
  [
    'description',
    '  dix-neuf caractères  ',
    'Veuillez fournir une description plus détaillée (minimum 20 caractères)',
  ],
] as const

test('rules of the quote form: what is missing, what is wrong, and when that is said', async ({
  page,
}) => {
  test.slow(true, 'each rule is broken and mended after the other')
  const requests = watchRelay(page)
  const told = await listenToPage(page)
  await page.goto(paths.quote)

  await test.step('offers the services behind « Choisissez un service », and marks what is required', async () => {
    await expect(field(page, 'service').locator('option')).toHaveText([
      'Choisissez un service',
      ...quoteChoices.map(({ label }) => label),
    ])
    await expect(page.getByText('* Champs obligatoires')).toBeVisible()
    await expect(field(page, 'email')).toHaveAttribute('type', 'email')
    for (const name of [
      'firstName',
      'lastName',
      'email',
      'phone',
      'service',
      'description',
      'consent',
    ])
      await expect(field(page, name)).toHaveAttribute('required', '')
    await expect(field(page, 'marketingConsent')).not.toHaveAttribute('required', '')
  })

  await test.step('an empty form shows the banner and every message, in order, tells the banner and the first message once each, and sends nothing', async () => {
    await wakeUp(page)
    await expect(page.locator('form')).toHaveAttribute('data-checked')
    await send(page)
    await expect(faults(page).getByRole('link')).toHaveText([
      'Le prénom est requis',
      'Le nom est requis',
      'L’email est requis',
      'Le téléphone est requis',
      'Veuillez sélectionner un service',
      'La description du projet est requise',
      'Vous devez accepter la politique de confidentialité',
    ])
    await expect(field(page, 'firstName')).toBeFocused()
    expect(await told(banner)).toMatchObject([{ by: 'region', surely: true }])
    expect(await told('Le prénom est requis')).toMatchObject([{ by: 'focus' }])
    await page.keyboard.press('Enter')
    await expect(field(page, 'firstName')).toBeFocused()
    const twice = [{ by: 'focus' }, { by: 'focus' }]
    await expect.poll(() => told('Le prénom est requis')).toMatchObject(twice)
  })

  await fillAll(page, 'regles')
  await test.step('each field is refused with its own message, beside it and in the banner', async () => {
    for (const [name, value, message] of rows)
      await test.step(`${name} « ${value} »: ${message}`, async () => {
        const control = field(page, name)
        const right = await control.inputValue()
        await control.fill(value)
        await send(page)
        await expect(faults(page).getByRole('link')).toHaveText([message])
        await expect(control).toHaveAttribute('aria-invalid', 'true')
        await expect(control).toHaveAccessibleDescription(
          [hintOf(name), message].filter(Boolean).join(' '),
        )
        await expect(control).toBeFocused()
        await expect(control).toHaveCSS('border-color', colourOf('error'))
        const described = await control.getAttribute('aria-describedby')
        await expect(page.locator(`#${described?.split(' ').at(-1)}`)).toHaveCSS(
          'color',
          colourOf('error'),
        )
        await control.fill(right)
      })
  })

  await test.step('an unchosen service and an unticked consent are refused; marketing is optional', async () => {
    await field(page, 'service').selectOption('')
    await field(page, 'consent').uncheck()
    await send(page)
    await expect(faults(page).getByRole('link')).toHaveText([
      'Veuillez sélectionner un service',
      'Vous devez accepter la politique de confidentialité',
    ])
    await expect(field(page, 'marketingConsent')).not.toBeChecked()
    await field(page, 'service').selectOption({ index: 1 })
    await field(page, 'consent').check()
  })

  await test.step('editing a field clears its error; leaving it faulty shows it again', async () => {
    await field(page, 'phone').fill('06')
    await send(page)
    await expect(faults(page)).toBeVisible()
    await field(page, 'phone').pressSequentially(' 12')
    await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(banner)).toHaveCount(0)
    await field(page, 'description').focus()
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'phone').fill('+33 6.12-34.56 78')
    await field(page, 'description').focus()
    await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a link of the banner leads to its field', async () => {
    await field(page, 'description').fill('')
    await send(page)
    await page.getByRole('link', { name: 'La description du projet est requise' }).click()
    await expect(field(page, 'description')).toBeFocused()
  })
  expect(requests).toEqual([])
})

test.describe('a quote that reaches the owner', () => {
  test('is stored with accents and apostrophes, empties the form, renews the token and thanks, in words that are told once', async ({
    page,
  }) => {
    const requests = watchRelay(page)
    const permissions: string[] = []
    page.on('request', (request) => {
      if (request.url() === `${relayUrl}?permission`) permissions.push(request.method())
    })
    const told = await listenToPage(page)
    await page.goto(paths.quote)
    await expect.poll(() => storedToken(page)).not.toBeNull()
    // Loading the checks, which happens without a touch, must not ask for a permission either.
    await wakeUp(page)
    await expect(page.locator('form')).toHaveAttribute('data-checked')
    expect(permissions).toEqual([])
    const tokenBefore = await storedToken(page)
    await fillAll(page, 'succes')
    await field(page, 'marketingConsent').check()
    await send(page)

    await expect(notices(page)).toContainText('Demande de devis envoyée')
    await expect(notices(page)).toContainText(
      'Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.',
    )
    await expect(thanks(page)).toBeFocused()
    for (const words of ['Demande de devis envoyée', 'dans les plus brefs délais'])
      expect(await told(words)).toMatchObject([{ by: 'focus', surely: true }])
    // The notice, which says the same, can still be reached and read.
    await expect(notices(page).getByRole('listitem')).toHaveCount(1)
    await expect(field(page, 'firstName')).toHaveValue('')
    await expect(field(page, 'description')).toHaveValue('')
    await expect(field(page, 'service')).toHaveValue('')
    await expect(field(page, 'consent')).not.toBeChecked()
    await expect(field(page, 'marketingConsent')).not.toBeChecked()

    const token = JSON.parse(tokenBefore ?? '{}') as { token: string; createdAt: number }
    const tokenAfter = await storedToken(page)
    expect(tokenAfter).not.toBeNull()
    expect(tokenAfter).not.toBe(tokenBefore)

    expect(requests).toHaveLength(1)
    const sent = fieldsOf(requests[0]!)
    const key = new Map(sent).get('_idempotency_key') ?? ''
    expect(sent).toEqual([
      ['Prénom', 'Éloïse'],
      ['Nom', "D'Aubigné-Côte"],
      ['Email', 'succes@exemple.test'],
      ['Téléphone', '06 12 34 56 78'],
      ['Service', chosenService.label],
      ['Description', description],
      ['Marketing Consent', 'Oui'],
      ['CSRF_Token', token.token],
      ['_next', `${siteOrigin}${paths.quote}`],
      ['_honey', ''],
      ['_captcha', 'false'],
      ['_subject', "Nouvelle demande de devis - Éloïse D'Aubigné-Côte"],
      ['Commune du chantier', ''],
      ['Texte accepté', wording],
      ['Référence', referenceOf(key)],
      ['Page', paths.quote],
      ['_idempotency_key', expect.stringMatching(/^[\w-]{22}$/)],
      ['_permission', expect.stringMatching(/^[\w-]{75}$/)],
    ])
    // One for the form that was touched; the focus on the thanks does not ask for another.
    expect(permissions).toHaveLength(1)
    expect(await requests[0]!.headerValue('x-requested-with')).toBe('XMLHttpRequest')
    expect(await requests[0]!.headerValue('origin')).toBe(siteOrigin)

    const [lead, ...others] = leadsFrom('succes@exemple.test')
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      subject: "Nouvelle demande de devis - Éloïse D'Aubigné-Côte",
      Nom: "D'Aubigné-Côte",
      Description: description,
      'Marketing Consent': 'Oui',
      'Texte accepté': wording,
    })
    await page.goto(paths.quote)
    // The text that was sent is the one shown beside the box.
    await expect(page.getByText(french(wording))).toBeVisible()
  })

  test('goes out from the home page’s contact section too', async ({ page }) => {
    await page.goto('/#contact')
    await fillAll(page, 'accueil')
    await send(page)
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('accueil@exemple.test')).toHaveLength(1)
    expect(leadsFrom('accueil@exemple.test')[0]).toMatchObject({ 'Marketing Consent': 'Non' })
  })

  test('where no permission is to be had, none is asked for at each key; once the line is back, « Envoyer » asks again', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest)
    let asked = 0
    let isCut = true
    await page.route(
      ({ href }) => href === `${relayUrl}?permission`,
      (route) => {
        asked += 1
        return isCut ? route.abort() : route.continue()
      },
    )
    const requests = watchRelay(page)
    await page.goto(paths.quote)
    await wakeUp(page)
    await expect(page.locator('form')).toHaveAttribute('data-checked')
    await field(page, 'firstName').click()
    await expect.poll(() => asked).toBe(1)
    await field(page, 'firstName').pressSequentially('Camille', { delay: 50 })
    await nextFrames(page)
    // Once with the focus, and once more when something is typed.
    expect(asked).toBeLessThanOrEqual(2)

    await fillAll(page, 'coupure')
    isCut = false
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(new Map(fieldsOf(requests[0]!)).get('_permission')).toMatch(/^[\w-]{75}$/)
  })

  test('on a phone, what can be done with it once it is sent is as wide as the form’s own button, and all of it has room with large text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.quote)
    await fillAll(page, 'telephone')
    const widthOf = async (control: Locator) => (await control.boundingBox())!.width
    const width = await widthOf(page.locator('form [type="submit"]'))
    await send(page)
    for (const control of [
      page.getByRole('button', { name: 'Imprimer' }),
      page.getByRole('link', { name: 'Corriger par e-mail' }),
      page.getByRole('link', { name: 'Retirer ma demande' }),
    ])
      expect(await widthOf(control)).toBeCloseTo(width, 0)
    // With text twice as large, reference and title still have room on the sheet.
    await setTextTwiceAsLarge(page)
    await expect(page.locator('html')).toHaveCSS('font-size', '34px')
    const rightOf = (box: Locator) =>
      box.evaluate((element) => element.getBoundingClientRect().right)
    const sheet = page.locator('form')
    expect(await rightOf(sheet.locator('.sent'))).toBeLessThanOrEqual(await rightOf(sheet))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('can be written and sent by keyboard alone', async ({ page }) => {
    await page.goto(paths.quote)
    await field(page, 'firstName').focus()
    const { firstName, lastName, email, phone } = sender('clavier')
    for (const text of [firstName, lastName, email, phone]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(chosenService.label.charAt(0)) // the first choice that begins so
    await page.keyboard.press('Tab')
    await page.keyboard.type(description)
    await page.keyboard.press('Tab') // the commune
    await page.keyboard.press('Tab') // the photos
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab') // the link to the privacy policy
    await page.keyboard.press('Tab') // marketing
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Envoyer ma demande de devis' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(thanks(page)).toBeFocused()
    expect(leadsFrom('clavier@exemple.test')).toHaveLength(1)
  })

  test('is sent once, however often the button is pressed, which says « Envoi en cours... »; a second one right after it has a token of its own', async ({
    page,
  }) => {
    const requests = watchRelay(page)
    const release = await holdBack(page, relayUrl)
    await page.goto(paths.quote)
    await test.step('four presses at once', async () => {
      await fillAll(page, 'deux-fois')
      await page.evaluate(() => {
        const button = document.querySelector<HTMLButtonElement>('form [type="submit"]')
        for (let press = 0; press < 4; press++) button?.click()
      })
      const busy = page.getByRole('button', { name: 'Envoi en cours...' })
      await expect(busy).toBeDisabled()
      await expect(page.locator('form').getByRole('status')).toHaveText(['', 'Envoi en cours...'])
      release()
      await expect(notices(page)).toContainText('Demande de devis envoyée')
      await expect(page.getByRole('button', { name: 'Envoyer ma demande de devis' })).toBeEnabled()
      expect(requests).toHaveLength(1)
      expect(leadsFrom('deux-fois@exemple.test')).toHaveLength(1)
      await expect(field(page, 'firstName')).toHaveValue('')
    })
    await test.step('the second, taken by the relay although control characters were pasted into it', async () => {
      await fillAll(page, 'deux-fois')
      await field(page, 'lastName').fill("D'Au\u0000bigné\u202E-Côte\u2028Rive")
      await field(page, 'description').fill(`${description}\u0000\u0007\nEt la grange.`)
      await send(page)
      await expect.poll(() => leadsFrom('deux-fois@exemple.test').length).toBe(2)
      await expect(field(page, 'firstName')).toHaveValue('')
      expect(leadsFrom('deux-fois@exemple.test')).toContainEqual(
        expect.objectContaining({
          Nom: "D'Aubigné-Côte Rive",
          Description: `${description}\r\nEt la grange.`,
        }),
      )
    })
    const tokens = requests.map((request) => new Map(fieldsOf(request)).get('CSRF_Token'))
    expect(new Set(tokens).size).toBe(2)
  })
})

test('a production page at its own address may send, and at no other', async ({ page }) => {
  for (const origin of Object.values(firm.origins)) {
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await page.request.get(`${siteOrigin}${pathname}`) })
    })
    let sent = 0
    await page.route(relayUrl, (route) => {
      if (route.request().method() === 'POST') sent++
      return route.fulfill({
        status: 200,
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-headers': 'x-requested-with',
        },
        contentType: 'application/json',
        body: '{"success":true}',
      })
    })
    // Browsers do not let a page of a public address send requests to this machine.
    await page.route(
      ({ href }) => href === `${relayUrl}?permission`,
      (route) => route.fulfill({ headers: { 'access-control-allow-origin': origin }, body: '' }),
    )
    await page.goto(`${origin}${paths.quote}`)
    await fillAll(page, 'production')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(sent).toBe(1)
    await page.unroute(relayUrl)
  }
  // Leaves the page before its routes are removed: requests that are still running must not fail.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
