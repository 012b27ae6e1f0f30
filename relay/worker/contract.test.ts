/** @jest-environment node */
import { testOn } from '../contract/host'
import '../contract/inbox'
import '../contract/multipart'
import '../contract/permission'
import '../contract/receive-lead'
import '../contract/same-request'
import { cleanUp, SITE } from '../contract/test-http'
import { PERMISSION_SECRET } from '../core/test-form'
import { startPlatform, storedBy, type TestPlatform } from './test-platform'

/** A firm is made by its first request: each test takes the next one. */
const FIRMS = 200
const LIMITS = [1, 3, 10_000] as const

let platform: TestPlatform
let taken = 0

beforeAll(async () => {
  const firms = LIMITS.flatMap((limit) =>
    Array.from({ length: FIRMS }, (_, n) => [
      `limit-${limit}-${n}`,
      {
        RELAY_ALLOWED_ORIGINS: SITE,
        RELAY_RATE_LIMIT: String(limit),
        RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      },
    ]),
  )
  platform = await startPlatform({
    secrets: { RELAY_FIRMS: JSON.stringify(Object.fromEntries(firms)) },
  })
})
afterAll(cleanUp)

testOn({
  async start({ rateLimit = 10_000 } = {}) {
    const firm = { port: platform.port, basePath: `/limit-${rateLimit}-${taken++}` }
    return { ...firm, stored: () => storedBy(firm) }
  },
  owner: { 'X-Test-Owner': '1' },
})
