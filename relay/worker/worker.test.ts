/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { testAuthority } from '../contract/test-authority'
import {
  cleanUp,
  eventually,
  post,
  quietPort,
  roomyDirectory,
  send,
  SITE,
  temporaryDirectory,
} from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { PERMISSION_SECRET, quote } from '../core/test-form'
import { startPlatform, storedBy } from './test-platform'

afterEach(cleanUp)

const day = 24 * 60 * 60_000
const firmAt = (port: number, name: string) => ({ port, basePath: `/${name}` })

test('the inbox is closed to everybody who has not signed in, this machine included, and says so in French', async () => {
  const firm = { RELAY_ALLOWED_ORIGINS: SITE }
  const { port } = await startPlatform({
    secrets: { RELAY_FIRMS: JSON.stringify({ dupont: firm }) },
  })
  await post(firmAt(port, 'dupont'), quote())
  const [stored] = await storedBy(firmAt(port, 'dupont'))
  for (const path of ['/', '/health', `/leads/${stored!.name}/lead.json`]) {
    const answer = await send(firmAt(port, 'dupont'), { path })
    expect([path, answer.status]).toEqual([path, 403])
    expect(answer.text).toContain('Boîte de réception fermée')
    expect(answer.text).not.toContain('Élodie')
  }
})

test('two hundred firms on one Worker: each has its own leads, settings and mail, and none sees another’s', async () => {
  const mailPorts = [await quietPort(), await quietPort()]
  const [even, odd] = await Promise.all(mailPorts.map((port) => startMailServer(port)))
  const names = Array.from({ length: 200 }, (_, n) => `firme-${n}`)
  const firms = names.map((name, n) => [
    name,
    {
      RELAY_ALLOWED_ORIGINS: `https://www.${name}.example`,
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${mailPorts[n % 2]}`,
      RELAY_MAIL_FROM: `site@${name}.example`,
      RELAY_MAIL_TO: `patron@${name}.example`,
    },
  ])
  // A secret holds five kilobytes at most.
  const secrets = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [
      `RELAY_FIRMS_${n}`,
      JSON.stringify(Object.fromEntries(firms.slice(n * 10, (n + 1) * 10))),
    ]),
  )
  expect(Math.max(...Object.values(secrets).map((text) => text.length))).toBeLessThan(5_000)
  const { port } = await startPlatform({ secrets })
  // Word for word the same request, so that only the address tells the firms apart.
  const answers = await Promise.all(
    names.map((name) =>
      post(firmAt(port, name), quote({ Nom: 'Même client' }), {
        Origin: `https://www.${name}.example`,
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  const foreign = await post(firmAt(port, 'firme-7'), quote(), {
    Origin: 'https://www.firme-8.example',
  })
  expect(foreign.status).toBe(403)
  await eventually(() => even!.inbox.length + odd!.inbox.length === 200, 30_000)
  for (const [n, name] of names.entries()) {
    const stored = await storedBy(firmAt(port, name))
    expect(stored.map(({ lead }) => lead.origin)).toEqual([`https://www.${name}.example`])
    const { inbox } = [even!, odd!][n % 2]!
    expect(inbox.filter(({ to }) => to.join() === `patron@${name}.example`)).toHaveLength(1)
  }
  for (const path of ['/', '/demande', '/firme-200/demande', '/FIRME-1/demande', '/firme-1']) {
    expect((await send({ port }, { path })).status).toBe(404)
  }
})

test('mail leaves over TLS, to a server whose certificate is of its name and of a known authority, and to no other', async () => {
  const [known, unknown] = [testAuthority(), testAuthority()]
  const [from, to] = [new Date(Date.now() - day), new Date(Date.now() + day)]
  const servers = await Promise.all(
    [
      { firm: 'tls', issued: known.issue('localhost', from, to), secure: true },
      { firm: 'starttls', issued: known.issue('localhost', from, to), secure: false },
      { firm: 'autorite-inconnue', issued: unknown.issue('localhost', from, to), secure: true },
      { firm: 'autre-nom', issued: known.issue('autre.test', from, to), secure: false },
    ].map(async ({ firm, issued, secure }) => {
      const mailPort = await quietPort()
      const options = { secure, hideSTARTTLS: false, ...issued }
      return { firm, secure, mailPort, ...(await startMailServer(mailPort, options)) }
    }),
  )
  const file = join(await temporaryDirectory(), 'authority.pem')
  writeFileSync(file, known.cert)
  const firms = servers.map(({ firm, secure, mailPort }) => [
    firm,
    {
      RELAY_ALLOWED_ORIGINS: SITE,
      // By its name, as anywhere else.
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      SMTP_URL: `${secure ? 'smtps' : 'smtp'}://localhost:${mailPort}`,
      RELAY_MAIL_FROM: 'site@example.com',
      RELAY_MAIL_TO: 'contact@example.com',
    },
  ])
  const { port, output } = await startPlatform(
    { secrets: { RELAY_FIRMS: JSON.stringify(Object.fromEntries(firms)) } },
    { NODE_EXTRA_CA_CERTS: file },
  )
  await Promise.all(servers.map(({ firm }) => post(firmAt(port, firm), quote())))
  const [tls, starttls, ...wrong] = servers
  await eventually(() => tls!.inbox.length === 1 && starttls!.inbox.length === 1)
  const [stored] = await storedBy(firmAt(port, 'tls'))
  expect(tls!.inbox[0]!.raw.equals(stored!.eml)).toBe(true)
  for (const { firm, inbox } of wrong) {
    await eventually(() =>
      new RegExp(`^${firm}: mail for lead \\S+ not sent`, 'm').test(output.text),
    )
    expect(inbox).toEqual([])
  }
})

test('after a restart the alarm goes on by itself: what waited is mailed, and nobody asked', async () => {
  const mailPort = await quietPort()
  const dataDir = await roomyDirectory()
  const secrets = {
    RELAY_FIRMS: JSON.stringify({
      dupont: {
        RELAY_ALLOWED_ORIGINS: SITE,
        RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        RELAY_MAIL_FROM: 'site@example.com',
        RELAY_MAIL_TO: 'contact@example.com',
      },
    }),
  }
  const first = await startPlatform({ secrets, dataDir })
  const posts = Array.from({ length: 5 }, (_, n) =>
    post(firmAt(first.port, 'dupont'), quote({ Nom: `Client n° ${n}` })),
  )
  expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true)
  await eventually(() => first.output.text.includes('not sent'))
  await first.kill()
  const { inbox } = await startMailServer(mailPort)
  await startPlatform({ secrets, dataDir })
  await eventually(() => inbox.length === 5, 20_000)
  expect(new Set(inbox.map(({ messageId }) => messageId)).size).toBe(5)
})

test('what is set aside is not mailed at once, and a permission given before a restart serves after it', async () => {
  const mailPort = await quietPort()
  const { inbox } = await startMailServer(mailPort)
  const dataDir = await roomyDirectory()
  // Without a secret of the settings: the object makes and keeps its own.
  const firm = {
    RELAY_ALLOWED_ORIGINS: SITE,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    RELAY_MAIL_FROM: 'site@example.com',
    RELAY_MAIL_TO: 'contact@example.com',
  }
  const secrets = { RELAY_FIRMS: JSON.stringify({ dupont: firm }) }
  const first = await startPlatform({ secrets, dataDir })
  const { text: permission } = await send(firmAt(first.port, 'dupont'), {
    method: 'POST',
    path: '/demande?permission',
    headers: { Origin: SITE },
  })
  await post(firmAt(first.port, 'dupont'), quote({ Nom: 'Sans', _permission: '' }))
  await first.kill()
  const again = firmAt((await startPlatform({ secrets, dataDir })).port, 'dupont')
  await post(again, quote({ Nom: 'Avec', _permission: permission }))
  await eventually(async () => (await storedBy(again)).some(({ records }) => records.length > 0))
  const stored = await storedBy(again)
  expect(stored.map(({ lead, records }) => [lead.screening?.setAside, records])).toEqual([
    [true, []],
    [false, ['delivered']],
  ])
  expect(inbox.map(({ messageId }) => messageId)).toEqual([`<${stored[1]!.lead.id}@example.com>`])
})
