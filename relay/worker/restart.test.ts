import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'

import {
  afterTest,
  cleanUp,
  eventually,
  pause,
  post,
  quietPort,
  roomyDirectory,
  send,
  SITE,
} from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { PERMISSION_SECRET, quote } from '../core/test-form'
import { startPlatform, storedBy } from './test-platform'

afterEach(cleanUp)

const SECRET = 'a-secret-of-thirty-two-characters'

test('the alarm tries the owner’s tools again, past a mail server that is silent, and goes on by itself after a restart, with mail too: nobody asked', async () => {
  const [mailPort, toolsPort] = [await quietPort(), await quietPort()]
  const dataDir = await roomyDirectory()
  const secrets = {
    RELAY_FIRMS: JSON.stringify({
      dupont: {
        RELAY_ALLOWED_ORIGINS: SITE,
        RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
        RELAY_WEBHOOK_URL: `http://127.0.0.1:${toolsPort}/leads`,
        RELAY_WEBHOOK_SECRET: SECRET,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        RELAY_MAIL_FROM: 'site@example.com',
        RELAY_MAIL_TO: 'contact@example.com',
      },
    }),
  }
  const first = await startPlatform({ secrets, dataDir })
  const sendLead = async (n: number) => {
    const firm = { port: first.port, basePath: '/dupont' }
    expect((await post(firm, quote({ Nom: `Client n° ${n}` }))).status).toBe(200)
  }
  const tools = await startTools(toolsPort, [503])
  const silence = await startSilence(mailPort)
  await sendLead(0)
  await eventually(() => tools.calls.length === 2 && silence.isKept())
  const [refused, taken] = tools.calls
  expect(taken!.body).toBe(refused!.body)
  const { 'x-timestamp': timestamp, 'x-signature': signature } = taken!.headers
  const signed = createHmac('sha256', SECRET).update(`${String(timestamp)}.${taken!.body}`)
  expect(signature).toBe(`sha256=${signed.digest('hex')}`)
  await tools.stop()
  await silence.stop()

  await Promise.all([1, 2, 3, 4].map(sendLead))
  await eventually(() => /mail for lead \S+ not sent/.test(first.output.text))
  await eventually(() => first.output.text.split('webhook not told').length > 2)
  await first.kill()

  const { inbox } = await startMailServer(mailPort)
  const later = await startTools(toolsPort)
  await startPlatform({ secrets, dataDir })
  await eventually(() => inbox.length === 5 && later.calls.length === 4)
  expect(new Set(inbox.map(({ messageId }) => messageId)).size).toBe(5)
  const told = [...tools.calls, ...later.calls].map(({ headers }) => headers['x-delivery'])
  expect(new Set(told).size).toBe(5)
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
  const { text: permission } = await send(
    { port: first.port, basePath: '/dupont' },
    {
      method: 'POST',
      path: '/demande?permission',
      headers: { Origin: SITE },
    },
  )
  await post({ port: first.port, basePath: '/dupont' }, quote({ Nom: 'Sans', _permission: '' }))
  await first.kill()
  const { port } = await startPlatform({ secrets, dataDir })
  const again = { port, basePath: '/dupont' }
  await post(again, quote({ Nom: 'Avec', _permission: permission }))
  await eventually(async () => (await storedBy(again)).some(({ records }) => records.length > 0))
  const stored = await storedBy(again)
  expect(stored.map(({ lead, records }) => [lead.screening?.setAside, records])).toEqual([
    [true, []],
    [false, ['delivered']],
  ])
  expect(inbox.map(({ messageId }) => messageId)).toEqual([`<${stored[1]!.lead.id}@example.com>`])
})

test.each([
  ['out of the secrets', '{}'],
  ['damaged in them', '{"dupont":'],
])(
  'a term that passes while its firm is %s is kept, a longer one too, and within the hour the firm is looked for again',
  async (_, meanwhile) => {
    const dataDir = await roomyDirectory()
    const start = (firms: string) => startPlatform({ secrets: { RELAY_FIRMS: firms }, dataDir })
    const firm = (months: string) => ({
      RELAY_ALLOWED_ORIGINS: SITE,
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      RELAY_RETENTION_MONTHS: months,
    })
    const within = JSON.stringify({ dupont: firm('12'), durand: firm('600') })
    const first = await start(within)
    for (const basePath of ['/dupont', '/durand']) {
      await post({ port: first.port, basePath }, quote())
      await send({ port: first.port, basePath }, { path: '/?test=age&alarm-in=3000' })
    }
    await first.kill()
    const second = await start(meanwhile)
    await eventually(() => second.output.text.includes('dupont: 1 lead erased'))
    await pause(500)
    await second.kill()

    // Nobody has asked for the firms since: what is gone, the alarm has erased.
    const { port } = await start(within)
    for (const { basePath, erased } of [
      { basePath: '/dupont', erased: 1 },
      { basePath: '/durand', erased: 0 },
    ]) {
      const back = { port, basePath }
      const leads = await storedBy(back)
      const { text } = await send(back, { path: '/?test=times' })
      const { erasures, alarm } = JSON.parse(text) as { erasures: unknown[]; alarm: number | null }
      const inMs = (alarm ?? 0) - Date.now()
      // Not the next day: mail may wait for the firm to be served again.
      const isSoon = inMs > 0 && inMs <= 60 * 60_000
      expect({ basePath, leads: leads.length, erased: erasures.length, isSoon }).toEqual({
        basePath,
        leads: 1 - erased,
        erased,
        isSoon: true,
      })
    }
  },
)

/** A server that takes connections, and says nothing. */
async function startSilence(port: number) {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<unknown>((resolve) => {
      server.close(resolve)
      for (const socket of sockets) socket.destroy()
    })
  afterTest(stop)
  return { isKept: () => sockets.size > 0, stop }
}

/** The owner's tools, which answer as told, one answer after the other, then 204. */
async function startTools(port: number, answers: number[] = []) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<unknown>((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  afterTest(stop)
  return { calls, stop }
}
