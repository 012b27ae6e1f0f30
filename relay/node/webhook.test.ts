import { createServer } from 'node:http'

import { addressesFrom } from '../core/mailbox'
import { quote } from '../core/test-form'
import { startMailServer } from '../contract/test-mail-server'
import {
  afterTest,
  cleanUp,
  eventually,
  post,
  quietPort,
  send,
  temporaryDirectory,
} from '../contract/test-http'
import { newestLeadPage, startTestRelay } from './test-relay'

afterEach(cleanUp)

test('tools that are silent delay no mail, and hear of the lead after a restart', async () => {
  const dataDir = await temporaryDirectory()
  const [mailPort, toolsPort] = [await quietPort(), await quietPort()]
  const { inbox } = await startMailServer(mailPort)
  const [from] = addressesFrom('site@example.com')
  const options = {
    dataDir,
    smtpUrl: `smtp://127.0.0.1:${mailPort}`,
    mail: { from, to: [from] },
    retry: { firstMs: 60_000, longestMs: 60_000 },
    webhook: {
      url: `http://127.0.0.1:${toolsPort}/leads`,
      secret: 'a-secret-of-thirty-two-characters',
    },
  }
  const relay = await startTestRelay(options)
  expect((await post(relay, quote())).status).toBe(200)
  await eventually(() => inbox.length === 1)
  await eventually(() => relay.logs.some((line) => line.startsWith('webhook not told')))
  expect((await send(relay)).text).toContain('Vos outils ne répondent pas (ECONNREFUSED)')
  expect((await send(relay, { path: '/mail' })).text).toContain('Pas encore transmise à vos outils')
  await relay.close()

  const told: string[] = []
  const tools = createServer((request, response) => {
    told.push(String(request.headers['x-signature']))
    request.resume()
    response.end()
  })
  await new Promise<void>((resolve) => tools.listen(toolsPort, '127.0.0.1', resolve))
  afterTest(() => new Promise((resolve) => tools.close(resolve)))
  const second = await startTestRelay(options)
  await eventually(() => second.logs.some((line) => line.startsWith('webhook told')))
  expect(told).toEqual([expect.stringMatching(/^sha256=[0-9a-f]{64}$/)])
  expect(await newestLeadPage(second)).toContain('Transmise à vos outils le ')
  expect(inbox).toHaveLength(1)
})
