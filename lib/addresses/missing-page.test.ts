import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/test-any-character'
import { missingPage } from './missing-page'

test.each([
  ['/services/inconnu', 'Service non trouvé', 'Retour aux services', '/#services'],
  ['/services/inconnu/', 'Service non trouvé', 'Retour aux services', '/#services'],
  [
    '/services/toits/metiers/x',
    'Corps de métier non trouvé',
    'Retour au service',
    '/services/toits',
  ],
  [
    '/metiers-renovation/categories/x',
    'Catégorie non trouvée',
    'Retour à tous les métiers',
    '/metiers-renovation',
  ],
])('%s says « %s » and offers « %s »', (path, message, label, href) => {
  expect(missingPage(path)).toEqual({ message, link: { label, href } })
})

test('without a guide of trades nothing leads there', () => {
  const services = { label: 'Retour aux services', href: '/#services' }
  expect(missingPage('/metiers-renovation/categories/x', false)?.link).toEqual(services)
  expect(missingPage('/services/inconnu', false)?.link).toEqual(services)
})

test.each([
  '',
  '/',
  '/nulle-part',
  '/services',
  '/services/a/b',
  '/metiers-renovation/x',
  '/a/b/c/d',
])('%p is none of these, and gets the general page', (path) => {
  expect(missingPage(path)).toBeUndefined()
})

test('no address makes the link leave the site', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
      for (const path of [text, `/services/${text}`, `/services/${text}/metiers/x`]) {
        const href = missingPage(path)?.link.href ?? '/'
        expect(new URL(href, 'https://site.test').origin).toBe('https://site.test')
      }
    }),
    { numRuns: 3000 },
  )
})
