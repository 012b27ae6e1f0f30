import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { testAuthority } from '../contract/test-authority'
import {
  cleanUp,
  eventually,
  pause,
  post,
  quietPort,
  send,
  temporaryDirectory,
  type Address,
} from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { jpeg, part, postWith } from '../contract/test-photos'
import { PERMISSION_SECRET, quote, withPermission } from '../core/test-form'
import { startPlatform, storedBy, type TestPlatform } from './test-platform'

const DAY_MS = 24 * 60 * 60_000
const names = Array.from({ length: 60 }, (_, n) => `firme-${n}`)

let platform: TestPlatform
let plainServers: Awaited<ReturnType<typeof startMailServer>>[]
let secureServers: Awaited<ReturnType<typeof startSecureServers>>['servers']

const firmAt = (name: string) => ({ port: platform.port, basePath: `/${name}` })

/** Posts the same request for each firm, so that only the address tells them apart. */
const postTo = (name: string) =>
  post(firmAt(name), quote({ Nom: 'Même client' }), { Origin: `https://www.${name}.example` })

/** One Worker for all tests of this file. */
beforeAll(async () => {
  const mailPorts = [await quietPort(), await quietPort()]
  plainServers = await Promise.all(mailPorts.map((port) => startMailServer(port)))
  const secure = await startSecureServers()
  secureServers = secure.servers
  const firms = [
    { name: 'sans-envoi', smtp: {} },
    { name: 'avec-photos', smtp: {} },
    { name: 'espace-muet', smtp: {} },
    ...names.map((name, n) => ({
      name,
      smtp: { SMTP_URL: `smtp://127.0.0.1:${mailPorts[n % 2]}` },
    })),
    ...secureServers.map(({ name, url }) => ({ name, smtp: { SMTP_URL: url } })),
  ].map(({ name, smtp }) => [
    name,
    {
      RELAY_ALLOWED_ORIGINS: `https://www.${name}.example`,
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      RELAY_MAIL_FROM: `site@${name}.example`,
      RELAY_MAIL_TO: `patron@${name}.example`,
      ...smtp,
    },
  ])
  const secrets = Object.fromEntries(
    Array.from({ length: Math.ceil(firms.length / 10) }, (_, n) => [
      `RELAY_FIRMS_${n}`,
      JSON.stringify(Object.fromEntries(firms.slice(n * 10, (n + 1) * 10))),
    ]),
  )
  // A secret holds five kilobytes at most.
  expect(Math.max(...Object.values(secrets).map((text) => text.length))).toBeLessThan(5_000)
  process.env.NODE_EXTRA_CA_CERTS = secure.authorityFile
  platform = await startPlatform({ secrets })
})
afterAll(cleanUp)

test('the inbox is closed to everybody who has not signed in, this machine included, and says so in French', async () => {
  await postTo('sans-envoi')
  const [stored] = await storedBy(firmAt('sans-envoi'))
  for (const path of ['/', '/health', `/leads/${stored!.name}/lead.json`]) {
    const answer = await send(firmAt('sans-envoi'), { path })
    expect([path, answer.status]).toEqual([path, 403])
    expect(answer.text).toContain('Boîte de réception fermée')
    expect(answer.text).not.toContain('Élodie')
  }
})

test('the alarm erases what has passed its term, and notes that without a word of it', async () => {
  const firm = firmAt('sans-envoi')
  await postTo('sans-envoi')
  await send(firm, { path: '/?test=age' })
  await eventually(async () => (await storedBy(firm)).length === 0)
  const { text } = await send(firm, { path: '/?test=times' })
  const { erasures, alarm, used } = JSON.parse(text) as {
    erasures: unknown[]
    alarm: number
    used: unknown[]
  }
  const today = new Date().toISOString()
  expect(erasures).toEqual([
    {
      erasedAt: expect.stringContaining(today.slice(0, 8)),
      reason: 'retention',
      receivedOn: `2015${today.slice(4, 10)}`,
    },
  ])
  // Digests of what was written among it.
  expect(used).toEqual([])
  expect(alarm - Date.now()).toBeGreaterThan(DAY_MS - 60_000)
  const logged = platform.output.text.split('\n').filter((line) => line.startsWith('sans-envoi:'))
  expect(logged).toContain('sans-envoi: 1 lead erased, none of its sender within 36 months')
  expect(logged.join('\n')).not.toMatch(/Même|Élodie|exemple\.fr|12 34/)
})

test('the alarm erases photos when their time is over; the lead stays', async () => {
  const firm = firmAt('avec-photos')
  const photos = [part(jpeg())]
  await postWith(firm, photos, quote(), { Origin: 'https://www.avec-photos.example' })
  const year = new Date().getUTCFullYear() - 1
  await send(firm, { path: `/?test=age&year=${year}` })
  await eventually(async () => (await send(firm, { path: '/?test=photos' })).text === '[]')
  const told = 'avec-photos: photos of 1 lead erased after 12 months'
  await eventually(() => platform.output.text.split('\n').includes(told))
  const [stored] = await storedBy(firm)
  expect(stored!.records).toContain('photosErased')
  expect(stored!.eml.toString()).toMatch(/Photos effac=C3=A9es/)
})

test('an object that ends in the middle of a request has it sent again, and keeps no other firm’s photos waiting', async () => {
  const [moved, other] = [firmAt('avec-photos'), firmAt('sans-envoi')]
  const postPhoto = (firm: Address, name: string) => {
    const origin = `https://www.${name}.example`
    const fields = withPermission(quote({ Nom: 'Déménagé', _idempotency_key: 'clé' }), origin)
    return postWith(firm, [part(jpeg(300_000, 7))], fields, { Origin: origin })
  }
  const held = async () =>
    JSON.parse((await send(moved, { path: '/?test=photos' })).text) as string[]
  const before = (await held()).length
  await send(moved, { path: '/?test=silence&of=get' })
  const broken = postPhoto(moved, 'avec-photos')
  await eventually(async () => (await held()).length > before)
  await pause(500)
  await send(moved, { path: '/?test=end' })
  // The site sends again by itself what a server in front of the relay could not hand over.
  expect(await broken).toMatchObject({
    status: 503,
    headers: { 'access-control-allow-origin': 'https://www.avec-photos.example' },
  })

  expect((await postPhoto(other, 'sans-envoi')).status).toBe(200)
  expect((await postPhoto(moved, 'avec-photos')).status).toBe(200)
  const leads = await storedBy(moved)
  expect(leads.filter(({ lead }) => lead.fields.join().includes('Déménagé'))).toHaveLength(1)
})

test('a bucket that answers nothing any more keeps no words waiting: they are kept, told without their photos, and erased; what reaches it late goes too', async () => {
  const firm = firmAt('espace-muet')
  const origin = 'https://www.espace-muet.example'
  const owner = { 'X-Test-Owner': '1' }
  const postPhotos = (nom: string) =>
    postWith(firm, [part(jpeg()), part(jpeg(300_000, 2))], quote({ Nom: nom }), { Origin: origin })
  expect((await postPhotos('Avant')).text).toBe('{"success":true}')

  await send(firm, { path: '/?test=silence&of=get&of=put&of=delete' })
  const sentAt = Date.now()
  const answers = await Promise.all(['Un', 'Deux', 'Trois', 'Quatre'].map(postPhotos))
  // The form waits 40 s.
  expect(Date.now() - sentAt).toBeLessThan(20_000)
  expect(answers.map(({ status, text }) => [status, text])).toEqual(
    answers.map(() => [200, '{"success":true,"photos":0}']),
  )
  const kept = await storedBy(firm)
  expect(kept.map(({ lead }) => [lead.photos?.length, lead.lostPhotos])).toEqual([
    [2, undefined],
    ...answers.map(() => [undefined, 2]),
  ])
  const health = async () => {
    const { status, text } = await send(firm, { path: '/health', headers: owner })
    const { photosNotKept } = JSON.parse(text) as { photosNotKept?: { since: string } }
    return { status, since: photosNotKept?.since }
  }
  const told = await health()
  expect(told).toEqual({ status: 503, since: expect.stringMatching(/Z$/) })
  expect((await send(firm, { path: '/demande?health' })).status).toBe(503)

  const { name } = kept[0]!
  await send(firm, {
    method: 'POST',
    path: `/leads/${name}/erase`,
    headers: {
      ...owner,
      Host: `localhost:${firm.port}`,
      Origin: `http://localhost:${firm.port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: [`shown=${name}`],
  })
  expect((await storedBy(firm)).map((each) => each.name)).not.toContain(name)

  const held = async () =>
    JSON.parse((await send(firm, { path: '/?test=photos' })).text) as string[]
  const before = (await held()).length
  await send(firm, { path: '/?test=late' })
  expect((await held()).length).toBeGreaterThan(before)

  // Moved to another machine, it has not forgotten.
  await send(firm, { path: '/?test=end' })
  expect(await health()).toEqual(told)
  expect((await postPhotos('Après')).text).toBe('{"success":true}')
  expect(await health()).toEqual({ status: 200, since: undefined })

  // With the daily clean-up go the photos of the erased lead, and those that arrived once nobody waited.
  await send(firm, { path: `/?test=age&year=${new Date().getUTCFullYear()}` })
  await eventually(async () => (await held()).length === 2)
})

test('sixty firms on one Worker: each has its own leads, settings and mail, and none sees another’s', async () => {
  // Ten at a time: the platform's own program hangs up on a connection that it had accepted but
  // could not read from for 15 s, which all at once make it do on a busy machine.
  for (let n = 0; n < names.length; n += 10) {
    const answers = await Promise.all(names.slice(n, n + 10).map(postTo))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }
  const foreign = await post(firmAt('firme-7'), quote(), {
    Origin: 'https://www.firme-8.example',
  })
  expect(foreign.status).toBe(403)
  const [even, odd] = plainServers
  await eventually(() => even!.inbox.length + odd!.inbox.length === names.length)
  for (const [n, name] of names.entries()) {
    const stored = await storedBy(firmAt(name))
    expect(stored.map(({ lead }) => lead.origin)).toEqual([`https://www.${name}.example`])
    const { inbox } = [even!, odd!][n % 2]!
    expect(inbox.filter(({ to }) => to.join() === `patron@${name}.example`)).toHaveLength(1)
  }
  for (const path of [
    '/',
    '/demande',
    `/firme-${names.length}/demande`,
    '/FIRME-1/demande',
    '/firme-1',
  ]) {
    expect((await send({ port: platform.port }, { path })).status).toBe(404)
  }
}, 240_000)

test('a lead whose note of its mail is damaged is mailed once more after a restart, rather than never', async () => {
  const [firm, mail] = [firmAt('firme-1'), plainServers[1]!]
  const mails = () => mail.inbox.filter(({ to }) => to.join() === 'patron@firme-1.example').length
  await postTo('firme-1')
  const noted = async () => (await storedBy(firm))[0]!.records.includes('delivered')
  await eventually(noted)
  const [stored] = await storedBy(firm)
  const before = mails()
  await send(firm, { path: `/?test=damage&what=delivered&name=${stored!.name}&text=null` })
  await send(firm, { path: '/?test=end' })
  await send(firm, { path: '/' })
  await eventually(() => mails() === before + 1)
})

test('mail leaves over TLS, to a server whose certificate is of its name and of a known authority, and to no other', async () => {
  await Promise.all(secureServers.map(({ name }) => postTo(name)))
  const [tls, starttls, ...wrong] = secureServers
  await eventually(() => tls!.inbox.length === 1 && starttls!.inbox.length === 1)
  const [stored] = await storedBy(firmAt('tls'))
  expect(tls!.inbox[0]!.raw.equals(stored!.eml)).toBe(true)
  for (const { name, inbox } of wrong) {
    const refused = new RegExp(`^${name}: mail for lead \\S+ not sent`, 'm')
    await eventually(() => refused.test(platform.output.text))
    expect(inbox).toEqual([])
  }
})

async function startSecureServers() {
  const [known, unknown] = [testAuthority(), testAuthority()]
  const [from, to] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)]
  const authorityFile = join(await temporaryDirectory(), 'authority.pem')
  writeFileSync(authorityFile, known.cert)
  const servers = await Promise.all(
    [
      { name: 'tls', issued: known.issue('localhost', from, to), secure: true },
      { name: 'starttls', issued: known.issue('localhost', from, to), secure: false },
      { name: 'autorite-inconnue', issued: unknown.issue('localhost', from, to), secure: true },
      { name: 'autre-nom', issued: known.issue('autre.test', from, to), secure: false },
    ].map(async ({ name, issued, secure }) => {
      const port = await quietPort()
      const server = await startMailServer(port, { secure, hideSTARTTLS: false, ...issued })
      // By its name, as anywhere else.
      return { ...server, name, url: `${secure ? 'smtps' : 'smtp'}://localhost:${port}` }
    }),
  )
  return { servers, authorityFile }
}
