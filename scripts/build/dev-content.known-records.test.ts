import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const known = 'e2e/second-firm/content'
let folder: string
beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'dev-')), 'content')
  cpSync(known, folder, { recursive: true })
  process.env.CONTENT_DIR = folder
})
afterAll(() => {
  delete process.env.CONTENT_DIR
  rmSync(path.dirname(folder), { recursive: true })
})

/** As a process of its own reads the records. */
async function now(): Promise<string> {
  jest.resetModules()
  const { readOnce } = await import('./dev-content')
  return readOnce()
}

function change(file: string, from: string, to: string): void {
  const target = path.join(folder, file)
  const text = readFileSync(target, 'utf8')
  expect(text).toContain(from)
  writeFileSync(target, text.replace(from, to))
}

test('a text changes while the server runs on; an address, or the phone, asks for a new start', async () => {
  const before = await now()
  change('jobs/grange-du-bugue.json', '"subtitle": "', '"subtitle": "Redite : ')
  expect(await now()).toBe(before)
  const phone = /"mobile": "([^"]+)"|"landline": "([^"]+)"/.exec(
    readFileSync(path.join(folder, 'firm.json'), 'utf8'),
  )?.[0]
  change('firm.json', phone ?? '', phone?.replace(/\d\d"$/, '99"') ?? '')
  const called = await now()
  expect(called).not.toBe(before)
  rmSync(path.join(folder, 'jobs', 'grange-du-bugue.json'))
  expect(await now()).not.toBe(called)
})
