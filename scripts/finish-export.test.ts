/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRedirects, fixedRedirects } from '../lib/all-redirects'
import { finishExport } from './finish-export'
import { htaccess } from './hosts/apache'
import { headersFile, redirectsFile } from './hosts/netlify'
import { nginxBrotliRules, nginxRules } from './hosts/nginx'
import { serveJson } from './hosts/serve'
import { vercelJson } from './hosts/vercel'
import { redirectPage } from './redirect-page'

const font = '<link rel="preload" href="/text.woff2" as="font"/>'
const style = '<link rel="stylesheet" href="/a.css"/>'

let folder: string
let out: string
let hosting: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  out = path.join(folder, 'out')
  hosting = path.join(folder, 'hosting')
  for (const name of ['_not-found', '_next/site', '_next/static/site'])
    mkdirSync(path.join(out, name), { recursive: true })
  for (const name of ['_not-found.html', '_not-found/a.txt', '_next/static/site/_buildManifest.js'])
    writeFileSync(path.join(out, name), 'left over')
  writeFileSync(path.join(out, 'index.html'), font + style)
  writeFileSync(path.join(out, '404.html'), style)
  finishExport(out, hosting)
})
afterAll(() => rmSync(folder, { recursive: true }))

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
      '.htaccess',
      '_headers',
      '_redirects',
      'serve.json',
      'vercel.json',
    ].sort(),
  )
  expect(read('.htaccess')).toBe(htaccess(allRedirects))
  expect(read('_headers')).toBe(headersFile())
  expect(read('_redirects')).toBe(redirectsFile(allRedirects))
  expect(read('serve.json')).toBe(serveJson(allRedirects))
  expect(read('vercel.json')).toBe(vercelJson(allRedirects))
})

test('what is for nginx alone stands outside the export', () => {
  const rules = (name: string) => readFileSync(path.join(hosting, name), 'utf8')
  expect(rules('nginx.conf')).toBe(nginxRules(allRedirects))
  expect(rules('nginx-brotli.conf')).toBe(nginxBrotliRules)
})

test('what no visitor asks for is gone', () => {
  for (const name of ['_not-found', '_not-found.html', '_next/site', '_next/static/site'])
    expect(existsSync(path.join(out, name))).toBe(false)
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
  finishExport(out, hosting)
  expect(read('service/renovation-interieure.html')).toBe(before)
  expect(read('404.html')).toBe(font + style)
})
