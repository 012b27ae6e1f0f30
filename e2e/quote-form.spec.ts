import type { Page, Request } from '@playwright/test'
import { telHref } from '@/lib/addresses/contact-links'
import { paths } from '@/lib/addresses/paths'
import { quoteForm } from '@/lib/forms/quote'
import { referenceOf } from '@/lib/forms/reference'
import { company, quoteChoices } from '@/lib/site/catalog'
import { french } from '@/lib/text/typography'
import { colourOf } from './colours'
import { leadsFrom } from './leads'
import {
  chosenService,
  description,
  field,
  fillAll,
  send,
  sender,
  storedToken,
  thanks,
} from './quote-page'
import { foreignOrigin, relayUrl, siteOrigin } from './site'
import { expect, failedRequest, holdBack, laterScripts, test, wakeUp } from './test'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
/** What a failed send writes to the console. */
const failedSend = [failedRequest, /^Request not sent:/]
/** What goes with a ticked box for news. */
const wording = quoteForm.fields.marketingConsent.wording.text
const banner = 'Veuillez corriger les erreurs dans le formulaire'

/** Counts what leaves for the relay. */
function watchRelay(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url() === relayUrl && request.method() === 'POST') requests.push(request)
  })
  return requests
}

/** The multipart fields of a request, in order. */
function fieldsOf(request: Request): [string, string][] {
  const body = request.postDataBuffer()?.toString('utf8') ?? ''
  return [...body.matchAll(/name="([^"]*)"\r\n\r\n([\s\S]*?)\r\n--/g)].map((match) => [
    match[1] ?? '',
    match[2] ?? '',
  ])
}

test.describe('rules of the quote form', () => {
  test('an empty form shows the banner and every message, in order, and sends nothing', async ({
    page,
  }) => {
    const requests = watchRelay(page)
    await page.goto(paths.quote)
    await send(page)
    const alert = page.getByRole('alert').filter({ hasText: banner })
    await expect(alert).toBeVisible()
    await expect(alert.getByRole('link')).toHaveText([
      'Le prénom est requis',
      'Le nom est requis',
      'L’email est requis',
      'Le téléphone est requis',
      'Veuillez sélectionner un service',
      'La description du projet est requise',
      'Vous devez accepter la politique de confidentialité',
    ])
    await expect(field(page, 'firstName')).toBeFocused()
    expect(requests).toEqual([])
  })

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
  test('each field is refused with its own message, beside it and in the banner', async ({
    page,
  }) => {
    const requests = watchRelay(page)
    await page.goto(paths.quote)
    await fillAll(page, 'regles')
    for (const [name, value, message] of rows)
      await test.step(`${name} « ${value} »: ${message}`, async () => {
        const control = field(page, name)
        const right = await control.inputValue()
        await control.fill(value)
        await send(page)
        await expect(
          page.getByRole('alert').filter({ hasText: banner }).getByRole('link'),
        ).toHaveText([message])
        await expect(control).toHaveAttribute('aria-invalid', 'true')
        await expect(control).toHaveAccessibleDescription(
          [hintOf(name), message].filter(Boolean).join(' '),
        )
        await expect(control).toBeFocused()
        await expect(control).toHaveCSS('border-color', colourOf('error'))
        await expect(page.locator(`#${await errorId(page, name)}`)).toHaveCSS(
          'color',
          colourOf('error'),
        )
        await control.fill(right)
      })
    expect(requests).toEqual([])
  })

  async function errorId(page: Page, name: string) {
    const described = await field(page, name).getAttribute('aria-describedby')
    return described?.split(' ').at(-1) ?? ''
  }

  /** What is said of a field before anything is typed. */
  function hintOf(name: keyof typeof quoteForm.fields) {
    const asked = quoteForm.fields[name]
    return 'hint' in asked ? french(asked.hint) : undefined
  }

  test('an unchosen service and an unticked consent are refused; marketing is optional', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'choix')
    await field(page, 'service').selectOption('')
    await field(page, 'consent').uncheck()
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: banner }).getByRole('link')).toHaveText([
      'Veuillez sélectionner un service',
      'Vous devez accepter la politique de confidentialité',
    ])
    await expect(field(page, 'marketingConsent')).not.toBeChecked()
  })

  test('offers the services behind « Choisissez un service », and marks what is required', async ({
    page,
  }) => {
    await page.goto(paths.quote)
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

  test('editing a field clears its error; leaving it faulty shows it again', async ({ page }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'corrections')
    await field(page, 'phone').fill('06')
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: banner })).toBeVisible()
    await field(page, 'phone').pressSequentially(' 12')
    await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(banner)).toHaveCount(0)
    await field(page, 'description').focus()
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'phone').fill('+33 6.12-34.56 78')
    await field(page, 'description').focus()
    await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('a link of the banner leads to its field', async ({ page }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'banniere')
    await field(page, 'description').fill('')
    await send(page)
    await page.getByRole('link', { name: 'La description du projet est requise' }).click()
    await expect(field(page, 'description')).toBeFocused()
  })
})

test.describe('a quote that reaches the owner', () => {
  test('is stored with accents and apostrophes, empties the form, renews the token and thanks', async ({
    page,
  }) => {
    const requests = watchRelay(page)
    const permissions: string[] = []
    page.on('request', (request) => {
      if (request.url() === `${relayUrl}?permission`) permissions.push(request.method())
    })
    await page.goto(paths.quote)
    await expect.poll(() => storedToken(page)).not.toBeNull()
    expect(permissions).toEqual([])
    const tokenBefore = await storedToken(page)
    await fillAll(page, 'succes')
    await field(page, 'marketingConsent').check()
    await send(page)

    await expect(notices(page)).toContainText('Demande de devis envoyée')
    await expect(notices(page)).toContainText(
      'Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.',
    )
    const status = page.getByRole('status').filter({ hasText: 'Demande de devis envoyée' })
    await expect(status.getByRole('heading')).toBeFocused()
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
    // One for the form that was touched; the focus on what thanks asks for no other.
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
    // The same words as beside the box.
    await expect(page.getByText(french(wording))).toBeVisible()
  })

  test('is taken by the relay although control characters were pasted into it', async ({
    page,
  }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'colle')
    await field(page, 'lastName').fill("D'Au\u0000bigné\u202E-Côte\u2028Rive")
    await field(page, 'description').fill(`${description}\u0000\u0007\nEt la grange.`)
    await send(page)
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('colle@exemple.test')).toMatchObject([
      { Nom: "D'Aubigné-Côte Rive", Description: `${description}\r\nEt la grange.` },
    ])
  })

  test('goes out from the home page’s contact section too', async ({ page }) => {
    await page.goto('/#contact')
    await fillAll(page, 'accueil')
    await send(page)
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('accueil@exemple.test')).toHaveLength(1)
    expect(leadsFrom('accueil@exemple.test')[0]).toMatchObject({ 'Marketing Consent': 'Non' })
  })

  test('asks for its permission again at « Envoyer » where the line was cut before', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest)
    await page.route(
      ({ href }) => href === `${relayUrl}?permission`,
      (route) => route.abort(),
      {
        times: 1,
      },
    )
    const requests = watchRelay(page)
    await page.goto(paths.quote)
    await fillAll(page, 'coupure')
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(new Map(fieldsOf(requests[0]!)).get('_permission')).toMatch(/^[\w-]{75}$/)
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
    await page.keyboard.press('Tab') // the photos
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab') // the link to the privacy policy
    await page.keyboard.press('Tab') // marketing
    await page.keyboard.press('Tab') // the commune
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Envoyer ma demande de devis' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(thanks(page).getByRole('heading')).toBeFocused()
    expect(leadsFrom('clavier@exemple.test')).toHaveLength(1)
  })

  test('is sent once, however often the button is pressed; the button says « Envoi en cours... »', async ({
    page,
  }) => {
    const requests = watchRelay(page)
    const release = await holdBack(page, relayUrl)
    await page.goto(paths.quote)
    await fillAll(page, 'impatient')
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('form [type="submit"]')
      for (let press = 0; press < 4; press++) button?.click()
    })
    const busy = page.getByRole('button', { name: 'Envoi en cours...' })
    await expect(busy).toBeDisabled()
    release()
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    await expect(page.getByRole('button', { name: 'Envoyer ma demande de devis' })).toBeEnabled()
    expect(requests).toHaveLength(1)
    expect(leadsFrom('impatient@exemple.test')).toHaveLength(1)
  })

  test('a second quote right after the first has a token of its own', async ({ page }) => {
    const requests = watchRelay(page)
    await page.goto(paths.quote)
    for (const round of [1, 2]) {
      await fillAll(page, 'deux-fois')
      await field(page, 'description').fill(`${description} Demande n° ${round}.`)
      await send(page)
      await expect.poll(() => leadsFrom('deux-fois@exemple.test').length).toBe(round)
      await expect(field(page, 'firstName')).toHaveValue('')
    }
    const tokens = requests.map((request) => new Map(fieldsOf(request)).get('CSRF_Token'))
    expect(new Set(tokens).size).toBe(2)
  })
})

test.describe('a quote that cannot be sent', () => {
  async function expectKept(page: Page, name: string) {
    for (const [key, value] of Object.entries({ ...sender(name), description }))
      await expect(field(page, key)).toHaveValue(value)
    await expect(field(page, 'consent')).toBeChecked()
    const alert = page.locator('form').getByRole('alert')
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link', { name: `Appeler le ${company.phone}` })).toHaveAttribute(
      'href',
      telHref(company.phone),
    )
    const mail = await alert.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href')
    expect(mail).toContain(`mailto:${company.email}?subject=`)
    expect(decodeURIComponent(mail ?? '')).toContain(description)
  }

  test('origin not allowed: security notice, nothing sent', async ({ page }) => {
    const requests = watchRelay(page)
    await page.goto(`${foreignOrigin}${paths.quote}`)
    await fillAll(page, 'origine')
    await send(page)
    await expect(notices(page)).toContainText('Erreur de sécurité')
    await expect(notices(page)).toContainText(
      'Demande non autorisée. Veuillez actualiser la page et réessayer.',
    )
    await expectKept(page, 'origine')
    expect(requests).toEqual([])
  })

  for (const [situation, tamper] of [
    ['missing', () => sessionStorage.removeItem('security-token')],
    [
      'different',
      () =>
        sessionStorage.setItem(
          'security-token',
          JSON.stringify({ token: 'autre', createdAt: Date.now() }),
        ),
    ],
    ['unreadable', () => sessionStorage.setItem('security-token', '{')],
  ] as const) {
    test(`token ${situation}: session notice, nothing sent`, async ({ page }) => {
      const requests = watchRelay(page)
      await page.goto(paths.quote)
      await fillAll(page, 'jeton')
      // Until then the form takes what is stored for its own.
      await wakeUp(page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(tamper)
      await send(page)
      await expect(notices(page)).toContainText('Erreur de sécurité')
      await expect(notices(page)).toContainText(
        'Session invalide ou expirée. Veuillez actualiser la page et réessayer.',
      )
      await expectKept(page, 'jeton')
      expect(requests).toEqual([])
    })
  }

  test('token older than 20 minutes: session notice; after a reload the draft is there and goes out', async ({
    page,
  }) => {
    const requests = watchRelay(page)
    await page.clock.install()
    await page.goto(paths.quote)
    await fillAll(page, 'expire')
    await wakeUp(page)
    await page.clock.fastForward('20:01')
    await send(page)
    await page.clock.runFor(1000)
    await expect(page.locator('form').getByRole('alert')).toContainText(
      'Session invalide ou expirée',
    )
    expect(requests).toEqual([])
    await page.reload()
    await expect(field(page, 'description')).toHaveValue(description)
    await expect(field(page, 'consent')).toBeChecked()
    await send(page)
    await expect.poll(() => leadsFrom('expire@exemple.test').length).toBe(1)
  })

  test('token of 19 minutes still serves', async ({ page }) => {
    await page.clock.install()
    await page.goto(paths.quote)
    await fillAll(page, 'presque')
    await wakeUp(page)
    await page.clock.fastForward('19:00')
    await send(page)
    await expect.poll(() => leadsFrom('presque@exemple.test').length).toBe(1)
  })

  for (const [situation, answer] of [
    ['dead', { abort: true }],
    ['answering 500', { status: 500, body: 'oups' }],
    ['refusing with 403', { status: 403, body: '{"success":false}' }],
    ['answering 200 with a refusal', { status: 200, body: '{"success":"false","message":"non"}' }],
  ] as const) {
    test(`relay ${situation}: « Un problème est survenu », values kept, reason in the console`, async ({
      page,
      consoleProblems,
      expectedProblems,
    }) => {
      expectedProblems.push(...failedSend)
      await page.route(relayUrl, (route) =>
        'abort' in answer
          ? route.abort('connectionrefused')
          : route.fulfill({
              ...answer,
              contentType: 'application/json',
              headers: { 'access-control-allow-origin': siteOrigin },
            }),
      )
      await page.goto(paths.quote)
      await fillAll(page, 'panne')
      await send(page)
      await expect(notices(page)).toContainText('Erreur')
      await expect(notices(page)).toContainText(
        'Un problème est survenu lors de l’envoi du formulaire. Veuillez réessayer.',
      )
      await expectKept(page, 'panne')
      expect(consoleProblems.some((text) => text.includes('Request not sent'))).toBe(true)
    })
  }

  test('a relay that never answers is given up after 40 seconds, and the values are kept', async ({
    page,
    consoleProblems,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    await page.clock.install()
    await page.route(relayUrl, () => undefined)
    await page.goto(paths.quote)
    await fillAll(page, 'muet')
    await send(page)
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    await page.clock.fastForward('00:41')
    await page.clock.runFor(1000)
    await expectKept(page, 'muet')
    expect(consoleProblems.some((text) => text.includes('timeout'))).toBe(true)
  })

  test('a slow relay is waited for', async ({ page }) => {
    await page.route(relayUrl, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue()
    })
    await page.goto(paths.quote)
    await fillAll(page, 'lent')
    await send(page)
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    await expect(notices(page)).toContainText('Demande de devis envoyée', { timeout: 10_000 })
    expect(leadsFrom('lent@exemple.test')).toHaveLength(1)
  })

  test('after a failure the same request can be sent again, and arrives once', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(...failedSend)
    await page.route(relayUrl, (route) => route.abort(), { times: 1 })
    await page.goto(paths.quote)
    await fillAll(page, 'reprise')
    await send(page)
    await expectKept(page, 'reprise')
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: 'envoyée' })).toBeVisible()
    expect(leadsFrom('reprise@exemple.test')).toHaveLength(1)
  })

  test('when the rest of the form’s script cannot arrive, it says so and keeps everything', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(failedRequest, /^The form could not be made ready/)
    await page.goto(paths.quote)
    await page.route(await laterScripts(page), (route) => route.abort())
    await fillAll(page, 'sans-suite')
    await send(page)
    const notice = page.locator('form').getByRole('alert')
    await expect(notice).toContainText('Un problème est survenu')
    await expect(notice.getByRole('link', { name: company.phone })).toBeVisible()
    await expect(field(page, 'description')).toHaveValue(description)
  })
})

test.describe('what is typed is never lost', () => {
  test('the draft survives a reload and a walk through other pages', async ({ page }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'brouillon')
    await page.reload()
    await expect(field(page, 'lastName')).toHaveValue("D'Aubigné-Côte")
    await expect(field(page, 'service')).toHaveValue(chosenService.value)
    await expect(field(page, 'consent')).toBeChecked()
    await page.goto('/')
    await field(page, 'description').scrollIntoViewIfNeeded()
    await expect(field(page, 'description')).toHaveValue(description)
  })

  test('« Effacer » empties the form and the draft, and can be taken back', async ({ page }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'efface')
    await page.getByRole('button', { name: 'Effacer' }).click()
    await expect(field(page, 'description')).toHaveValue('')
    await expect(field(page, 'consent')).not.toBeChecked()
    expect(await page.evaluate(() => sessionStorage.getItem('draft-quote'))).toBeNull()
    await page.getByRole('button', { name: 'Rétablir ce que j’avais écrit' }).click()
    await expect(field(page, 'description')).toHaveValue(description)
    await page.getByRole('button', { name: 'Effacer' }).click()
    await page.reload()
    await expect(field(page, 'description')).toHaveValue('')
  })

  test('a sent quote leaves no draft behind', async ({ page }) => {
    await page.goto(paths.quote)
    await fillAll(page, 'sans-trace')
    await send(page)
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    await page.reload()
    await expect(field(page, 'description')).toHaveValue('')
  })

  test('text typed before the script wakes up stays, and a submit made then is taken up', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.js')
    await page.goto(paths.quote, { waitUntil: 'commit' })
    await fillAll(page, 'tres-tot')
    await send(page)
    await expect(page).toHaveURL(paths.quote)
    release()
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('tres-tot@exemple.test')).toHaveLength(1)
  })

  test('with storage blocked the form still works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await page.goto(paths.quote)
    await page.getByRole('button', { name: 'Essentiels uniquement' }).click()
    await fillAll(page, 'bloque')
    await send(page)
    await expect(notices(page)).toContainText('Demande de devis envoyée')
    expect(leadsFrom('bloque@exemple.test')).toHaveLength(1)
  })
})

test('a production page at its own address may send, and at no other', async ({ page }) => {
  for (const origin of Object.values(company.origins)) {
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
    // From an address of the internet, a browser lets no page ask this machine.
    await page.route(
      ({ href }) => href === `${relayUrl}?permission`,
      (route) => route.fulfill({ headers: { 'access-control-allow-origin': origin }, body: '' }),
    )
    await page.goto(`${origin}${paths.quote}`)
    await fillAll(page, 'production')
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: 'envoyée' })).toBeVisible()
    expect(sent).toBe(1)
    await page.unroute(relayUrl)
  }
  // Left before its routes go: what it still asks for must neither fail nor outlive the test.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
