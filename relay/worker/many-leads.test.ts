import { testOn } from '../contract/host'
import { manyLeads, testManyLeads } from '../contract/many-leads'
import { cleanUp, quietPort, send, SITE } from '../contract/test-http'
import { startPlatform } from './test-platform'

jest.setTimeout(120_000)

afterEach(cleanUp)

testOn({ start: () => Promise.reject(new Error('not here')), owner: { 'X-Test-Owner': '1' } })

testManyLeads(async () => {
  const firm = {
    RELAY_ALLOWED_ORIGINS: SITE,
    SMTP_URL: `smtp://127.0.0.1:${await quietPort()}`,
    RELAY_MAIL_FROM: 'site@example.com',
    RELAY_MAIL_TO: 'contact@example.com',
  }
  const { port } = await startPlatform({
    secrets: { RELAY_FIRMS: JSON.stringify({ dupont: firm }) },
  })
  const relay = { port, basePath: '/dupont' }
  await send(relay, { path: `/?test=plant&count=${manyLeads}` })
  return relay
})
