import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import type { Lead } from './lead'
import { quote } from './test-form'
import { keepLead, MemoryStore } from './test-store'
import { RetrySchedule } from './retry-schedule'
import { Webhook } from './webhook'

const secret = 'a-secret-of-thirty-two-characters'
const retry = { firstMs: 1_000, longestMs: 8_000, settingMs: 60_000, refusedMs: 86_400_000 }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

interface Call {
  headers: IncomingHttpHeaders
  body: string
  path: string | undefined
}

/** The owner's tools, which answer as told, one answer after the other, then 204. */
async function tools(...answers: number[]) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      calls.push({ headers: request.headers, body, path: request.url })
      const status = answers.shift() ?? 204
      response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads` }
}

/** A webhook whose time passes only when told. */
function webhookTo(url: string, store: MemoryStore, patienceMs?: number) {
  const time = { ms: Date.parse('2026-11-23T11:00:00Z') }
  const logs: string[] = []
  const wakes: number[] = []
  const webhook = new Webhook({
    store,
    target: { url, secret },
    ...(patienceMs !== undefined && { patienceMs }),
    schedule: new RetrySchedule(retry),
    clock: { now: () => new Date(time.ms), elapsed: () => time.ms },
    log: (line) => logs.push(line),
    wakeIn: (ms) => wakes.push(ms),
  })
  closing.unshift(() => webhook.close())
  return { webhook, time, logs, wakes }
}

const recordOf = (store: MemoryStore, name: string) => store.record(name, 'webhook')

test('of what was set aside they are told so, and why', async () => {
  const store = new MemoryStore()
  const reasons = ['Le laissez-passer est faux']
  const doubt = { points: 5, reasons, setAside: true }
  const name = await keepLead(store, '2026-11-23T10:00:00Z', quote(), doubt)
  const { calls, url } = await tools()
  const { webhook } = webhookTo(url, store)
  webhook.add(name)
  await webhook.run()
  expect(JSON.parse(calls[0]!.body)).toMatchObject({ name, setAside: true, reasons })
})

test('the owner’s tools are told of a lead once, signed and dated, without its token', async () => {
  const store = new MemoryStore()
  const name = await keepLead(store, '2026-11-23T10:00:00Z', quote())
  const { calls, url } = await tools()
  const { webhook } = webhookTo(url, store)
  webhook.add(name)
  await webhook.run()
  await webhook.run()
  expect(calls).toHaveLength(1)
  const { headers, body } = calls[0]!
  expect(headers['x-timestamp']).toBe(String(Date.parse('2026-11-23T11:00:00Z') / 1000))
  const signed = createHmac('sha256', secret).update(`${headers['x-timestamp']}.${body}`)
  expect(headers['x-signature']).toBe(`sha256=${signed.digest('hex')}`)
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(body)).toMatchObject({ event: 'lead.received', name, setAside: false })
  expect(body).toContain('["Téléphone","06 39 98 12 34"]')
  expect(body).not.toContain('jeton_de_test')
  expect(await recordOf(store, name)).toEqual({ sentAt: '2026-11-23T11:00:00.000Z' })
  expect(webhook.health()).toEqual({ waiting: 0, fault: undefined })
})

test('tools that are down are tried again, later each time, and hear the same again', async () => {
  const store = new MemoryStore()
  const name = await keepLead(store, '2026-11-23T10:00:00Z', quote())
  const { calls, url } = await tools(500, 503)
  const { webhook, time, wakes, logs } = webhookTo(url, store)
  webhook.add(name)
  await webhook.run()
  expect(wakes.at(-1)).toBe(1_000)
  expect(webhook.health()).toMatchObject({ waiting: 1, fault: expect.stringContaining('HTTP 500') })
  expect((await store.record(name, 'webhookFailed'))?.code).toBe('HTTP 500')
  time.ms += 1_000
  await webhook.run()
  expect(wakes.at(-1)).toBe(2_000)
  time.ms += 2_000
  await webhook.run()
  expect(calls.map(({ headers }) => headers['x-delivery'])).toEqual(
    Array(3).fill(name.split('-')[1]),
  )
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1)
  expect((await recordOf(store, name))?.sentAt).toBeDefined()
  expect(await store.record(name, 'webhookFailed')).toBeUndefined()
  expect(webhook.health()).toEqual({ waiting: 0, fault: undefined })
  expect(logs.join('\n')).not.toMatch(/Élodie|exemple\.fr/)
})

test('a redirect is not followed: it is a refusal, tried again once a day', async () => {
  const store = new MemoryStore()
  const name = await keepLead(store, '2026-11-23T10:00:00Z', quote())
  const { calls, url } = await tools(302)
  const { webhook, wakes } = webhookTo(url, store)
  webhook.add(name)
  await webhook.run()
  expect(calls.map(({ path }) => path)).toEqual(['/leads'])
  expect(webhook.health().fault).toContain('RELAY_WEBHOOK_URL')
  expect(wakes.at(-1)).toBe(retry.refusedMs)
})

test('after a restart whoever has not been told is told, oldest first, and nobody twice', async () => {
  const store = new MemoryStore()
  const told = await keepLead(store, '2026-11-20T10:00:00Z', quote({ Nom: 'Déjà' }))
  await store.setRecord(told, 'webhook', { sentAt: '2026-11-20T10:00:01Z' })
  const failed = await keepLead(store, '2026-11-21T10:00:00Z', quote({ Nom: 'Échoué' }))
  await store.setRecord(failed, 'webhookFailed', { at: '2026-11-21T10:00:01Z', code: 'HTTP 500' })
  const fresh = await keepLead(store, '2026-11-22T10:00:00Z', quote({ Nom: 'Neuf' }))
  const { calls, url } = await tools()
  const { webhook } = webhookTo(url, store)
  await webhook.resume()
  await webhook.run()
  expect(calls.map(({ body }) => (JSON.parse(body) as { name: string }).name)).toEqual([
    failed,
    fresh,
  ])
})

test('a lead that was erased meanwhile is told to nobody', async () => {
  const store = new MemoryStore()
  const name = await keepLead(store, '2026-11-23T10:00:00Z', quote())
  const { calls, url } = await tools()
  const { webhook } = webhookTo(url, store)
  webhook.add(name)
  await store.erase(name, 'owner')
  await webhook.run()
  expect(calls).toEqual([])
  expect(webhook.health().waiting).toBe(0)
})

test('a lead taken up because its notes could not be read is told of once they say it was not', async () => {
  const store = new MemoryStore()
  const told = await keepLead(store, '2026-11-22T10:00:00Z', quote({ Nom: 'Déjà' }))
  await store.setRecord(told, 'webhook', { sentAt: '2026-11-22T10:00:01Z' })
  const fresh = await keepLead(store, '2026-11-23T10:00:00Z', quote({ Nom: 'Neuf' }))
  const { calls, url } = await tools()
  const { webhook, time } = webhookTo(url, store)
  const unreadable = () => Promise.reject(Object.assign(new Error('too many'), { code: 'EMFILE' }))
  jest.spyOn(store, 'record').mockImplementationOnce(unreadable).mockImplementationOnce(unreadable)
  webhook.add(told)
  webhook.add(fresh)
  await webhook.run()
  expect(calls).toEqual([])
  time.ms += 1_000
  await webhook.run()
  expect(calls.map(({ body }) => (JSON.parse(body) as { name: string }).name)).toEqual([fresh])
  expect(webhook.health().waiting).toBe(0)
})

test('tools that are silent are given up, whatever memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    silent.closeAllConnections()
    silent.close()
  })
  const store = new MemoryStore()
  const name = await keepLead(store, '2026-11-23T10:00:00Z', quote())
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  const { webhook, logs } = webhookTo(url, store, 500)
  webhook.add(name)
  const collecting = setInterval(collectGarbage, 50)
  closing.push(async () => clearInterval(collecting))
  await Promise.race([webhook.run(), new Promise((resolve) => setTimeout(resolve, 3_000))])
  expect(logs).toEqual([expect.stringMatching(/not told of lead \S+ \(TimeoutError\)/)])
})

test('a lead that is damaged on the disk is tried again once a day, and nothing of it is logged', async () => {
  const store = new MemoryStore()
  const name = await keepLead(store, '2026-11-23T10:00:00Z', quote())
  const { calls, url } = await tools()
  const { webhook, wakes, logs } = webhookTo(url, store)
  const damaged = async () => JSON.parse('{"fields":[["Nom",Dupont"]]}') as Lead
  jest.spyOn(store, 'read').mockImplementation(damaged)
  webhook.add(name)
  await webhook.run()
  expect(calls).toEqual([])
  expect(logs).toEqual([
    `webhook not told of lead ${name} (SyntaxError), next attempt in ${retry.refusedMs / 1000} s`,
  ])
  expect(wakes.at(-1)).toBe(retry.refusedMs)
})
