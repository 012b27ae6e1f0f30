import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { multiplyTrades } from './trade-copies'

let content = ''
beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'trade-copies-'))
  mkdirSync(path.join(content, 'trades'))
  for (const title of ['macon', 'platrier'])
    writeFileSync(
      path.join(content, 'trades', `${title}.json`),
      JSON.stringify({ alsoUnder: ['x'], title }),
    )
})
afterEach(() => rmSync(content, { recursive: true }))

test('trades are copied under ids of their own, at no second address', () => {
  expect(multiplyTrades(content, 3)).toBe(6)
  expect(readdirSync(path.join(content, 'trades'))).toHaveLength(6)
  const copy = readFileSync(path.join(content, 'trades', 'synthetique-1.json'), 'utf8')
  expect(JSON.parse(copy)).toEqual({ title: 'platrier' })
})

test('once is the catalogue as it is', () => {
  expect(multiplyTrades(content, 1)).toBe(2)
  expect(readdirSync(path.join(content, 'trades'))).toEqual(['macon.json', 'platrier.json'])
})
