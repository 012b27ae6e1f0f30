import { expect, test } from './test'

const most = { bytes: 260_000, requests: 20 }

test.describe('the first view of the home page on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })

  test('takes at most 260 kB in at most 20 requests, pictures included', async ({
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
    await page.goto('/', { waitUntil: 'networkidle' })
    const received = [...addresses].map(([id, url]) => ({ url, bytes: bytes.get(id) ?? 0 }))
    const list = received.map((one) => `${one.bytes} ${one.url}`).join('\n')
    expect(received.length, list).toBeLessThanOrEqual(most.requests)
    expect(received.length, list).toBeGreaterThan(5)
    expect(
      received.reduce((sum, one) => sum + one.bytes, 0),
      list,
    ).toBeLessThanOrEqual(most.bytes)
  })
})
