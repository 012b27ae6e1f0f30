/** @jest-environment node */
import fsPromises, { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import PostalMime from 'postal-mime'

import { addressesFrom } from './mailbox'
import type { RelayOptions } from './options'
import { quote } from './test-form'
import { startMailServer } from './test-mail-server'
import {
  cleanUp,
  eventually,
  post,
  quietPort,
  send,
  startTestRelay,
  storedLeads,
  temporaryDirectory,
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
  expect((await send(relay)).text).toContain('Envoyée par e-mail le ')
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
  const { inbox } = await startMailServer(port)
  await eventually(() => inbox.length >= 3)
  await eventually(() => relay.logs.filter((line) => line.startsWith('mail sent')).length === 3)
  expect(inbox).toHaveLength(3)
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

test('a refused message waits alone while the others leave, and is tried again', async () => {
  const port = await quietPort()
  let refusals = 0
  const { inbox } = await startMailServer(port, {
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        if (raw.includes('Nom : Refus') && (++refusals <= 2 || inbox.length === 0)) {
          return done(refused(550))
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
    (line) => / 550\), next attempt in (.+) s$/.exec(line)?.[1] ?? [],
  )
  expect(waits.slice(0, 2)).toEqual(['0.02', '0.04'])
})

test.each([450, 550])('a recipient refused with %i never makes a visitor fail', async (code) => {
  const port = await quietPort()
  let open = false
  const { inbox } = await startMailServer(port, {
    onRcptTo: (_address, _session, done) => done(open ? null : refused(code)),
  })
  const relay = await startSendingRelay(port)
  expect((await post(relay, quote())).status).toBe(200)
  await eventually(() => relay.logs.some((line) => line.includes(String(code))))
  open = true
  await eventually(() => inbox.length === 1)
})

test('a wrong password makes everything wait, and is named by its code alone', async () => {
  const port = await quietPort()
  await startMailServer(port, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong')),
  })
  const relay = await startSendingRelay(port, {
    smtpUrl: `smtp://moi:secret-du-patron@127.0.0.1:${port}`,
  })
  await post(relay, quote())
  await eventually(() => relay.logs.some((line) => line.includes('EAUTH')))
  expect(relay.logs.join('\n')).not.toContain('secret-du-patron')
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
