import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

import PostalMime from 'postal-mime'

import {
  cleanUp,
  eventually,
  post,
  quietPort,
  send,
  SITE,
  temporaryDirectory,
} from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { quote } from '../core/test-form'
import { SECRET_FILE } from './permission-secret'
import { startCommand } from './test-command'
import { holdClock, startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

const ask = (relay: { port: number }, headers: Record<string, string> = { Origin: SITE }) =>
  send(relay, { method: 'POST', path: '/demande?permission', headers })

const doubtful = (name: string) => quote({ Nom: name, _permission: '' })
const mail = (smtpPort: number) => ({
  smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
  mail: {
    from: { name: '', address: 'site@example.com' },
    to: [{ name: '', address: 'contact@example.com' }],
  },
})

test('what signs permissions is made once, kept private, and serves after a restart', async () => {
  const relay = await startTestRelay({ permissionSecret: undefined })
  const { text: permission } = await ask(relay)
  const path = join(relay.dataDir, SECRET_FILE)
  expect((await stat(path)).mode & 0o077).toBe(0)
  const secret = await readFile(path, 'utf8')
  await relay.close()
  const again = await startTestRelay({ permissionSecret: undefined, dataDir: relay.dataDir })
  expect(await readFile(path, 'utf8')).toBe(secret)
  await post(again, quote({ _permission: permission }))
  const [stored] = await storedLeads(relay.dataDir)
  expect(stored?.lead.screening?.setAside).toBe(false)
})

test('what is set aside is mailed in one summary when its time has come, the others at once', async () => {
  const port = await quietPort()
  const { inbox } = await startMailServer(port)
  // However long the posts take, they are of one day, whose summary is due 4 s after the first.
  holdClock(new Date('2026-11-30T04:59:56Z'))
  const relay = await startTestRelay(mail(port))
  await post(relay, quote({ Nom: 'Sincère' }))
  await post(relay, doubtful('Un\u202Epiège <b>'))
  await post(relay, quote({ Nom: 'Deux', _honey: 'x' }))
  await eventually(() => inbox.length === 1)
  expect((await PostalMime.parse(inbox[0]!.raw)).text).toContain('Sincère')
  const [{ name } = { name: '' }] = await storedLeads(relay.dataDir)
  expect((await send(relay)).text).toContain('récapitulatif')

  await eventually(() => inbox.length === 2)
  const { subject, text, html } = await PostalMime.parse(inbox[1]!.raw)
  expect(subject).toBe('2 demandes à vérifier')
  for (const body of [text, html]) {
    expect(body).toContain('sans laissez-passer')
    expect(body).toContain('Un champ que personne ne voit est rempli')
    expect(body).not.toContain('Sincère')
  }
  expect(html).toContain('piège &lt;b&gt;')
  expect(name).not.toBe('')
  await eventually(async () =>
    (await storedLeads(relay.dataDir)).every(({ files }) => files.includes('delivered.json')),
  )
})

test('a summary that was not taken, or cut short by a kill, goes out whole after it', async () => {
  const dataDir = await temporaryDirectory()
  const [port, mailPort] = [await quietPort(), await quietPort()]
  const summaries: string[] = []
  let attempts = 0
  let restarted: Promise<void> | undefined
  await startMailServer(mailPort, {
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        attempts += 1
        if (attempts === 1) return done(Object.assign(new Error('later'), { responseCode: 451 }))
        if (attempts === 2) {
          command.process.kill('SIGKILL')
          restarted = command.exited.then(start)
          return
        }
        summaries.push(Buffer.concat(chunks).toString())
        done()
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
  let command!: ReturnType<typeof startCommand>
  await start()
  await post({ port }, doubtful('Un'))
  await post({ port }, doubtful('Deux'))
  command.process.kill('SIGKILL')
  await command.exited
  expect(attempts).toBe(0)
  for (const { name } of await storedLeads(dataDir)) {
    // As if the day had passed; both of one day, whatever the time is now.
    await rename(join(dataDir, name), join(dataDir, `20250301T120000000Z${name.slice(19)}`))
  }
  await start()
  await eventually(async () =>
    (await storedLeads(dataDir)).every(({ files }) => files.includes('delivered.json')),
  )
  await restarted
  expect(attempts).toBeGreaterThanOrEqual(3)
  expect(summaries).toHaveLength(1)
  const told = summaries.join('\n')
  expect(told.match(/Nom : Un\r/g)).toHaveLength(1)
  expect(told.match(/Nom : Deux\r/g)).toHaveLength(1)
})
