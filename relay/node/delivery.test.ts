import fsPromises, { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { addressesFrom } from '../core/mailbox'
import type { RelayOptions } from './options'
import { quote, withPermission } from '../core/test-form'
import { startMailServer } from '../contract/test-mail-server'
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
import { jpeg, part, postWith } from '../contract/test-photos'
import {
  failFourthSync,
  healthOf,
  inboxText,
  newestLeadPage,
  startTestRelay,
  storedLeads,
} from './test-relay'

afterEach(async () => {
  jest.restoreAllMocks()
  await cleanUp()
})

const [from] = addressesFrom('site@example.com')
const to = addressesFrom('contact@example.com')

async function startSendingRelay(port: number, options: Partial<RelayOptions> = {}) {
  return startTestRelay({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mail: { from, to },
    retry: { firstMs: 20, longestMs: 100 },
    ...options,
  })
}

const refused = (code: number) => Object.assign(new Error('no'), { responseCode: code })

test('a stored message is sent as it stands, and that is written down and shown', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const relay = await startSendingRelay(port)
  expect((await post(relay, quote())).status).toBe(200)
  await eventually(() => relay.logs.some((line) => line.startsWith('mail sent')))
  const [stored] = await storedLeads(relay.dataDir)
  expect(inbox).toHaveLength(1)
  expect(inbox[0]).toMatchObject({
    from: 'site@example.com',
    to: ['contact@example.com'],
  })
  expect(inbox[0]!.raw.equals(stored!.eml)).toBe(true)
  expect((await PostalMime.parse(inbox[0]!.raw)).text).toContain('L’Hôte-D’Œuvre')
  expect(stored!.files).toEqual(['delivered.json', 'lead.json', 'message.eml'])
  const record = await readFile(join(relay.dataDir, stored!.name, 'delivered.json'), 'utf8')
  expect(JSON.parse(record)).toEqual({ deliveredAt: expect.stringMatching(/^\d{4}-/) })
  expect(await newestLeadPage(relay)).toContain('Envoyée par e-mail le ')
})

test('with the mail server down a visitor succeeds, and the mail leaves once it is back', async () => {
  const port = await quietPort()
  const relay = await startSendingRelay(port)
  for (const Nom of ['Un', 'Deux', 'Trois']) {
    expect((await post(relay, quote({ Nom }))).status).toBe(200)
  }
  expect((await send(relay)).text).toContain('En attente d’envoi par e-mail')
  await eventually(() => relay.logs.filter((line) => line.includes('not sent')).length >= 3)
  expect(relay.logs.join('\n')).not.toMatch(/contact@|site@|exemple\.fr/)
  // One explanation for the outage, not one for each attempt.
  expect(relay.logs.filter((line) => line.includes('injoignable'))).toHaveLength(1)
  expect(await inboxText(relay)).toMatch(
    /3 demandes attendent leur envoi par e-mail : .*injoignable ou en panne \(ESOCKET\)\. .*Rien n’est perdu/,
  )
  expect(await healthOf(relay)).toMatchObject({ status: 503, mail: 'server', waiting: 3 })
  const { inbox } = await startMailServer(port)
  await eventually(() => inbox.length >= 3)
  await eventually(() => relay.logs.filter((line) => line.startsWith('mail sent')).length === 3)
  expect(inbox).toHaveLength(3)
  expect(await healthOf(relay)).toEqual({ status: 200, mail: 'ok', waiting: 0, refused: 0 })
})

test('a server that is down is tried less and less often, at most as rarely as told', async () => {
  const relay = await startSendingRelay(await quietPort())
  await post(relay, quote())
  await eventually(() => relay.logs.filter((line) => line.includes('not sent')).length >= 5)
  const delays = relay.logs.flatMap((line) => /next attempt in ([\d.]+) s/.exec(line)?.[1] ?? [])
  expect(delays.slice(0, 5)).toEqual(['0.02', '0.04', '0.08', '0.1', '0.1'])
})

test('many waiting leads are not many attempts on a server that is down', async () => {
  const relay = await startSendingRelay(await quietPort(), {
    retry: { firstMs: 60_000, longestMs: 60_000 },
  })
  for (let n = 0; n < 20; n++) await post(relay, quote({ Nom: `${n}` }))
  await eventually(() => relay.logs.some((line) => line.includes('not sent')))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(relay.logs.filter((line) => line.includes('not sent'))).toHaveLength(1)
})

test('a lead stored while the server was down is sent by the next relay, and only once', async () => {
  const port = await quietPort()
  const first = await startSendingRelay(port)
  await post(first, quote())
  await eventually(() => first.logs.some((line) => line.includes('not sent')))
  await first.close()
  const { inbox } = await startMailServer(port)
  const second = await startSendingRelay(port, { dataDir: first.dataDir })
  await eventually(() => second.logs.some((line) => line.startsWith('mail sent')))
  await second.close()
  const third = await startSendingRelay(port, { dataDir: first.dataDir })
  await post(third, quote({ Nom: 'Autre' }))
  await eventually(() => third.logs.some((line) => line.startsWith('mail sent')))
  expect(inbox).toHaveLength(2)
})

test('leads received before any mail server was configured are sent, oldest first', async () => {
  const dataDir = await temporaryDirectory()
  const quiet = await startTestRelay({ dataDir })
  for (const Nom of ['Un', 'Deux', 'Trois']) {
    await post(quiet, quote({ Nom }))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await quiet.close()
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  await startSendingRelay(port, { dataDir })
  await eventually(() => inbox.length === 3)
  const texts = await Promise.all(inbox.map(async ({ raw }) => (await PostalMime.parse(raw)).text))
  expect(texts.map((text) => /^Nom : (.*)$/m.exec(text ?? '')?.[1])).toEqual([
    'Un',
    'Deux',
    'Trois',
  ])
})

test('what waited for a corrected setting leaves from and to the addresses that hold now', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const first = await startTestRelay()
  await post(first, quote())
  await first.close()
  const [stored] = await storedLeads(first.dataDir)
  await startSendingRelay(port, { dataDir: first.dataDir })
  await eventually(() => inbox.length === 1)
  const before = await PostalMime.parse(stored!.eml)
  const after = await PostalMime.parse(inbox[0]!.raw)
  expect(before.from?.address).toBe('contact@localhost')
  // Servers that let an account write in its own name alone would refuse it for good.
  expect(after.from?.address).toBe('site@example.com')
  expect(after.to?.map(({ address }) => address)).toEqual(['contact@example.com'])
  const { subject, date, replyTo, messageId, text, html } = before
  expect(after).toMatchObject({ subject, date, replyTo, messageId, text, html })
})

test('what waited while the inbox got an address leads there, with its photos, and otherwise says the same', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const first = await startTestRelay()
  await post(first, quote())
  await pause(5)
  await postWith(first, [part(jpeg(300_000))], withPermission(quote({ Nom: 'Deux' }), SITE))
  await first.close()
  const { dataDir } = first
  const [one, two] = await storedLeads(dataDir)
  const url = 'https://demandes.example.com/chene'
  const signIn = { url, secret: 's'.repeat(32) }
  const second = await startSendingRelay(port, { dataDir, signIn })
  await eventually(() => inbox.length === 2)
  for (const [place, stored] of [one!, two!].entries()) {
    const before = await PostalMime.parse(stored.eml)
    const after = await PostalMime.parse(inbox[place]!.raw)
    const link = `${url}/leads/${stored.name}`
    expect(after.html).toContain(`<a href="${link}">`)
    expect(after.text?.replace(/\nDans la boîte de réception.: \S+/, '')).toBe(before.text)
    const { subject, date, replyTo, messageId, attachments } = before
    expect(after).toMatchObject({ subject, date, replyTo, messageId })
    expect(after.attachments.map(({ content }) => content)).toEqual(
      attachments.map(({ content }) => content),
    )
    expect(attachments).toHaveLength(place)
  }
  // One that leads there already is sent as it stands.
  await post(second, quote({ Nom: 'Trois' }))
  await eventually(() => inbox.length === 3)
  expect(inbox[2]!.raw.equals((await storedLeads(dataDir))[2]!.eml)).toBe(true)
})

test('the same request sent many times is mailed once', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const relay = await startSendingRelay(port)
  await Promise.all(Array.from({ length: 20 }, () => post(relay, quote())))
  await eventually(() => relay.logs.some((line) => line.startsWith('mail sent')))
  await post(relay, quote())
  await post(relay, quote({ Nom: 'La suivante' }))
  await eventually(() => inbox.length >= 2)
  await relay.close()
  expect(inbox).toHaveLength(2)
})

test('a message that is put off waits alone while the others leave, and is tried again', async () => {
  const port = await quietPort()
  let refusals = 0
  const { inbox } = await startMailServer(port, {
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        if (raw.includes('Nom : Refus') && (++refusals <= 2 || inbox.length === 0)) {
          return done(refused(450))
        }
        inbox.push({ from: '', to: [], raw, messageId: '' })
        done()
      })
    },
  })
  const relay = await startSendingRelay(port)
  await post(relay, quote({ Nom: 'Refus' }))
  await post(relay, quote({ Nom: 'Autre' }))
  await eventually(() => inbox.length === 2)
  expect(inbox.map(({ raw }) => raw.includes('Nom : Refus'))).toEqual([false, true])
  const waits = relay.logs.flatMap(
    (line) => / 450\), next attempt in (.+) s$/.exec(line)?.[1] ?? [],
  )
  expect(waits.slice(0, 2)).toEqual(['0.02', '0.04'])
})

test('a recipient put off with 450 never makes a visitor fail', async () => {
  const port = await quietPort()
  let open = false
  const { inbox } = await startMailServer(port, {
    onRcptTo: (_address, _session, done) => done(open ? null : refused(450)),
  })
  const relay = await startSendingRelay(port)
  expect((await post(relay, quote())).status).toBe(200)
  await eventually(() => relay.logs.some((line) => line.includes('450')))
  open = true
  await eventually(() => inbox.length === 1)
})

test('a mailbox that is full for days is told to the owner and to whoever watches, until it has room', async () => {
  const port = await quietPort()
  let isFull = true
  const { inbox } = await startMailServer(port, {
    onRcptTo: (_address, _session, done) => done(isFull ? refused(452) : null),
  })
  const relay = await startSendingRelay(port, { retry: { firstMs: 1, longestMs: 5 } })
  await post(relay, quote())
  await eventually(async () => (await healthOf(relay)).status === 503)
  expect(await healthOf(relay)).toMatchObject({
    mail: 'delayed',
    waiting: 1,
    refused: 0,
    code: 'EENVELOPE 452',
    explanation: expect.stringContaining('boîte pleine'),
  })
  expect(await inboxText(relay)).toMatch(/1 demande ne part pas par e-mail.*EENVELOPE 452/)
  expect(relay.logs.filter((line) => line.includes('boîte pleine'))).toHaveLength(1)
  isFull = false
  await eventually(() => inbox.length === 1)
  await eventually(async () => (await healthOf(relay)).status === 200)
  expect(await inboxText(relay)).not.toContain('ne part pas')
})

describe('of several owners', () => {
  const [camille, dominique] = ['camille@example.com', 'dominique@example.com']
  const mail = { from, to: addressesFrom(`${camille}, ${dominique}`) }
  const retry = { firstMs: 1, longestMs: 5 }

  /** A relay whose server answers so for the second of them, and all that was asked of it. */
  async function startWithTwo(answer: () => Error | null) {
    const port = await quietPort()
    const { inbox } = await startMailServer(port, {
      onRcptTo: ({ address }, _session, done) => done(address === dominique ? answer() : null),
    })
    const relay = await startSendingRelay(port, { mail, retry })
    await post(relay, quote())
    await eventually(() => relay.logs.some((line) => line.startsWith('mail sent')))
    return { relay, taken: inbox.map(({ to }) => to.join()) }
  }

  test('one that is put off gets the mail later, and the others no second one', async () => {
    let asked = 0
    const { relay, taken } = await startWithTwo(() => (++asked <= 2 ? refused(450) : null))
    expect(taken).toEqual([camille, dominique])
    expect(relay.logs.filter((line) => line.includes('not sent (EENVELOPE 450)'))).toHaveLength(2)
  })

  test('one that is put off once all were, more often than that, is offered it again', async () => {
    const port = await quietPort()
    let offers = 0
    const { inbox } = await startMailServer(port, {
      onMailFrom: (_address, _session, done) => done((offers++, null)),
      onRcptTo: ({ address }, _session, done) =>
        done(offers <= (address === dominique ? 26 : 25) ? refused(450) : null),
    })
    const relay = await startSendingRelay(port, { mail, retry })
    await post(relay, quote())
    await eventually(() => inbox.length === 2)
    expect(inbox.map(({ to }) => to.join())).toEqual([camille, dominique])
  })

  test('one that is put off for good keeps nobody waiting, and is named', async () => {
    let asked = 0
    const { relay, taken } = await startWithTwo(() => (asked++, refused(452)))
    expect({ taken, asked }).toEqual({ taken: [camille], asked: 20 })
    expect(ordinarySpaces(relay.logs.join('\n'))).toContain('1 destinataire sur 2 a été refusé')
    expect(await healthOf(relay)).toMatchObject({ status: 200, waiting: 0, refused: 0 })
    // Camille reads the inbox, and nobody the log.
    const said = 'refuse 1 destinataire de cet e-mail : vérifiez RELAY_MAIL_TO.'
    expect(await inboxText(relay)).toContain(said)
    expect(ordinarySpaces(await newestLeadPage(relay))).toContain(said)
  })

  test('one that is put off, then refused, keeps nobody waiting either', async () => {
    let asked = 0
    const { relay, taken } = await startWithTwo(() => refused(++asked === 1 ? 450 : 550))
    expect({ taken, asked }).toEqual({ taken: [camille], asked: 2 })
    expect(await inboxText(relay)).toContain('refuse 1 destinataire')
    expect(ordinarySpaces(relay.logs.join('\n'))).toContain('1 destinataire sur 2 a été refusé')
    expect(await healthOf(relay)).toMatchObject({ status: 200, waiting: 0, refused: 0 })
  })
})

test('a lead refused for good is marked, told to the owner, and not tried again before a day has passed', async () => {
  const port = await quietPort()
  let attempts = 0
  await startMailServer(port, {
    onRcptTo: (_address, _session, done) => done((attempts++, refused(550))),
  })
  const relay = await startSendingRelay(port)
  expect((await post(relay, quote())).status).toBe(200)
  await eventually(() => relay.logs.some((line) => line.includes('550')))
  await pause(300)
  expect(attempts).toBe(1)
  const [stored] = await storedLeads(relay.dataDir)
  expect(stored!.files).toEqual(['lead.json', 'message.eml', 'refused.json'])
  expect(ordinarySpaces(relay.logs.join('\n'))).toContain(
    'refuse le destinataire (EENVELOPE 550). Vérifiez RELAY_MAIL_TO',
  )
  const text = await inboxText(relay)
  expect(text).toContain('1 demande a été refusée par le serveur de messagerie')
  expect(text).toContain('Refusée par le serveur de messagerie (EENVELOPE 550) le ')
  expect(await healthOf(relay)).toMatchObject({
    status: 503,
    mail: 'refused',
    waiting: 0,
    refused: 1,
  })
})

test('a lead that was refused for good goes out at the next start, once the cause is cured', async () => {
  const port = await quietPort()
  const closed = await startMailServer(port, {
    onRcptTo: (_address, _session, done) => done(refused(550)),
  })
  const first = await startSendingRelay(port)
  await post(first, quote())
  await eventually(() => first.logs.some((line) => line.includes('550')))
  await first.close()
  await closed.stop()
  const { inbox } = await startMailServer(port)
  const second = await startSendingRelay(port, { dataDir: first.dataDir })
  await eventually(() => inbox.length === 1)
  await eventually(() => second.logs.some((line) => line.startsWith('mail sent')))
  expect(await healthOf(second)).toMatchObject({ status: 200 })
  expect((await storedLeads(first.dataDir))[0]!.files).toEqual([
    'delivered.json',
    'lead.json',
    'message.eml',
  ])
  expect(await inboxText(second)).not.toContain('refusée')
})

test('a sender that the server refuses is not tried again with every other lead', async () => {
  const port = await quietPort()
  let attempts = 0
  await startMailServer(port, {
    onMailFrom: (_address, _session, done) => done((attempts++, refused(550))),
  })
  const relay = await startSendingRelay(port)
  for (let n = 0; n < 5; n++) await post(relay, quote({ Nom: `${n}` }))
  await eventually(() => relay.logs.some((line) => line.includes('550')))
  await pause(200)
  expect(attempts).toBe(1)
  expect(await inboxText(relay)).toContain('Vérifiez RELAY_MAIL_FROM')
})

test('of two recipients, the one that is refused is told to the owner', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port, {
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('adjoint') ? refused(550) : null),
  })
  const relay = await startSendingRelay(port, {
    mail: { from, to: addressesFrom('contact@example.com, adjoint@example.com') },
  })
  await post(relay, quote())
  await eventually(() => inbox.length === 1)
  await eventually(() =>
    ordinarySpaces(relay.logs.join()).includes('1 destinataire sur 2 a été refusé'),
  )
  expect(relay.logs.join()).not.toContain('adjoint@')
})

test('a wrong password makes everything wait, and is named by its code alone', async () => {
  const port = await quietPort()
  let logins = 0
  await startMailServer(port, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done((logins++, new Error('wrong'))),
  })
  const relay = await startSendingRelay(port, {
    smtpUrl: `smtp://moi:secret-du-patron@127.0.0.1:${port}`,
  })
  await post(relay, quote())
  await post(relay, quote({ Nom: 'Autre' }))
  await eventually(() => relay.logs.some((line) => line.includes('EAUTH')))
  await pause(300)
  expect(logins).toBe(1)
  expect(ordinarySpaces(relay.logs.join('\n'))).toContain(
    'refuse le nom ou le mot de passe (EAUTH 535). Vérifiez SMTP_URL',
  )
  expect(await inboxText(relay)).toMatch(
    /2 demandes attendent leur envoi par e-mail : .*refuse le nom ou le mot de passe \(EAUTH 535\)/,
  )
  expect(await healthOf(relay)).toMatchObject({
    status: 503,
    mail: 'login',
    waiting: 2,
    refused: 0,
  })
  expect(relay.logs.join('\n') + (await send(relay)).text).not.toContain('secret-du-patron')
})

test('a message that was taken is not sent again when the disk refuses to note it', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const relay = await startSendingRelay(port)
  const { rename } = fsPromises
  let refusals = 0
  jest
    .spyOn(fsPromises, 'rename')
    .mockImplementation((oldPath, newPath) =>
      String(newPath).endsWith('delivered.json') && ++refusals <= 2
        ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
        : rename(oldPath, newPath),
    )
  await post(relay, quote())
  await eventually(() => relay.logs.some((line) => line.startsWith('mail sent')))
  expect(refusals).toBe(3)
  expect(inbox).toHaveLength(1)
})

test('a disk that for a moment opens no file at the start has no lead mailed twice', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const first = await startSendingRelay(port)
  await post(first, quote({ Nom: 'Un' }))
  await eventually(() => first.logs.some((line) => line.startsWith('mail sent')))
  await first.close()
  const { readFile: read } = fsPromises
  let refusals = 0
  jest
    .spyOn(fsPromises, 'readFile')
    .mockImplementation((path, options) =>
      String(path).endsWith('delivered.json') && ++refusals === 1
        ? Promise.reject(Object.assign(new Error('too many'), { code: 'EMFILE' }))
        : read(path, options),
    )
  const second = await startSendingRelay(port, { dataDir: first.dataDir })
  await post(second, quote({ Nom: 'Deux' }))
  await eventually(() => inbox.length === 2)
  await eventually(async () =>
    (await send(second, { path: '/health' })).text.includes('"waiting":0'),
  )
  expect(refusals).toBeGreaterThan(0)
  expect(inbox.map(({ raw }) => /Nom : (\w+)/.exec(raw.toString())?.[1])).toEqual(['Un', 'Deux'])
})

test('a relay that is closed lets the message under way finish, and starts no other', async () => {
  const port = await quietPort()
  const held: (() => void)[] = []
  let taken = 0
  await startMailServer(port, {
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        held.push(() => {
          taken += 1
          done()
        })
      })
    },
  })
  const relay = await startSendingRelay(port)
  await post(relay, quote({ Nom: 'Un' }))
  await post(relay, quote({ Nom: 'Deux' }))
  await eventually(() => held.length === 1)
  const closing = relay.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  held[0]?.()
  await closing
  expect(taken).toBe(1)
  expect(held).toHaveLength(1)
  expect((await storedLeads(relay.dataDir)).map(({ files }) => files.length).sort()).toEqual([2, 3])
})

test('a clock that is set back during an outage does not keep mail from leaving', async () => {
  const port = await quietPort()
  const relay = await startSendingRelay(port)
  await post(relay, quote())
  await eventually(() => relay.logs.some((line) => line.includes('not sent')))
  const { now } = Date
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 24 * 60 * 60_000)
  const { inbox } = await startMailServer(port)
  await pause(500)
  jest.restoreAllMocks()
  expect(inbox).toHaveLength(1)
})

test('a lead whose last sync failed is mailed, though its visitor was asked to try again', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  const relay = await startSendingRelay(port)
  await failFourthSync(relay.dataDir)
  expect((await post(relay, quote())).status).toBe(503)
  await eventually(() => relay.logs.some((line) => line.startsWith('mail sent')))
  // The owner has the lead, and a note could be kept beside it: there is no outage to tell of.
  expect(await healthOf(relay)).toMatchObject({ status: 200 })
  expect((await post(relay, quote())).status).toBe(200)
  await pause(100)
  expect(inbox).toHaveLength(1)
})

test.each([
  ['its directory', ''],
  ['its lead.json', 'lead.json'],
])(
  'a lead of which the owner has erased %s waits no more, and is not mailed',
  async (_what, file) => {
    const port = await quietPort()
    const relay = await startSendingRelay(port)
    await post(relay, quote({ Nom: 'Effacée' }))
    await post(relay, quote({ Nom: 'Gardée' }))
    await eventually(() => relay.logs.some((line) => line.includes('not sent')))
    const erased = (await storedLeads(relay.dataDir)).find(({ eml }) => eml.includes('Effac'))
    await rm(join(relay.dataDir, erased!.name, file), { recursive: true })
    expect(await healthOf(relay)).toMatchObject({ waiting: 1 })
    const text = await inboxText(relay)
    expect(text).toContain('1 demande, page 1 sur 1')
    expect(text).not.toContain('Demande illisible')
    const { inbox } = await startMailServer(port)
    await eventually(() => inbox.length === 1)
    await pause(150)
    expect(inbox.map(({ raw }) => raw.includes('Effac'))).toEqual([false])
    expect(await storedLeads(relay.dataDir)).toHaveLength(1)
  },
)

test('a relay that gives up on a message because it is closed does not blame the mail server', async () => {
  const port = await quietPort()
  let asked = false
  await startMailServer(port, {
    onData(stream) {
      asked = true
      stream.resume()
    },
  })
  const relay = await startSendingRelay(port)
  await post(relay, quote())
  await eventually(() => asked)
  await relay.close()
  expect(relay.logs.join('\n')).toContain('not sent')
  expect(relay.logs.join('\n')).not.toContain('injoignable')
})
