import type { Redirect } from './redirects'
import { resolveRedirects } from './resolve-redirects'

const moved = (from: string, to: string, permanent = true): Redirect => ({ from, to, permanent })
const wildcards = [moved('/service/:slug', '/services/:slug'), moved('/metier/:id', '/#services')]

test('a wildcard is spelt out for each service, and one that leads all to one address is not', () => {
  expect(resolveRedirects(wildcards, ['toits', 'bois'])).toEqual([
    moved('/service/toits', '/services/toits'),
    moved('/service/bois', '/services/bois'),
  ])
})

test('an address that has moved twice, or lies under a wildcard, leads to its end in one hop', () => {
  const renamed = moved('/services/vieux', '/services/neuf')
  expect(resolveRedirects([renamed, moved('/a', '/services/vieux'), ...wildcards], [])).toEqual([
    renamed,
    moved('/a', '/services/neuf'),
    moved('/service/vieux', '/services/neuf'),
  ])
})

test('a way is for good where all of its hops are, and ends at the section that the last one names', () => {
  const off = moved('/estimation', '/#services', false)
  expect(resolveRedirects([off, moved('/avant-achat', '/estimation#prix')], [])).toEqual([
    off,
    moved('/avant-achat', '/#services', false),
  ])
})

test('what is said of an address itself goes before what a wildcard says, and before what is said again', () => {
  const own = moved('/service/toits', '/#services', false)
  expect(resolveRedirects([own, ...wildcards, moved('/service/toits', '/x')], ['toits'])).toEqual([
    own,
    moved('/service/toits', '/x'),
  ])
})

test('addresses that lead round in a ring keep nobody waiting', () => {
  expect(resolveRedirects([moved('/a', '/b'), moved('/b', '/a')], [])).toHaveLength(2)
})
