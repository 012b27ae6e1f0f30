import { readFileSync } from 'node:fs'
import { immutable, revalidated } from '@/scripts/build/hosts/answers'
import type { Servers } from '@/scripts/machine/web-servers'
import { behindProxy, groups, missing, moved, page, type Expected } from '../../hosts/addresses'
import { hostFaults, revalidationFaults, type Host } from '../../hosts/faults'
import { isInstalled, startApache, startCaddy, startNginx, skipReason } from '../../hosts/servers'
import { swap, type Change } from './plant'
import { expect, plainTest as test } from '../../test'

/**
 * Each kind of check of e2e/hosts finds a fault of its kind, planted in the rules of a real server. No
 * browser opens.
 */

// One worker, so that the servers start once.
test.describe.configure({ mode: 'default' })
test.skip(!isInstalled, skipReason)

type Plant = [fault: string, change: Change, expected: Expected | string, found: RegExp]

const quote = page('/demande-devis', 'demande-devis.html')
const compressed = page('/demande-devis', 'demande-devis.html', {
  headers: { 'accept-encoding': 'br' },
  values: { 'content-encoding': 'br' },
})
const withoutBrotli = { ...compressed, headers: { 'accept-encoding': 'br;q=0' } }
const unknown = missing('/inconnu')
const posted: Expected = { path: '/demande-devis', method: 'POST', status: [405] }

/** The first address of a group that fits. @throws when there is none. */
function among(title: string, fits: (expected: Expected) => boolean): Expected {
  const found = groups[title]?.find(fits)
  if (!found) throw new Error(`« ${title} » has no such address.`)
  return found
}
const kinds = 'each kind of file has its type and its time in the caches'
const picture = among(kinds, ({ path }) => path.endsWith('.avif'))
const piece = among('a piece of a picture can be asked for', ({ status }) => status.includes(206))

const plainPages = 'location / { try_files $uri.html $uri $uri/index.html =404; }'
const answering = (text: string) =>
  swap(plainPages, `${plainPages}\nlocation = /inconnu { ${text} }`)
const everywhere =
  (from: string, to: string): Change =>
  (text) => {
    swap(from, to)(text)
    return text.replaceAll(from, to)
  }

const inNginx: Plant[] = [
  [
    'headers on successes alone',
    everywhere(' always;', ';'),
    unknown,
    /Strict-Transport-Security: undefined/,
  ],
  [
    'a location that forgets the headers',
    swap('location / {', 'location / { add_header X-A b;'),
    quote,
    /Content-Security-Policy: undefined/,
  ],
  [
    'a header said twice',
    swap(
      'add_header X-Content',
      'add_header X-Content-Type-Options "nosniff" always;\nadd_header X-Content',
    ),
    quote,
    /nosniff and nosniff/,
  ],
  [
    'the 404 page under status 200',
    swap('error_page 404', 'error_page 404 =200'),
    unknown,
    /status 200, not 404/,
  ],
  [
    "the server's own 404",
    swap('error_page 404 /404.html;', ''),
    unknown,
    /the answer is not 404.html/,
  ],
  [
    'another file for a page',
    swap('$uri.html $uri', '/index.html $uri'),
    quote,
    /the answer is not demande-devis.html/,
  ],
  [
    'a folder that is listed',
    swap(plainPages, `${plainPages}\nlocation ^~ /pictures/ { autoindex on; }`),
    missing('/pictures/'),
    /a folder is listed/,
  ],
  [
    'hidden files within reach',
    swap(/location ~ \/\\\..*\n/, ''),
    missing('/.env'),
    /a hidden file: SECRET=1/,
  ],
  [
    'rules that can be read',
    swap(/location ~ \/\\\..*\n/, ''),
    missing('/serve.json'),
    /status 200, not 404/,
  ],
  [
    'a redirect that takes any host',
    swap(plainPages, `merge_slashes off;\nrewrite ^(.+)/$ $1 permanent;\n${plainPages}`),
    missing('//evil.example/'),
    /leads off the site, to \/\/evil.example/,
  ],
  [
    'a redirect to a redirect',
    swap('301 /demande-devis$is_args', '301 /demande-devis/$is_args'),
    moved('/devis', '/demande-devis/'),
    /which answers 301/,
  ],
  [
    'a redirect that loses the query',
    everywhere('$is_args$args', ''),
    moved('/demande-devis/?a=b', '/demande-devis?a=b'),
    /leads to \/demande-devis, not \/demande-devis\?a=b/,
  ],
  [
    'a redirect that is none',
    swap(/location ~ \^\/devis.*\n/, ''),
    moved('/devis', '/demande-devis'),
    /leads nowhere/,
  ],
  [
    'another status for a redirect',
    swap('301 /demande-devis$is_args', '302 /demande-devis$is_args'),
    moved('/devis', '/demande-devis'),
    /status 302, not 301/,
  ],
  [
    'pages kept for a year',
    everywhere(revalidated, immutable),
    quote,
    /cache-control: .*immutable, not/,
  ],
  [
    'a 404 page kept for a year',
    everywhere(revalidated, immutable),
    unknown,
    /the 404 page may be kept/,
  ],
  [
    'pictures asked for again each time',
    everywhere(immutable, revalidated),
    picture,
    /cache-control: .*must-revalidate, not/,
  ],
  [
    'a type that no browser shows',
    swap('image/avif avif', 'application/avif avif'),
    picture,
    /content-type: application\/avif, not image\/avif/,
  ],
  [
    'texts without Vary',
    swap('gzip_vary on', 'gzip_vary off'),
    compressed,
    /vary: undefined, not Accept-Encoding/,
  ],
  [
    'texts without brotli',
    swap('brotli_static on', 'brotli_static off'),
    compressed,
    /content-encoding: undefined, not br/,
  ],
  [
    'no pieces of files',
    swap('autoindex off;', 'autoindex off;\nmax_ranges 0;'),
    piece,
    /status 200, not 206/,
  ],
  [
    'nothing to compare with',
    swap('autoindex off;', 'autoindex off;\netag off;\nif_modified_since off;'),
    '/demande-devis',
    /nothing for if-none-match/,
  ],
  [
    'files sent again',
    swap('autoindex off;', 'autoindex off;\nif_modified_since off;'),
    '/demande-devis',
    /200 for if-modified-since, not 304/,
  ],
  [
    'the version of the server',
    swap('server_tokens off', 'server_tokens on'),
    quote,
    /its version/,
  ],
  [
    'a failure of the server',
    answering('return 500;'),
    { ...unknown, status: [404, 500] },
    /the server itself fails/,
  ],
  [
    'a path of the machine',
    answering(`return 404 "${process.cwd()}";`),
    unknown,
    /the machine's own path/,
  ],
]

const inApache: Plant[] = [
  [
    'headers on successes alone',
    everywhere('Header always set', 'Header set'),
    posted,
    /Strict-Transport-Security: undefined/,
  ],
  [
    "the server's own 404",
    swap('ErrorDocument 404 /404.html', ''),
    unknown,
    /the answer is not 404.html/,
  ],
  [
    'a folder that is listed',
    (text) =>
      swap(
        '-Indexes',
        '+Indexes',
      )(swap('RewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule ^ - [R=404,L]', '')(text)),
    missing('/pictures/'),
    /a folder is listed/,
  ],
  [
    'files that Apache guesses',
    swap('-MultiViews', '+MultiViews'),
    missing('/icon-192'),
    /status 200, not 404/,
  ],
  [
    'hidden files within reach',
    swap(/RewriteRule \(\?:\^\|\/\).*\n/, ''),
    missing('/.env'),
    /a hidden file: SECRET=1/,
  ],
  [
    'compressed files by their names',
    swap(/RewriteRule \\\.\(\?:br.*\n/, ''),
    missing('/demande-devis.html.br'),
    /status 200, not 404/,
  ],
  [
    'a slash added to pages',
    (text) =>
      swap(
        'DirectorySlash Off',
        'DirectorySlash On',
      )(swap(/RewriteCond %\{REQUEST_FILENAME\}\.html -f\n.*\n/, '')(text)),
    quote,
    /status (?:301|404), not 200/,
  ],
  [
    'a slash that stays',
    swap(/RewriteCond %1\.html -f\n.*\n/, ''),
    moved('/demande-devis/', '/demande-devis'),
    /leads nowhere/,
  ],
  [
    'a fragment that is encoded',
    everywhere(',NE]', ']'),
    moved('/services', '/#services'),
    /leads to \/%23services/,
  ],
  [
    'a way back to http',
    swap('[E=ORIGIN:', '[E=NOWHERE:'),
    moved('/devis', '/demande-devis', { headers: behindProxy }),
    /leads back to http/,
  ],
  [
    'a form sent to a page',
    swap(/RewriteRule \^ - \[R=405,L\]/, ''),
    posted,
    /status (?:200|404), not 405/,
  ],
  [
    'brotli for who refuses it',
    everywhere('0?\\.0*[1-9]\\d*', '0?[.\\d]*'),
    { ...withoutBrotli, values: { 'content-encoding': undefined } },
    /content-encoding: br, not undefined/,
  ],
  [
    'texts without Vary',
    (text) =>
      swap('Header merge Vary', 'Header merge X-Vary')(swap(/AddOutputFilterByType.*/, '')(text)),
    quote,
    /vary: undefined, not Accept-Encoding/,
  ],
  [
    'compressed pages of another type',
    swap('ForceType "text/html', 'ForceType "text/plain'),
    compressed,
    /content-type: text\/plain/,
  ],
  [
    'compressed pages that do not say so',
    swap('AddEncoding br .br', ''),
    compressed,
    /content-encoding: undefined, not br/,
  ],
  [
    'pages kept for a year',
    everywhere(revalidated, immutable),
    quote,
    /cache-control: .*immutable, not/,
  ],
  [
    'pictures asked for again each time',
    everywhere(immutable, revalidated),
    picture,
    /cache-control: .*must-revalidate, not/,
  ],
  [
    'small files compressed on the way out',
    everywhere('no-gzip:1', 'gzip:1'),
    '/robots.txt',
    /200 for if-none-match, not 304/,
  ],
  [
    'nothing to compare with',
    swap('ServerSignature Off', 'FileETag None'),
    '/demande-devis',
    /nothing for if-none-match/,
  ],
]

const inCaddy: Plant[] = [
  [
    'a header that is not said',
    everywhere('Referrer-Policy', 'X-Referrer'),
    unknown,
    /Referrer-Policy: undefined/,
  ],
  [
    'the 404 page under status 200',
    swap('rewrite * /404.html', 'rewrite * /404.html\nrespond "" 200'),
    unknown,
    /status 200, not 404/,
  ],
  [
    'hidden files within reach',
    swap('error @hidden 404', ''),
    missing('/.env'),
    /a hidden file: SECRET=1/,
  ],
  [
    'a slash that stays',
    swap(/route @known \{[^]*?\n {6}\}\n/, ''),
    moved('/demande-devis/', '/demande-devis'),
    /status 404, not 301/,
  ],
  ['a form sent to a page', swap('error @written 405', ''), posted, /status (?:200|404), not 405/],
  [
    'names that break the server',
    swap('error @nowhere 404', ''),
    { path: `/${'a'.repeat(3_000)}`, status: [404, 500] },
    /the server itself fails/,
  ],
  [
    'texts without brotli',
    swap('precompressed br gzip', 'precompressed gzip'),
    compressed,
    /content-encoding: undefined, not br/,
  ],
  [
    'texts without Vary',
    everywhere('Vary Accept-Encoding', 'X-Vary Accept-Encoding'),
    quote,
    /vary: undefined, not Accept-Encoding/,
  ],
  [
    'pictures asked for again each time',
    everywhere(immutable, revalidated),
    picture,
    /cache-control: .*must-revalidate, not/,
  ],
]

const read = (name: string) => readFileSync(name, 'utf8')

for (const [name, plants, start, rules] of [
  [
    'nginx',
    inNginx,
    startNginx,
    () => read('hosting/nginx.conf') + read('hosting/nginx-brotli.conf'),
  ],
  ['Apache', inApache, startApache, () => read('out/.htaccess')],
  ['Caddy', inCaddy, startCaddy, () => read('hosting/caddy.conf')],
] as const)
  test.describe(`on ${name}`, () => {
    let servers: Servers
    test.beforeAll(async () => {
      servers = await start(plants.map(([, change]) => change(rules())))
    })
    test.afterAll(() => {
      servers?.stop()
    })

    plants.forEach(([fault, , expected, found], index) =>
      test(`${fault} is found`, async () => {
        const host: Host = { name, port: servers.ports[index] ?? 0 }
        const faults =
          typeof expected === 'string'
            ? await revalidationFaults(host, expected)
            : await hostFaults(host, expected)
        expect(faults).toContainEqual(expect.stringMatching(found))
      }),
    )
  })
