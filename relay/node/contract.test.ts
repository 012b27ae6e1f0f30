import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { testOn } from '../contract/host'
import '../contract/inbox'
import '../contract/multipart'
import '../contract/owner-command'
import '../contract/permission'
import '../contract/photos'
import '../contract/receive-lead'
import '../contract/same-request'
import '../contract/sign-in'
import { cleanUp, quietPort } from '../contract/test-http'
import { startMailServer } from '../contract/test-mail-server'
import { addressesFrom } from '../core/mailbox'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

testOn({
  async start({ away, ...options } = {}) {
    const elsewhere = away && (await mailingRelay())
    const relay = await startTestRelay({ ...options, ...elsewhere?.options })
    const photosHeld = async () =>
      (await readdir(relay.dataDir, { recursive: true })).filter((path) => path.includes('photo-'))
        .length
    return {
      ...relay,
      photosHeld,
      stored: () => storedLeads(relay.dataDir),
      damage: (name, what, text) => writeFile(join(relay.dataDir, name, `${what}.json`), text),
      away: elsewhere?.away,
    }
  },
  owner: {},
})

async function mailingRelay() {
  const mailPort = await quietPort()
  const { inbox } = await startMailServer(mailPort)
  const signIn = {
    url: 'https://demandes.example.com',
    secret: 'a-secret-of-thirty-two-characters',
  }
  const [from] = addressesFrom('site@example.com')
  return {
    options: { smtpUrl: `smtp://127.0.0.1:${mailPort}`, mail: { from, to: [from] }, signIn },
    away: { ...signIn, mails: () => inbox.map(({ raw }) => raw.toString()) },
  }
}
