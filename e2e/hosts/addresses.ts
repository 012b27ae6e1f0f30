import { readdirSync, statSync } from 'node:fs'
import { fixedRedirects } from '@/lib/site/all-redirects'
import { pages } from '@/lib/site/pages'
import { paths } from '@/lib/addresses/paths'
import { templates } from '../../scripts/checks/model-pages'
import { immutable, revalidated } from '../../scripts/build/hosts/answers'
import { redirectStatus } from '../../scripts/build/hosts/redirect-rule'
import type { Question } from './ask'

export type HostName = 'nginx' | 'Apache' | 'Caddy' | 'serve'

/** A request for one address, and what its answer must be. */
export interface Expected extends Question {
  readonly status: readonly number[]
  /** Path, query and fragment of the redirect's target, which is requested too and must not redirect. */
  readonly location?: string
  /** The file of the site that the decoded body must equal byte for byte. */
  readonly file?: string
  /** Headers by name in lower case; undefined for one that must be missing. */
  readonly values?: Readonly<Record<string, string | undefined>>
  /** The hosts that can be configured so; all of them by default. */
  readonly on?: readonly HostName[]
  /** Apache and Caddy refuse it before they read our rules, and so answer without our headers. */
  readonly early?: true
}

/** The hosts under test. `ours` leaves out `serve`, which drops queries, and headers on redirects. */
const every = ['nginx', 'Apache', 'Caddy', 'serve'] as const
const ours = ['nginx', 'Apache', 'Caddy'] as const

/** A page that is answered with one of the site's files. @param more what differs for this address. */
export const page = (path: string, file: string, more: Partial<Expected> = {}): Expected => ({
  path,
  status: [200],
  file,
  ...more,
  values: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidated,
    vary: 'Accept-Encoding',
    ...more.values,
  },
})

/** What search engines may fetch, and not list. */
const unlisted = { 'x-robots-tag': 'noindex' }

const file = (path: string, type: string, cacheControl: string, more: Partial<Expected> = {}) => ({
  path,
  status: [200],
  file: path.slice(1),
  ...more,
  values: { 'content-type': type, 'cache-control': cacheControl, ...more.values },
})

/** An address that redirects for good. @param location path, query and fragment of the target. */
export const moved = (path: string, location: string, more: Partial<Expected> = {}): Expected => ({
  path,
  status: [301],
  location,
  values: { 'cache-control': revalidated },
  on: ours,
  ...more,
})

/** An address that is answered with the 404 page. */
export const missing = (path: string, more: Partial<Expected> = {}): Expected => ({
  path,
  status: [404],
  file: '404.html',
  ...more,
})

const refused = (path: string, ...status: readonly number[]): Expected => ({
  path,
  status,
  on: ours,
  early: true,
})

const inner = templates.service
const { trade } = templates
const quote = '/demande-devis'

/** The address of the largest file with this ending: if any file of its kind is compressed, it is. */
function largest(folder: string, extension: string): string {
  const [file] = readdirSync(`out/${folder}`)
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, size: statSync(`out/${folder}/${name}`).size }))
    .sort((one, other) => other.size - one.size)
  if (!file) throw new Error(`out/${folder} holds no ${extension}: has the site been built?`)
  return `/${folder}/${file.name}`
}

const script = largest('_next/static/chunks', '.js')
const style = largest('_next/static/chunks', '.css')
const payload = largest('_next/static/late', '.txt')
const font = largest('_next/static/media', '.woff2')
const picture = largest('pictures', '.avif')

/** The header of a proxy that terminates https in front of the server. */
export const behindProxy = { 'x-forwarded-proto': 'https' }

const asking = (coding: string) => ({ headers: { 'accept-encoding': coding } })
const coded = (coding: string | undefined) => ({ values: { 'content-encoding': coding } })

/** The addresses to test, by the titles of their tests. */
export const groups: Readonly<Record<string, readonly Expected[]>> = {
  'pages answer at their clean address': [
    page('/', 'index.html'),
    page(quote, 'demande-devis.html'),
    page(`${quote}?source=affiche`, 'demande-devis.html'),
    page(inner, `${inner.slice(1)}.html`),
    page(trade, `${trade.slice(1)}.html`),
    page(quote, 'demande-devis.html', { method: 'HEAD', file: undefined }),
    page('//demande-devis', 'demande-devis.html', { on: ours }),
    page(inner.replace('/services/', '/services/./'), `${inner.slice(1)}.html`, { on: ours }),
    page('/services/%2e%2e/demande-devis', 'demande-devis.html', { on: ours }),
  ],
  'other spellings lead to the clean address in one hop, with their query': [
    moved(`${quote}/`, quote, { on: every }),
    moved(`${quote}.html`, quote, { on: every }),
    moved(`${quote}/?a=b&c=d`, `${quote}?a=b&c=d`),
    moved(`${quote}.html?a=%C3%A9`, `${quote}?a=%C3%A9`),
    moved(`${inner}/`, inner),
    moved(`${inner}/`, inner, { headers: behindProxy }),
    moved(`${trade}//`, trade),
    moved(`//demande-devis/`, quote),
    moved('/index.html', '/'),
    moved('/index', '/'),
    moved('/index.html?a=b', '/?a=b'),
  ],
  'addresses that have moved lead to their target in one hop, with their query': [
    ...fixedRedirects.flatMap((redirect) => {
      const { from, to } = redirect
      const status = [redirectStatus(redirect)]
      return [
        moved(from, to, { status, on: every }),
        moved(`${from}/`, to, { status }),
        moved(`${from}.html`, to, { status }),
      ]
    }),
    moved('/devis?source=affiche', `${quote}?source=affiche`),
    moved('/services?gclid=1', '/?gclid=1#services'),
    moved('/metier/x?gclid=1', '/?gclid=1#services'),
    moved('/service/inconnu', '/services/inconnu', { on: every }),
    moved('/service/inconnu/', '/services/inconnu'),
    moved('/metier/x', '/#services', { on: every }),
    moved('/metiers/x', '/#services', { on: every }),
    moved('/metiers/x/', '/#services'),
    moved('/devis', quote, { headers: behindProxy }),
    moved('/services', '/#services', { headers: behindProxy }),
  ],
  'what is nowhere is 404, with our page': [
    missing('/inconnu'),
    missing('/inconnu/', { on: ours }),
    missing('/inconnu.html', { on: ours }),
    missing('/Demande-Devis'),
    missing('/services/inconnu'),
    missing('/service/a/b'),
    missing(`${inner}/metiers/inconnu`),
    missing(`${quote}/inconnu`),
    missing(`${quote}/inconnu/`, { on: ours }),
    missing('/robots.txt/', { on: ours }),
    missing('/_next/static/chunks/inconnu.js'),
    missing('/pictures/inconnu.webp'),
    // Names of files without their ending, for which Apache by itself would find the file.
    missing('/robots'),
    missing('/icon-192'),
    missing('/404', { on: ours }),
    missing('/404.html', { on: ours }),
  ],
  'folders are not listed': [
    `${inner}/metiers`,
    `${inner}/metiers/`,
    ...(templates.category ? [`${paths.trades}/categories`] : []),
    '/pictures',
    '/pictures/',
    '/_next',
    '/_next/',
    '/_next/static/',
    '/_next/static/chunks/',
  ].map((path) => missing(path, path.endsWith('/') ? { on: ours } : {})),
  'files for the host, hidden files and leftovers of the build stay unseen': [
    ...['/_headers', '/_redirects', '/serve.json', '/vercel.json', '/.htaccess'].flatMap((path) => [
      missing(path, { on: ours }),
      { path, status: [302], location: '/_not-found', on: ['serve'] as const },
    ]),
    ...[
      '/_not-found',
      '/demande-devis.txt',
      '/_next/static/site/_buildManifest.js',
      `${script}.map`,
    ].map((path) => missing(path)),
    ...[
      '/demande-devis.html.br',
      '/sitemap.xml.gz',
      '/.htaccess-0',
      '/.env',
      '/.git/config',
      '/%2egit/config',
      '/_next/static/../../.env',
    ].map((path) => missing(path, { on: ours })),
    {
      path: '/.well-known/acme-challenge/token',
      status: [200],
      file: '.well-known/acme-challenge/token',
      on: ours,
    },
  ],
  'no address leads off the site, or out of its folder': [
    missing('//evil.example', { on: ours }),
    missing('//evil.example/', { on: ours }),
    missing('///evil.example//', { on: ours }),
    missing('/\\evil.example/', { on: ours }),
    missing('/%5cevil.example/', { on: ours }),
    missing('/service/%5c%5cevil.example', { on: ours }),
    missing('/service/..%5cevil.example/', { on: ours }),
    missing('/service/a%0d%0aLocation:%20https:evil.example', { on: ours }),
    page('//evil.example/..', 'index.html', { on: ours }),
    refused('/%2F%2Fevil.example', 404),
    refused('/%2F%2Fevil.example/', 404),
    refused('/service/%2f%2fevil.example', 404),
    refused('/..%2f..%2fetc/passwd', 400, 404),
    refused('/../../etc/passwd', 400, 404),
    refused('/%2e%2e/%2e%2e/etc/passwd', 400, 404),
    refused('/.%00./etc/passwd', 400, 404),
  ],
  'malformed requests are refused, and break nothing': [
    refused('/%00', 400, 404),
    refused('/demande-devis%00.html', 400, 404),
    refused('/%', 400, 404),
    refused('/%ff', 400, 404),
    refused(`/${'a'.repeat(20_000)}`, 400, 404, 414),
    refused(`/${'a'.repeat(3_000)}`, 403, 404),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
      path: quote,
      method,
      status: [405],
      on: ours,
      values: { 'cache-control': revalidated },
    })),
  ],
  'texts are compressed as the visitor takes them': [
    page(quote, 'demande-devis.html', { ...asking('br'), ...coded('br'), on: ours }),
    page(quote, 'demande-devis.html', { ...asking('gzip'), ...coded('gzip') }),
    page(quote, 'demande-devis.html', {
      ...asking('gzip, deflate, br, zstd'),
      ...coded('br'),
      on: ours,
    }),
    page(quote, 'demande-devis.html', {
      ...asking('br;q=0, gzip;q=0.5'),
      ...coded('gzip'),
      on: ours,
    }),
    page(quote, 'demande-devis.html', {
      ...asking('br;q=0.5, gzip;q=0'),
      ...coded('br'),
      on: ours,
    }),
    page(quote, 'demande-devis.html', { ...asking('gzip;q=0, br;q=0'), ...coded(undefined) }),
    page(quote, 'demande-devis.html', { ...asking('abrupt, gzipped'), ...coded(undefined) }),
    page(quote, 'demande-devis.html', { ...asking('identity'), ...coded(undefined) }),
    page(quote, 'demande-devis.html', coded(undefined)),
    page('/', 'index.html', { ...asking('br'), ...coded('br'), on: ours }),
    missing('/inconnu', {
      ...asking('gzip'),
      values: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
      // Apache does not compress error pages.
      on: ['nginx', 'Caddy', 'serve'],
    }),
    ...[script, style, '/sitemap.xml', payload].map((path) => ({
      path,
      status: [200],
      file: path.slice(1),
      ...asking('br'),
      values: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
      on: ours,
    })),
    ...[picture, font, '/icon-192.png'].map((path) => ({
      path,
      status: [200],
      file: path.slice(1),
      ...asking('br, gzip'),
      ...coded(undefined),
    })),
  ],
  'each kind of file has its type and its time in the caches': [
    file(script, 'text/javascript; charset=utf-8', immutable, { on: ours, values: unlisted }),
    file(style, 'text/css; charset=utf-8', immutable),
    file(font, 'font/woff2', immutable),
    file(picture, 'image/avif', immutable, { values: { 'x-robots-tag': undefined } }),
    file(largest('pictures', '.webp'), 'image/webp', immutable),
    file(largest('pictures', '.jpg'), 'image/jpeg', immutable),
    file('/icon-192.png', 'image/png', revalidated),
    file('/icon.svg', 'image/svg+xml; charset=utf-8', revalidated, { on: ours }),
    file('/favicon.ico', 'image/x-icon', revalidated, { on: ours }),
    file('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', revalidated),
    file('/sitemap.xml', 'application/xml; charset=utf-8', revalidated, { on: ours }),
    file('/robots.txt', 'text/plain; charset=utf-8', revalidated, {
      on: ours,
    }),
    file(payload, 'text/plain; charset=utf-8', immutable, { on: ours, values: unlisted }),
  ],
  'a piece of a picture can be asked for': [
    {
      path: picture,
      headers: { range: 'bytes=0-9' },
      status: [206],
      values: { 'content-length': '10', 'cache-control': immutable },
    },
    { path: picture, headers: { range: 'bytes=99999999-' }, status: [416], on: ['Apache'] },
  ],
}

/** Every page, at its own address and at the spellings that redirect to it. */
export const everyPage: readonly Expected[] = pages.flatMap(({ path }) =>
  path === '/'
    ? []
    : [
        page(path, `${path.slice(1)}.html`),
        moved(`${path}/`, path, { on: every }),
        moved(`${path}.html`, path, { on: every }),
      ],
)

/** Addresses that a browser requests again with the validators of the first answer. */
export const revalidatedAddresses = [quote, script, picture, '/sitemap.xml', '/robots.txt']
