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
import { allRedirects, fixedRedirects } from '../../lib/site/all-redirects'
import { firm } from '../../lib/site/catalog'
import { finishExport } from './finish-export'
import { htaccess } from './hosts/apache'
import { caddyfile, caddyRules } from './hosts/caddy'
import { headersFile, redirectsFile } from './hosts/netlify'
import { nginxBrotliRules, nginxRules } from './hosts/nginx'
import { serveJson } from './hosts/serve'
import { vercelJson } from './hosts/vercel'
import { withHeadScript } from './head-script'
import { withPolicy } from './page-policy'
import { redirectPage } from './redirect-page'

const font = '<link rel="preload" href="/text.woff2" as="font"/>'
const style = '<link rel="stylesheet" href="/a.css"/>'
const scripts = '<script src="/a.js" async=""></script>'.repeat(3)
const place = '<script id="head"></script>'
const inline = `${place}<script id="_R_">begin()</script>`
const payload = '<script>self.__next_f.push([1,"0:[]"])</script>'

const sheet = '_next/static/chunks/a.css'
const chunk = '_next/static/chunks/a.js'
const mixture =
  '@supports (color:color-mix(in lab, red, red)){a{color:color-mix(in oklab, #123456 50%, transparent)}}'

const head = (parts: string) => `<head><meta charset="utf-8"/>${parts}</head>`
const needs = () => ({ ...settings(), googleMap: false })
const settings = () => ({ relayUrl: 'https://relais.example/demande', out, hosting })

let folder: string
let out: string
let hosting: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  out = path.join(folder, 'out')
  hosting = path.join(folder, 'hosting')
  for (const name of ['_not-found', '_next/site', '_next/static/site'])
    mkdirSync(path.join(out, name), { recursive: true })
  for (const name of [
    '_not-found.html',
    '_not-found/a.html',
    '_next/static/site/_buildManifest.js',
  ])
    writeFileSync(path.join(out, name), 'left over')
  writeFileSync(path.join(out, 'index.html'), head(font + style + inline + scripts + payload))
  mkdirSync(path.join(out, 'metiers-renovation/categories/aucun'), { recursive: true })
  for (const name of ['.html', '.txt', '/__next._full.txt', '/__next._tree.txt'])
    writeFileSync(path.join(out, `metiers-renovation/categories/aucun${name}`), 'no page of ours')
  writeFileSync(path.join(out, '404.html'), head(style + place))
  mkdirSync(path.join(out, '_next/static/chunks'))
  writeFileSync(path.join(out, sheet), `a{color:#12345680}${mixture}`)
  writeFileSync(path.join(out, chunk), 'own.push([0,12,e=>{}]);')
  finishExport(settings())
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
      sheet,
      chunk,
      '404.html',
      'index.html',
      '.htaccess',
      '_headers',
      '_redirects',
      'serve.json',
      'vercel.json',
      ...(read('index.html').match(/(?<=\/)_next\/static\/late\/[\w.]+/g) ?? []),
    ].sort(),
  )
  expect(read('.htaccess')).toBe(htaccess(allRedirects))
  expect(read('_headers')).toBe(headersFile())
  expect(read('_redirects')).toBe(redirectsFile(allRedirects))
  expect(read('serve.json')).toBe(serveJson(allRedirects))
  expect(read('vercel.json')).toBe(vercelJson(allRedirects))
})

test('of a route that has no record nothing is left, its empty folders neither', () => {
  expect(existsSync(path.join(out, 'metiers-renovation'))).toBe(false)
})

test('what is for an administrator alone stands outside the export', () => {
  const rules = (name: string) => readFileSync(path.join(hosting, name), 'utf8')
  expect(rules('nginx.conf')).toBe(nginxRules(allRedirects))
  expect(rules('Caddyfile')).toBe(caddyfile(firm.origins))
  expect(rules('caddy.conf')).toBe(caddyRules(allRedirects))
  expect(rules('nginx-brotli.conf')).toBe(nginxBrotliRules)
})

test('what no visitor asks for is gone', () => {
  for (const name of ['_not-found', '_not-found.html', '_next/site', '_next/static/site'])
    expect(existsSync(path.join(out, name))).toBe(false)
})

test('each page leads where its redirect does', () => {
  for (const redirect of fixedRedirects) {
    const name = `${redirect.from}.html`
    expect(read(name)).toBe(withPolicy(redirectPage(redirect), name, needs()))
  }
})

test('the 404 page preloads the fonts that every other page does, and wakes up at once', () => {
  const html = withHeadScript(head(font + style + place), '404.html')
  expect(read('404.html')).toBe(withPolicy(html, '404.html', needs()))
})

test('the scripts of every other page wait, and every page has a policy', () => {
  expect(read('index.html')).toContain('<meta name="late-scripts"')
  for (const name of ['index.html', '404.html']) expect(read(name)).not.toContain(place)
  for (const name of ['index.html', '404.html', 'devis.html'])
    expect(read(name)).toContain('<meta http-equiv="Content-Security-Policy"')
})

test('where forms are posted to the site, the rules of each server of its own pass them on', () => {
  const relay = { path: '/demande', upstream: 'http://127.0.0.1:3001/demande' }
  const rules = path.join(folder, 'with-relay')
  finishExport({ ...settings(), relay, hosting: rules })
  for (const text of [
    read('.htaccess'),
    readFileSync(path.join(rules, 'nginx.conf'), 'utf8'),
    readFileSync(path.join(rules, 'caddy.conf'), 'utf8'),
  ])
    expect(text).toContain('127.0.0.1:3001')
  finishExport(settings())
  expect(read('.htaccess')).not.toContain('127.0.0.1')
})

test('a second run writes the same', () => {
  const names = [
    'index.html',
    '404.html',
    ...fixedRedirects.slice(-1).map(({ from }) => `${from.slice(1)}.html`),
  ]
  const before = names.map(read)
  finishExport(settings())
  expect(names.map(read)).toEqual(before)
})

test('each module of a script is compiled as the script arrives', () => {
  expect(read(chunk)).toBe('own.push([0,12,(e=>{})]);')
})

test('a translucent colour is said once in the style sheet', () => {
  expect(read(sheet)).toBe('a{color:#12345680}')
})
