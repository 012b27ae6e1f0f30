/** @jest-environment node */
import { connect } from 'node:net'

import { multipartType, quote } from './test-form'
import { cleanUp, post, send, SITE, startTestRelay, storedLeads } from './test-relay'

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
