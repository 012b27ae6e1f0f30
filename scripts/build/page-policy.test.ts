import { createHash } from 'node:crypto'
import { nextPageRules } from '../../lib/head/next-page-rules'
import { hasPolicy, withPolicy } from './page-policy'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const relay = { relayUrl: 'https://relais.example:8443/demande', googleMap: false }
const page = (body = '') =>
  '<html><head><meta charSet="utf-8"/><script>hello("<style>")</script><style>a{}</style>' +
  '<noscript><style>b{}</style></noscript></head><body>' +
  `<script type="application/ld+json">{}</script><script src="/x.js"></script>${body}</body></html>`

/** The directives of a page's policy. */
function policyOf(html: string): Record<string, string[]> {
  const content = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
  return Object.fromEntries(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('what stands inline is named by its hash, and nothing else inline may run', () => {
  const policy = policyOf(withPolicy(page(), 'x.html', relay))
  expect(policy['default-src']).toEqual(["'self'"])
  for (const kind of ['object-src', 'media-src', 'frame-src', 'worker-src', 'base-uri'])
    expect(policy[kind]).toEqual(["'none'"])
  expect(policy['script-src']).toEqual([
    "'self'",
    sha256(nextPageRules),
    sha256('hello("<style>")'),
  ])
  expect(policy['style-src']?.slice(0, 3)).toEqual(["'self'", sha256('a{}'), sha256('b{}')])
  expect(policy['connect-src']).toEqual(["'self'", 'https://relais.example:8443'])
  expect(policy['require-trusted-types-for']).toEqual(["'script'"])
  expect(withPolicy(page(), 'x.html', relay)).not.toMatch(/unsafe-|nonce/)
})

test('the policy stands before the first script, right after the charset', () => {
  expect(withPolicy(page(), 'x.html', relay)).toMatch(
    /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  )
})

test('pictures may be data where a form shows the photos that were chosen, and nowhere else', () => {
  const form = page('<form><input id="a" type="file" multiple=""/></form>')
  expect(policyOf(withPolicy(form, 'x.html', relay))['img-src']).toEqual(["'self'", 'data:'])
  expect(policyOf(withPolicy(page(), 'x.html', relay))).not.toHaveProperty('img-src')
})

test('where a key may load Google’s map its hosts are allowed, and its styles by a nonce', () => {
  const html = withPolicy(page(), 'x.html', { ...relay, googleMap: true })
  const policy = policyOf(html)
  const nonce = /<style nonce="([^"]+)">a\{\}/.exec(html)?.[1]
  expect(policy['script-src']).toContain('https://*.googleapis.com')
  expect(policy['frame-src']).toEqual(['https://*.google.com'])
  expect(policy['style-src']).toContain(`'nonce-${nonce}'`)
  expect(html).not.toContain('unsafe-')
  expect(withPolicy(page(), 'x.html', relay)).not.toContain('google')
})

test.each([
  ['a style attribute', page('<p style="color:red">'), /^x\.html: .* <p style="color:red"/],
  ['a listener in an attribute', page('<a onclick="go()">'), /^x\.html: .* <a onclick="go\(\)"/],
  ['no place for a policy', '<html><head></head></html>', /^x\.html: no <meta charset>/],
])('a page with %s stops the build with its name', (_, html, message) => {
  expect(() => withPolicy(html, 'x.html', relay)).toThrow(message)
})

test('a page that has a policy is known', () => {
  expect(hasPolicy(page())).toBe(false)
  expect(hasPolicy(withPolicy(page(), 'x.html', relay))).toBe(true)
})
