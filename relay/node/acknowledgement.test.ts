import fsPromises, {
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'

import type { FormFirm } from '@/lib/forms/firm'
import { referenceOf } from '@/lib/forms/reference'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { addressesFrom } from '../core/mailbox'
import { quote, withPermission } from '../core/test-form'
import {
  cleanUp,
  eventually,
  pause,
  post,
  quietPort,
  send,
  SITE,
  temporaryDirectory,
} from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { healthOf, inboxText, newestLeadPage, startTestRelay, storedLeads } from './test-relay'
import { USED_IDS } from './used-ids'

afterEach(cleanUp)

const [from] = addressesFrom('site@example.com')
const to = addressesFrom('contact@example.com')
const always = [{ opens: '00:00', closes: '23:59' }]
const firm: FormFirm = {
  brand: 'Lin & Laine',
  phone: '05 36 49 00 12',
  email: 'bureau@example.com',
  openingHours: {
    Monday: always,
    Tuesday: always,
    Wednesday: always,
    Thursday: always,
    Friday: always,
    Saturday: always,
    Sunday: always,
  },
  closures: [],
  answerWithinHours: 48,
}

const options = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  mail: { from, to },
  retry: { firstMs: 20, longestMs: 100 },
  firm,
})

const visitor = 'elodie@exemple.fr'

test('the owner’s mail leaves first, then the sender is told, once, and nobody is told twice in an hour', async () => {
  const port = await quietPort()
  const relay = await startTestRelay(options(port))
  await post(relay, quote({ _idempotency_key: 'une' }))
  await post(relay, quote({ _idempotency_key: 'une' }))
  await post(relay, quote({ _idempotency_key: 'deux' }))
  await post(relay, quote({ _idempotency_key: 'trois', CSRF_Token: '', Email: 'autre@exemple.fr' }))
  // Nobody answered so far: all of it waits.
  const { inbox } = await startMailServer(port)
  await eventually(() => inbox.length === 3)
  await pause(150)
  const recipients = inbox.map((message) => message.to.join())
  expect(recipients.filter((address) => address === visitor)).toHaveLength(1)
  expect(recipients.filter((address) => address === 'contact@example.com')).toHaveLength(2)
  // The third was set aside: neither its sender nor, before the summary, the owner is told.
  const told = recipients.indexOf(visitor)
  const owner = inbox.findIndex(({ raw }) => raw.includes(referenceOf('une')))
  expect(owner).toBeLessThan(told)
  expect(inbox[told]!.raw.toString()).toContain(referenceOf('une'))
  const [first] = await storedLeads(relay.dataDir)
  const page = await send(relay, { path: `/leads/${first!.name}` })
  expect(page.text).toContain('Accusé de réception envoyé')
})

test('one that waited for a corrected setting leaves in the firm’s name from the address that holds now', async () => {
  const port = await quietPort()
  const first = await startTestRelay(options(await quietPort()))
  await post(first, quote())
  await first.close()
  const { inbox } = await startMailServer(port)
  const [corrected] = addressesFrom('demandes@autre.example')
  const mail = { from: corrected, to }
  await startTestRelay({ ...options(port), mail, dataDir: first.dataDir })
  await eventually(() => inbox.length === 2)
  expect(inbox[1]).toMatchObject({ from: 'demandes@autre.example', to: [visitor] })
  expect(inbox[1]!.raw.toString()).toMatch(/^From: "?Lin & Laine"? <demandes@autre\.example>\r$/m)
})

test('a kill in the middle leaves none rather than two; one that was not begun goes on', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const first = await startTestRelay(options(port))
  await post(first, quote({ _idempotency_key: 'une' }))
  await post(first, quote({ _idempotency_key: 'deux', Email: 'zoe@exemple.fr' }))
  await eventually(() => inbox.length === 4)
  await first.close()
  for (const { name, eml } of await storedLeads(first.dataDir)) {
    const record = join(first.dataDir, name, 'acknowledged.json')
    if (eml.includes('zoe@')) await rm(record)
    else await writeFile(record, '{"state":"sending","at":"2026-11-22T22:51:40.000Z"}\n')
  }
  await startTestRelay({ ...options(port), dataDir: first.dataDir })
  await eventually(() => inbox.length === 5)
  await pause(150)
  expect(inbox.slice(4).map((message) => message.to.join())).toEqual(['zoe@exemple.fr'])
})

test('one that cannot be read at the start holds up no other, and leaves once it can be', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const first = await startTestRelay(options(port))
  for (const [key, Email] of [
    ['une', 'zoe@exemple.fr'],
    ['deux', visitor],
  ] as const) {
    await post(first, quote({ _idempotency_key: key, Email }))
    await pause(5)
  }
  await eventually(() => inbox.length === 4)
  await first.close()
  const stored = await storedLeads(first.dataDir)
  for (const { name } of stored) await rm(join(first.dataDir, name, 'acknowledged.json'))
  const unreadable = join(first.dataDir, stored[1]!.name, 'acknowledgement.eml')
  const message = await readFile(unreadable)
  await rm(unreadable)
  await symlink(first.dataDir, unreadable)

  const second = await startTestRelay({ ...options(port), dataDir: first.dataDir })
  await eventually(() => inbox.length === 5)
  expect(inbox[4]!.to).toEqual(['zoe@exemple.fr'])
  await eventually(() => second.logs.some((line) => line.includes('not sent (EISDIR)')))
  expect((await healthOf(second)).status).toBe(200)
  // In one step: a letter that is gone for a moment, or half there, is one that nobody waits for.
  const readable = join(first.dataDir, 'readable')
  await writeFile(readable, message)
  await rename(readable, unreadable)
  await eventually(() => inbox.length === 6)
  expect(inbox[5]!.to).toEqual([visitor])
  await second.close()
})

test('a request is kept where the disk cannot note that its sender is told, who then is not', async () => {
  const dataDir = await temporaryDirectory()
  await writeFile(join(dataDir, USED_IDS), '1 over\n')
  // No mail server listens: all of it waits.
  const relay = await startTestRelay({ ...options(await quietPort()), dataDir })
  const inTheWay = join(dataDir, `${USED_IDS}.tmp`)
  await mkdir(inTheWay)
  expect((await post(relay, quote({ Nom: 'Avant' }))).status).toBe(200)
  await rmdir(inTheWay)
  expect((await post(relay, quote({ Nom: 'Après' }))).status).toBe(200)
  const told = (await storedLeads(dataDir)).map(({ files }) =>
    files.includes('acknowledgement.eml'),
  )
  expect(told).toEqual([false, true])
  expect(relay.logs).toContainEqual(
    expect.stringMatching(/^lead \S+ gets no acknowledgement: EISDIR$/),
  )
})

test('a request that is sent again after the disk refused it is not doubted', async () => {
  // No mail server listens: all of it waits.
  const relay = await startTestRelay(options(await quietPort()))
  const request = withPermission(
    quote({
      _idempotency_key: 'une',
      Description: 'Refaire l’enduit à la chaux d’une grange de 80 m².',
    }),
    SITE,
  )
  jest.spyOn(fsPromises, 'rename').mockRejectedValueOnce(new Error('refused'))
  expect((await post(relay, request)).status).toBe(503)
  expect((await post(relay, request)).status).toBe(200)
  const [stored] = await storedLeads(relay.dataDir)
  expect(stored?.lead.screening?.reasons).toEqual([])
})

test('it is marked before it leaves; an address that does not exist is given up, and is no fault of the relay’s', async () => {
  const port = await quietPort()
  const dataDir = await temporaryDirectory()
  const recordOf = async () => {
    const [stored] = await storedLeads(dataDir)
    return JSON.parse(await readFile(join(dataDir, stored!.name, 'acknowledged.json'), 'utf8'))
  }
  const whileAsked: unknown[] = []
  const { inbox } = await startMailServer(port, {
    onRcptTo: ({ address }, _session, done) => {
      if (address !== visitor) return done()
      void recordOf()
        .then((record) => whileAsked.push(record.state))
        .finally(() => done(Object.assign(new Error('no'), { responseCode: 550 })))
    },
  })
  const relay = await startTestRelay({ ...options(port), dataDir })
  await post(relay, quote())
  await eventually(() => relay.logs.some((line) => line.endsWith('given up')))
  expect(inbox).toHaveLength(1)
  expect(whileAsked).toEqual(['sending'])
  await eventually(async () => (await recordOf().catch(() => ({}))).state === 'refused')
  // An answer by mail would come back too: the owner has to phone.
  const warning = 'l’adresse e-mail est peut-être fausse, appelez plutôt.'
  expect(await inboxText(relay)).toContain(warning)
  const page = ordinarySpaces(await newestLeadPage(relay))
  expect(page).toContain(warning)
  expect(page).toContain('. Accusé de réception refusé le ')
  expect(await healthOf(relay)).toEqual({
    status: 200,
    mail: 'ok',
    waiting: 0,
    refused: 0,
  })
})

test('a plain form’s visitor reads reference and date, and the way back', async () => {
  const relay = await startTestRelay({ firm })
  const answer = await post(relay, quote({ _idempotency_key: 'une' }), {
    'X-Requested-With': undefined,
    Accept: 'text/html',
  })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain(`<strong>${referenceOf('une')}</strong>`)
  expect(answer.text).toMatch(/au plus tard \S+ \d+(?:er)?\u00A0\S+ à \d+/)
  expect(answer.text).toContain(firm.phone)
  expect(answer.text).toContain(`<a href="${SITE}/demande-devis">`)
})

test('a script may read by which clock its request was taken', async () => {
  const relay = await startTestRelay()
  const { headers } = await post(relay, quote())
  expect(headers['access-control-expose-headers']).toContain('Date')
  expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(60_000)
})
