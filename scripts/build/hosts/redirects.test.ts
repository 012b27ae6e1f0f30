import type { Redirect } from '../../../lib/addresses/redirects'
import { hostFiles } from './answers'
import { htaccess } from './apache'
import { caddyfile, caddyRules } from './caddy'
import { redirectsFile } from './netlify'
import { nginxRules } from './nginx'
import { serveJson } from './serve'
import { vercelJson } from './vercel'

const redirects: readonly Redirect[] = [
  { from: '/devis', to: '/demande-devis', permanent: true },
  { from: '/services', to: '/#services', permanent: true },
  { from: '/promotion', to: '/demande-devis', permanent: false },
  { from: '/service/:slug', to: '/services/:slug', permanent: true },
  { from: '/metier/:id', to: '/#services', permanent: false },
]

/** The lines without comments, for what a host reads of them. */
const rulesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'))

test('serve keeps its clean addresses, and answers 301 or 302', () => {
  expect(JSON.parse(serveJson(redirects))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    redirects: [
      { source: '/devis', destination: '/demande-devis', type: 301 },
      { source: '/services', destination: '/#services', type: 301 },
      { source: '/promotion', destination: '/demande-devis', type: 302 },
      { source: '/service/:slug', destination: '/services/:slug', type: 301 },
      { source: '/metier/:id', destination: '/#services', type: 302 },
      ...hostFiles.map((name) => ({ source: `/${name}`, destination: '/_not-found', type: 302 })),
    ],
  })
})

test('Netlify reads first a forced rule wherever a page is exported too', () => {
  const rules = rulesOf(redirectsFile(redirects))
  expect(rules.slice(0, 3)).toEqual([
    '/devis /demande-devis 301!',
    '/services /#services 301!',
    '/promotion /demande-devis 302!',
  ])
  expect(rules.slice(3, 5)).toEqual(['/serve.json /404.html 404!', '/vercel.json /404.html 404!'])
  expect(rules.slice(5).join('\n')).not.toContain('!')
})

test('Cloudflare reads every rule with and without a slash, fixed addresses first, none twice', () => {
  const rules = rulesOf(redirectsFile(redirects)).filter((rule) => /\s\d+$/.test(rule))
  expect(rules).toEqual([
    '/devis /demande-devis 301',
    '/devis/ /demande-devis 301',
    '/services /#services 301',
    '/services/ /#services 301',
    '/promotion /demande-devis 302',
    '/promotion/ /demande-devis 302',
    '/service/:slug /services/:slug 301',
    '/service/:slug/ /services/:slug 301',
    '/metier/:id /#services 302',
    '/metier/:id/ /#services 302',
  ])
})

test('Vercel answers the same statuses, with or without a slash', () => {
  expect(JSON.parse(vercelJson(redirects))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/devis{/}?', destination: '/demande-devis', statusCode: 301 },
      { source: '/services{/}?', destination: '/#services', statusCode: 301 },
      { source: '/promotion{/}?', destination: '/demande-devis', statusCode: 302 },
      { source: '/service/:slug{/}?', destination: '/services/:slug', statusCode: 301 },
      { source: '/metier/:id{/}?', destination: '/#services', statusCode: 302 },
    ],
  })
})

test('nginx returns in the order of the list, the query before a fragment', () => {
  expect(nginxRules(redirects)).toContain(
    [
      'location ~ ^/devis(?:\\.html)?/?$ { return 301 /demande-devis$is_args$args; }',
      'location ~ ^/services(?:\\.html)?/?$ { return 301 /$is_args$args#services; }',
      'location ~ ^/promotion(?:\\.html)?/?$ { return 302 /demande-devis$is_args$args; }',
      'location ~ ^/service/([A-Za-z0-9_-]+)/?$ { return 301 /services/$1$is_args$args; }',
      'location ~ ^/metier/[^/]+/?$ { return 302 /$is_args$args#services; }',
      '',
    ].join('\n'),
  )
})

test('Caddy rewrites, which keeps the query, and sets it before a fragment', () => {
  const rules = caddyRules(redirects)
    .split('\n')
    .map((line) => line.trim())
  for (const rule of [
    '@moved-0 path_regexp moved-0 ^/devis(?:\\.html)?/?$',
    'rewrite * /services/{re.moved-3.1}',
    'redir * {uri} 302',
    'redir @query /?{query}#services 301',
    'redir * /#services 301',
  ])
    expect(rules).toContain(rule)
})

test('Caddy serves the site at one address, and leads there from the other', () => {
  const text = caddyfile({
    canonical: 'https://www.exemple.fr',
    alias: 'https://exemple.fr',
  })
  expect(text).toMatch(/^https:\/\/www\.exemple\.fr \{\n[^}]*import caddy\.conf\n\}$/m)
  expect(text).toMatch(/^https:\/\/exemple\.fr \{$/m)
  expect(text).toContain('redir https://www.exemple.fr{uri} permanent')
  const only = caddyfile({ canonical: 'https://exemple.fr', alias: 'https://exemple.fr' })
  expect(only.match(/^https:/gm)).toHaveLength(1)
})

test('Apache matches without the leading slash, and leaves fragments alone', () => {
  expect(htaccess(redirects)).toContain(
    [
      'RewriteRule ^devis(?:\\.html)?/?$ %{ENV:ORIGIN}/demande-devis [R=301,L]',
      'RewriteCond %{QUERY_STRING} .',
      'RewriteRule ^services(?:\\.html)?/?$ %{ENV:ORIGIN}/?%{QUERY_STRING}#services [R=301,L,NE]',
      'RewriteRule ^services(?:\\.html)?/?$ %{ENV:ORIGIN}/#services [R=301,L,NE]',
      'RewriteRule ^promotion(?:\\.html)?/?$ %{ENV:ORIGIN}/demande-devis [R=302,L]',
      'RewriteRule ^service/([A-Za-z0-9_-]+)/?$ %{ENV:ORIGIN}/services/$1 [R=301,L]',
      'RewriteCond %{QUERY_STRING} .',
      'RewriteRule ^metier/[^/]+/?$ %{ENV:ORIGIN}/?%{QUERY_STRING}#services [R=302,L,NE]',
      'RewriteRule ^metier/[^/]+/?$ %{ENV:ORIGIN}/#services [R=302,L,NE]',
      '',
    ].join('\n'),
  )
})

test('nothing that nginx or Apache would repeat can carry a slash, a backslash, a line or a query', () => {
  const rule =
    nginxRules(redirects)
      .split('\n')
      .find((line) => line.includes(' ^/service/')) ?? ''
  const pattern = new RegExp(rule.split(' ')[2] ?? '')
  for (const decoded of [
    'a/b',
    '/evil.example',
    '\\evil',
    '..',
    'a\r\nSet-Cookie: b',
    'a?b',
    'a#b',
  ])
    expect(`/service/${decoded}`).not.toMatch(pattern)
  expect('/service/bois-de-toit/').toMatch(pattern)
})
