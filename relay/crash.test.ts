/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises'

import PostalMime from 'postal-mime'

import { startCommand, type Command } from './test-command'
import { quote } from './test-form'
import { startMailServer } from './test-mail-server'
import {
  cleanUp,
  eventually,
  post,
  quietPort,
  SITE,
  storedLeads,
  temporaryDirectory,
  type StoredLead,
} from './test-relay'

const LEADS = 1_000
const CLIENTS = 50
const KILLS = 6
const MEMORY_LIMIT_MIB = 150

jest.setTimeout(90_000)
afterEach(cleanUp)

test('a relay killed again and again has lost, doubled or damaged no lead that it acknowledged, and mails each', async () => {
  const dataDir = await temporaryDirectory()
  const [port, mailPort] = [await quietPort(), await quietPort()]
  const { inbox } = await startMailServer(mailPort)
  const start = async () => {
    const command = startCommand({
      RELAY_PORT: String(port),
      RELAY_DATA_DIR: dataDir,
      RELAY_ALLOWED_ORIGINS: SITE,
      RELAY_RATE_LIMIT: '1000000',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_MAIL_FROM: 'site@chene-et-chaux.example',
      RELAY_MAIL_TO: 'contact@chene-et-chaux.example',
    })
    await command.listening
    return command
  }

  let command = await start()
  const acknowledged = new Set<number>()
  let broken = 0
  let unfinished = 0
  let next = 0
  let failed = false
  let peakMemory = 0

  const killer = (async () => {
    for (let kill = 1; kill <= KILLS; kill++) {
      const enough = (LEADS * kill) / (KILLS + 1)
      while (acknowledged.size < enough && !failed) await pause(1)
      peakMemory = Math.max(peakMemory, await peakMemoryOf(command))
      command.process.kill('SIGKILL')
      expect(await command.exited).toBe('SIGKILL')
      unfinished += (await readdir(dataDir)).filter((name) => name.startsWith('.tmp-')).length
      command = await start()
    }
  })()

  const client = async () => {
    for (let n = next++; n < LEADS; n = next++) {
      while (!acknowledged.has(n)) {
        try {
          const answer = await post({ port }, lead(n))
          expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
          acknowledged.add(n)
        } catch (error) {
          failed ||= !isBrokenConnection(error)
          if (failed) throw error
          broken += 1
          await pause(40)
        }
      }
    }
  }
  await Promise.all([killer, ...Array.from({ length: CLIENTS }, client)])
  peakMemory = Math.max(peakMemory, await peakMemoryOf(command))

  // Once more, so that what the last one left unfinished would be seen.
  command.process.kill('SIGKILL')
  await command.exited
  command = await start()

  const mailed = () => new Set(inbox.map(({ messageId }) => messageId)).size
  await eventually(() => mailed() === LEADS, 30_000)
  await eventually(async () => (await storedLeads(dataDir)).every(isDelivered))
  const stored = await storedLeads(dataDir)
  expect(numbersOf(stored)).toEqual(Array.from({ length: LEADS }, (_, n) => n))
  for (const each of stored) {
    expect(each.files).toEqual(['delivered.json', 'lead.json', 'message.eml'])
    expect(each.name.endsWith(`-${each.lead.id}`)).toBe(true)
    expect(each.lead.fields).toEqual(lead(numberOf(each)).filter(([name]) => !name.startsWith('_')))
    expect((await PostalMime.parse(each.eml)).text).toContain(`Référence : ${each.lead.id}\n`)
  }
  // A mail taken just before a kill is sent again under the same identity; all others once.
  expect(inbox.length - LEADS).toBeLessThanOrEqual(KILLS + 1)
  expect(broken).toBeGreaterThan(KILLS)
  expect(unfinished).toBeGreaterThan(0)
  expect(peakMemory).toBeLessThan(MEMORY_LIMIT_MIB)
})

function lead(n: number) {
  return quote({ Nom: `Client n° ${n}`, CSRF_Token: `jeton-${n}`, Description: 'é'.repeat(n * 3) })
}

function isDelivered({ files }: StoredLead): boolean {
  return files.includes('delivered.json')
}

function numberOf({ lead: { fields } }: StoredLead): number {
  return Number(/\d+$/.exec(fields.find(([name]) => name === 'Nom')?.[1] ?? '')?.[0])
}

function numbersOf(stored: readonly StoredLead[]): number[] {
  return stored.map(numberOf).sort((a, b) => a - b)
}

/** Most memory a process has ever held, in MiB; 0 where the system does not tell. */
async function peakMemoryOf({ process: { pid } }: Command): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

function isBrokenConnection(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE'
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
