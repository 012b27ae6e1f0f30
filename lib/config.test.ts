/** @jest-environment node */
import { company } from './site/catalog'
import { readConfig } from './config'

const relay = 'https://relais.example.com/demande'
const production = [company.origins.canonical, company.origins.alias]

test('a production build allows the two production addresses and nothing else', () => {
  expect(readConfig({ RELAY_URL: relay })).toEqual({
    relayUrl: relay,
    allowedOrigins: production,
    takesPhotos: false,
  })
})

test('an address of this machine can be allowed beside them', () => {
  expect(
    readConfig({
      RELAY_URL: 'http://localhost:3001/demande',
      LOCAL_ORIGIN: 'http://localhost:3000',
    }),
  ).toEqual({
    relayUrl: 'http://localhost:3001/demande',
    allowedOrigins: [...production, 'http://localhost:3000'],
    takesPhotos: true,
  })
})

test.each([
  ['at an address of the site', `${company.origins.canonical}/demande`, undefined, true],
  ['elsewhere', relay, undefined, false],
  ['elsewhere, said to take them', relay, 'yes', true],
  ['at an address of the site, said to take none', `${company.origins.canonical}/x`, 'no', false],
])('photos go to a relay %s: %p %p', (_where, RELAY_URL, RELAY_TAKES_PHOTOS, takesPhotos) => {
  expect(readConfig({ RELAY_URL, RELAY_TAKES_PHOTOS })).toMatchObject({ takesPhotos })
})

test('whether photos are taken is said with yes or no', () => {
  expect(() => readConfig({ RELAY_URL: relay, RELAY_TAKES_PHOTOS: 'oui' })).toThrow(
    /^RELAY_TAKES_PHOTOS "oui" is neither yes nor no. Example: RELAY_TAKES_PHOTOS=yes$/,
  )
})

test.each([
  [undefined, /^RELAY_URL is missing/],
  ['  ', /^RELAY_URL is missing/],
  ['relais', /^RELAY_URL "relais" is not an http\(s\) address/],
  ['ftp://relais.test/x', /not an http\(s\) address/],
  ['http://relais.test/x', /must use https/],
  ['https://user:secret@relais.test/', /must carry no password/],
  ['https://relais.test/#x', /no #fragment/],
])('RELAY_URL %p stops the build, with an example', (value, message) => {
  expect(() => readConfig({ RELAY_URL: value })).toThrow(message)
  expect(() => readConfig({ RELAY_URL: value })).toThrow(/Example: RELAY_URL=https:/)
})

test.each([
  'localhost:3000',
  'http://localhost:3000/',
  'http://localhost:3000/page',
  'https://www.ailleurs.example',
])('LOCAL_ORIGIN %p stops the build, with an example', (value) => {
  expect(() => readConfig({ RELAY_URL: relay, LOCAL_ORIGIN: value })).toThrow(
    /^LOCAL_ORIGIN .* Example: LOCAL_ORIGIN=http:\/\/localhost:3000$/,
  )
})

test('every variable at fault is told at once, each on its line', () => {
  expect(() => readConfig({ LOCAL_ORIGIN: 'localhost' })).toThrow(
    /^RELAY_URL is missing.*\nLOCAL_ORIGIN "localhost" is not an origin.*$/,
  )
})

test('a password is never repeated', () => {
  const read = () => readConfig({ RELAY_URL: 'http://moi:secret@relais.test/' })
  expect(read).toThrow(/^(?!.*secret)/s)
})
