import PostalMime from 'postal-mime'

import {
  ESTIMATE,
  multipartType,
  quote,
  TOKEN,
  toMultipart,
  type TestFields,
} from '../core/test-form'
import { host, openInbox, openNewestLead } from './host'
import { post, send, SITE } from './test-http'

const errorOf = (text: string) => (JSON.parse(text) as { success: boolean; error: string }).error

describe('an accepted form', () => {
  test('a quote is on disk with every field in order and word for word when it is answered', async () => {
    const relay = await host().start()
    const answer = await post(relay, quote())
    expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const [stored, ...others] = await relay.stored()
    expect(others).toEqual([])
    expect(stored?.lead).toEqual({
      schema: 1,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      subject: 'Nouvelle demande de devis - Élodie L’Hôte-D’Œuvre',
      origin: SITE,
      screening: { points: 0, reasons: [], setAside: false },
      reference: expect.stringMatching(/^\w{3}-\w{3}$/),
      fields: quote().filter(([name]) => !name.startsWith('_')),
    })
  })

  test('an estimate is kept the same way, its field names with their accents', async () => {
    const relay = await host().start()
    const subject = ['_subject', 'Nouvelle demande d’estimation avant achat - Zoë'] as const
    expect((await post(relay, [...ESTIMATE, subject])).status).toBe(200)
    const [stored] = await relay.stored()
    expect(stored?.lead.fields).toEqual(ESTIMATE)
  })

  test.each([
    ['Téléphone', '+33 (0)6 39 98 12 34', '06 39 98 12 34'],
    ['Téléphone', '\u200B06.39.98.12.34', '06 39 98 12 34'],
    ['Téléphone', 'poste 12', 'poste 12'],
    ['Email', '\u200Ejeanne@exemple.fr', 'jeanne@exemple.fr'],
  ])('%s sent as %j is kept as %j', async (field, given, kept) => {
    const relay = await host().start()
    expect((await post(relay, quote({ [field]: given }))).status).toBe(200)
    const [stored] = await relay.stored()
    expect(new Map(stored!.lead.fields).get(field)).toBe(kept)
  })

  test('a form without a subject gets one', async () => {
    const relay = await host().start()
    await post(relay, [
      ['Nom', 'Martin'],
      ['CSRF_Token', TOKEN],
    ])
    expect((await relay.stored())[0]?.lead.subject).toBe('Nouvelle demande depuis le site')
  })

  test.each([
    ['no token', quote().filter(([name]) => name !== 'CSRF_Token')],
    ['an empty token', quote({ CSRF_Token: '' })],
    ['a token that the site does not make', quote({ CSRF_Token: 'x' })],
    ['two tokens', [...quote(), ['CSRF_Token', TOKEN]]],
  ] as [string, TestFields][])(
    'a form with %s is taken like any other, and marked for the owner to verify',
    async (_what, fields) => {
      const relay = await host().start()
      expect(await post(relay, fields)).toMatchObject({ status: 200, text: '{"success":true}' })
      const [stored] = await relay.stored()
      expect(stored?.lead.screening?.setAside).toBe(true)
      const subject = 'À vérifier\u00A0: Nouvelle demande de devis - Élodie L’Hôte-D’Œuvre'
      expect(stored?.lead.subject).toBe(subject)
      expect((await PostalMime.parse(stored!.eml)).subject).toBe(subject)
      expect((await PostalMime.parse(stored!.eml)).text).toContain('Le jeton du formulaire manque')
      const { text } = await openNewestLead(relay)
      expect(text).toContain(subject)
      expect(text).toContain('Le jeton du formulaire manque')
    },
  )

  test('a form that the site has sent is not marked', async () => {
    const relay = await host().start()
    await post(relay, quote())
    const [stored] = await relay.stored()
    expect(stored?.lead.screening?.setAside).toBe(false)
    expect((await openNewestLead(relay)).text + stored!.eml).not.toContain('peut-être')
  })

  test('a very long subject is cut without breaking a character', async () => {
    const relay = await host().start()
    await post(relay, quote({ _subject: `Nouvelle demande ${'🏡'.repeat(500)}` }))
    const [stored] = await relay.stored()
    expect(stored?.lead.subject).toBe(`Nouvelle demande ${'🏡'.repeat(132)}…`)
  })

  test('marks that turn the reading direction around are taken out of the subject', async () => {
    const relay = await host().start()
    await post(relay, quote({ _subject: 'Devis \u202Egpj.exe\u2066 ok' }))
    expect((await relay.stored())[0]?.lead.subject).toBe('Nouvelle demande\u00A0: Devis gpj.exe ok')
  })
})

describe('the answer to a plain form', () => {
  const page = { 'X-Requested-With': undefined, Accept: 'text/html' }

  test('is a page of thanks that leads to _next when it is one of our pages', async () => {
    const relay = await host().start()
    const answer = await post(relay, quote(), page)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`<a href="${SITE}/demande-devis">`)
  })

  test.each([
    ['another site', 'https://evil.example/'],
    ['another site that looks like ours', `${SITE}.evil.example/`],
    ['our name as a user name', 'https://www.example.com@evil.example/'],
    ['a scheme-relative address', '//evil.example/'],
    ['our host over another scheme', 'http://www.example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['no address', 'merci'],
    ['nothing', ''],
  ])('is a page of thanks when _next is %s', async (_what, next) => {
    const relay = await host().start()
    const answer = await post(relay, quote({ _next: next }), page)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`<a href="${SITE}">`)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('Merci, votre demande est enregistrée')
    expect(answer.text).not.toContain('evil')
    expect(await relay.stored()).toHaveLength(1)
  })

  test('leads to the address as it was understood, not as it was written', async () => {
    const relay = await host().start()
    const answer = await post(relay, quote({ _next: `${SITE}\\@evil.example` }), page)
    expect(answer.text).toContain(`<a href="${SITE}/@evil.example">`)
  })

  test('is JSON when the client accepts it', async () => {
    const relay = await host().start()
    const answer = await post(relay, quote(), { ...page, Accept: 'application/json, */*' })
    expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
  })

  test('to a faulty form is a French page that says what is wrong, and the way back to what was typed', async () => {
    const relay = await host().start()
    const answer = await post(relay, [['Nom<b>\r\n', 'x']], page)
    expect(answer.status).toBe(422)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toContain('Le nom du champ « Nom&lt;b&gt;')
    expect(answer.text).toContain('de votre navigateur ramène au formulaire')
  })
})

describe('a form that is turned down', () => {
  test.each(quote().filter(([name]) => name !== 'Description' && name !== '_honey'))(
    'a line break in %s is refused with 422 and a message that names the field',
    async (name) => {
      const relay = await host().start()
      for (const value of ['a\r\nBcc: x@y.example', 'a\nb', 'a\rb', 'a\0b', 'a\u2028b', '\u0085']) {
        const answer = await post(relay, quote({ [name]: value }))
        expect(answer.status).toBe(422)
        expect(errorOf(answer.text)).toContain(`« ${name} »`)
      }
      expect(await relay.stored()).toEqual([])
    },
  )

  test.each(ESTIMATE.filter(([name]) => name !== 'Description du projet'))(
    'a line break in the estimate’s %s is refused',
    async (name) => {
      const relay = await host().start()
      const fields = ESTIMATE.map(([each, value]) =>
        each === name ? ([each, `${value}\nBcc: x@y.example`] as const) : ([each, value] as const),
      )
      expect((await post(relay, fields)).status).toBe(422)
      expect(await relay.stored()).toEqual([])
    },
  )

  test.each([
    'Nom\r\nBcc: x@y.example',
    'Nom\n',
    '\rNom',
    'N\0m',
    'N\tom',
    'N\u2029om',
    'Description\nx',
  ])('a field name with a line break or control character is refused: %j', async (name) => {
    const relay = await host().start()
    const answer = await post(relay, [...quote(), [name, 'x']])
    expect(answer.status).toBe(422)
    expect(errorOf(answer.text)).toContain('Le nom du champ')
    expect(await relay.stored()).toEqual([])
  })

  test('a description keeps its lines, and a tab pasted into a line is no fault', async () => {
    const relay = await host().start()
    const answer = await post(relay, quote({ Description: 'a\r\nb\nc\u000Bd', Nom: 'a\tb' }))
    expect(answer.status).toBe(200)
  })

  test.each([
    ['no field at all', []],
    ['only directives', [['_subject', 'x']]],
    ['only the token', [['CSRF_Token', 'x']]],
    [
      'only blanks',
      [
        ['Nom', '  '],
        ['Description', '\r\n'],
        ['CSRF_Token', 'x'],
      ],
    ],
  ] as const)('an empty form is refused: %s', async (_what, fields) => {
    const relay = await host().start()
    const answer = await post(relay, fields)
    expect(answer.status).toBe(400)
    expect(errorOf(answer.text)).toContain('Demande vide')
    expect(await relay.stored()).toEqual([])
  })

  test('a filled trap gets the same answer as a real form, and is set aside', async () => {
    const relay = await host().start()
    const real = await post(relay, quote())
    const trapped = await post(relay, quote({ _honey: 'http://pills.example', Nom: 'x' }))
    expect(trapped).toMatchObject({ status: real.status, text: real.text })
    expect(Object.keys(trapped.headers)).toEqual(Object.keys(real.headers))
    const [first, second] = (await relay.stored()).map(({ lead }) => lead.screening)
    expect(first?.setAside).toBe(false)
    expect(second?.reasons).toContain('Un champ que personne ne voit est rempli')
  })

  test('a trap filled in one of two fields of that name is still a trap', async () => {
    const relay = await host().start()
    await post(relay, [['_honey', 'x'], ...quote()])
    expect((await relay.stored())[0]?.lead.screening?.setAside).toBe(true)
  })

  test('more posts than the limit get 429, when to come back, and the reason', async () => {
    const relay = await host().start({ rateLimit: 3 })
    for (let n = 0; n < 3; n++) expect((await post(relay, quote({ Nom: `${n}` }))).status).toBe(200)
    const answer = await post(relay, quote({ Nom: 'un de trop' }))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(answer.headers['access-control-expose-headers']).toBe('Retry-After, Date')
    expect(errorOf(answer.text)).toContain('3 par minute')
    expect(await relay.stored()).toHaveLength(3)
  })

  test('posts sent at the same moment cannot slip past the limit together', async () => {
    const relay = await host().start({ rateLimit: 3 })
    const posts = Array.from({ length: 20 }, (_, n) => post(relay, quote({ Nom: `${n}` })))
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(await relay.stored()).toHaveLength(3)
  })
})

describe('who may post', () => {
  test.each([
    ['absent', undefined],
    ['of another site', 'https://evil.example'],
    ['opaque', 'null'],
    ['over another scheme', 'http://www.example.com'],
    ['on another port', `${SITE}:8443`],
    ['one of ours with a tail', `${SITE}.evil.example`],
  ])('an Origin %s is refused with 403 and may not read the answer', async (_what, origin) => {
    const relay = await host().start()
    const answer = await post(relay, quote(), { Origin: origin })
    expect(answer.status).toBe(403)
    expect(errorOf(answer.text)).toContain('Origin')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers.vary).toBe('Origin')
    expect(await relay.stored()).toEqual([])
  })

  test('a cross-site request without Origin is refused', async () => {
    const relay = await host().start()
    const answer = await post(relay, quote(), { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' })
    expect(answer.status).toBe(403)
  })

  test('our pages may read every answer, refusals included', async () => {
    const relay = await host().start({ rateLimit: 1 })
    const answers = [
      await post(relay, quote()),
      await post(relay, quote({ Nom: 'b' })),
      await post(relay, [], { 'Content-Type': 'text/plain' }),
      await send(relay, { path: '/demande', headers: { Origin: SITE } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429, 405])
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe(SITE)
      expect(headers.vary).toBe('Origin')
    }
  })

  test('a preflight from our pages is told what is allowed, another site is not', async () => {
    const relay = await host().start()
    const ask = (Origin: string) =>
      send(relay, {
        method: 'OPTIONS',
        path: '/demande',
        headers: {
          Origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'x-requested-with',
        },
      })
    const ours = await ask(SITE)
    expect(ours.status).toBe(204)
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'x-requested-with, content-type',
      'access-control-max-age': '600',
      vary: 'Origin',
    })
    const other = await ask('https://evil.example')
    expect(other.status).toBe(403)
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    expect(other.headers['access-control-allow-methods']).toBeUndefined()
  })
})

describe('addresses and methods', () => {
  test('an unknown address is 404', async () => {
    const relay = await host().start()
    for (const path of [
      '/nulle-part',
      '/demande/',
      '/demandes',
      '//demande',
      '/%2e%2e/etc/passwd',
    ]) {
      expect((await send(relay, { path })).status).toBe(404)
    }
  })

  test('a method that an address does not have is 405 and names those it has', async () => {
    const relay = await host().start()
    for (const [method, path, allow] of [
      ['GET', '/demande', 'POST, OPTIONS'],
      ['PUT', '/demande', 'POST, OPTIONS'],
      ['POST', '/', 'GET, HEAD'],
      ['DELETE', '/', 'GET, HEAD'],
    ]) {
      const answer = await send(relay, { method, path, headers: { Origin: SITE, ...host().owner } })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe(allow)
    }
  })

  test('a query after the address changes nothing', async () => {
    const relay = await host().start()
    const answer = await send(relay, {
      method: 'POST',
      path: '/demande?x=1',
      headers: { Origin: SITE, Accept: 'application/json', 'Content-Type': multipartType },
      body: [toMultipart(quote())],
    })
    expect(answer.status).toBe(200)
  })

  test('every answer carries the security headers', async () => {
    const relay = await host().start()
    const answers = [
      await post(relay, quote()),
      await post(relay, []),
      await send(relay, { path: '/nulle-part' }),
      await openInbox(relay),
    ]
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    }
  })
})
