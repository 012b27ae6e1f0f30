import { MEMORY_LIMIT_MIB, peakMemoryOf, startCommand } from './test-command'
import { quote, toMultipart, type TestFields } from '../core/test-form'
import { cleanUp, eventually, post, quietPort, roomyDirectory, SITE } from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { keepLead } from '../core/test-store'
import { FileStore } from './file-store'
import { storedLeads } from './test-relay'

const CLIENTS = 100
const PER_MINUTE = 20
const BODY_LIMIT = 256 * 1024

afterEach(cleanUp)

async function startLimitedCommand(more: Record<string, string> = {}, dataDir?: string) {
  dataDir ??= await roomyDirectory()
  const port = await quietPort()
  const command = startCommand({
    RELAY_PORT: String(port),
    RELAY_DATA_DIR: dataDir,
    RELAY_ALLOWED_ORIGINS: SITE,
    RELAY_RATE_LIMIT: String(PER_MINUTE),
    RELAY_TRUST_PROXY: '1',
    RELAY_INBOX_PORT: '0',
    ...more,
  })
  await command.listening
  return { command, dataDir, port }
}

const from = (address: string) => ({ 'X-Forwarded-For': address })

/** Does `count` pieces of work, a hundred at a time, and gives what came of each. */
async function crowd<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const client = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return results
}

test('a flood from five addresses gets exactly its minute’s places, and everybody else gets through', async () => {
  const { dataDir, port } = await startLimitedCommand()
  const answers = await crowd(600, async (n) => {
    const honest = n % 20 === 7
    const address = honest ? `198.51.100.${Math.floor(n / 20)}` : `203.0.113.${n % 5}`
    const answer = await post({ port }, quote({ Nom: `n° ${n}` }), from(address))
    return { honest, answer }
  })
  const flood = answers.filter(({ honest }) => !honest).map(({ answer }) => answer)
  const refused = flood.filter(({ status }) => status !== 200)
  const others = answers.filter(({ honest }) => honest).map(({ answer }) => answer.status)
  expect(others).toEqual(Array(30).fill(200))
  expect(flood.length - refused.length).toBe(5 * PER_MINUTE)
  for (const { status, headers, text } of refused) {
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(text).toContain(`la limite est de ${PER_MINUTE} par minute`)
  }
  expect(await storedLeads(dataDir)).toHaveLength(answers.length - refused.length)
})

test('a hundred of the largest forms at once fit in memory, and none a byte larger is taken', async () => {
  const { command, dataDir, port } = await startLimitedCommand()
  const answers = await crowd(2 * CLIENTS, async (n) => {
    const fields = filledTo(BODY_LIMIT + (n % 2), { Nom: `n° ${n}` })
    const { status } = await post({ port }, fields, from(`203.0.113.${n % CLIENTS}`))
    return status
  })
  expect(answers).toEqual(answers.map((_, n) => (n % 2 === 0 ? 200 : 413)))
  expect(await storedLeads(dataDir)).toHaveLength(CLIENTS)
  const peakMemory = await peakMemoryOf(command)
  if (peakMemory !== undefined) expect(peakMemory).toBeLessThan(MEMORY_LIMIT_MIB)
})

test('a day of the largest forms that were set aside is told within that memory', async () => {
  const smtpPort = await quietPort()
  const { inbox } = await startMailServer(smtpPort)
  const dataDir = await roomyDirectory()
  const store = await FileStore.open(dataDir)
  const yesterday = Date.now() - 24 * 60 * 60_000
  const fields = Array.from({ length: 40 }, (_, n): [string, string] => [
    `Champ ${n}`,
    '😀'.repeat(600),
  ])
  for (let n = 0; n < 500; n++)
    await keepLead(store, new Date(yesterday + n).toISOString(), [['Nom', `n° ${n}`], ...fields], {
      points: 9,
      reasons: ['Un lien'],
      setAside: true,
    })
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    RELAY_MAIL_FROM: 'a@b.fr',
    RELAY_MAIL_TO: 'c@d.fr',
  }
  const { command } = await startLimitedCommand(mail, dataDir)
  await eventually(() => inbox.length > 0)
  const peakMemory = await peakMemoryOf(command)
  if (peakMemory !== undefined) expect(peakMemory).toBeLessThan(MEMORY_LIMIT_MIB)
})

/** A form that weighs exactly so many bytes. */
function filledTo(bytes: number, changes: Record<string, string>): TestFields {
  const small = { ...changes, _permission: 'x' }
  const empty = toMultipart(quote({ ...small, Description: '' })).length
  return quote({ ...small, Description: 'x'.repeat(bytes - empty) })
}
