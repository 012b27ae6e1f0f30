import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openKeptResults } from './kept-results'

let folder: string
let said: string[]
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'results')
  said = []
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const open = () => openKeptResults(folder, (line) => said.push(line))

test('what was kept is found again, an empty result too, and nothing under another name', () => {
  const results = open()
  expect(results.find('a.br')).toBeUndefined()
  results.keep('a.br', Buffer.from('pressed'))
  results.keep('b.br', Buffer.alloc(0))
  expect(open().find('a.br')?.toString()).toBe('pressed')
  expect(open().find('b.br')).toHaveLength(0)
  expect(open().find('c.br')).toBeUndefined()
  expect(said).toEqual([])
})

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  [
    'with a bit that is another',
    (whole: Buffer) => whole.fill(whole.at(-1)! ^ 1, whole.length - 1),
  ],
])('a result %s is not handed out, and said to be damaged', (_, damage) => {
  open().keep('a.br', Buffer.from('pressed'))
  const file = path.join(folder, 'a.br')
  writeFileSync(file, damage(readFileSync(file)))
  const results = open()
  expect(results.find('a.br')).toBeUndefined()
  expect(said).toEqual([`${file} is damaged: made anew.`])
  results.keep('a.br', Buffer.from('pressed'))
  expect(open().find('a.br')?.toString()).toBe('pressed')
})

test('what was not asked for any more goes', () => {
  const first = open()
  for (const name of ['old', 'found', 'kept']) first.keep(name, Buffer.from(name))
  const second = open()
  second.find('found')
  second.keep('kept', Buffer.from('other'))
  second.removeRest()
  expect(readdirSync(folder).sort()).toEqual(['found', 'kept'])
})
