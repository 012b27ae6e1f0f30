import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { slowNetwork } from './slow-network'

test('an answer takes a round trip and its bytes their time', async () => {
  const text = 'x'.repeat(20_000)
  const server = createServer((_, answer) => answer.end(text)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line = await slowNetwork((server.address() as AddressInfo).port, {
    roundTripMs: 100,
    downBytes: 100_000,
    upBytes: 100_000,
  })
  try {
    const began = performance.now()
    const answer = await fetch(line.origin)
    expect(await answer.text()).toBe(text)
    expect(performance.now() - began).toBeGreaterThanOrEqual(290)
  } finally {
    line.close()
    server.closeAllConnections()
    server.close()
  }
})
