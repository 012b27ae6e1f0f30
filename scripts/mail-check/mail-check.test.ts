import { Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { optionsFromEnvironment } from '../../relay/node/environment'
import { startMailServer } from '../../relay/contract/test-mail-server'
import { PATIENCE } from '../../relay/core/smtp-mailer'
import { cleanUp, quietPort } from '../../relay/contract/test-http'
import type { Dns } from './dns'
import { mailFindings, mailReport, type MailCheck } from './mail-check'
import { testAuthority } from '../../relay/contract/test-authority'

afterEach(cleanUp)

const authority = testAuthority()
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)
const valid = authority.issue('localhost', inDays(-1), inDays(60))

/** A DNS in which all is well but for what a test changes; null for a name that does not exist. */
const zone = {
  'exemple.fr MX': ['mx.hebergeur.fr'],
  'exemple.fr TXT': ['google-site-verification=x', 'v=spf1 include:hebergeur.fr ~all'],
  'cle._domainkey.exemple.fr TXT': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.exemple.fr TXT': ['v=DMARC1; p=none; rua=mailto:contact@exemple.fr'],
} as Record<string, readonly string[] | null>

function dnsOf(changes: Record<string, readonly string[] | null> = {}): Dns {
  const records = { ...zone, ...changes }
  const look = async (name: string, type: string) => {
    const found = records[`${name} ${type}`]
    if (!found)
      throw Object.assign(new Error(name), { code: found === null ? 'ENODATA' : 'ENOTFOUND' })
    return found
  }
  return {
    resolveNs: async () => ['d.nic.fr'],
    resolveMx: async (name: string) =>
      (await look(name, 'MX')).map((exchange) => ({ exchange, priority: 10 })),
    // In pieces, as long texts come.
    resolveTxt: async (name: string) =>
      (await look(name, 'TXT')).map((text) => [text.slice(0, 5), text.slice(5)]),
  } as unknown as Dns
}

const welcoming = {
  authOptional: false,
  onAuth: (
    { password }: { password?: string | null | undefined },
    _session: unknown,
    done: (error: Error | null, response?: { user: string }) => void,
  ) => (password === 'secret' ? done(null, { user: 'moi' }) : done(new Error('no'))),
}

type Settings = Parameters<typeof startMailServer>[1]

/** Starts a mail server with a certificate of the test authority, and looks at it. */
async function check(
  changes: Partial<MailCheck> = {},
  server: Settings = { secure: true, ...valid, ...welcoming },
  scheme = 'smtps',
) {
  const port = await quietPort()
  const { inbox } = await startMailServer(port, server)
  const findings = await mailFindings({
    options: optionsFromEnvironment({
      RELAY_ALLOWED_ORIGINS: 'https://www.exemple.fr',
      SMTP_URL: `${scheme}://moi:secret@localhost:${port}`,
      RELAY_MAIL_FROM: 'Site <site@exemple.fr>',
      RELAY_MAIL_TO: 'contact@exemple.fr',
    }),
    dkimSelector: 'cle',
    send: false,
    dns: dnsOf(),
    now: new Date(),
    authority: authority.cert,
    ...changes,
  })
  const about = (name: string) => findings.find((finding) => finding.about === name)
  return { findings, about, inbox, report: mailReport(findings) }
}

test('where nothing is missing it says so, and sends nothing', async () => {
  const { findings, inbox, report } = await check()
  expect(findings.map(({ about, state }) => [about, state])).toEqual(
    ['MX', 'SPF', 'DKIM', 'DMARC', 'Certificat', 'Serveur'].map((name) => [name, 'ok']),
  )
  expect(report).toMatch(/Rien ne manque\.$/)
  expect(inbox).toEqual([])
})

test('asked to, it sends one message to the owner alone, made as a lead’s is', async () => {
  const { about, inbox } = await check({ send: true })
  expect(about('Envoi')).toMatchObject({ state: 'ok' })
  expect(inbox).toHaveLength(1)
  expect(inbox[0]).toMatchObject({ from: 'site@exemple.fr', to: ['contact@exemple.fr'] })
  const message = await PostalMime.parse(inbox[0]!.raw)
  expect(message.subject).toBe('Nouvelle demande (essai des messages du site)')
  expect(message.html).toContain('npm run mail-check')
})

test.each([
  [
    'MX',
    { 'exemple.fr MX': null },
    /ne reçoit pas de courrier/,
    'exemple.fr. MX 10 (serveur donné par votre hébergeur)',
  ],
  ['MX', { 'exemple.fr MX': [''] }, /ne reçoit pas de courrier/, 'exemple.fr. MX'],
  [
    'SPF',
    { 'exemple.fr TXT': ['v=spf10 all', 'autre'] },
    /rien ne dit qui envoie/,
    'exemple.fr. TXT v=spf1 mx a:localhost ~all',
  ],
  [
    'DKIM',
    { 'cle._domainkey.exemple.fr TXT': null },
    /aucune clé/,
    'cle._domainkey.exemple.fr. TXT v=DKIM1; p=',
  ],
  [
    'DMARC',
    { '_dmarc.exemple.fr TXT': null },
    /rien ne dit/,
    '_dmarc.exemple.fr. TXT v=DMARC1; p=none; rua=mailto:contact@exemple.fr',
  ],
])(
  'a missing %s is named, with the line to add at the registrar',
  async (name, changes, text, line) => {
    const { about, report } = await check({ dns: dnsOf(changes) })
    expect(about(name)).toMatchObject({ state: 'missing', text: expect.stringMatching(text) })
    expect(report).toContain(`chez votre bureau d'enregistrement : ${line}`)
    expect(report).toMatch(/À régler : 1\.$/)
  },
)

test.each([
  ['SPF', { 'exemple.fr TXT': ['v=spf1 a ~all', 'v=spf1 mx ~all'] }, /2 lignes SPF/],
  ['SPF', { 'exemple.fr TXT': ['v=spf1 a +all'] }, /laisse tout le monde/],
  ['SPF', { 'exemple.fr TXT': ['v=spf1 a mx'] }, /ne dit rien des autres/],
  ['DKIM', { 'cle._domainkey.exemple.fr TXT': ['v=DKIM1; p='] }, /révoquée/],
  ['DMARC', { '_dmarc.exemple.fr TXT': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, /2 lignes/],
  ['DMARC', { '_dmarc.exemple.fr TXT': ['v=DMARC1; rua=mailto:a@b.fr'] }, /ajoutez p=none/],
])('a faulty %s is named: %j', async (name, changes, text) => {
  const { about } = await check({ dns: dnsOf(changes) })
  expect(about(name)).toMatchObject({ state: 'missing', text: expect.stringMatching(text) })
})

test('what a subdomain does not say of DMARC, its domain says', async () => {
  const { about } = await check({
    options: optionsFromEnvironment({
      RELAY_ALLOWED_ORIGINS: 'https://www.exemple.fr',
      SMTP_URL: 'smtp://localhost:1',
      RELAY_MAIL_FROM: 'site@Mail.exemple.fr',
      RELAY_MAIL_TO: 'contact@exemple.fr',
    }),
  })
  expect(about('DMARC')).toMatchObject({ state: 'ok' })
  expect(about('SPF')?.line?.name).toBe('mail.exemple.fr.')
})

test('without a selector nothing is known of DKIM, and how to find it is said', async () => {
  const { about } = await check({ dkimSelector: undefined })
  expect(about('DKIM')).toMatchObject({
    state: 'unknown',
    text: expect.stringContaining('DKIM_SELECTOR='),
  })
})

test.each(['ECONNREFUSED', 'ETIMEOUT', 'ENOTFOUND'])(
  'without a network nothing is called missing (%s)',
  async (code) => {
    const cut = () => Promise.reject(Object.assign(new Error('cut'), { code }))
    const dns = { resolveNs: cut, resolveMx: cut, resolveTxt: cut } as unknown as Dns
    const { findings, report } = await check({ dns })
    expect(findings[0]).toMatchObject({ about: 'DNS', state: 'unknown' })
    expect(report).toContain('cette machine est-elle reliée à Internet')
    expect(report).not.toContain('MANQUE')
  },
)

test('one question that the DNS does not answer is unknown, the others are answered', async () => {
  const busy = () => Promise.reject(Object.assign(new Error('busy'), { code: 'ESERVFAIL' }))
  const { about } = await check({ dns: { ...dnsOf(), resolveMx: busy } as unknown as Dns })
  expect(about('MX')).toMatchObject({
    state: 'unknown',
    text: expect.stringContaining('ESERVFAIL'),
  })
  expect(about('SPF')).toMatchObject({ state: 'ok' })
})

const offering = { secure: false, hideSTARTTLS: false }

test.each([
  ['expired', { ...authority.issue('localhost', inDays(-9), inDays(-2)) }, /périmé depuis le/],
  ['about to expire', { ...authority.issue('localhost', inDays(-9), inDays(5)) }, /expire le/],
  ['of another name', { ...authority.issue('ailleurs.fr', inDays(-9), inDays(60)) }, /autre nom/],
  [
    'of an unknown authority',
    testAuthority().issue('localhost', inDays(-9), inDays(60)),
    /inconnue/,
  ],
])('a certificate that is %s is named, and no password follows', async (_what, issued, text) => {
  const logins: unknown[] = []
  const onAuth = (auth: unknown) => void logins.push(auth)
  for (const [settings, scheme] of [
    [{ secure: true, ...issued, onAuth }, 'smtps'],
    [{ ...offering, ...issued, onAuth }, 'smtp'],
  ] as const) {
    const { about } = await check({ send: true }, settings, scheme)
    expect(about('Certificat')).toMatchObject({
      state: 'missing',
      text: expect.stringMatching(text),
    })
    expect(about('Serveur')).toBeUndefined()
  }
  expect(logins).toEqual([])
})

test('a server that goes over to TLS when asked is as good', async () => {
  const { about } = await check({}, { ...offering, ...valid, ...welcoming }, 'smtp')
  expect(about('Certificat')).toMatchObject({ state: 'ok' })
  expect(about('Serveur')).toMatchObject({ state: 'ok' })
})

test('a server of this machine needs no certificate', async () => {
  const { about } = await check({}, { allowInsecureAuth: true, ...welcoming }, 'smtp')
  expect(about('Certificat')).toMatchObject({ state: 'ok' })
  expect(about('Serveur')).toMatchObject({ state: 'ok' })
})

test('a busy server is waited for as long as the relay waits, whether TLS comes first or when asked', async () => {
  const waits: number[] = []
  const { setTimeout: ofSocket } = Socket.prototype
  jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, done) {
    waits.push(ms)
    return ofSocket.call(this, ms, done)
  })
  const all = jest.spyOn(globalThis, 'setTimeout')
  try {
    await check()
    await check({}, { ...offering, ...valid, ...welcoming }, 'smtp')
    waits.push(...all.mock.calls.map(([, ms = 0]) => ms))
  } finally {
    jest.restoreAllMocks()
  }
  expect(waits).toContain(PATIENCE.greetingTimeout)
  // Ends of connections take less; looking up a name, which needs no patience, half a minute.
  expect(waits.filter((ms) => ms > 5_000 && ms < 30_000)).toEqual([])
})

test('a password that is refused is said to be, and never repeated', async () => {
  const onAuth = (_auth: unknown, _session: unknown, done: (error: Error) => void) =>
    done(new Error('no'))
  const { about, report } = await check({ send: true }, { secure: true, ...valid, onAuth })
  expect(about('Serveur')).toMatchObject({
    state: 'missing',
    text: expect.stringContaining('mot de passe'),
  })
  expect(about('Envoi')).toBeUndefined()
  expect(report).not.toContain('secret')
})

test('a server that nobody reaches is unknown, not missing', async () => {
  const options = optionsFromEnvironment({
    RELAY_ALLOWED_ORIGINS: 'https://www.exemple.fr',
    SMTP_URL: `smtps://localhost:${await quietPort()}`,
    RELAY_MAIL_FROM: 'site@exemple.fr',
    RELAY_MAIL_TO: 'contact@exemple.fr',
  })
  const { about } = await check({ options })
  expect(about('Certificat')).toMatchObject({
    state: 'unknown',
    text: expect.stringContaining('ECONNREFUSED'),
  })
})

test('without a mail server the variable is named, with an example', async () => {
  const options = optionsFromEnvironment({ RELAY_ALLOWED_ORIGINS: 'https://www.exemple.fr' })
  await expect(check({ options })).rejects.toThrow(/^SMTP_URL .*SMTP_URL=smtps:/)
})
