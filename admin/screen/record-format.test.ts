import { readFileSync } from 'node:fs'
import { recordSchema } from '../config/record-schema'
import { contentFolder } from '../../lib/site/content/folder'
import { collections, singles } from '../../lib/site/content/kinds'
import { readContent, vocabularyOf } from '../../lib/site/content/raw-content'
import { readRecordText, recordText, toFile, toScreen } from './record-format'

const raw = readContent(contentFolder(), [])
const schemas = Object.fromEntries(
  Object.entries({ ...singles, ...collections }).map(([kind, { schema }]) => [
    kind,
    recordSchema(schema, vocabularyOf(raw)),
  ]),
)

test('every record comes back from the screen to the byte: what is not edited does not change', () => {
  const records = [
    ...Object.entries(raw.singles).map(([kind, { file }]) => ({ kind, file })),
    ...Object.entries(raw.collections).flatMap(([kind, many]) =>
      many.map(({ file }) => ({ kind, file })),
    ),
  ]
  expect(records.length).toBeGreaterThan(20)
  for (const { kind, file } of records) {
    const text = readFileSync(file, 'utf8')
    const schema = schemas[kind]!
    expect([file, `${recordText(schema, readRecordText(schema, text))}\n`]).toEqual([file, text])
  }
})

test('the screen adds nothing to what is left empty, and switches show what their absence means', () => {
  const price = { type: 'object', properties: { price: {} }, required: ['price'] }
  const schema = {
    type: 'object',
    required: ['title', 'open'],
    properties: {
      $schema: { type: 'string' },
      title: { type: 'string' },
      note: { type: 'string' },
      shown: { type: 'boolean', absent: true },
      major: { type: 'boolean' },
      rate: { anyOf: [{ const: 5.5 }, { const: 10 }] },
      box: { anyOf: [price, { type: 'object', properties: { onQuote: { const: true } } }] },
      open: {
        anyOf: [{ const: true }, { type: 'object', properties: { text: {} }, required: ['text'] }],
      },
      labels: { type: 'array', emptySaysSo: 'Aucun label', items: { type: 'string' } },
      pairs: { type: 'array', items: { type: 'string' } },
      host: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      prices: { type: 'object', additionalProperties: price },
      figures: { type: 'object', additionalProperties: { type: 'string' } },
    },
  } as const
  const file = {
    title: 'A',
    rate: 5.5,
    box: { onQuote: true },
    open: true,
    labels: [],
    prices: { sols: { price: 40 } },
    figures: { 'delai.devis': '8 jours' },
  }
  const shown = toScreen(schema, file)
  expect(shown).toEqual({
    ...{ title: 'A', rate: 5.5, labels: [], labels_none: true, shown: true, major: false },
    box: { choice: 'choice-2', onQuote: true },
    open: { choice: 'choice-1' },
    prices: [{ name: 'sols', price: 40 }],
    figures: [{ name: 'delai.devis', text: '8 jours' }],
  })
  expect(toFile(schema, shown)).toEqual(file)

  const edited = {
    ...(shown as object),
    ...{ note: '', pairs: [], host: { name: '' }, shown: false, major: true, rate: '10' },
    box: { choice: 'choice-1', price: 'sols' },
    open: { choice: 'choice-2', text: 'Complet.' },
    labels: [],
    labels_none: false,
  }
  expect(toFile(schema, edited)).toEqual({
    ...{ title: 'A', shown: false, major: true, rate: 10 },
    box: { price: 'sols' },
    open: { text: 'Complet.' },
    ...{ prices: file.prices, figures: file.figures },
  })
  // The screen adds empty lists where there are none: they must not get into the file.
  expect(toFile(schema, { ...(toScreen(schema, { title: 'A' }) as object), labels: [] })).toEqual({
    title: 'A',
    open: undefined,
  })
  expect(Object.keys(toFile(schema, { open: edited.open, title: 'A' }) as object)).toEqual([
    'title',
    'open',
  ])
})

test('what telephones set by themselves is written as it is typed: the site sets it again', () => {
  const schema = { type: 'object', properties: { texts: { type: 'array', items: {} } } } as const
  const typed = { texts: ['L\u2019eau\u00A0: 25\u202F€', 'Lot\u2011et\u2011Garonne'] }
  expect(toFile(schema, typed)).toEqual({ texts: ["L'eau : 25 €", 'Lot-et-Garonne'] })
})

test('numbers are written with a comma and read however they are typed', () => {
  const schema = {
    type: 'object',
    properties: { from: { type: 'number' }, stars: { type: 'integer' } },
  } as const
  expect(toScreen(schema, { from: 27.5, stars: 4 })).toEqual({ from: '27,5', stars: '4' })
  const read = (from: string) => (toFile(schema, { from }) as { from?: unknown }).from
  expect(['27,50', '27.5', '1 250', '1\u202F250,5', '-1,35'].map(read)).toEqual([
    27.5, 27.5, 1250, 1250.5, -1.35,
  ])
  expect(read(' ')).toBeUndefined()
  // Left as it is, so that the check of the content reports it.
  expect(read('25 €')).toBe('25 €')
})

test('two entries of one name both stay', () => {
  const schema = {
    type: 'object',
    additionalProperties: { type: 'object', properties: { from: { type: 'number' } } },
  } as const
  const entries = [
    { name: 'terrasse', from: '180' },
    { name: 'sols', from: '40' },
    { name: 'terrasse', from: '99' },
    { name: 'terrasse', from: '98' },
  ]
  expect(toFile(schema, entries)).toEqual({
    terrasse: { from: 180 },
    sols: { from: 40 },
    'terrasse-2': { from: 99 },
    'terrasse-3': { from: 98 },
  })
})
