/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { multiplyTrades } from './project-copy'

let content = ''
beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'project-copy-'))
  for (const folder of ['services', 'trades']) mkdirSync(path.join(content, folder))
  for (const id of ['maçon', 'plâtrier'])
    writeFileSync(
      path.join(content, 'trades', `${id}.ts`),
      `export const trade = {\n  id: '${id}',\n  alsoUnder: ['x'],\n  title: '${id}',\n}\n`,
    )
})
afterEach(() => rmSync(content, { recursive: true }))

test('trades are copied under ids of their own, and the registry knows them', () => {
  expect(multiplyTrades(content, 3)).toBe(6)
  const ids = readFileSync(path.join(content, 'generated', 'ids.ts'), 'utf8')
  for (const id of ['maçon', 'plâtrier', 'synthetique-0', 'synthetique-3'])
    expect(ids).toContain(`'${id}'`)
  const copy = readFileSync(path.join(content, 'trades', 'synthetique-1.ts'), 'utf8')
  expect(copy).toContain("title: 'plâtrier'")
  expect(copy).not.toContain('alsoUnder')
})

test('once is the catalogue as it is', () => {
  expect(multiplyTrades(content, 1)).toBe(2)
  expect(readFileSync(path.join(content, 'generated', 'ids.ts'), 'utf8')).not.toContain(
    'synthetique',
  )
})
