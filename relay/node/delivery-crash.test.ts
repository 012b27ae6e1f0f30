/** @jest-environment node */
import { startCommand, type Command } from './test-command'
import { quote } from '../core/test-form'
import { startMailServer } from './test-mail-server'
import {
  cleanUp,
  eventually,
  post,
  quietPort,
  SITE,
  storedLeads,
  temporaryDirectory,
} from './test-relay'

afterEach(cleanUp)

const LEADS = 8
/** Attempts, counted by the mail server, in the middle of which the relay is killed. */
const KILLED_AT = [1, 3, 7]

/**
 * No sender can have its mail taken exactly once when it may be killed between the server's taking
 * it and its own note of that: it must either send again or risk that the owner never hears of a
 * lead. The relay sends again, and what that can cost is held here.
 */
test.each([
  ['has taken a mail', 'sends that one again, word for word, and no other', true],
  ['has thrown a mail away', 'sends it once', false],
])('a relay killed after the server %s but not said so %s', async (_when, _then, taken) => {
  const dataDir = await temporaryDirectory()
  const [port, mailPort] = [await quietPort(), await quietPort()]
  const inbox: { id: string; raw: string }[] = []
  let attempts = 0
  let command: Command
  const restarts: Promise<void>[] = []
  await startMailServer(mailPort, {
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        attempts += 1
        const raw = Buffer.concat(chunks).toString()
        const killed = KILLED_AT.includes(attempts)
        if (taken || !killed) inbox.push({ id: /^Message-ID: (.+)\r$/m.exec(raw)?.[1] ?? '', raw })
        if (!killed) return done()
        command.process.kill('SIGKILL')
        restarts.push(command.exited.then(start))
      })
    },
  })
  const start = async () => {
    command = startCommand({
      RELAY_PORT: String(port),
      RELAY_DATA_DIR: dataDir,
      RELAY_ALLOWED_ORIGINS: SITE,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_MAIL_FROM: 'site@example.com',
      RELAY_MAIL_TO: 'contact@example.com',
    })
    await command.listening
  }

  await start()
  for (let n = 0; n < LEADS; n++) {
    const insist = async (): Promise<unknown> =>
      post({ port }, quote({ Nom: `Client n° ${n}` })).catch(() => insist())
    expect(await insist()).toMatchObject({ status: 200 })
  }
  await eventually(async () =>
    (await storedLeads(dataDir)).every(({ files }) => files.includes('delivered.json')),
  )
  await Promise.all(restarts)

  expect(restarts).toHaveLength(KILLED_AT.length)
  expect(attempts).toBe(LEADS + KILLED_AT.length)
  expect(inbox).toHaveLength(taken ? LEADS + KILLED_AT.length : LEADS)
  // Whoever folds mails of the same identity sees each lead once.
  expect(new Set(inbox.map(({ id }) => id)).size).toBe(LEADS)
  expect(new Set(inbox.map(({ raw }) => raw)).size).toBe(LEADS)
})
