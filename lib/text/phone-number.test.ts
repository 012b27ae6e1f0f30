import fc from 'fast-check'
import { normalisedPhone } from './phone-number'
import { leastProcessorTime } from './test-processor-time'

test.each([
  '0639981234',
  '06 39 98 12 34',
  '06.39.98.12.34',
  '06-39-98-12-34',
  '06/39/98/12/34',
  '06 / 39 / 98 / 12 / 34',
  '+33639981234',
  '+33 6 39 98 12 34',
  '+33 (0)6 39 98 12 34',
  '+33 (0) 6 39 98 12 34',
  '+33 06 39 98 12 34',
  '(+33) 6 39 98 12 34',
  '0033 6 39 98 12 34',
  '00 33 6 39 98 12 34',
  '00.33.(0)6.39.98.12.34',
  '  06\u00A039\u202F98 12 34 ',
  '\u200B06 39\u200D 98\u2060 12 34\uFEFF',
  '\u202D06 39 98 12 34\u202C',
  '06\u201139\u201398\u221212 34',
  '33639981234',
  '+(33)639981234',
  '(06) 39 98 12 34',
  '(0)6 39 98 12 34',
  'tel:0639981234',
  'Tél. : 06 39 98 12 34',
  'Portable 06 39 98 12 34',
  '06·39·98·12·34',
  '06,39,98,12,34',
  '06:39:98:12:34',
  '06_39_98_12_34',
  '\uFF10\uFF16 39 98 12 34',
])('%j is 06 39 98 12 34', (text) => {
  expect(normalisedPhone(text)).toBe('06 39 98 12 34')
})

test.each([
  '0039981234',
  '06 39 98 12',
  '06 39 98 12 34 5',
  '+32 6 39 98 12 34',
  '6 39 98 12 34',
  '+33 (0)0 39 98 12 34',
  '(06 39 98 12 34',
  '06 39 98 12 34 ou 35',
  'poste 12',
  'Tél. bureau',
  'fax 06 39 98 12 34',
  '339981234',
  '',
])('%j is no French number, and stays as it was typed', (text) => {
  expect(normalisedPhone(text)).toBe(text)
})

test('what is normalised once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() .-/a\u200B') }), (text) => {
      expect(normalisedPhone(normalisedPhone(text))).toBe(normalisedPhone(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['digits', '0639981234'],
  ['blanks before what is no digit', ' '],
  ['parentheses that open', '('],
  ['parentheses that close elsewhere', '(06)('],
  ['numbers between dots and parentheses', '(0 6.39 ) (98.'],
  ['announcements', 'Tél. : '],
  ['accents above and below by turns', '\u0327\u0301'],
])('100,000 characters of %s are answered at once, as they were typed', async (_what, piece) => {
  const text = `${piece.repeat(100_000 / piece.length)}x`
  expect(normalisedPhone(text)).toBe(text)
  expect(await leastProcessorTime(() => normalisedPhone(text))).toBeLessThan(500)
})
