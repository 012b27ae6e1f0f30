import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { structureOf } from '@/admin/screen/drafts'
import { configFromContent, localBackend } from './local-config'

const records = 'e2e/second-firm/content'
const configOf = (folder: string) =>
  configFromContent(folder, localBackend('http://127.0.0.1:3002'), 'http://localhost:3000').config

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'config-')), 'content')
  cpSync(records, folder, { recursive: true })
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

/** Renames all that has a name, and changes all amounts. */
function change(file: string): void {
  const place = path.join(folder, file)
  const changed = readFileSync(place, 'utf8')
    .replaceAll(/"((?:short)?name|title|brand)": "(.+?)"/gi, '"$1": "$2 bis"')
    .replaceAll(/"from": \d+/g, '"from": 999')
  writeFileSync(place, changed)
}

test('a draft outlives a change of any price, commune, service, family or name of the firm', () => {
  const before = configOf(folder)
  const services = readdirSync(path.join(folder, 'services')).map((file) => `services/${file}`)
  for (const file of ['firm.json', 'prices.json', 'area.json', 'categories.json', ...services])
    change(file)
  rmSync(path.join(folder, services[0] ?? ''))
  const after = configOf(folder)
  expect(after).not.toEqual(before)
  expect(structureOf(after)).toEqual(structureOf(before))
})

test('a draft is dropped where a record has other fields now', () => {
  const before = configOf(folder)
  rmSync(path.join(folder, 'prices.json'))
  expect(structureOf(configOf(folder))).not.toEqual(structureOf(before))
  const renamed = JSON.parse(
    JSON.stringify(before).replaceAll('"name":"subtitle"', '"name":"undertitle"'),
  ) as object
  expect(structureOf(renamed)).not.toEqual(structureOf(before))
})
