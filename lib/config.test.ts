import { firm } from './site/catalog'
import { readConfig } from './config'

const relay = 'https://relais.example.com/demande'
const thirdParty = 'https://formsubmit.example/contact@exemple.test'
const production = [firm.origins.canonical, firm.origins.alias]

test('a production build allows the two production addresses and nothing else', () => {
  expect(readConfig({ RELAY_URL: relay })).toEqual({
    relayUrl: relay,
    allowedOrigins: production,
    ownRelay: true,
    takesPhotos: true,
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
    ownRelay: true,
    takesPhotos: true,
  })
})

test.each([
  ['of ours', relay, undefined, true],
  ['of a third party', thirdParty, undefined, false],
  ['of a third party, said to take them', thirdParty, 'yes', true],
  ['of ours, said to take none', relay, 'no', false],
])('photos go to a relay %s: %p %p', (_where, RELAY_URL, RELAY_TAKES_PHOTOS, takesPhotos) => {
  expect(readConfig({ RELAY_URL, RELAY_TAKES_PHOTOS })).toMatchObject({ takesPhotos })
})

test('whether photos are taken is said with yes or no', () => {
  expect(() => readConfig({ RELAY_URL: relay, RELAY_TAKES_PHOTOS: 'oui' })).toThrow(
    /^RELAY_TAKES_PHOTOS « oui » n'est ni yes ni no. Exemple : RELAY_TAKES_PHOTOS=yes$/,
  )
})

test.each([
  [undefined, /^RELAY_URL manque/],
  ['  ', /^RELAY_URL manque/],
  ['relais', /^RELAY_URL « relais » n'est pas une adresse http\(s\)/],
  ['ftp://relais.test/x', /n'est pas une adresse http\(s\)/],
  ['http://relais.test/x', /doit être en https/],
  ['https://user:secret@relais.test/', /ne doit porter ni mot de passe/],
  ['https://relais.test/#x', /ni #fragment/],
])('RELAY_URL %p stops the build, with an example', (value, message) => {
  expect(() => readConfig({ RELAY_URL: value })).toThrow(message)
  expect(() => readConfig({ RELAY_URL: value })).toThrow(/Exemple : RELAY_URL=https:/)
})

test.each([
  'localhost:3000',
  'http://localhost:3000/',
  'http://localhost:3000/page',
  'https://www.ailleurs.example',
])('LOCAL_ORIGIN %p stops the build, with an example', (value) => {
  expect(() => readConfig({ RELAY_URL: relay, LOCAL_ORIGIN: value })).toThrow(
    /^LOCAL_ORIGIN .* Exemple : LOCAL_ORIGIN=http:\/\/localhost:3000$/,
  )
})

test('every variable at fault is told at once, each on its line', () => {
  expect(() => readConfig({ LOCAL_ORIGIN: 'localhost' })).toThrow(
    /^RELAY_URL manque.*\nLOCAL_ORIGIN « localhost » n'est pas une origine.*$/,
  )
})

test('a slash behind our relay’s address is left out: with it no form would arrive', () => {
  const read = (url: string) => readConfig({ RELAY_URL: url }).relayUrl
  expect(read('https://relais.example.com/demande/')).toBe('https://relais.example.com/demande')
  expect(read('https://ailleurs.example.com/boite/')).toBe('https://ailleurs.example.com/boite/')
})

test('a password is never repeated', () => {
  const read = () => readConfig({ RELAY_URL: 'http://moi:secret@relais.test/' })
  expect(read).toThrow(/^(?!.*secret)/s)
})

test.each([
  ['https://relais.example.com/demande', true],
  ['https://relais.example.com/entreprise/demande', true],
  [`${firm.origins.canonical}/ecrire`, true],
  [thirdParty, false],
  ['https://formsubmit.example/ajax/0123456789abcdef', false],
])('%s is our own relay: %s', (url, own) => {
  expect(readConfig({ RELAY_URL: url }).ownRelay).toBe(own)
})
