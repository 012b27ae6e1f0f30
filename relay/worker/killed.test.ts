import { OWNER, killPosts, testKilled, type KillableHost } from '../contract/killed'
import { testKilledMailing } from '../contract/killed-mailing'
import { roomyDirectory, SITE } from '../contract/test-http'
import { PERMISSION_SECRET } from '../core/test-form'
import { startPlatform, storedBy } from './test-platform'

jest.setTimeout(300_000)

let dataDir: string | undefined
afterEach(() => (dataDir = undefined))

const host: KillableHost = {
  posts: killPosts(250),
  kills: 3,
  async start(port, mailPort) {
    dataDir ??= await roomyDirectory()
    const firm = {
      RELAY_ALLOWED_ORIGINS: SITE,
      RELAY_RATE_LIMIT: '100000',
      RELAY_PERMISSION_SECRET: PERMISSION_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RELAY_MAIL_FROM: 'site@example.com',
      RELAY_MAIL_TO: OWNER,
    }
    const secrets = { RELAY_FIRMS: JSON.stringify({ dupont: firm }) }
    const platform = await startPlatform({ port, dataDir, secrets })
    return { port, basePath: '/dupont', kill: platform.kill }
  },
  async stored(relay) {
    const leads = await storedBy(relay)
    return leads.map((each) => ({ ...each, delivered: each.records.includes('delivered') }))
  },
  from: () => ({}),
}

testKilled(host)

testKilledMailing(host)
