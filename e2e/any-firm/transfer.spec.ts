import { freePort } from '../../scripts/machine/ports'
import { serveSite } from '../../scripts/machine/processes'
import { expect, test } from '../test'

/** All that a page takes while nobody touches it. */
const most = { bytes: 120_000, requests: 8 }

test.describe('the first view of the home page on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })

  test('takes at most 120 kB in at most 8 requests, pictures included, until somebody touches it', async ({
    page,
    context,
  }) => {
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const addresses = new Map<string, string>()
    const bytes = new Map<string, number>()
    network.on('Network.responseReceived', ({ requestId, response }) => {
      // The blurred placeholders stand in the page itself.
      if (!response.url.startsWith('data:')) addresses.set(requestId, response.url)
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    )
    // A server of its own: the one of the other tests compresses nothing.
    const port = await freePort()
    const server = await serveSite(port)
    try {
      await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' })
      // A page that fetched ahead of a hand would do so once idle.
      await page.waitForTimeout(1500)
    } finally {
      server.kill()
    }
    const received = [...addresses].map(([id, url]) => ({ url, bytes: bytes.get(id) ?? 0 }))
    const list = received.map((one) => `${one.bytes} ${one.url}`).join('\n')
    expect(received.length, list).toBeLessThanOrEqual(most.requests)
    expect(received.length, list).toBeGreaterThan(4)
    expect(
      received.reduce((sum, one) => sum + one.bytes, 0),
      list,
    ).toBeLessThanOrEqual(most.bytes)
  })
})
