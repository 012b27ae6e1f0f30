import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/test-any-character'
import { oneLine, severalLines } from './plain-text'

/** Any text, rich in what this is about. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: anyCharacter, maxLength: 8 }),
      fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code)),
      fc.constantFrom('\r\n', '\u2028', '\u2029', '\u200E', '\u202E', '\u2066', '\u2069', 'é', '’'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test.each([
  ['accents, ligatures and typographic apostrophes', 'Éloïse Lœuf-D’Aubigné, l’été à Agen'],
  ['accents written as marks of their own', 'E\u0301loi\u0308se'],
  ['emoji joined of several', 'Maison 🏡 pour 👨‍👩‍👧‍👦 🇫🇷 👍🏽'],
  ['no-break and thin spaces, soft hyphens', '80\u00A0m² à 1\u202F200\u00A0€, pré\u00ADfabriqué'],
  ['tabs, as they come from a spreadsheet', 'Salon\t24\tm²'],
  ['names written from right to left, with plain marks of direction', '\u200Fיעל\u200E כהן, محمد'],
])('leaves alone %s', (_, written) => {
  expect(oneLine(written)).toBe(written)
  expect(severalLines(written)).toBe(written)
})

test.each([
  ['a null byte', 'Jean\u0000ne', 'Jeanne'],
  ['bells, escapes and erasers', '\u0007Je\u001B[1mann\u007Fe', 'Je[1manne'],
  ['controls of the upper range', 'Jea\u0080nn\u009Fe', 'Jeanne'],
  [
    'marks that turn the direction around',
    'devis\u202Egpj.exe\u202C \u2066x\u2069',
    'devisgpj.exe x',
  ],
])('leaves out %s', (_, pasted, left) => {
  expect(oneLine(pasted)).toBe(left)
  expect(severalLines(pasted)).toBe(left)
})

test('every kind of line end is a space in one line, and a line break in several', () => {
  const pasted = 'a\r\nb\nc\rd\u2028e\u2029f\u0085g\u000Bh\u000Ci'
  expect(oneLine(pasted)).toBe('a b c d e f g h i')
  expect(severalLines(pasted)).toBe('a\nb\nc\nd\ne\nf\ng\nh\ni')
})

test('of any text nothing is left that the relay refuses, in one line', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      expect(oneLine(pasted)).not.toMatch(/[^\P{Cc}\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u)
    }),
    { numRuns: 5_000 },
  )
})

test('of any text every other character stays, in its order, and a second cleaning finds nothing', () => {
  const visible = (value: string) =>
    Array.from(value).filter(
      (each) => !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069 ]/u.test(each),
    )
  fc.assert(
    fc.property(text, (pasted) => {
      for (const clean of [oneLine, severalLines]) {
        expect(visible(clean(pasted))).toEqual(visible(pasted))
        expect(clean(clean(pasted))).toBe(clean(pasted))
      }
    }),
    { numRuns: 5_000 },
  )
})
