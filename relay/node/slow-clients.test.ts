import { connect } from 'node:net'

import { multipartType, quote } from '../core/test-form'
import { afterTest, cleanUp, pause, post, send, SITE } from '../contract/test-http'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

/** Opens a connection, sends `text`, then one more byte every 50 ms; gives what came back. */
function drip(port: number, text: string): Promise<{ received: string; ms: number }> {
  return new Promise((resolve) => {
    const start = Date.now()
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const timer = setInterval(() => socket.write('x'), 50)
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ received, ms: Date.now() - start })
    })
  })
}

test('a client that sends its headers one letter at a time is cut off with 408', async () => {
  const relay = await startTestRelay({ timeouts: { headersMs: 300, requestMs: 60_000 } })
  const { received, ms } = await drip(relay.port, 'POST /demande HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect(received).toMatch(/^HTTP\/1\.1 408/)
  expect(ms).toBeLessThan(3_000)
})

test('a client that sends its form one letter at a time is cut off and leaves nothing', async () => {
  const relay = await startTestRelay({ timeouts: { headersMs: 300, requestMs: 600 } })
  const head = [
    'POST /demande HTTP/1.1',
    'Host: x',
    `Origin: ${SITE}`,
    `Content-Type: ${multipartType}`,
    'Content-Length: 5000',
  ]
  const { received, ms } = await drip(relay.port, `${head.join('\r\n')}\r\n\r\n--`)
  expect(received).toMatch(/^HTTP\/1\.1 408/)
  expect(ms).toBeLessThan(3_000)
  expect(await storedLeads(relay.dataDir)).toEqual([])
})

test('a hundred idle connections do not keep a visitor waiting', async () => {
  const relay = await startTestRelay({ timeouts: { headersMs: 60_000, requestMs: 60_000 } })
  const idle = Array.from({ length: 100 }, () => connect(relay.port, '127.0.0.1'))
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  for (const socket of idle) socket.on('error', () => {}).write('POST /demande HTTP/1.1\r\n')
  expect((await post(relay, quote())).status).toBe(200)
  expect((await send(relay)).status).toBe(200)
  idle.forEach((socket) => socket.destroy())
})

/** Opens connections that send half a head each, from one address or in the name of `client`. */
async function holdOpen(port: number, count: number, address: string, head: string) {
  const sockets = Array.from({ length: count }, () =>
    connect({ port, host: '127.0.0.1', localAddress: address }).on('error', () => {}),
  )
  afterTest(async () => sockets.forEach((socket) => socket.destroy()))
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))),
  )
  for (const socket of sockets) socket.write(head)
  await pause(100)
  return sockets
}

const patient = { headersMs: 60_000, requestMs: 60_000 }

test('two hundred slow senders at one address take their own places, not another visitor’s', async () => {
  const relay = await startTestRelay({ timeouts: patient })
  const slow = await holdOpen(relay.port, 200, '127.0.0.2', 'POST /demande HTTP/1.1\r\n')
  expect((await post(relay, quote())).status).toBe(200)
  expect((await send(relay)).status).toBe(200)
  expect(slow.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(64)
  expect(relay.logs).toContain('slow connection cut to make room')
})

test('slow senders at a hundred and fifty addresses do not shut out a visitor either', async () => {
  const relay = await startTestRelay({ timeouts: patient })
  for (let n = 0; n < 150; n += 1) {
    const head = 'POST /demande HTTP/1.1\r\n'
    const socket = connect({
      port: relay.port,
      host: '127.0.0.1',
      localAddress: `127.0.1.${n + 1}`,
    })
    afterTest(async () => void socket.destroy())
    socket.on('error', () => {}).on('connect', () => socket.write(head))
  }
  await pause(300)
  expect((await post(relay, quote())).status).toBe(200)
})

test('behind a proxy, bodies that never end count for the visitor who sends them', async () => {
  const relay = await startTestRelay({ timeouts: patient, trustedProxies: 1 })
  const head = [
    'POST /demande HTTP/1.1',
    'Host: x',
    `Origin: ${SITE}`,
    'X-Forwarded-For: 203.0.113.9',
    `Content-Type: ${multipartType}`,
    'Content-Length: 5000',
    '',
    '--',
  ]
  const slow = await holdOpen(relay.port, 200, '127.0.0.1', head.join('\r\n'))
  const answer = await post(relay, quote(), { 'X-Forwarded-For': '198.51.100.7' })
  expect(answer.status).toBe(200)
  expect(slow.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(64)
  expect(await storedLeads(relay.dataDir)).toHaveLength(1)
})
