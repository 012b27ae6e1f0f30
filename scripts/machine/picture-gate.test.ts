import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPictureGate, servePictures } from './picture-gate'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** The static server behind: says what it was asked, and has one picture once it is encoded. */
async function behind(files: ReadonlySet<string>): Promise<number> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const found = !request.url!.startsWith('/pictures/') || files.has(request.url!)
      response.writeHead(found ? 200 : 404, { 'X-Behind': 'yes', 'Content-Type': 'text/plain' })
      response.end(`${request.method} ${request.url} ${request.headers['x-asked'] ?? ''} ${body}`)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return portOf(server)
}

async function gate(port: number, ask: (name: string) => Promise<void>) {
  const server = await openPictureGate(0, port, ask)
  servers.push(server)
  return `http://127.0.0.1:${portOf(server)}`
}

test('a picture is answered once it is encoded, and by the server behind', async () => {
  const files = new Set<string>()
  let finish: () => void = () => undefined
  let askFor: (name: string) => void = () => undefined
  const asked = new Promise<string>((resolve) => (askFor = resolve))
  const origin = await gate(await behind(files), (name) => {
    askFor(name)
    return new Promise((resolve) => (finish = resolve))
  })
  let answered = false
  const answer = fetch(`${origin}/pictures/salon-400-abc.avif?v=1`).then((response) => {
    answered = true
    return response
  })
  expect(await asked).toBe('salon-400-abc.avif')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(answered).toBe(false)
  files.add('/pictures/salon-400-abc.avif?v=1')
  finish()
  expect((await answer).status).toBe(200)
  expect((await answer).headers.get('X-Behind')).toBe('yes')
})

test('all else passes as it is: method, headers, body, status', async () => {
  const ask = jest.fn(() => Promise.resolve())
  const origin = await gate(await behind(new Set()), ask)
  const response = await fetch(`${origin}/demande-devis?x=%C3%A9`, {
    method: 'POST',
    headers: { 'X-Asked': 'so' },
    body: 'body',
  })
  expect([response.status, await response.text()]).toEqual([
    200,
    'POST /demande-devis?x=%C3%A9 so body',
  ])
  expect(ask).not.toHaveBeenCalled()
})

test('a picture that cannot be encoded is one that is missing', async () => {
  const origin = await gate(await behind(new Set()), () => Promise.reject(new Error('No room.')))
  expect((await fetch(`${origin}/pictures/salon.avif`)).status).toBe(404)
})

test('beside a server that has all the rest, pictures are answered alone, with their type', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gate-'))
  try {
    const encode = async (name: string) => {
      if (name === 'salon.avif') writeFileSync(path.join(folder, name), 'picture')
    }
    const server = await servePictures(0, folder, encode)
    servers.push(server)
    const get = (name: string) => fetch(`http://127.0.0.1:${portOf(server)}/pictures/${name}`)
    const found = await get('salon.avif')
    expect([found.status, found.headers.get('Content-Type'), await found.text()]).toEqual([
      200,
      'image/avif',
      'picture',
    ])
    for (const name of ['unknown.avif', '..', '%2e%2e%2fpackage.json'])
      expect([name, (await get(name)).status]).toEqual([name, 404])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
