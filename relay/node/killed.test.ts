import type { ChildProcess } from 'node:child_process'
import { readdir } from 'node:fs/promises'

import { OWNER, killPosts, testKilled, type KillableHost } from '../contract/killed'
import { testKilledMailing } from '../contract/killed-mailing'
import { pause, roomyDirectory, SITE } from '../contract/test-http'
import { MEMORY_LIMIT_MIB, peakMemoryOf, startCommand } from './test-command'
import { storedLeads } from './test-relay'

jest.setTimeout(300_000)

let dataDir: string | undefined
afterEach(() => (dataDir = undefined))
let unfinished = 0
let peakMemory = 0

const host: KillableHost = {
  posts: killPosts(500),
  kills: 6,
  async start(port, mailPort) {
    dataDir ??= await roomyDirectory()
    const command = startCommand({
      RELAY_PORT: String(port),
      RELAY_DATA_DIR: dataDir,
      RELAY_ALLOWED_ORIGINS: SITE,
      RELAY_TRUST_PROXY: '1',
      RELAY_RATE_LIMIT: '100000',
      RELAY_INBOX_PORT: '0',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_MAIL_FROM: 'site@example.com',
      RELAY_MAIL_TO: OWNER,
    })
    await command.listening
    return {
      port,
      async kill() {
        peakMemory = Math.max(peakMemory, (await peakMemoryOf(command)) ?? 0)
        await stopWhileWriting(command.process)
        command.process.kill('SIGKILL')
        expect(await command.exited).toBe('SIGKILL')
        unfinished += (await unfinishedNow()).length
      },
    }
  },
  async stored() {
    return (await storedLeads(dataDir ?? '')).map((each) => {
      const files = each.files.filter((file) => !file.startsWith('acknowledge'))
      return { ...each, delivered: files.join() === 'delivered.json,lead.json,message.eml' }
    })
  },
  from: (n) => ({ 'X-Forwarded-For': `203.0.113.${n % 100}` }),
}

const unfinishedNow = async () =>
  (await readdir(dataDir ?? '')).filter((name) => name.startsWith('.tmp-'))

/** Stops it at a moment at which it is writing a lead, if one comes soon: none does while nobody sends. */
async function stopWhileWriting(relay: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    relay.kill('SIGSTOP')
    await pause(1)
    if ((await unfinishedNow()).length > 0) return
    relay.kill('SIGCONT')
    await pause(1)
  }
}

testKilled(host)

test('it was killed in the middle of writing, and never took more memory than it may', () => {
  expect(unfinished).toBeGreaterThan(0)
  expect(peakMemory).toBeLessThan(MEMORY_LIMIT_MIB)
  if (process.platform === 'linux') expect(peakMemory).toBeGreaterThan(0)
})

testKilledMailing(host)
