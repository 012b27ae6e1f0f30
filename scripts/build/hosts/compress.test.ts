/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressExport } from './compress'

const long = '<p>Un mur en moellons ne se rejointoie pas au ciment.</p>'.repeat(100)

let out: string

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'out-'))
})
afterEach(() => rmSync(out, { recursive: true }))

const names = () => readdirSync(out, { recursive: true, encoding: 'utf8' }).sort()

test('texts get a version for each coding beside them, at any depth', async () => {
  mkdirSync(path.join(out, '_next/static'), { recursive: true })
  for (const name of ['index.html', '_next/static/a.js']) {
    writeFileSync(path.join(out, name), long)
    await compressExport(out)
    const version = (extension: string) => readFileSync(path.join(out, `${name}.${extension}`))
    expect(brotliDecompressSync(version('br')).toString()).toBe(long)
    expect(gunzipSync(version('gz')).toString()).toBe(long)
  }
})

test('pictures, short texts and what does not shrink are left alone', async () => {
  writeFileSync(path.join(out, 'a.avif'), long)
  writeFileSync(path.join(out, 'a.html'), 'court '.repeat(150))
  writeFileSync(path.join(out, 'a.txt'), randomBytes(4_000))
  await compressExport(out)
  expect(names()).toEqual(['a.avif', 'a.html', 'a.txt'])
})

test('a version of what the file was before does not stay', async () => {
  writeFileSync(path.join(out, 'a.html'), long)
  await compressExport(out)
  writeFileSync(path.join(out, 'a.html'), 'court')
  await compressExport(out)
  expect(names()).toEqual(['a.html'])
})
