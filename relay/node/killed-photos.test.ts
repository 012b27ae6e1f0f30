import { testKilledPhotos } from '../contract/killed-photos'
import { roomyDirectory, SITE } from '../contract/test-http'
import { PERMISSION_SECRET } from '../core/test-form'
import { MEMORY_LIMIT_MIB, peakMemoryOf, startCommand } from './test-command'
import { storedLeads } from './test-relay'

jest.setTimeout(300_000)

let dataDir: string | undefined
let peak = 0

testKilledPhotos({
  async start(port) {
    dataDir ??= await roomyDirectory()
    const command = startCommand({
      RELAY_PORT: String(port),
      RELAY_DATA_DIR: dataDir,
      RELAY_ALLOWED_ORIGINS: SITE,
      RELAY_RATE_LIMIT: '10000',
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
    })
    await command.listening
    return {
      port,
      async kill() {
        peak = Math.max(peak, (await peakMemoryOf(command)) ?? 0)
        command.process.kill('SIGKILL')
        await command.exited
      },
    }
  },
  stored: () => storedLeads(dataDir ?? ''),
  owner: {},
})

test('it never took more memory than it may', () => {
  expect(peak).toBeLessThan(MEMORY_LIMIT_MIB)
  if (process.platform === 'linux') expect(peak).toBeGreaterThan(0)
})
