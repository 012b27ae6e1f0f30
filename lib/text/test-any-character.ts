import fc from 'fast-check'

const firstHalf = 0xd800
const halves = 0x800

/**
 * For tests: any character of Unicode except surrogates. Like the unit « binary » of fast-check, which first
 * lists all 1.1 million of them: a second and 100 MB in each test file.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - halves }).map(
  (n) => String.fromCodePoint(n < firstHalf ? n : n + halves),
  (text) => {
    if (typeof text !== 'string' || [...text].length !== 1) throw new Error('not one character')
    const point = text.codePointAt(0)!
    return point < firstHalf ? point : point - halves
  },
)
