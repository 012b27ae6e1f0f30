/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeRegistries } from './registries'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const folder of ['services', 'trades']) mkdirSync(path.join(root, folder))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const trade = (id: string) => `export const trade = {\n  id: '${id}',\n}\n`

test('a record file becomes an id of the union and an entry of the list, without another edit', () => {
  write('trades/peinture.ts', trade('peinture'))
  write('trades/menuisier-bois.ts', trade('menuisierBois'))
  writeRegistries(root)
  expect(readFileSync(path.join(root, 'generated/ids.ts'), 'utf8')).toContain(
    "export type TradeId = 'menuisierBois' | 'peinture'",
  )
  const list = readFileSync(path.join(root, 'generated/trades.ts'), 'utf8')
  expect(list).toContain("import { trade as r0 } from '../trades/menuisier-bois'")
  expect(list).toContain("  'menuisierBois': r0,\n  'peinture': r1,\n")
})

test.each([
  ['no export', 'export const metier = {}\n', /trades\/x\.ts: expected "export const trade =/],
  ['no id', 'export const trade = {}\n', /trades\/x\.ts: expected a line " {2}id: '…',"/],
])('a record with %s stops everything, by its name', (_, text, message) => {
  write('trades/x.ts', text)
  expect(() => writeRegistries(root)).toThrow(message)
})

test('an id taken twice names both files', () => {
  write('trades/a.ts', trade('peinture'))
  write('trades/b.ts', trade('peinture'))
  expect(() => writeRegistries(root)).toThrow(
    'content/trades/b.ts: id "peinture" is already taken by content/trades/a.ts.',
  )
})
