import * as z from 'zod'
import { reference, type Vocabulary } from '@/content/schema/vocabulary'
import { referencesOf } from '@/lib/site/content/references'
import { gone, pruned } from './prune'

const vocabulary: Vocabulary = {
  ids: {
    trade: ['maconnerie', 'couvreur', 'zingueur'],
    service: ['exterieur'],
    testimonial: [],
    tradeHome: ['exterieur'],
    picture: ['toit'],
    price: ['toiture'],
    category: ['couverture'],
  },
  prose: () => z.string().transform((text) => text.trim()),
}
const trade = () => reference(vocabulary, 'trade')
const stays = (_: string, id: string) => id !== 'zingueur'

test('an entry whose trade is gone leaves its list, however deep the list stands', () => {
  const schema = z.strictObject({
    tabs: z
      .array(
        z
          .strictObject({
            name: vocabulary.prose(),
            trade: trade().meta({ label: 'Métier' }),
            also: z.array(trade()).readonly().optional(),
          })
          .readonly(),
      )
      .min(1)
      .readonly(),
  })
  expect(
    pruned(
      schema,
      {
        tabs: [
          { name: 'Zinc', trade: 'zingueur' },
          { name: 'Toit', trade: 'couvreur', also: ['zingueur'] },
          { name: 'Mur', trade: 'maconnerie', also: ['zingueur', 'couvreur'] },
        ],
      },
      stays,
    ),
  ).toEqual({
    tabs: [
      { name: 'Toit', trade: 'couvreur' },
      { name: 'Mur', trade: 'maconnerie', also: ['couvreur'] },
    ],
  })
})

test('a list that may not be empty takes along what requires it, and the field is named', () => {
  const schema = z.strictObject({ related: z.array(trade()).min(1).readonly() })
  const lost: string[] = []
  expect(pruned(schema, { related: ['zingueur'] }, stays, (field) => lost.push(field))).toBe(gone)
  expect(lost).toEqual(['related[0]', 'related'])
})

test('an empty list that may be empty stays as it is', () => {
  const schema = z.strictObject({ trades: z.array(trade()).readonly() })
  expect(pruned(schema, { trades: [] }, stays)).toEqual({ trades: [] })
  expect(pruned(schema, { trades: ['zingueur'] }, stays)).toEqual({ trades: [] })
})

test('of trades that make sense together only, none stays without the others', () => {
  const schema = z.array(
    z.strictObject({ trades: z.array(trade()).min(1).readonly().meta({ vital: true }) }),
  )
  expect(
    pruned(schema, [{ trades: ['couvreur', 'zingueur'] }, { trades: ['couvreur'] }], stays),
  ).toEqual([{ trades: ['couvreur'] }])
})

test('an entry goes with an optional reference that is vital to it', () => {
  const entry = (vital: boolean) =>
    z.strictObject({ name: z.string(), trade: trade().optional().meta({ vital }) })
  const value = [{ name: 'Zinc', trade: 'zingueur' }, { name: 'Mur' }]
  expect(pruned(z.array(entry(true)), value, stays)).toEqual([{ name: 'Mur' }])
  expect(pruned(z.array(entry(false)), value, stays)).toEqual([{ name: 'Zinc' }, { name: 'Mur' }])
})

test('of alternatives, the one that the value meets is followed', () => {
  const schema = z.strictObject({
    box: z
      .union([z.strictObject({ trade: trade() }), z.strictObject({ onQuote: z.literal(true) })])
      .optional(),
  })
  expect(pruned(schema, { box: { trade: 'zingueur' } }, stays)).toEqual({})
  expect(pruned(schema, { box: { onQuote: true } }, stays)).toEqual({ box: { onQuote: true } })
})

test('references are told with their kind', () => {
  const schema = z.strictObject({
    image: reference(vocabulary, 'picture').optional(),
    trades: z.array(trade()),
    name: vocabulary.prose(),
  })
  expect(referencesOf(schema, { image: 'toit', trades: ['couvreur'], name: 'zingueur' })).toEqual([
    { kind: 'picture', id: 'toit' },
    { kind: 'trade', id: 'couvreur' },
  ])
})
