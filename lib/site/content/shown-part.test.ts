import type { Firm } from '@/content/schema/firm'
import { listCounts } from './counts'
import type { RawContent } from './raw-content'
import type { SingleKind } from './kinds'
import { textsOf } from './texts'
import { shownPart } from './shown-part'

const collections = { job: [], 'specimen-quote': [] } as unknown as RawContent['collections']

/** The fields of a record that the site shows, whatever is switched off. */
function shown(kind: SingleKind, record: object, off: Partial<Firm['switches']>) {
  const part = shownPart(kind, record, { switches: off }, collections)
  return part === undefined ? undefined : textsOf(part).map(({ at }) => at)
}

test.each<[SingleKind, object, Partial<Firm['switches']>, readonly string[]]>([
  [
    'trades-overview-page',
    { title: 'a', servicesTitle: 'b', services: [{ title: 'c' }] },
    { projectManagement: false },
    ['title'],
  ],
  [
    'trades-overview-page',
    {
      sequence: [
        { title: 'a', trades: [] },
        { title: 'b', trades: ['c'] },
      ],
    },
    {},
    ['sequence[1].title', 'sequence[1].trades[0]'],
  ],
  ['home-page', { promo: { title: 'a' }, title: 'b' }, { estimation: false }, ['title']],
  [
    'home-page',
    {
      gallery: { title: 'a', images: [] },
      testimonials: [],
      testimonialsTitle: 'b',
      contact: { title: 'c' },
    },
    {},
    ['contact.title'],
  ],
  [
    'estimation-page',
    { testimonials: [], testimonialsTitle: 'a', form: { title: 'b' } },
    {},
    ['form.title'],
  ],
  [
    'checks-page',
    { fees: { entries: [{ name: 'a', with: 'estimation' }, { name: 'b' }] } },
    { estimation: false },
    ['fees.entries[1].name'],
  ],
  ['service-area-page', { map: { text: 'a' }, title: 'b' }, { map: 'none' }, ['title']],
  [
    'categories',
    { categories: [{ name: 'a', shown: false }, { name: 'b' }] },
    {},
    ['categories[1].name'],
  ],
])('of %s %j the pages leave out what is switched off or empty', (kind, record, off, fields) => {
  expect(shown(kind, record, off)).toEqual(fields)
})

test.each<[SingleKind, Partial<Firm['switches']>]>([
  ['estimation-page', { estimation: false }],
  ['project-management-page', { projectManagement: false }],
  ['jobs-page', {}],
])('nothing of %s is shown beside the switches %j', (kind, off) => {
  expect(shown(kind, { title: 'a' }, off)).toBeUndefined()
})

test('what is switched on is shown whole', () => {
  const record = { title: 'a', promo: { title: 'b' }, gallery: { title: 'c', images: ['d'] } }
  expect(shownPart('home-page', record, { switches: { estimation: true } }, collections)).toEqual(
    record,
  )
})

test('what is left out is not counted by the texts that count what is shown', () => {
  const record = {
    sequence: [
      { description: 'a', trades: [] },
      { description: 'b', trades: ['c'] },
    ],
  }
  const part = shownPart('trades-overview-page', record, {}, collections)
  expect(listCounts(part).get('sequence')).toBe(1)
})
