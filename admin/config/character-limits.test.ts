import { limitsWithin } from './character-limits'

test('limits are found wherever a record holds a text, and the firm’s name takes its part of a title', () => {
  const title = { type: 'string', longest: 65, besideBrand: true }
  const alt = { type: 'string', shortest: 20 }
  expect(
    limitsWithin(
      {
        type: 'object',
        properties: {
          title,
          note: { type: 'string' },
          words: { type: 'array', items: alt },
          groups: { type: 'array', items: { type: 'object', properties: { title } } },
          named: {
            type: 'object',
            additionalProperties: { type: 'object', properties: { alt } },
          },
          texts: { type: 'object', additionalProperties: alt },
          either: { anyOf: [{ const: true }, { type: 'object', properties: { alt } }] },
        },
      },
      'Firme',
    ),
  ).toEqual({
    title: { longest: 57 },
    'words.*': { shortest: 20 },
    'groups.*.title': { longest: 57 },
    'named.*.alt': { shortest: 20 },
    'texts.*.text': { shortest: 20 },
    'either.alt': { shortest: 20 },
  })
})
