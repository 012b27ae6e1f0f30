import { ordinarySpaces } from '@/lib/text/ordinary-spaces'
import { host, testOn } from '../contract/host'
import '../contract/inbox'
import '../contract/multipart'
import { command } from '../contract/owner-command'
import { mailedToken, signIn, visitorAway } from '../contract/owner-session'
import '../contract/permission'
import '../contract/photos'
import '../contract/receive-lead'
import '../contract/same-request'
import '../contract/sign-in'
import { cleanUp, eventually, post, quietPort, send, SITE } from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { PERMISSION_SECRET, quote } from '../core/test-form'
import { startPlatform, storedBy, type TestPlatform } from './test-platform'

/** A firm is made by its first request: each test takes the next one. */
const FIRMS = 200
/** Those whose owners are elsewhere. */
const FIRMS_AWAY = 20
const LIMITS = [1, 3, 10_000] as const

/** All inboxes are at one name, and their owners have chosen the same secret. */
const INBOXES = 'https://relais.example.com'
const SECRET = 'a-secret-of-thirty-two-characters'

let platform: TestPlatform
let mail: Awaited<ReturnType<typeof startMailServer>>
let taken = 0
let takenAway = 0

beforeAll(async () => {
  const firms = LIMITS.flatMap((limit) =>
    Array.from({ length: FIRMS }, (_, n) => [
      `limit-${limit}-${n}`,
      {
        RELAY_ALLOWED_ORIGINS: SITE,
        RELAY_RATE_LIMIT: String(limit),
        RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      },
    ]),
  )
  const mailPort = await quietPort()
  mail = await startMailServer(mailPort)
  const away = Array.from({ length: FIRMS_AWAY }, (_, n) => [
    `away-${n}`,
    {
      RELAY_ALLOWED_ORIGINS: SITE,
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      RELAY_INBOX_URL: `${INBOXES}/away-${n}`,
      RELAY_INBOX_SECRET: SECRET,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_MAIL_FROM: 'site@example.com',
      RELAY_MAIL_TO: `away-${n}@example.com`,
    },
  ])
  platform = await startPlatform({
    secrets: { RELAY_FIRMS: JSON.stringify(Object.fromEntries([...firms, ...away])) },
  })
})
afterAll(cleanUp)

testOn({
  async start({ rateLimit = 10_000, away } = {}) {
    const name = away ? `away-${takenAway++}` : `limit-${rateLimit}-${taken++}`
    const firm = { port: platform.port, basePath: `/${name}` }
    const mails = () =>
      mail.inbox.flatMap(({ to, raw }) =>
        to.includes(`${name}@example.com`) ? [raw.toString()] : [],
      )
    return {
      ...firm,
      stored: () => storedBy(firm),
      photosHeld: async () =>
        (JSON.parse((await send(firm, { path: '/?test=photos' })).text) as string[]).length,
      async damage(lead, what, text) {
        const asked = new URLSearchParams({ test: 'damage', name: lead, what, text })
        await send(firm, { path: `/?${asked}` })
      },
      ...(away && { away: { url: `${INBOXES}/${name}`, secret: SECRET, mails } }),
    }
  },
  owner: { 'X-Test-Owner': '1' },
})

test('one firm’s session or link never opens another’s inbox, though both share a name and a secret', async () => {
  const [mine, yours] = [await host().start({ away: true }), await host().start({ away: true })]
  await post(yours, quote())
  const cookie = await signIn(mine)
  expect((await visitorAway(mine, cookie).get(`${mine.basePath}/`)).status).toBe(200)
  const [stored] = await yours.stored()
  const intruder = visitorAway(yours, cookie)
  for (const path of ['/', '/leads.csv', `/leads/${stored!.name}`]) {
    const answer = await intruder.get(`${yours.basePath}${path}`)
    const page = path.startsWith('/leads/') ? `?page=%2Fleads%2F${stored!.name}` : ''
    const location = `${yours.basePath}/sign-in${page}`
    expect([answer.status, answer.headers.location]).toEqual([303, location])
  }
  await intruder.post(`${yours.basePath}/leads/${stored!.name}/erase`)
  expect(await yours.stored()).toHaveLength(1)

  await visitorAway(mine).post(`${mine.basePath}/sign-in`)
  const token = await mailedToken(mine, 2)
  expect((await intruder.post(`${yours.basePath}/sign-in/link`, { token })).status).toBe(403)
  // At another name of the same Worker nobody signs in.
  const { port, basePath } = mine
  expect((await send({ port, basePath }, { path: '/', headers: { Cookie: cookie } })).status).toBe(
    403,
  )
})

test('a firm that has sent its hours tells by when it calls back, on the page and by mail; before, it does not', async () => {
  const relay = await host().start({ away: true })
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const record = {
    brand: 'Toitures du Lot',
    phone: '05 53 00 00 00',
    email: 'contact@toitures.example',
    openingHours: Object.fromEntries(
      days.map((day) => [day, [{ opens: '08:00', closes: '18:00' }]]),
    ),
    closures: [{ from: '2026-08-03', until: '2026-08-23' }],
    answerWithinHours: 24,
  }
  const page = { 'X-Requested-With': undefined, Accept: 'text/html' }
  const before = await post(relay, quote({ Nom: 'Avant' }), page)
  expect(before.text).toContain('Votre référence')
  expect(before.text).not.toContain('rappelons')

  const wrong = await command(relay, 'firm', { ...record, openingHours: { Monday: '8 h' } })
  expect([wrong.status, wrong.text]).toEqual([
    422,
    expect.stringContaining('Entreprise illisible : openingHours.Monday'),
  ])
  expect((await command(relay, 'firm', record)).status).toBe(200)
  // Sent again before it is answered, as over a bad line: its sender is told all the same, once.
  const [after] = await Promise.all([1, 2].map(() => post(relay, quote({ Nom: 'Après' }), page)))
  expect(ordinarySpaces(after!.text)).toMatch(
    /Nous vous rappelons au plus tard \S+ \d+(?:er)? \S+ à \d+ h/,
  )
  expect(after!.text).toContain(`au ${record.phone}`)
  const acknowledged = () =>
    mail.inbox.filter(({ to, raw }) => to.join() === 'elodie@exemple.fr' && raw.includes('Lot'))
  await eventually(() => acknowledged().length === 1)
  expect(acknowledged()[0]!.raw.toString()).not.toContain('Élodie')
})
