import { allRedirects } from '../../../lib/site/all-redirects'
import { isWildcard } from '../../../lib/addresses/redirects'
import { folderHeaders, immutable, securityHeaders } from './answers'
import { htaccess } from './apache'
import { caddyRules } from './caddy'
import { headersFile, redirectsFile } from './netlify'
import { nginxRules } from './nginx'
import { serveJson } from './serve'
import { vercelJson } from './vercel'

/** The blocks of `_headers`: the address, and the lines that it adds. */
const blocks = headersFile()
  .split(/^(?=\/)/m)
  .map((block) => block.trim().split(/\n\s*/))

test.each([
  ['nginx', nginxRules(allRedirects)],
  ['Apache', htaccess(allRedirects)],
  ['Caddy', caddyRules(allRedirects)],
  ['Netlify and Cloudflare', headersFile()],
  ['Vercel', vercelJson(allRedirects)],
  ['serve', serveJson(allRedirects)],
])('%s is told every header, and what is kept for a year', (_, rules) => {
  for (const [name, value] of securityHeaders) {
    expect(rules).toContain(name)
    expect(rules).toContain(value)
  }
  expect(rules).toContain(immutable)
  for (const [, headers] of folderHeaders)
    for (const [name, value] of headers) {
      expect(rules).toContain(name)
      expect(rules).toContain(value)
    }
})

test('HSTS speaks for this host alone, and promises browsers nothing for ever', () => {
  const [, value] = securityHeaders.find(([name]) => name === 'Strict-Transport-Security') ?? []
  expect(value).toMatch(/^max-age=\d+$/)
})

test('the policy of the header leaves all but frames to the page', () => {
  const [, value] = securityHeaders.find(([name]) => name === 'Content-Security-Policy') ?? []
  expect(value).toBe("frame-ancestors 'none'")
})

test('no header stands in two blocks of _headers that one address could match', () => {
  const names = blocks.map(([, ...lines]) => lines.map((line) => line.replace(/:.*/, '')))
  const [everywhere = [], ...others] = names
  expect(blocks[0]?.[0]).toBe('/*')
  for (const name of others.flat()) expect(everywhere).not.toContain(name)
})

test('Cloudflare takes no more: 100 blocks of 2,000 characters a line, 100 wildcards of 1,000', () => {
  expect(blocks.length).toBeLessThanOrEqual(100)
  for (const line of blocks.flat()) expect(line.length).toBeLessThanOrEqual(2_000)
  const lines = redirectsFile(allRedirects).split('\n')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(1_000)
  expect(lines.filter((line) => /^\/\S*:/.test(line))).toHaveLength(
    allRedirects.filter(isWildcard).length * 2,
  )
  expect(lines.filter((line) => /^\/\S*:/.test(line)).length).toBeLessThanOrEqual(100)
})
