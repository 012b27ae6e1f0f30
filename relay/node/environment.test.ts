import { readFileSync } from 'node:fs'

import { EnvironmentError } from '../core/environment'
import { optionsFromEnvironment } from './environment'
import { withDefaults } from './options'
import { ownFirm } from './own-firm'

const origins = { RELAY_ALLOWED_ORIGINS: 'https://www.example.com' }

const secret = 'a-secret-of-thirty-two-characters'

/** What is said against some variables; empty where they are taken. */
function faultIn(env: Record<string, string>): string {
  try {
    optionsFromEnvironment(env)
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError)
    return (error as Error).message
  }
  return ''
}

function faultOf(env: Record<string, string>): string {
  const fault = faultIn(env)
  expect(fault).not.toBe('')
  return fault
}

test('only the allowed origins must be given', () => {
  const nobody = { name: '', address: 'contact@localhost' }
  expect(withDefaults(optionsFromEnvironment(origins))).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    dataDir: '.data/leads',
    allowedOrigins: ['https://www.example.com'],
    rateLimit: 30,
    trustedProxies: 0,
    // What the privacy policy promises.
    retentionMonths: 36,
    photoRetentionMonths: 12,
    mail: { from: nobody, to: [nobody] },
    smtpUrl: undefined,
  })
})

test('without a mail server, one of both mail addresses may be given alone', () => {
  expect(
    withDefaults(optionsFromEnvironment({ ...origins, RELAY_MAIL_TO: 'a@example.com' })).mail,
  ).toEqual({
    from: { name: '', address: 'contact@localhost' },
    to: [{ name: '', address: 'a@example.com' }],
  })
})

test('every variable is read', () => {
  expect(
    optionsFromEnvironment({
      RELAY_HOST: '::1',
      RELAY_PORT: '0',
      RELAY_INBOX_PORT: '3002',
      RELAY_DATA_DIR: '/var/lib/relay',
      RELAY_ALLOWED_ORIGINS: ' https://www.example.com, http://localhost:3000 ,',
      RELAY_RATE_LIMIT: '5',
      RELAY_TRUST_PROXY: '1',
      RELAY_RETENTION_MONTHS: '24',
      RELAY_PHOTO_RETENTION_MONTHS: '6',
      SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
      RELAY_MAIL_FROM: 'Lin & Laine <site@example.com>',
      RELAY_MAIL_TO: 'a@example.com, b@example.com',
      RELAY_WEBHOOK_URL: 'https://tools.example.com/leads?key=1',
      RELAY_WEBHOOK_SECRET: secret,
      RELAY_INBOX_URL: 'https://demandes.example.com/',
      RELAY_INBOX_SECRET: secret,
    }),
  ).toEqual({
    host: '::1',
    port: 0,
    inboxPort: 3002,
    dataDir: '/var/lib/relay',
    allowedOrigins: ['https://www.example.com', 'http://localhost:3000'],
    rateLimit: 5,
    trustedProxies: 1,
    retentionMonths: 24,
    photoRetentionMonths: 6,
    // Of the site's own record.
    firm: ownFirm(),
    smtpUrl: 'smtps://user:p%40ss@mail.example.com:465',
    mail: {
      from: { name: 'Lin & Laine', address: 'site@example.com' },
      to: [
        { name: '', address: 'a@example.com' },
        { name: '', address: 'b@example.com' },
      ],
    },
    webhook: { url: 'https://tools.example.com/leads?key=1', secret },
    signIn: { url: 'https://demandes.example.com', secret },
  })
})

test('behind a proxy the inbox has the next port, otherwise that of the forms', () => {
  const portOf = (env: Record<string, string>) =>
    withDefaults(optionsFromEnvironment({ ...origins, ...env })).inboxPort
  expect(portOf({})).toBeUndefined()
  expect(portOf({ RELAY_TRUST_PROXY: '1' })).toBe(3002)
  expect(portOf({ RELAY_TRUST_PROXY: '1', RELAY_PORT: '4000' })).toBe(4001)
  expect(portOf({ RELAY_TRUST_PROXY: '1', RELAY_INBOX_PORT: '9000' })).toBe(9000)
  const last = { ...origins, RELAY_PORT: '65535', RELAY_TRUST_PROXY: '1' }
  expect(faultOf(last)).toContain('for example RELAY_INBOX_PORT=3002')
  expect(portOf({ ...last, RELAY_INBOX_PORT: '9000' })).toBe(9000)
  expect(portOf({ ...last, RELAY_TRUST_PROXY: '0' })).toBeUndefined()
  expect(faultOf({ ...origins, RELAY_PORT: '4000', RELAY_INBOX_PORT: '4000' })).toContain(
    'RELAY_INBOX_PORT must be another port than RELAY_PORT',
  )
})

test('a variable that is set to nothing counts as not set', () => {
  expect(optionsFromEnvironment({ ...origins, RELAY_PORT: ' ', SMTP_URL: '' })).toEqual(
    optionsFromEnvironment(origins),
  )
})

test.each(['"', "'"])('quotes around a whole value (%s) are no part of it', (mark) => {
  const env = {
    ...origins,
    RELAY_DATA_DIR: '/var/lib/relay',
    SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
    RELAY_MAIL_FROM: 'Lin & Laine <site@example.com>',
    RELAY_MAIL_TO: 'a@example.com, b@example.com',
    RELAY_INBOX_URL: 'https://demandes.example.com',
    RELAY_INBOX_SECRET: secret,
  }
  // `docker run --env-file` hands them over, systemd and compose take them off; so does a line of Windows.
  const quoted = Object.entries(env).map(([name, value]) => [name, `${mark}${value}${mark} \r`])
  expect(optionsFromEnvironment(Object.fromEntries(quoted))).toEqual(optionsFromEnvironment(env))
  const named = { ...env, RELAY_MAIL_FROM: '"Lin, Laine" <site@example.com>' }
  expect(optionsFromEnvironment(named).mail?.from?.name).toBe('Lin, Laine')
})

test('an address whose domain has accents is written as mail servers know it', () => {
  const { mail } = optionsFromEnvironment({ ...origins, RELAY_MAIL_TO: 'contact@Rénov-Été.fr' })
  expect(mail?.to).toEqual([{ name: '', address: 'contact@xn--rnov-t-bvaeb.fr' }])
})

test.each<[string, string]>([
  ['RELAY_PORT', 'abc'],
  ['RELAY_PORT', '65536'],
  ['RELAY_PORT', '-1'],
  ['RELAY_PORT', '3001.5'],
  ['RELAY_PORT', '0x10'],
  ['RELAY_RATE_LIMIT', '0'],
  ['RELAY_RATE_LIMIT', 'beaucoup'],
  ['RELAY_TRUST_PROXY', 'true'],
  ['RELAY_TRUST_PROXY', '11'],
  ['RELAY_ALLOWED_ORIGINS', ''],
  ['RELAY_ALLOWED_ORIGINS', ' , '],
  ['RELAY_ALLOWED_ORIGINS', 'www.example.com'],
  ['RELAY_ALLOWED_ORIGINS', 'https://www.example.com/'],
  ['RELAY_ALLOWED_ORIGINS', 'https://www.example.com/devis'],
  ['RELAY_ALLOWED_ORIGINS', 'https://Www.example.com'],
  ['RELAY_ALLOWED_ORIGINS', 'https://www.example.com:443'],
  ['RELAY_ALLOWED_ORIGINS', 'https://me@www.example.com'],
  ['RELAY_ALLOWED_ORIGINS', 'ftp://www.example.com'],
  ['RELAY_ALLOWED_ORIGINS', 'https://www.example.com,*'],
  ['RELAY_ALLOWED_ORIGINS', 'null'],
  ['SMTP_URL', 'mail.example.com'],
  // Nodemailer would take these for settings: no encryption, and every word in the log.
  ['SMTP_URL', 'smtp://mail.example.com/?requireTLS=false'],
  ['SMTP_URL', 'smtp://mail.example.com?logger=true&debug=true'],
  ['SMTP_URL', 'smtp://me:pa#ss@mail.example.com'],
  // The privacy policy promises no longer terms than these.
  ['RELAY_RETENTION_MONTHS', '37'],
  ['RELAY_PHOTO_RETENTION_MONTHS', '13'],
  ['RELAY_MAIL_FROM', 'personne'],
  ['RELAY_MAIL_FROM', 'a@example.com, b@example.com'],
  ['RELAY_MAIL_TO', 'a@example.com, personne'],
  ['RELAY_MAIL_TO', 'équipe@example.com'],
  // Read as one address, the second as its owner's name: that owner would hear of nothing.
  ['RELAY_MAIL_TO', 'a@example.com b@example.com'],
  ['RELAY_MAIL_TO', 'contact@@example.com'],
])('%s=%s is one line that names the variable and shows an example', (name, value) => {
  const message = faultOf({ ...origins, [name]: value })
  expect(message).toMatch(new RegExp(`^${name} .*for example ${name}=.+`))
  expect(message).not.toContain('\n')
})

test.each([
  'smtps://user:mot?passe@mail.example.com:465',
  'smtps://user:mot#passe@mail.example.com:465',
  'smtps://user:mot/passe@mail.example.com:465',
  'smtps://user:12?passe@mail.example.com:465',
  'smtps://user:12/passe@mail.example.com:465',
  'smtps://mail.example.com:465/passe',
  'smtps://mail.example.com:4650000',
])('%s is told how a password is written, not how an address begins', (url) => {
  const fault = faultOf({ ...origins, SMTP_URL: url })
  expect(fault).toMatch(/^SMTP_URL must end with the host or the port \(/)
  expect(fault).toContain('%40, %3A, %2F, %3F and %23')
  expect(fault).not.toMatch(/start with|passe/)
})

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp:mail.example.com',
  'smtp://',
  'smtp',
])('%s is told how the address of a mail server begins', (url) => {
  expect(faultOf({ ...origins, SMTP_URL: url })).toMatch(
    /^SMTP_URL must start with smtp:\/\/ or smtps:\/\/ and name a host,/,
  )
})

test.each([
  ['smtp://me:pa%ss@mail.example.com', 'write a « % » in a name or password as %25'],
  ['smtp://me@mail.example.com', 'hold both a name and a password, or neither'],
])('%s is told what is wrong with its name or password', (url, expected) => {
  expect(faultOf({ ...origins, SMTP_URL: url })).toContain(`SMTP_URL must ${expected},`)
})

test.each(['RELAY_MAIL_FROM', 'RELAY_MAIL_TO'])('%s is required with SMTP_URL', (missing) => {
  const env: Record<string, string> = {
    ...origins,
    SMTP_URL: 'smtp://mail.example.com',
    RELAY_MAIL_FROM: 'a@example.com',
    RELAY_MAIL_TO: 'b@example.com',
  }
  delete env[missing]
  expect(faultOf(env)).toMatch(new RegExp(`^${missing} is required when SMTP_URL is set`))
})

test.each(['http://me:secret@x.example', 'smtp://me:sec%ret@x.example', 'smtp://me:secret@x/?a'])(
  'a password in SMTP_URL is never repeated (%s)',
  (url) => {
    expect(faultOf({ ...origins, SMTP_URL: url })).not.toMatch(/sec%?ret/)
  },
)

test('an inbox of this machine may be named by any of its addresses', () => {
  const mailing = {
    SMTP_URL: 'smtp://localhost:2525',
    RELAY_MAIL_FROM: 'a@example.com',
    RELAY_MAIL_TO: 'a@example.com',
    RELAY_INBOX_SECRET: secret,
  }
  for (const url of ['http://localhost:3002', 'http://127.0.0.1:3002', 'http://[::1]:3002'])
    expect(
      optionsFromEnvironment({ ...origins, ...mailing, RELAY_INBOX_URL: url }).signIn?.url,
    ).toBe(url)
})

test.each([
  ['RELAY_TRUST_PROXIES', 'RELAY_TRUST_PROXY'],
  ['RELAY_ALLOWED_ORIGIN', 'RELAY_ALLOWED_ORIGINS'],
  ['RELAY_WEBHOK_URL', 'RELAY_WEBHOOK_URL'],
  ['RELAY_FIRM', 'RELAY_FIRMS'],
])('%s is refused as a slip of %s', (slip, meant) => {
  expect(faultOf({ ...origins, [slip]: '1' })).toBe(
    `${slip} is read by nothing. Is ${meant} meant?`,
  )
})

test('variables of other programs may begin like ours', () => {
  const others = {
    // What a Kubernetes service named « relay » sets.
    RELAY_SERVICE_HOST: '10.0.0.1',
    RELAY_PORT_3001_TCP: 'tcp://10.0.0.1:3001',
    // What `npm run worker` reads.
    RELAY_FIRMS: '{}',
    RELAY_FIRMS_2: '{}',
  }
  expect(optionsFromEnvironment({ ...origins, ...others })).toEqual(optionsFromEnvironment(origins))
})

test('README.md sets no variable for longer than one command: a relay of the same shell would read it', () => {
  expect(readFileSync('relay/README.md', 'utf8')).not.toMatch(/^\s*export \w+=/m)
})

test('every variable that README.md lists is known: a letter too many is a slip of it', () => {
  const listed = readFileSync('relay/README.md', 'utf8').match(/(?<=^\| `)RELAY_\w+/gm) ?? []
  expect(listed.length).toBeGreaterThan(10)
  for (const name of listed)
    expect(faultOf({ ...origins, [`${name}S`]: '?' })).toBe(
      `${name}S is read by nothing. Is ${name} meant?`,
    )
})

test.each<[string, Record<string, string>, string]>([
  [
    'an inbox secret without its address',
    { RELAY_INBOX_SECRET: 'hidden' },
    'RELAY_INBOX_URL is required when RELAY_INBOX_SECRET is set',
  ],
  [
    'a webhook secret without its address',
    { RELAY_WEBHOOK_SECRET: 'hidden' },
    'RELAY_WEBHOOK_URL is required when RELAY_WEBHOOK_SECRET is set',
  ],
  [
    'an address with a space',
    { RELAY_WEBHOOK_URL: 'https://tools.example.com/a hidden' },
    'RELAY_WEBHOOK_URL must',
  ],
  [
    'http elsewhere',
    { RELAY_WEBHOOK_URL: 'http://tools.example.com/?key=hidden' },
    'RELAY_WEBHOOK_URL must',
  ],
  ['no address', { RELAY_WEBHOOK_URL: 'hidden' }, 'RELAY_WEBHOOK_URL must'],
  ['no secret', { RELAY_WEBHOOK_URL: 'https://tools.example.com/' }, 'RELAY_WEBHOOK_SECRET must'],
  [
    'a short secret',
    { RELAY_WEBHOOK_URL: 'http://127.0.0.1:9/', RELAY_WEBHOOK_SECRET: 'hidden' },
    'RELAY_WEBHOOK_SECRET must',
  ],
  [
    'an inbox without TLS',
    { RELAY_INBOX_URL: 'http://demandes.example.com' },
    'RELAY_INBOX_URL must',
  ],
  [
    'an inbox with a path',
    { RELAY_INBOX_URL: 'https://example.com/boite/aux/lettres' },
    'RELAY_INBOX_URL must',
  ],
  [
    'an inbox below a path, on this host',
    {
      RELAY_INBOX_URL: 'https://example.com/boite',
      RELAY_INBOX_SECRET: secret,
      SMTP_URL: 'smtp://mail.example.com',
      RELAY_MAIL_FROM: 'a@example.com',
      RELAY_MAIL_TO: 'b@example.com',
    },
    'RELAY_INBOX_URL must have no path',
  ],
  [
    'an inbox without mail',
    { RELAY_INBOX_URL: 'https://demandes.example.com' },
    'SMTP_URL is required',
  ],
])('webhook and sign-in: %s is one line, without what is secret', (_what, env, expected) => {
  const message = faultOf({ ...origins, ...env })
  expect(message).toContain(expected)
  expect(message).not.toMatch(/hidden|\n/)
})
