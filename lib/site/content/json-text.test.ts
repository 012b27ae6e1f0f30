import { readJson } from './json-text'

const missing = 'une virgule, un guillemet ou une accolade de trop ou qui manque'
const comment = 'un commentaire, que JSON ne connaît pas : retirez-le'

test('a text of JSON is what it holds', () => {
  expect(readJson('{ "a": [1, null] }\n')).toEqual({ value: { a: [1, null] } })
})

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 'ligne 2 : il manque une virgule à la fin de cette ligne'],
  [
    '{\r\n  "a": [\r\n  ]\r\n\r\n  "b": 2\r\n}',
    'ligne 3 : il manque une virgule à la fin de cette ligne',
  ],
  [
    '{\n  "a": “x”\n}',
    'ligne 2 : un guillemet “ à la place du droit, " : un traitement de texte l’a changé',
  ],
  ['{\n  "a": 1,\n}', 'ligne 2 : la virgule avant } est de trop : retirez-la'],
  ['{\n  "a": [1,\n 2,\n]}', 'ligne 3 : la virgule avant ] est de trop : retirez-la'],
  ['{\n  "a": 25,50,\n  "b": 2\n}', "ligne 2 : un nombre s'écrit avec un point, 25.50"],
  [
    '{\n  "a": "la "belle" maison"\n}',
    'ligne 2 : un guillemet droit ferme le texte trop tôt : dans un texte, écrivez « et »',
  ],
  ['{\r\n  "a": 1,\r\n  "b": "x\r\n}', `ligne 3 : ${missing}`],
  ['{\n  "a": 1,\n  // le prix\n  "b": 2\n}\n', `ligne 3 : ${comment}`],
  ['{\n  "a": 1, /* le\n  prix */\n  "b": 2\n}\n', `ligne 2 : ${comment}`],
  // What comes first is named.
  ['{\n  "a" 1,\n  // le prix\n  "b": 2\n}', `ligne 2 : ${missing}`],
])('in %j the line of the fault is named', (text, fault) => {
  expect(readJson(text)).toEqual({ fault: `n'est pas du JSON, ${fault}` })
})

test('an empty file is said to be empty', () => {
  expect(readJson(' \n')).toEqual({ fault: expect.stringMatching(/^est vide : /) })
})

test('a mark that no editor shows is named, and not a comma', () => {
  expect(readJson('\uFEFF{ "a": 1 }')).toEqual({
    fault: expect.stringContaining('commence par une marque invisible (BOM)'),
  })
})
