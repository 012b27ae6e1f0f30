/** @jest-environment node */
import { launchFindings, launchReport, type LaunchKind } from './launch-findings'

const production = { RELAY_URL: 'https://relais.entreprise.fr/demande' }

/** What the check says of one made-up record, as the owner reads it. */
function found(kind: LaunchKind, record: unknown): string[] {
  return launchFindings([{ file: 'content/x.ts', record }], production)
    .filter((finding) => finding.kind === kind)
    .map(({ where, what }) => `${where}: ${what}`)
}

/** A record in which the owner has replaced everything. */
const ready = {
  brand: 'Une entreprise',
  origins: { canonical: 'https://www.entreprise.fr' },
  phone: '05 53 64 00 00',
  email: 'contact@entreprise.fr',
  coordinates: { lat: 44.593, lng: 0.398 },
  legal: { siret: '000 000 000 00000' },
  testimonials: [{ author: 'Une cliente', text: 'Un avis.', sample: false }],
  picture: { file: 'photo.jpg', illustration: false },
}

test('nothing is found in a record whose owner has replaced everything', () => {
  const findings = launchFindings([{ file: 'content/x.ts', record: ready }], production)
  expect(findings).toEqual([])
  expect(launchReport(findings)).toBe('Nothing is left to replace: the site can go live.')
})

test.each([
  ['alone', { legal: { siret: '[à compléter]' } }, 'legal.siret ([à compléter])'],
  ['inside a text', { a: { b: ['x', 'Pays : [à compléter]'] } }, 'a.b.1 (x: Pays : [à compléter])'],
  ['with a name of its own', { siret: '[SIRET à compléter]' }, 'siret ([SIRET à compléter])'],
  ['with a capital', { siret: '[À compléter]' }, 'siret ([À compléter])'],
])('a text to complete is found %s', (_, record, what) => {
  expect(found('blank', record)).toEqual([`content/x.ts: complete ${what}`])
})

test('a fact to complete is found by its section and its term', () => {
  const sections = [{ id: 'hebergeur', facts: [['Adresse', '[à compléter]']] }]
  expect(found('blank', { sections })).toEqual([
    'content/x.ts: complete sections.hebergeur.facts.0.1 (Adresse: [à compléter])',
  ])
})

test('a text that only speaks of completing is none to complete', () => {
  expect(found('blank', { text: 'Un dossier à compléter [en mairie].' })).toEqual([])
})

test('a sample testimonial is found by its author, in a list or not', () => {
  const sample = { author: 'Sophie M.', text: 'Un avis.', sample: true }
  expect(found('testimonial', { testimonials: [{ ...sample, sample: false }, sample] })).toEqual([
    'content/x.ts: replace the sample testimonial of Sophie M. (testimonials.1)',
  ])
})

test('an illustration is found by its id and file, and a photo is not', () => {
  const pictures = {
    'kitchen-wide': { file: 'kitchen.jpg', illustration: true },
    'roof-work': { file: 'roof.jpg', illustration: false },
  }
  expect(found('picture', pictures)).toEqual([
    'content/x.ts: replace kitchen-wide (kitchen.jpg) by a photo of your own, and set "illustration: false"',
  ])
})

test.each([
  ['https://www.entreprise.example', 'https://www.entreprise.example'],
  ['contact@entreprise.example', 'contact@entreprise.example'],
  ['https://www.facebook.com/entreprise.example', 'https://www.facebook.com/entreprise.example'],
  ['Écrivez à contact@entreprise.example, ou appelez.', 'contact@entreprise.example'],
  ['Notre adresse est contact@entreprise.test.', 'contact@entreprise.test'],
  ['https://entreprise.invalid/page', 'https://entreprise.invalid/page'],
  ['https://example.com/a', 'https://example.com/a'],
])('%p is on a domain that nobody can own', (text, address) => {
  expect(found('address', { a: text })).toEqual([`content/x.ts: replace ${address} in a`])
})

test.each([
  'https://www.entreprise.fr',
  'contact@examples.fr',
  'https://exemple.example.entreprise.fr',
  'Par exemple. Un test.',
])('%p names no such domain', (text) => {
  expect(found('address', { a: text })).toEqual([])
})

test.each([
  '06 39 98 12 34',
  '0639981234',
  '+33 6 39 98 47 00',
  '0033639981234',
  '05.36.49.00.00',
  '01-99-00-12-34',
])('the number %s is reserved for fiction', (number) => {
  expect(found('phone', { phone: `Appelez le ${number}.` })).toEqual([
    `content/x.ts: replace ${number} in phone`,
  ])
})

test.each(['06 39 97 47 00', '05 53 64 00 00', '+33 5 53 64 00 00', '2006 39 98 12 34'])(
  'the number %s is not',
  (number) => {
    expect(found('phone', { phone: number })).toEqual([])
  },
)

test('the position of the specification is found, another is not', () => {
  expect(found('coordinates', { coordinates: { lat: 44.4, lng: 0.7 } })).toEqual([
    'content/x.ts: confirm coordinates: 44.40 N, 0.70 E lies about 32 km from the centre of Lavergne',
  ])
  expect(found('coordinates', { coordinates: { lat: 44.4, lng: 0.398 } })).toEqual([])
})

test.each([
  [undefined, /^RELAY_URL is missing/],
  ['relais', /^RELAY_URL "relais" is not an http\(s\) address/],
  ['http://relais.entreprise.fr/', /must use https/],
  ['http://localhost:3001/demande', /is on this machine/],
  ['http://[::1]:3001/demande', /is on this machine/],
  ['https://relais.entreprise.example/demande', /is on a domain that nobody can own/],
])('RELAY_URL %p is found', (value, what) => {
  expect(launchFindings([], { RELAY_URL: value })).toEqual([
    { kind: 'relay', where: 'environment', what: expect.stringMatching(what) },
  ])
})

test('the report groups by kind, counts each, and ends with the total', () => {
  const record = { a: '[à compléter]', b: '06 39 98 00 00', c: '[à compléter]' }
  const findings = launchFindings([{ file: 'content/x.ts', record }], production)
  expect(launchReport(findings)).toBe(
    [
      '── Texts to complete: 2',
      'content/x.ts: complete a ([à compléter])',
      'content/x.ts: complete c ([à compléter])',
      '',
      '── Phone numbers reserved for fiction: 1',
      'content/x.ts: replace 06 39 98 00 00 in b',
      '',
      '3 left to replace before the site goes live.',
    ].join('\n'),
  )
})
