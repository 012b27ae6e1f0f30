import { allRedirects } from '../../../lib/site/all-redirects'
import { firm } from '../../../lib/site/catalog'
import { readEnvironment } from '../../../lib/environment'
import { withDefaults } from '../../../relay/node/options'
import { POST_PATH } from '../../../relay/core/handle'
import { htaccess } from './apache'
import { caddyRules } from './caddy'
import { nginxRules } from './nginx'
import { answerSeconds, bodyKib, ownRelay } from './own-relay'

const { canonical, alias } = firm.origins
const settings = withDefaults({ allowedOrigins: [canonical] })

const relayAt = (RELAY_URL: string, more: Record<string, string> = {}) =>
  ownRelay(readEnvironment({ RELAY_URL, ...more }))

test('a relay at an address of its own is none of the site’s server’s business', () => {
  expect(relayAt('https://relais.exemple.fr/demande')).toBeUndefined()
  for (const rules of [nginxRules, htaccess, caddyRules])
    expect(rules(allRedirects)).not.toMatch(/proxy_pass|\[P\]|reverse_proxy/)
})

test('at an address of the site, forms are passed on to where the relay stands unless told otherwise', () => {
  expect(relayAt(`${canonical}/demande`)).toEqual({
    path: '/demande',
    upstream: `http://${settings.host}:${settings.port}${POST_PATH}`,
  })
  expect(relayAt(`${canonical}/demande/`)?.path).toBe('/demande')
  expect(
    relayAt(`${canonical}/formulaires/envoi`, { RELAY_UPSTREAM: 'http://10.0.0.2:8080/demande' }),
  ).toEqual({ path: '/formulaires/envoi', upstream: 'http://10.0.0.2:8080/demande' })
})

test('the address of this machine that a build allows is one of the site', () => {
  const LOCAL_ORIGIN = 'http://localhost:3000'
  expect(relayAt(`${LOCAL_ORIGIN}/demande`, { LOCAL_ORIGIN })?.path).toBe('/demande')
  expect(relayAt('http://localhost:3001/demande', { LOCAL_ORIGIN })).toBeUndefined()
})

test.each([
  ['/', /doit finir par des lettres/],
  ['/formulaires/', /doit finir par des lettres/],
  ['/demande%20;x', /doit finir par des lettres/],
  ['/demande-devis', /est l’adresse d’une page/],
  [allRedirects[0]?.from ?? '', /est l’adresse d’une page/],
])('a form cannot be posted to %p of the site, and the build says so', (path, message) => {
  expect(() => relayAt(`${canonical}${path}`)).toThrow(message)
})

test('the address that only leads to the site is refused: a form would be lost on the way', () => {
  expect(() => relayAt(`${alias}/demande`)).toThrow(`Exemple : RELAY_URL=${canonical}/demande`)
})

test.each([
  '127.0.0.1:3001',
  'https://127.0.0.1/demande',
  'http://a b/',
  'http://a/x;y',
  'http://a',
])('RELAY_UPSTREAM %p stops the build, with an example', (RELAY_UPSTREAM) => {
  expect(() => relayAt(`${canonical}/demande`, { RELAY_UPSTREAM })).toThrow(
    'Exemple : RELAY_UPSTREAM=http://127.0.0.1:3001/demande',
  )
})

test('the server takes a little more than the relay, and waits longer', () => {
  const { bytes, allPhotosBytes } = settings.limits
  expect(bodyKib * 1024).toBeGreaterThan(bytes + allPhotosBytes)
  expect(bodyKib * 1024).toBeLessThan(2 * bytes + allPhotosBytes)
  expect(answerSeconds * 1000).toBeGreaterThan(settings.timeouts.requestMs)
})
