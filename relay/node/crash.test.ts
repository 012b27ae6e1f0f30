/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'

import PostalMime from 'postal-mime'

import { MEMORY_LIMIT_MIB, peakMemoryOf, startCommand } from './test-command'
import { multipartType, quote, toMultipart, withPermission } from '../core/test-form'
import { startMailServer } from './test-mail-server'
import {
  cleanUp,
  eventually,
  pause,
  post,
  quietPort,
  roomyDirectory,
  SITE,
  storedLeads,
  type StoredLead,
} from './test-relay'

const LEADS = 2_000
const CLIENTS = 100
const KILLS = 6

jest.setTimeout(120_000)
afterEach(cleanUp)

test('a relay killed again and again has lost, doubled or damaged no lead that it acknowledged, and mails each', async () => {
  const dataDir = await roomyDirectory()
  const [port, mailPort] = [await quietPort(), await quietPort()]
  const { inbox } = await startMailServer(mailPort)
  const start = async () => {
    const command = startCommand({
      RELAY_PORT: String(port),
      RELAY_DATA_DIR: dataDir,
      RELAY_ALLOWED_ORIGINS: SITE,
      // Nobody comes near it: many from one place in a minute are set aside.
      RELAY_RATE_LIMIT: '1000',
      RELAY_TRUST_PROXY: '1',
      RELAY_INBOX_PORT: '0',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_MAIL_FROM: 'site@example.com',
      RELAY_MAIL_TO: 'contact@example.com',
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

  const kill = async () => {
    peakMemory = Math.max(peakMemory, (await peakMemoryOf(command)) ?? 0)
    command.process.kill('SIGKILL')
    expect(await command.exited).toBe('SIGKILL')
    unfinished += (await readdir(dataDir)).filter((name) => name.startsWith('.tmp-')).length
    command = await start()
  }
  const killer = (async () => {
    for (let kills = 1; kills <= KILLS; kills++) {
      const enough = (LEADS * kills) / (KILLS + 1)
      while (acknowledged.size < enough && !failed) await pause(1)
      await kill()
    }
  })()

  /** Sends one lead until it is acknowledged: the same fields and token each time, as the site does. */
  const insist = async (n: number) => {
    for (;;) {
      try {
        const answer = await post({ port }, lead(n), from(n))
        expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
        acknowledged.add(n)
        return
      } catch (error) {
        failed ||= !isBrokenConnection(error)
        if (failed) throw error
        broken += 1
        await pause(40)
      }
    }
  }
  const client = async () => {
    for (let n = next++; n < LEADS; n = next++) {
      // Some visitors leave before the answer and come back, some press the button twice.
      if (n % 10 === 1) await sendAndLeave(port, n)
      await Promise.all(n % 10 === 2 ? [insist(n), insist(n)] : [insist(n)])
    }
  }
  await Promise.all([killer, ...Array.from({ length: CLIENTS }, client)])
  // Once more, so that what the last one left unfinished would be seen.
  await kill()

  const mailed = () => new Set(inbox.map(({ messageId }) => messageId)).size
  await eventually(() => mailed() === LEADS, 60_000)
  await eventually(async () => (await storedLeads(dataDir)).every(isDelivered))
  const stored = await storedLeads(dataDir)
  expect(numbersOf(stored)).toEqual(Array.from({ length: LEADS }, (_, n) => n))
  for (const each of stored) {
    expect(each.files).toEqual(['delivered.json', 'lead.json', 'message.eml'])
    expect(each.name.endsWith(`-${each.lead.id}`)).toBe(true)
    expect(each.lead.fields).toEqual(lead(numberOf(each)).filter(([name]) => !name.startsWith('_')))
    expect((await PostalMime.parse(each.eml)).text).toContain(`Référence : ${each.lead.id}\n`)
  }
  // A mail taken just before a kill is sent again, word for word; all others once.
  expect(inbox.length - LEADS).toBeLessThanOrEqual(KILLS + 1)
  expect(new Set(inbox.map(({ raw }) => raw.toString())).size).toBe(LEADS)
  expect(broken).toBeGreaterThan(KILLS)
  expect(unfinished).toBeGreaterThan(0)
  expect(peakMemory).toBeLessThan(MEMORY_LIMIT_MIB)
  if (process.platform === 'linux') expect(peakMemory).toBeGreaterThan(0)
})

function lead(n: number) {
  return quote({
    Nom: `Client n° ${n}`,
    CSRF_Token: `jeton-${n}`.padEnd(54, '-'),
    Description: 'Un mur à la chaux. '.repeat(1 + (n % 100)),
  })
}

/** Twenty leads for each of a hundred addresses: nobody comes near the rate limit. */
function from(n: number) {
  return { 'X-Forwarded-For': `203.0.113.${n % CLIENTS}` }
}

/** Sends a whole lead and hangs up at once, whatever comes of it. */
function sendAndLeave(port: number, n: number): Promise<void> {
  const headers = { Origin: SITE, 'Content-Type': multipartType, ...from(n) }
  return new Promise((resolve) => {
    const call = request({ port, host: '127.0.0.1', path: '/demande', method: 'POST', headers })
    call.on('error', () => {}).on('close', resolve)
    call.end(toMultipart(withPermission(lead(n), SITE)), () => call.destroy())
  })
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

function isBrokenConnection(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE'
}
