import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openKeptResults } from '../kept-results'
import { brotliQuality, compressExport } from './compress'

const long = '<p>Un mur en moellons ne se rejointoie pas au ciment.</p>'.repeat(100)

let folder: string
let out: string
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compressed-'))
  out = path.join(folder, 'out')
  mkdirSync(out)
  said = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const keptFolder = () => path.join(folder, 'kept')
/** As a command of its own, which knows of the one before what lies on the disk. */
const compress = () =>
  compressExport(
    out,
    openKeptResults(keptFolder(), (line) => said.push(line)),
  )

const names = () => readdirSync(out, { recursive: true, encoding: 'utf8' }).sort()

test('texts get a version for each coding beside them, at any depth', async () => {
  mkdirSync(path.join(out, '_next/static'), { recursive: true })
  for (const name of ['index.html', '_next/static/a.js']) {
    writeFileSync(path.join(out, name), long)
    await compress()
    const version = (extension: string) => readFileSync(path.join(out, `${name}.${extension}`))
    expect(brotliDecompressSync(version('br')).toString()).toBe(long)
    expect(gunzipSync(version('gz')).toString()).toBe(long)
  }
})

test('pictures, short texts and what does not shrink are left alone', async () => {
  writeFileSync(path.join(out, 'a.avif'), long)
  writeFileSync(path.join(out, 'a.html'), 'court '.repeat(150))
  writeFileSync(path.join(out, 'a.txt'), randomBytes(4_000))
  await compress()
  expect(names()).toEqual(['a.avif', 'a.html', 'a.txt'])
})

test('a version of what the file was before does not stay', async () => {
  writeFileSync(path.join(out, 'a.html'), long)
  await compress()
  writeFileSync(path.join(out, 'a.html'), 'court')
  await compress()
  expect(names()).toEqual(['a.html'])
})

const page = (name: string) => `<p>${name}</p>${long}`

/** Everything in the export, by its name. */
const exported = () =>
  Object.fromEntries(names().map((name) => [name, readFileSync(path.join(out, name), 'hex')]))

test('of what was compressed before, the pages that are others now are compressed alone', async () => {
  for (const name of ['a', 'b', 'c']) writeFileSync(path.join(out, `${name}.html`), page(name))
  expect(await compress()).toBe(3)
  const first = exported()
  expect(await compress()).toBe(0)
  expect(exported()).toEqual(first)

  writeFileSync(path.join(out, 'b.html'), page('other'))
  expect(await compress()).toBe(1)
  const changed = exported()
  expect(changed).toMatchObject({
    'a.html.br': first['a.html.br'],
    'c.html.gz': first['c.html.gz'],
  })
  rmSync(keptFolder(), { recursive: true })
  expect(await compress()).toBe(3)
  expect(exported()).toEqual(changed)
})

test('what finishes pages need not be known: whatever it writes otherwise is compressed anew', async () => {
  for (const name of ['a', 'b']) writeFileSync(path.join(out, `${name}.html`), page(name))
  await compress()
  for (const name of ['a', 'b'])
    writeFileSync(path.join(out, `${name}.html`), `<meta name="new">${page(name)}`)
  expect(await compress()).toBe(2)
  for (const name of ['a', 'b'])
    expect(brotliDecompressSync(readFileSync(path.join(out, `${name}.html.br`))).toString()).toBe(
      `<meta name="new">${page(name)}`,
    )
})

test('a damaged result is made anew, and said', async () => {
  writeFileSync(path.join(out, 'a.html'), page('a'))
  await compress()
  const first = exported()
  for (const name of readdirSync(keptFolder())) writeFileSync(path.join(keptFolder(), name), 'torn')
  expect(await compress()).toBe(1)
  expect(exported()).toEqual(first)
  expect(said.map((line) => line.replace(/^.*\.(?=br|gz)/, ''))).toEqual([
    'br is damaged: made anew.',
    'gz is damaged: made anew.',
  ])
  expect(await compress()).toBe(0)
})

test('files that hold the same are compressed once', async () => {
  for (const name of ['a.txt', 'b.txt']) writeFileSync(path.join(out, name), long)
  expect(await compress()).toBe(1)
  expect(names()).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz', 'b.txt', 'b.txt.br', 'b.txt.gz'])
})

test('what does not shrink is not tried again', async () => {
  writeFileSync(path.join(out, 'a.html'), randomBytes(4_000))
  expect(await compress()).toBe(1)
  expect(await compress()).toBe(0)
  expect(names()).toEqual(['a.html'])
})

test('pages of a firm are compressed as hard as can be, those of a large catalogue quickly', () => {
  expect(brotliQuality(false, 6_000_000)).toBe(11)
  expect(brotliQuality(false, 60_000_000)).toBe(8)
  expect([6_000_000, 60_000_000].map((bytes) => brotliQuality(true, bytes))).toEqual([5, 5])
})
