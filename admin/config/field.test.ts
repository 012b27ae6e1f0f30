import * as z from 'zod'
import { noIds } from '../../content/schema/vocabulary'
import { fieldOf, type Drawing } from './field'
import { recordSchema, type RecordSchema } from './record-schema'

const drawing: Drawing = {
  brand: 'Firme',
  lists: { price: [{ value: 'sols', label: 'sols : 40 €' }] },
  collections: { picture: ['alt'], testimonial: ['author', 'location'] },
}
const vocabulary = {
  ids: noIds,
  prose: () => z.string().min(1),
}
const drawn = (schema: z.ZodType) =>
  fieldOf(
    drawing,
    'x',
    recordSchema(() => schema, vocabulary),
    'record.x',
  )

test.each<[string, z.ZodType, object]>([
  [
    'a text with its limits, of which the firm’s name takes a part',
    z.string().meta({ label: 'Titre', shortest: 10, longest: 65, besideBrand: true }),
    {
      widget: 'string',
      pattern: [expect.stringContaining('{10,57}'), '10 à 57 signes'],
      required: true,
    },
  ],
  [
    'a pattern with its refusal',
    z
      .string()
      .regex(/^\d{5}$/)
      .meta({ label: 'Code', refusal: 'cinq chiffres' }),
    { widget: 'string', pattern: ['^\\d{5}$', 'cinq chiffres'] },
  ],
  ['a day', z.iso.date().meta({ label: 'Du' }), { type: 'date', format: 'YYYY-MM-DD' }],
  ['a time', z.string().meta({ label: 'De', widget: 'time' }), { type: 'time', format: 'HH:mm' }],
  ['a picture file', z.string().meta({ label: 'Photo', widget: 'image' }), { widget: 'image' }],
  [
    'a whole number with its limits',
    z.int().min(1).max(5).meta({ label: 'Étoiles' }),
    { widget: 'string', pattern: [expect.any(String), 'un nombre entier, 1 au moins'] },
  ],
  [
    'an amount',
    z.number().positive().meta({ label: 'Prix' }),
    { widget: 'string', pattern: [expect.any(String), 'un nombre, comme 40 ou 27,50'] },
  ],
  [
    'an enumeration by what its values are called',
    z.enum(['404', 'redirect']).meta({ label: 'Éteinte', choices: { '404': 'introuvable' } }),
    {
      widget: 'select',
      options: [
        { value: '404', label: 'introuvable' },
        { value: 'redirect', label: 'redirect' },
      ],
    },
  ],
  [
    'numbers to choose from',
    z.union([z.literal(5.5), z.literal(10)]).meta({ label: 'Taux' }),
    {
      widget: 'select',
      options: [
        { value: 5.5, label: '5,5' },
        { value: 10, label: '10' },
      ],
    },
  ],
  [
    'a reference to a collection of the screen',
    z.string().meta({ label: 'Image', ref: 'picture' }),
    { widget: 'relation', collection: 'picture', display_fields: ['{{alt}}'] },
  ],
  [
    'a reference to what two fields name, found by each',
    z.string().meta({ label: 'Les mots du client', ref: 'testimonial' }),
    {
      widget: 'relation',
      display_fields: ['{{author}}, {{location}}'],
      search_fields: ['author', 'location'],
    },
  ],
  [
    'a reference to anything else',
    z.string().meta({ label: 'Prix', ref: 'price' }),
    { widget: 'select', options: [{ value: 'sols', label: 'sols : 40 €' }] },
  ],
  [
    'references in any number',
    z
      .array(z.string().meta({ ref: 'picture' }))
      .min(1)
      .meta({ label: 'Images' }),
    { widget: 'relation', multiple: true, min: 1, required: true },
  ],
  [
    'a list that may be empty, and what a closed entry of it is called',
    z
      .array(
        z.strictObject({
          days: z.int().meta({ label: 'Jours' }),
          text: z.string().meta({ label: 'Texte' }),
        }),
      )
      .meta({ label: 'Annonces', one: 'une annonce' }),
    { widget: 'list', required: false, label_singular: 'une annonce', summary: '{{text}}' },
  ],
  [
    'a list that says itself what a closed entry of it is called',
    z
      .array(
        z
          .strictObject({
            opens: z.string().meta({ label: 'De' }),
            closes: z.string().meta({ label: 'À' }),
          })
          .meta({ summary: '{{opens}} à {{closes}}' }),
      )
      .meta({ label: 'Lundi' }),
    { widget: 'list', summary: '{{opens}} à {{closes}}' },
  ],
  [
    'alternatives',
    z
      .union([
        z.literal(true).meta({ label: 'Ouvert' }),
        z.strictObject({ text: z.string().meta({ label: 'Texte' }) }).meta({ label: 'Fermé' }),
      ])
      .meta({ label: 'Formulaire' }),
    {
      widget: 'object',
      typeKey: 'choice',
      types: [
        { name: 'choice-1', label: 'Ouvert', fields: [] },
        expect.objectContaining({ name: 'choice-2', label: 'Fermé' }),
      ],
    },
  ],
])('draws %s', (_, schema, expected) => {
  expect(drawn(schema)).toMatchObject(expected)
})

test.each([
  [
    z.number().positive(),
    ['40', '27,50', '27.5', '1 250', '10 000,5'],
    ['0', '0,0', '-3', '25 €', '1e9', '27,', ''],
  ],
  [z.number(), ['0,71', '-1,35', '44.4', '0'], ['N 44', '0,7,1']],
  [z.int().min(1), ['1', '48', '1 000'], ['0', '0,5', '2.0', '-1', 'deux']],
])('takes numbers as they are written, and no other text', (schema, taken, refused) => {
  const { pattern } = drawn(schema.meta({ label: 'Nombre' })) as unknown as { pattern: [string] }
  const isTaken = (text: string) => new RegExp(pattern[0]).test(text)
  expect(taken.filter((text) => !isTaken(text))).toEqual([])
  expect(refused.filter(isTaken)).toEqual([])
})

test('leaves out what only a developer should touch', () => {
  const schema = z
    .strictObject({
      $schema: z.string(),
      id: z.string().meta({ label: 'Id', hidden: true }),
      name: z.string().meta({ label: 'Nom' }),
    })
    .meta({ label: 'Groupe' })
  expect((drawn(schema) as { fields: { name: string }[] }).fields.map(({ name }) => name)).toEqual([
    'name',
  ])
})

test.each<[string, z.ZodType, string]>([
  ['a field without a label', z.string(), 'has no label'],
  [
    'a pattern that nothing says in words',
    z.string().regex(/x/).meta({ label: 'X' }),
    'no refusal that says it in words',
  ],
  ['a format it does not know', z.uuid().meta({ label: 'X' }), 'format « uuid »'],
  ['a tuple', z.tuple([z.string(), z.string()]).meta({ label: 'X' }), 'record.x'],
  ['anything at all', z.unknown().meta({ label: 'X' }), 'no field for'],
  [
    'alternatives that are no groups',
    z
      .union([z.string().meta({ label: 'A' }), z.number().meta({ label: 'B' })])
      .meta({ label: 'X' }),
    'neither a group of fields nor true',
  ],
  [
    'a list that is not there',
    z.string().meta({ label: 'X', choose: 'commune' }),
    'no list of « commune »',
  ],
  [
    'entries that could be added and never be whole',
    z
      .array(
        z.strictObject({
          id: z.string().meta({ label: 'Id', hidden: true }),
          title: z.string().meta({ label: 'Titre' }),
        }),
      )
      .meta({ label: 'X' }),
    '« id »',
  ],
  ['names without a name', z.record(z.string(), z.string()).meta({ label: 'X' }), 'names of its'],
])('stops at %s, and says where', (_, schema, message) => {
  expect(() => drawn(schema)).toThrow(message)
  expect(() => drawn(schema)).toThrow('record.x')
})

test('a list of what nothing describes is refused', () => {
  const schema: RecordSchema = { type: 'array', label: 'X' }
  expect(() => fieldOf(drawing, 'x', schema, 'record.x')).toThrow('what it holds')
})

test('characters are counted but in a text that names an amount, whose length is not known here', () => {
  const { pattern } = drawn(z.string().meta({ label: 'X', shortest: 3, longest: 5 })) as {
    pattern: [string, string]
  }
  const accepted = new RegExp(pattern[0])
  for (const [text, right] of [
    ['ab', false],
    ['abc', true],
    ['abcde', true],
    ['abcdef', false],
    ['dès {prix.peinture}', true],
  ] as const)
    expect([text, accepted.test(text)]).toEqual([text, right])
  const least = drawn(z.string().meta({ label: 'X', shortest: 20 })) as { pattern: string[] }
  expect(least.pattern[1]).toBe('20 signes au moins')
})
