import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Redirect } from '../../../lib/addresses/redirects'
import { allRedirects, fixedRedirects } from '../../../lib/site/all-redirects'
import { htaccess } from '../../build/hosts/apache'
import { caddyRules } from '../../build/hosts/caddy'
import { redirectsFile } from '../../build/hosts/netlify'
import { nginxRules } from '../../build/hosts/nginx'
import { serveJson } from '../../build/hosts/serve'
import { vercelJson } from '../../build/hosts/vercel'
import { pageFile } from '../../build/page-file'
import { redirectPage } from '../../build/redirect-page'
import { hostAnswers } from './host-rules'
import { parseHtml } from './html'
import { redirectFaults, redirectPageFaults } from './redirects'

const rulesOf = (redirects: readonly Redirect[]) =>
  new Map([
    ['nginx.conf', nginxRules(redirects)],
    ['.htaccess', htaccess(redirects)],
    ['caddy.conf', caddyRules(redirects)],
    ['_redirects', redirectsFile(redirects)],
    ['vercel.json', vercelJson(redirects)],
    ['serve.json', serveJson(redirects)],
  ])

/** Pages that are switched off, as `whenOff` leads them on, and a wildcard that covers one of them. */
const switchedOff: readonly Redirect[] = [
  { from: '/estimation-avant-achat', to: '/', permanent: false },
  { from: '/services/gestion-projet', to: '/#services', permanent: false },
  { from: '/service/gestion-projet', to: '/#services', permanent: false },
  { from: '/service/:serviceSlug', to: '/services/:serviceSlug', permanent: true },
]

test.each(hostAnswers(rulesOf(switchedOff)))(
  '$name leads what is switched off on for now and in one hop, whatever wildcard covers it',
  ({ answer }) => {
    expect(answer('/estimation-avant-achat')).toEqual({ status: 302, to: '/' })
    expect(answer('/services/gestion-projet')).toEqual({ status: 302, to: '/#services' })
    expect(answer('/service/gestion-projet')).toEqual({ status: 302, to: '/#services' })
    expect(answer('/service/toiture')).toEqual({ status: 301, to: '/services/toiture' })
    expect(answer('/demande-devis')).toBeUndefined()
  },
)

test('Netlify serves the page at a fixed address whose rule is not forced', () => {
  const files = new Map([
    ['_redirects', '/devis /demande-devis 301\n/service/:a /services/:a 301\n'],
  ])
  const netlify = hostAnswers(files).find(({ name }) => name === 'Netlify')
  expect(netlify?.answer('/devis')).toBeUndefined()
  expect(netlify?.answer('/service/toiture')).toEqual({ status: 301, to: '/services/toiture' })
})

test('nginx goes by a rewrite before every location', () => {
  const files = new Map([
    ['nginx.conf', 'location ~ ^/a$ { return 302 /b$is_args$args; }\nrewrite ^/a$ /c permanent;\n'],
  ])
  const [nginx] = hostAnswers(files)
  expect(nginx?.answer('/a')).toEqual({ status: 301, to: '/c' })
})

describe('an export', () => {
  let out: string
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'redirects-'))
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
      writeFileSync(path.join(out, name), text)
    }
    for (const { to } of fixedRedirects)
      write(pageFile(to.split('#')[0] ?? ''), '<section id="services">')
    for (const redirect of fixedRedirects) write(pageFile(redirect.from), redirectPage(redirect))
  })
  afterEach(() => rmSync(out, { recursive: true }))

  const rules = rulesOf(allRedirects)
  const [first] = fixedRedirects as [Redirect, ...Redirect[]]

  test('is without fault as the build writes it', () => {
    expect(redirectFaults(out, rules)).toEqual([])
    for (const redirect of fixedRedirects)
      expect(
        redirectPageFaults(pageFile(redirect.from), parseHtml(redirectPage(redirect))),
      ).toEqual([])
  })

  test('without the page of a redirect, its target or a section there, is at fault', () => {
    rmSync(path.join(out, pageFile(first.from)))
    expect(redirectFaults(out, rules)).toEqual([
      `${pageFile(first.from)}: no page says that this address has moved`,
    ])
    writeFileSync(path.join(out, pageFile(first.from)), redirectPage(first))
    writeFileSync(path.join(out, 'index.html'), '<section>')
    expect(redirectFaults(out, rules)).toContain('/#services: is nowhere')
  })

  test.each([...rules.keys()])(
    'with a redirect that %s leaves out or answers otherwise',
    (file) => {
      const without = rulesOf(allRedirects.filter((redirect) => redirect !== first)).get(file) ?? ''
      const other = rulesOf([{ ...first, permanent: !first.permanent }, ...allRedirects]).get(file)
      for (const text of [without, other ?? ''])
        expect(redirectFaults(out, new Map([...rules, [file, text]])).join('\n')).toContain(
          `: ${first.from} answers `,
        )
    },
  )

  test('with a page of a route that is switched off, or a redirect page that leads elsewhere', () => {
    expect(redirectPageFaults('estimation-inconnue.html', parseHtml(''))).toEqual([
      'is the page of no record and of no redirect',
    ])
    const elsewhere = redirectPage(first).replaceAll(first.to, '/ailleurs')
    expect(redirectPageFaults(pageFile(first.from), parseHtml(elsewhere)).join('\n')).toMatch(
      /refresh: .*\nlink: .*\ncanonical: /,
    )
  })
})
