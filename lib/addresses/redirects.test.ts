import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/test-any-character'
import { allRedirects, fixedRedirects, movedAddresses } from '@/lib/site/all-redirects'
import { tradeHomes } from '@/lib/site/catalog'
import { pages } from '@/lib/site/pages'
import { isWildcard, redirects, redirectTarget } from './redirects'

const site = 'https://site.test'
const pagePaths = new Set(pages.map(({ path }) => path))
const pageOf = (target: string) => target.replace(/#.*$/, '')

test.each([
  ['/devis', '/demande-devis'],
  ['/devis/', '/demande-devis'],
  ['/services', '/#services'],
  ['/services/', '/#services'],
  ['/service/toits', '/services/toits'],
  ['/service/bois-de-toit/', '/services/bois-de-toit'],
  ['/service/inconnu', '/services/inconnu'],
  ['/service/%C3%A9t%C3%A9', '/services/%C3%A9t%C3%A9'],
  ['/metier/couvreur', '/#services'],
  ['/metiers/couvreur/', '/#services'],
])('%s has moved to %s', (path, target) => {
  expect(redirectTarget(path)).toBe(target)
})

test.each([
  '',
  '/',
  '/nulle-part',
  '/Devis',
  '/devis/x',
  '/devis//',
  '//devis',
  '/service',
  '/service/',
  '/metiers',
  '/service/a/b',
  '//evil.example',
  '/service//evil.example',
  '/service/..',
  '/service/%2e%2E',
  '/service/..%2fevil',
  '/service/%2f%2fevil.example',
  '/service/\\evil.example',
  '/service/%5C%5cevil.example',
  '/service/a%0d%0aSet-Cookie:b',
  '/service/%',
  '/metier/%2f%2fevil.example',
])('%p has not moved', (path) => {
  expect(redirectTarget(path)).toBeUndefined()
})

/** Pieces that browsers, servers and parsers read in different ways. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '?',
        '#',
        '%',
        ' ',
        '\t',
        '\n',
        '\ud800',
      ),
      fc.constantFrom(
        '%2f',
        '%2F',
        '%5c',
        '%2e',
        '%252f',
        '%25',
        '%00',
        '%0d%0a',
        '%C3',
        '$&',
        '$1',
      ),
      fc.constantFrom('evil.example', 'javascript:', 'https:', 'é', '\u2028', ':serviceSlug'),
      fc.string({ unit: anyCharacter, maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))

test('no address leaves the site, nor the one segment that a wildcard stands for', () => {
  const fixedTargets = new Set(fixedRedirects.map(({ to }) => to))
  fc.assert(
    fc.property(hostile, (text) => {
      for (const path of [
        text,
        `/${text}`,
        `/service/${text}`,
        `/metier/${text}`,
        `/devis${text}`,
      ]) {
        const target = redirectTarget(path)
        if (target === undefined || fixedTargets.has(target)) continue
        // The browser must read it as it is written: nothing to resolve, nothing to strip.
        expect(new URL(target, `${site}/service/x`).href).toBe(`${site}${target}`)
        const [segment, ...others] = target.replace(/^\/services\//, '').split('/')
        expect(others).toEqual([])
        expect(decodeURIComponent(segment ?? '')).toMatch(/^[^/\\\p{Cc}]+$/u)
      }
    }),
    { numRuns: 5000 },
  )
})

test('any name that is one segment reaches the service of that name', () => {
  const names = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((name) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(name))
  fc.assert(
    fc.property(names, (name) => {
      const segment = encodeURIComponent(name)
      expect(redirectTarget(`/service/${segment}`)).toBe(`/services/${segment}`)
    }),
  )
})

test('every service has its redirect spelt out, and so has every address of the list', () => {
  const spelt = fixedRedirects.map(({ from }) => from)
  const listed = redirects.filter((redirect) => !isWildcard(redirect)).map(({ from }) => from)
  for (const from of [...listed, ...tradeHomes.map(({ slug }) => `/service/${slug}`)])
    expect(spelt).toContain(from)
})

test('no redirect shadows a page, and none stands twice', () => {
  for (const path of pagePaths)
    expect(`${path} → ${redirectTarget(path, movedAddresses)}`).toBe(`${path} → undefined`)
  const addresses = allRedirects.map(({ from }) => from)
  expect(addresses.filter((from) => pagePaths.has(from))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every redirect ends at a page, in one hop', () => {
  for (const { to } of allRedirects.filter((redirect) => !redirect.to.includes(':'))) {
    expect(pagePaths).toContain(pageOf(to))
    expect(redirectTarget(pageOf(to), movedAddresses)).toBeUndefined()
  }
})

test('what the browser finds is what hosts are told', () => {
  for (const { from, to } of fixedRedirects) expect(redirectTarget(from, movedAddresses)).toBe(to)
})

test('addresses are made of plain segments, in which no host reads a pattern, a wildcard last', () => {
  for (const { from, to } of allRedirects) {
    expect(from).toMatch(/^(?:\/[\w-]+)*\/(?::\w+|[\w-]+)$/)
    expect(to).toMatch(/^\/(?:[\w-]+\/)*(?:[\w-]+|:\w+)?(?:#[\w-]+)?$/)
    const repeated = /:\w+/.exec(to)?.[0]
    if (repeated) expect(from.endsWith(`/${repeated}`)).toBe(true)
  }
})
