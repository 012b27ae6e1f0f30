import fsPromises, { rename, writeFile } from 'node:fs/promises'

import { afterTest, cleanUp, post, send } from '../contract/test-http'
import { quote } from '../core/test-form'
import { healthOf, inboxText, startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

const errorOf = (text: string) => (JSON.parse(text) as { success: boolean; error: string }).error

test('nothing about the sender’s machine is kept or logged, nor any word of the form', async () => {
  const relay = await startTestRelay()
  await post(relay, quote(), { 'User-Agent': 'Navigateur-Reconnaissable' })
  const [stored] = await storedLeads(relay.dataDir)
  const kept = JSON.stringify(stored?.lead) + stored?.eml.toString()
  expect(kept).not.toMatch(/127\.0\.0\.1|Navigateur-Reconnaissable/)
  expect(relay.logs.join('\n')).toMatch(/^lead \S+ stored$/m)
  expect(relay.logs.join('\n')).not.toMatch(/127\.0\.0\.1|Élodie|exemple\.fr|06 39/)
})

test('X-Forwarded-For counts only when the relay is told how many proxies to trust', async () => {
  const statusOf = async (trustedProxies: number, headers: Record<string, string>) => {
    const relay = await startTestRelay({ rateLimit: 1, trustedProxies })
    await post(relay, quote(), { 'X-Forwarded-For': '198.51.100.7' })
    return (await post(relay, quote(), headers)).status
  }
  expect(await statusOf(0, { 'X-Forwarded-For': '203.0.113.9' })).toBe(429)
  expect(await statusOf(1, { 'X-Forwarded-For': '203.0.113.9' })).toBe(200)
  // What the client claims itself stands to the left of what the proxy saw.
  expect(await statusOf(1, { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' })).toBe(429)
})

test('a disk that refuses gets 503, and the next post after it recovers is kept', async () => {
  const relay = await startTestRelay()
  await post(relay, quote({ Nom: 'avant' }))
  const away = `${relay.dataDir}-away`
  await rename(relay.dataDir, away)
  await writeFile(relay.dataDir, 'in the way')
  const answer = await post(relay, quote({ Nom: 'pendant' }))
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('60')
  expect(errorOf(answer.text)).toContain('Enregistrement impossible')
  expect(relay.logs).toContain('lead not stored: ENOTDIR')
  await rename(relay.dataDir, `${away}-file`)
  afterTest(() => rename(`${away}-file`, `${relay.dataDir}/x`))
  await rename(away, relay.dataDir)
  expect((await post(relay, quote({ Nom: 'pendant' }))).status).toBe(200)
  expect(await storedLeads(relay.dataDir)).toHaveLength(2)
})

test('a disk that refuses leads is told to the owner and to whoever watches, until it takes a new one', async () => {
  let relay = await startTestRelay()
  const restart = async () => {
    await relay.close()
    relay = await startTestRelay({ dataDir: relay.dataDir })
  }
  const known = quote({ Nom: 'Martin' })
  await post(relay, known)
  const seen = async () => {
    const { status, notKept } = await healthOf(relay)
    const notice = /Aucune demande ne peut être enregistrée depuis le .*?\((\w+)\)/
    return {
      status,
      code: notKept?.code,
      notice: notice.exec(await inboxText(relay))?.[1],
    }
  }
  const well = { status: 200, code: undefined, notice: undefined }
  expect(await seen()).toEqual(well)
  const mkdir = jest
    .spyOn(fsPromises, 'mkdir')
    .mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  expect((await post(relay, quote())).status).toBe(503)
  const full = { status: 503, code: 'ENOSPC', notice: 'ENOSPC' }
  expect(await seen()).toEqual(full)
  expect((await send(relay, { path: '/demande?health' })).status).toBe(503)
  // One that is there already needs no room.
  expect((await post(relay, known)).status).toBe(200)
  expect(await seen()).toEqual(full)
  mkdir.mockRestore()
  // Nobody has seen it recover.
  await restart()
  expect(await seen()).toEqual(full)
  expect((await post(relay, quote())).status).toBe(200)
  expect(await seen()).toEqual(well)
  await restart()
  expect(await seen()).toEqual(well)
})
