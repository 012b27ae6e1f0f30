import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { freePort } from '../machine/ports'
import { startEditServer, type EditServer } from './server'
import { thumbnails } from './thumbnails'
import { workingFolder } from './working-folder'

const api = '/api/v1/repos/ici/site'

let folder: string
let server: EditServer
let token: string

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'edit-')), 'content')
  cpSync('e2e/second-firm/content', folder, { recursive: true })
  const screen = path.join(path.dirname(folder), 'screen')
  mkdirSync(screen)
  writeFileSync(path.join(screen, 'index.html'), '<!doctype html>')
  server = await startEditServer({
    port: await freePort(),
    screen,
    siteOrigin: 'http://localhost:3000',
    folder: workingFolder(folder),
    config: () => ({ config: {}, schemas: {}, pages: {} }) as never,
    logo: () => '<svg/>',
    thumbnail: thumbnails(folder),
    faults: () => Promise.resolve([{ file: 'content/firm.json', message: 'manque' }]),
  })
  const config = (await (await fetch(`${server.origin}/config.json`)).json()) as {
    local: { token: string }
  }
  token = config.local.token
})
afterAll(async () => {
  await server.close()
  rmSync(path.dirname(folder), { recursive: true })
})

const ask = (address: string, init: RequestInit = {}) =>
  fetch(`${server.origin}${address}`, {
    ...init,
    headers: { Authorization: `token ${token}`, ...init.headers },
  })

interface File {
  readonly path: string
  readonly sha: string
}
const filesNow = async () =>
  ((await (await ask(`${api}/git/trees/x?recursive=1`)).json()) as { tree: File[] }).tree
const shaOf = async (file: string) => (await filesNow()).find(({ path }) => path === file)?.sha

const base64 = (content: string) => Buffer.from(content).toString('base64')
const save = (...files: object[]) =>
  ask(`${api}/contents`, { method: 'POST', body: JSON.stringify({ files }) })
const onDisk = (file: string) => readFileSync(path.join(folder, file), 'utf8')

test('lists the records and pictures, and nothing else, as git would name them', async () => {
  const files = (await filesNow()).map(({ path }) => path)
  expect(files).toContain('content/firm.json')
  expect(files).toContain('content/pictures/toit-tuile.jpg')
  expect(files.filter((file) => !/\.(?:json|jpg)$/.test(file))).toEqual([])
  expect(await shaOf('content/jobs/grange-du-bugue.json')).toMatch(/^[0-9a-f]{40}$/)
  expect((await ask(`${api}/media/travail/content/pictures/toit-tuile.jpg`)).status).toBe(200)
  expect((await ask(`${api}/raw/content/../package.json`)).status).toBe(404)
})

test('a photo is read under the name that a phone or a person has given it', async () => {
  const name = 'Toit été (1).jpg'
  cpSync(path.join(folder, 'pictures', 'toit-tuile.jpg'), path.join(folder, 'pictures', name))
  expect((await filesNow()).map((file) => file.path)).toContain(`content/pictures/${name}`)
  const shown = await ask(`${api}/media/travail/content/pictures/${encodeURIComponent(name)}`)
  expect(shown.status).toBe(200)
  rmSync(path.join(folder, 'pictures', name))
})

test('a save writes whole files, and leaves those alone that somebody else has changed since', async () => {
  const file = 'content/firm.json'
  const sha = await shaOf(file)
  const edited = onDisk('firm.json').replace('05 36 49 21 08', '05 36 49 21 09')
  const update = { operation: 'update', path: file, content: base64(edited), sha }
  expect((await save(update)).status).toBe(201)
  expect(onDisk('firm.json')).toBe(edited)

  const added = { operation: 'create', path: 'content/jobs/neuf.json', content: base64('{}') }
  const late = await save(added, { ...update, content: base64('{}') })
  expect(late.status).toBe(409)
  expect(await late.json()).toEqual({ message: expect.stringContaining('a changé depuis') })
  // All or nothing.
  expect(readdirSync(path.join(folder, 'jobs'))).not.toContain('neuf.json')
  expect(onDisk('firm.json')).toBe(edited)

  expect((await save(added)).status).toBe(201)
  expect((await save(added)).status).toBe(409)
  const gone = { operation: 'delete', path: added.path, sha: await shaOf(added.path) }
  expect((await save(gone)).status).toBe(201)
  expect(readdirSync(path.join(folder, 'jobs'))).not.toContain('neuf.json')
})

test('a state that comes back has a name of its own: the screen believes what it keeps of one it knows', async () => {
  const head = async () =>
    ((await (await ask(`${api}/branches/travail`)).json()) as { commit: { id: string } }).commit.id
  const [before, first] = [onDisk('prices.json'), await head()]
  expect(await head()).toBe(first)
  const edited = before.replace('"from": 115', '"from": 431')
  const file = 'content/prices.json'
  const answer = await save({
    ...{ operation: 'update', path: file, content: base64(edited), sha: await shaOf(file) },
  })
  const { commit } = (await answer.json()) as { commit: { sha: string } }
  expect(await head()).toBe(commit.sha)
  writeFileSync(path.join(folder, 'prices.json'), before)
  expect([first, commit.sha]).not.toContain(await head())
})

test.each([
  '../package.json',
  'content/../../package.json',
  'content/schema/firm.ts',
  'content/legal/terms.ts',
  'content/autre.json',
  'content/jobs/.cache.json',
  'content/jobs/a/b.json',
  'content/jobs/photo.jpg',
  'content/pictures/page.html',
  'content/pictures/.cachée.jpg',
  'content/pictures/a\\b.jpg',
  'package.json',
])('%p is out of its reach', async (file) => {
  const answer = await save({ operation: 'create', path: file, content: base64('{}') })
  expect(answer.status).toBe(422)
})

test('neither follows a link nor keeps what is no record', async () => {
  const outside = path.join(path.dirname(folder), 'outside.json')
  writeFileSync(outside, '{}')
  symlinkSync(outside, path.join(folder, 'jobs', 'lien.json'))
  const file = 'content/jobs/lien.json'
  const linked = { operation: 'update', path: file, content: base64('{"a":1}') }
  expect((await save({ ...linked, sha: await shaOf(file) })).status).toBe(422)
  expect(readFileSync(outside, 'utf8')).toBe('{}')
  const broken = { operation: 'create', path: 'content/jobs/x.json', content: base64('[1') }
  expect((await save(broken)).status).toBe(422)
})

/** `fetch` sets its own Host. */
const statusFor = (headers: Record<string, string>, address = '/config.json') =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${server.origin}${address}`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject).end()
  })

test('answers this machine’s own pages alone: no other name, origin or site, and nothing without its token', async () => {
  const host = server.origin.replace('http://', '')
  expect(await statusFor({ host })).toBe(200)
  expect(await statusFor({ host: 'ailleurs.example' })).toBe(403)
  expect(await statusFor({ host: host.replace('127.0.0.1', 'localhost') })).toBe(403)
  expect(await statusFor({ host, origin: 'https://ailleurs.example' })).toBe(403)
  expect(await statusFor({ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })).toBe(
    403,
  )
  // A link from a mail opens the page; what it asks then is its own.
  expect(
    await statusFor({ host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, '/'),
  ).toBe(200)
  for (const authorization of ['', 'token x', `token ${token}x`]) {
    expect(await statusFor({ host, authorization }, '/api/v1/user')).toBe(401)
    expect(await statusFor({ host, authorization }, '/faults.json')).toBe(401)
  }
  expect(await (await ask('/faults.json')).json()).toEqual([
    { file: 'content/firm.json', message: 'manque' },
  ])
})

test('every answer carries the policy of the page, and files beside the screen stay unread', async () => {
  const page = await ask('/')
  expect(await page.text()).toContain('<!doctype html>')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain("script-src 'unsafe-inline'")
  for (const address of ['/thumbnails/none.webp', '/thumbnails/..%2Ffirm.webp'])
    expect((await ask(address)).status).toBe(404)
  for (const address of ['/../content/firm.json', '/%2e%2e/content/firm.json', '/nothing'])
    expect(await statusFor({ host: server.origin.replace('http://', '') }, address)).toBe(404)
})

test('a page that is left while it loads prints nothing', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const large = path.join(path.dirname(folder), 'screen', 'main.js')
  writeFileSync(large, Buffer.alloc(20_000_000))
  await new Promise<void>((resolve) => {
    const asked = request(`${server.origin}/main.js`, (answer) => {
      answer.once('data', () => answer.destroy()).once('close', resolve)
    })
    asked.end()
  })
  // The server notices a little later.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
})

test('a picture is shown small, upright and as its photo is now', async () => {
  const shown = async () => {
    const answer = await ask('/thumbnails/toit-tuile.webp')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    return sharp(Buffer.from(await answer.arrayBuffer()))
  }
  const { width, height } = await (await shown()).metadata()
  expect({ width, height }).toEqual({ width: 160, height: 120 })
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#00f' } })
  writeFileSync(path.join(folder, 'pictures', 'toit-tuile.jpg'), await photo.jpeg().toBuffer())
  const { dominant } = await (await shown()).stats()
  expect(dominant.b).toBeGreaterThan(200)
  writeFileSync(path.join(folder, 'pictures', 'toit-tuile.jpg'), 'no picture')
  expect((await ask('/thumbnails/toit-tuile.webp')).status).toBe(404)
})
