import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { relayPort, relayUrl } from './site'

/**
 * Puts a slow connection between a page and the relay. The given number of first uses break, each
 * once so many bytes have reached the relay.
 * @returns a function that tells how often the connection was used, and one that removes it.
 */
export async function slowLine(
  page: Page,
  {
    bytesPerSecond,
    breaksAfter,
    brokenUses,
  }: { bytesPerSecond: number; breaksAfter: number; brokenUses: number },
) {
  let uses = 0
  const line = createServer((visitor) => {
    const breaks = ++uses <= brokenUses
    const relay = connect(relayPort, '127.0.0.1')
    let passed = 0
    visitor.on('error', () => relay.destroy()).on('close', () => relay.end())
    relay.on('error', () => visitor.destroy())
    relay.pipe(visitor)
    visitor.on('data', (bytes) => {
      const room = breaks ? Math.max(0, breaksAfter - passed) : bytes.length
      relay.write(bytes.subarray(0, room))
      passed += bytes.length
      visitor.pause()
      const takes = (Math.min(room, bytes.length) / bytesPerSecond) * 1_000
      setTimeout(() => {
        if (!breaks || passed < breaksAfter) return visitor.resume()
        relay.destroy()
        visitor.destroy()
      }, takes)
    })
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port } = line.address() as AddressInfo
  await page.route(relayUrl, (route) =>
    route.continue({ url: relayUrl.replace(`:${relayPort}`, `:${port}`) }),
  )
  return {
    uses: () => uses,
    async close() {
      await page.unroute(relayUrl)
      line.close()
    },
  }
}
