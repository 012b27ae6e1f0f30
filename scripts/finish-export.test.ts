/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRedirects, fixedRedirects } from '../lib/all-redirects'
import { finishExport } from './finish-export'
import { redirectsFile, serveJson } from './host-rules'
import { redirectPage } from './redirect-page'

const font = '<link rel="preload" href="/text.woff2" as="font"/>'
const style = '<link rel="stylesheet" href="/a.css"/>'

let out: string

beforeAll(() => {
  out = mkdtempSync(path.join(tmpdir(), 'out-'))
  writeFileSync(path.join(out, 'index.html'), font + style)
  writeFileSync(path.join(out, '404.html'), style)
  finishExport(out)
})
afterAll(() => rmSync(out, { recursive: true }))

const read = (name: string) => readFileSync(path.join(out, name), 'utf8')

test('a page stands at every fixed address that has moved, and the rules of the hosts beside', () => {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
  expect(files.sort()).toEqual(
    [
      ...fixedRedirects.map(({ from }) => `${from.slice(1)}.html`),
      '404.html',
      'index.html',
      'serve.json',
      '_redirects',
    ].sort(),
  )
  expect(read('serve.json')).toBe(serveJson(allRedirects))
  expect(read('_redirects')).toBe(redirectsFile(allRedirects))
})

test('each page leads where its redirect does', () => {
  for (const redirect of fixedRedirects)
    expect(read(`${redirect.from}.html`)).toBe(redirectPage(redirect))
})

test('the 404 page preloads the fonts that every other page does', () => {
  expect(read('404.html')).toBe(font + style)
})

test('a second run writes the same', () => {
  const before = read('service/renovation-interieure.html')
  finishExport(out)
  expect(read('service/renovation-interieure.html')).toBe(before)
  expect(read('404.html')).toBe(font + style)
})
