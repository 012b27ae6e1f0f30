import { firmInPath, settingsOf } from './firms'

const origins = { RELAY_ALLOWED_ORIGINS: 'https://www.dupont.example' }
const secret = (firms: unknown) => ({ RELAY_FIRMS: JSON.stringify(firms) })

test('a firm’s settings come from whichever secret names it, and are no other’s', () => {
  const env = {
    RELAY: {},
    RELAY_FIRMS: JSON.stringify({ dupont: origins }),
    RELAY_FIRMS_2: JSON.stringify({
      martin: { RELAY_ALLOWED_ORIGINS: 'https://martin.example', RELAY_RATE_LIMIT: '5' },
    }),
  }
  expect(settingsOf(env, 'dupont')).toMatchObject({
    allowedOrigins: ['https://www.dupont.example'],
    rateLimit: 30,
  })
  expect(settingsOf(env, 'martin')).toMatchObject({ rateLimit: 5 })
  for (const name of ['durand', 'constructor', '__proto__', 'toString']) {
    expect(settingsOf(env, name)).toBeUndefined()
  }
})

test.each<[string, unknown, RegExp]>([
  ['no JSON', 'dupont', /^RELAY_FIRMS must be JSON.*for example \{"dupont"/],
  ['a list', '[]', /^RELAY_FIRMS must be JSON/],
  ['a firm without variables', '{"dupont":"x"}', /^RELAY_FIRMS must be JSON/],
  ['a number', '{"dupont":{"RELAY_RATE_LIMIT":5}}', /^RELAY_FIRMS must be JSON/],
  ['a name that no address takes', '{"Dupont & fils":{}}', /"Dupont & fils" cannot stand/],
  [
    'a variable that is wrong',
    '{"dupont":{"RELAY_ALLOWED_ORIGINS":"dupont"}}',
    /^RELAY_FIRMS, firm "dupont": RELAY_ALLOWED_ORIGINS must list/,
  ],
  [
    'an inbox at another firm’s address',
    JSON.stringify({
      dupont: {
        ...origins,
        SMTP_URL: 'smtps://x:y@mail.example:465',
        RELAY_MAIL_FROM: 'a@b.example',
        RELAY_MAIL_TO: 'a@b.example',
        RELAY_INBOX_URL: 'https://relais.example/martin',
        RELAY_INBOX_SECRET: 'a-secret-of-thirty-two-characters',
      },
    }),
    /firm "dupont": RELAY_INBOX_URL must end in the firm's name.*https:\/\/relais\.example\/dupont/,
  ],
])('%s is one line that names the secret', (_what, value, message) => {
  expect(() => settingsOf({ RELAY_FIRMS: value }, 'dupont')).toThrow(message)
})

test('a password is never repeated', () => {
  const firms = { dupont: { ...origins, SMTP_URL: 'http://moi:motdepasse@x.example' } }
  expect(() => settingsOf(secret(firms), 'dupont')).toThrow(/^(?!.*motdepasse).*SMTP_URL/)
})

test.each([
  ['/dupont/demande', { firm: 'dupont', path: '/demande' }],
  ['/dupont/', { firm: 'dupont', path: '/' }],
  ['/dupont', undefined],
  ['/', undefined],
  ['//demande', undefined],
  ['/Dupont/demande', undefined],
  ['/-dupont/demande', undefined],
  ['/dupont%2F/demande', undefined],
])('%s is about %j', (path, expected) => {
  expect(firmInPath(path)).toEqual(expected)
})
