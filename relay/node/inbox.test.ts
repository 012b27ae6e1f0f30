import { once } from 'node:events'
import fsPromises, { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

import { isLoopback } from './client-address'
import { commandPath, signedHeaders } from '../core/owner-command'
import { quote } from '../core/test-form'
import { afterTest, cleanUp, pause, post, send, temporaryDirectory } from '../contract/test-http'
import { FileStore } from './file-store'
import { startTestRelay, storedLeads } from './test-relay'

afterEach(cleanUp)

const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address

test('where the owner signs in from elsewhere, this machine’s visitor is known by its name, not by its address', async () => {
  const signIn = { url: 'https://demandes.example.com', secret: 's'.repeat(32) }
  const relay = await startTestRelay({ signIn })
  await post(relay, quote())
  const { port, url } = relay
  const as = (Host: string) => send({ port }, { headers: { Host } })
  for (const name of ['127.0.0.1', '[::1]']) {
    const answer = await as(`${name}:${port}`)
    expect([name, answer.status]).toEqual([name, 403])
    expect(answer.text).toContain(`localhost:${port}`)
    expect(answer.text).not.toContain('Élodie')
  }
  expect(url).toBe(`http://localhost:${port}`)
  expect((await as(new URL(url).host)).text).toContain('Élodie')
})

test('a full disk keeps no command of its owner from being taken, once', async () => {
  const secret = 's'.repeat(32)
  const url = 'https://demandes.example.com'
  const relay = await startTestRelay({ signIn: { url, secret } })
  await post(relay, quote())
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const write = jest.spyOn(fsPromises, 'appendFile').mockRejectedValue(full)
  const body = JSON.stringify({ contact: 'elodie@exemple.fr' })
  const headers = {
    Host: new URL(url).host,
    Accept: 'application/json',
    ...signedHeaders({ url, secret }, 'export', body, new Date()),
  }
  const ask = () =>
    send(relay, { method: 'POST', path: commandPath('export'), headers, body: [body] })
  const taken = await ask()
  expect([taken.status, taken.text]).toEqual([200, expect.stringContaining('Élodie')])
  expect((await ask()).status).toBe(403)
  write.mockRestore()
})

/** What the relay has logged of answers that it could not send to their end. */
const brokenOff = ({ logs }: { logs: readonly string[] }) =>
  logs.filter((line) => line.startsWith('answer broken off'))

test('a fault while an answer is being sent is logged with its place, without a word of a lead', async () => {
  const relay = await startTestRelay()
  const names = jest.spyOn(FileStore.prototype, 'names').mockImplementation(() => {
    throw new TypeError('what the sender wrote')
  })
  afterTest(async () => names.mockRestore())
  await expect(send(relay, { path: '/leads.csv' })).rejects.toThrow('socket hang up')
  expect(brokenOff(relay)).toEqual([expect.stringMatching(/^answer broken off: TypeError\n +at /)])
  expect(relay.logs.join()).not.toContain('what the sender wrote')
})

test('a client that leaves while it is answered is no fault', async () => {
  const relay = await startTestRelay()
  await post(relay, quote({ Description: 'a'.repeat(200_000) }))
  const [{ name } = { name: '' }] = await storedLeads(relay.dataDir)
  const names = jest.spyOn(FileStore.prototype, 'names').mockReturnValue(Array(200).fill(name))
  afterTest(async () => names.mockRestore())
  const socket = connect(relay.port, '127.0.0.1')
  socket.write(`GET /leads.csv HTTP/1.1\r\nHost: localhost:${relay.port}\r\n\r\n`)
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200/)
  socket.destroy()
  await relay.close()
  await pause(100)
  expect(brokenOff(relay)).toEqual([])
})

test('a damaged lead does not hide the others, and one erased by hand is gone', async () => {
  const relay = await startTestRelay()
  for (const Nom of ['Premier', 'Abîmé', 'Autre', 'Effacé']) await post(relay, quote({ Nom }))
  const leads = await storedLeads(relay.dataDir)
  const nameOf = (nom: string) =>
    leads.find(({ lead }) => lead.fields.some(([, value]) => value === nom))!.name
  await writeFile(join(relay.dataDir, nameOf('Abîmé'), 'lead.json'), '{"half')
  await writeFile(
    join(relay.dataDir, nameOf('Autre'), 'lead.json'),
    '{"id":"x","fields":[["Nom"]]}',
  )
  await rm(join(relay.dataDir, nameOf('Effacé')), { recursive: true })
  const { text } = await send(relay)
  expect(text).toContain('<bdi>Élodie Premier</bdi>')
  expect(text).toContain('3 demandes, page 1 sur 1')
  expect(text.split('Demande illisible')).toHaveLength(3)
  const { status, text: page } = await send(relay, { path: `/leads/${nameOf('Autre')}` })
  expect([status, page]).toEqual([200, expect.stringContaining('Demande illisible')])
  const gone = await send(relay, { path: `/leads/${nameOf('Effacé')}/message.eml` })
  expect(gone.status).toBe(404)
})

test('no other file can be had', async () => {
  const parent = await temporaryDirectory()
  const relay = await startTestRelay({ dataDir: join(parent, 'leads') })
  await post(relay, quote())
  const { name } = (await storedLeads(relay.dataDir))[0]!
  await mkdir(join(relay.dataDir, 'archives'))
  for (const place of [parent, relay.dataDir, join(relay.dataDir, 'archives')]) {
    await writeFile(join(place, 'lead.json'), '{"secret":true}')
  }
  await writeFile(join(relay.dataDir, name, 'secret.json'), '{}')
  for (const path of [
    '/leads/../lead.json',
    '/leads/./lead.json',
    '/leads/archives/lead.json',
    '/leads/%2e%2e/lead.json',
    '/leads/..%2Fleads/lead.json',
    '/leads//lead.json',
    '/leads/',
    '/lead.json',
    `/leads/${name}/secret.json`,
    `/leads/${name}/../lead.json`,
    `/leads/${name}/..%2Flead.json`,
    `/leads/${name}/constructor`,
    `/leads/${name}%00/lead.json`,
    `/leads/${name}/`,
    `/leads/${name.slice(1)}/lead.json`,
    `/leads/${name.replace(/^\d{8}/, '20000101')}/lead.json`,
  ]) {
    const answer = await send(relay, { path })
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.text).not.toContain('secret')
  }
})

describe('who may look', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('%s may', async (name) => {
    const relay = await startTestRelay()
    expect((await send(relay, { headers: { Host: `${name}:${relay.port}` } })).status).toBe(200)
  })

  test.each([
    ['a foreign name that points here', 'evil.example', {}],
    ['a name that begins like ours', 'localhost.evil.example', {}],
    ['a name that ends like ours', 'evil-localhost', {}],
    ['our name as a foreign domain’s root', 'localhost.', {}],
    ['our name as that of a user elsewhere', 'localhost@evil.example', {}],
    ['the address that some systems take for this machine', '0.0.0.0', {}],
    ['no port', 'localhost', { port: '' }],
    ['another port', 'localhost', { port: ':1' }],
  ])('a Host header with %s is refused', async (_what, name, { port }: { port?: string }) => {
    const relay = await startTestRelay()
    await post(relay, quote())
    const [stored] = await storedLeads(relay.dataDir)
    const Host = `${name}${port ?? `:${relay.port}`}`
    for (const path of [
      '/',
      `/leads/${stored!.name}/lead.json`,
      `/leads/${stored!.name}/message.eml`,
    ]) {
      const answer = await send(relay, { path, headers: { Host } })
      expect(answer.status).toBe(403)
      expect(answer.text).toContain('Host')
      expect(answer.text).not.toContain('Élodie')
    }
  })

  test('a request without a Host header is refused', async () => {
    const relay = await startTestRelay()
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(relay.port, '127.0.0.1', () => socket.write('GET / HTTP/1.0\r\n\r\n'))
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', reject).on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).toContain('l’en-tête Host doit être')
  })

  test.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])(
    'a request that came through a proxy (%s) is refused',
    async (header) => {
      const relay = await startTestRelay()
      const answer = await send(relay, { headers: { [header]: '203.0.113.9' } })
      expect(answer.status).toBe(403)
      expect(answer.text).toContain('proxy')
    },
  )

  test.each([
    ['GET', 403],
    ['HEAD', 200],
  ])('a %s that asks to close, as proxies do, is answered %i', async (method, status) => {
    const relay = await startTestRelay()
    expect((await send(relay, { method, headers: { Connection: 'close' } })).status).toBe(status)
  })

  test.each([
    ['127.0.0.1', true],
    ['127.200.0.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['2001:db8::1', false],
    ['fe80::1%eth0', false],
    ['0.0.0.0', false],
    ['localhost', false],
    [undefined, false],
  ])('%s counts as this machine: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected)
  })

  const onNetwork = ownAddress === undefined ? test.skip : test
  onNetwork('unless it is told otherwise, nobody on the network can even connect', async () => {
    const relay = await startTestRelay()
    expect(relay.url).toBe(`http://127.0.0.1:${relay.port}`)
    await expect(send(relay, { address: ownAddress })).rejects.toThrow('ECONNREFUSED')
  })

  onNetwork('a visitor from the network is refused, though forms may be posted', async () => {
    const relay = await startTestRelay({ host: '0.0.0.0' })
    const answer = await send(relay, {
      address: ownAddress,
      headers: { Host: `localhost:${relay.port}` },
    })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('depuis la machine du relais')
    expect((await post(relay, quote())).status).toBe(200)
  })

  test('the page may not be read by another site’s script', async () => {
    const relay = await startTestRelay()
    const { headers } = await send(relay, { headers: { Origin: 'https://evil.example' } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })
})
