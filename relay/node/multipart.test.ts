import { request } from 'node:http'
import { connect } from 'node:net'

import { cleanUp, eventually, send, SITE } from '../contract/test-http'
import { multipartType, quote, toMultipart } from '../core/test-form'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

const headers = {
  Origin: SITE,
  'X-Requested-With': 'XMLHttpRequest',
  'Content-Type': multipartType,
}

describe('a body that is too large', () => {
  const head = (length: string) =>
    [
      'POST /demande HTTP/1.1',
      'Host: x',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      length,
      '\r\n',
    ].join('\r\n')

  test('is refused before it is sent when it says so', async () => {
    const relay = await startTestRelay()
    const socket = connect(relay.port, '127.0.0.1')
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()))
    })
    socket.write(head('Content-Length: 12000000'))
    expect(await answered).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  test('has its sender listened to a little longer, so that the answer is not lost', async () => {
    const relay = await startTestRelay()
    const socket = connect(relay.port, '127.0.0.1')
    let open = true
    let received = ''
    socket.on('data', (data) => (received += data.toString()))
    socket.on('error', () => {}).on('close', () => (open = false))
    socket.write(head('Content-Length: 3000000'))
    for (let sent = 0; sent < 2_000_000; sent += 100_000) {
      socket.write(Buffer.alloc(100_000, 'x'))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
    expect(open).toBe(true)
    socket.write(Buffer.alloc(1_000_000, 'x'))
    await eventually(() => !open)
  })

  test('that never ends is cut off while memory stays flat', async () => {
    const relay = await startTestRelay()
    const chunk = Buffer.concat([
      Buffer.from('40000\r\n'),
      Buffer.alloc(0x40000, 'x'),
      Buffer.from('\r\n'),
    ])
    const before = process.memoryUsage().rss
    let sent = 0
    await new Promise<void>((resolve) => {
      const socket = connect(relay.port, '127.0.0.1')
      const push = () => {
        sent += chunk.length
        // Slow enough for the cut to be felt before much more is on its way.
        if (socket.writable) socket.write(chunk, () => setTimeout(push, 1))
      }
      socket
        .resume()
        .on('error', () => {})
        .on('close', () => resolve())
      socket.write(head('Transfer-Encoding: chunked'))
      push()
    })
    expect(sent).toBeLessThan(30_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
    expect(await storedLeads(relay.dataDir)).toEqual([])
  })
})

test('a visitor who leaves in the middle of sending leaves nothing behind', async () => {
  const relay = await startTestRelay()
  const body = toMultipart(quote())
  for (const end of [10, 200, body.length - 1]) {
    const call = request({
      port: relay.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/demande',
      headers: { ...headers, 'Content-Length': body.length },
    })
    call.on('error', () => {})
    await new Promise((resolve) => call.write(body.subarray(0, end), resolve))
    await new Promise((resolve) => setTimeout(resolve, 50))
    call.destroy()
  }
  // The relay has noticed once it can be closed at once: nothing is under way any more.
  await eventually(async () => (await send(relay)).text.includes('est encore arrivé'))
  expect(await storedLeads(relay.dataDir)).toEqual([])
  expect(relay.logs).toEqual([])
})
