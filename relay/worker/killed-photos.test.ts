import { testKilledPhotos } from '../contract/killed-photos'
import { roomyDirectory, SITE } from '../contract/test-http'
import { PERMISSION_SECRET } from '../core/test-form'
import { startPlatform, storedBy } from './test-platform'

jest.setTimeout(300_000)

let dataDir: string | undefined

testKilledPhotos({
  async start(port) {
    dataDir ??= await roomyDirectory()
    const firm = {
      RELAY_ALLOWED_ORIGINS: SITE,
      RELAY_RATE_LIMIT: '100000',
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
    }
    const secrets = { RELAY_FIRMS: JSON.stringify({ dupont: firm }) }
    const { kill } = await startPlatform({ port, dataDir, secrets })
    return { port, basePath: '/dupont', kill }
  },
  stored: storedBy,
  owner: { 'X-Test-Owner': '1' },
})
