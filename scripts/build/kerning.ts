/**
 * Kerning of a font that is subset. Masters hold classes of pairs for all their languages, which weigh as
 * much as the letters. Kept is a plain table (`kern`, version 0) of the pairs that French words bring
 * together and whose gap the eye sees. Every engine reads it where a font has no other.
 */

/** As `next/font` brings it along. */
export interface ShapedFont {
  readonly unitsPerEm: number
  readonly glyphForCodePoint: (point: number) => { readonly id: number }
  readonly layout: (text: string) => {
    readonly glyphs: readonly { readonly id: number; readonly advanceWidth: number }[]
    readonly positions: readonly { readonly xAdvance: number }[]
  }
}

/** Two glyphs, and by how much their distance differs from the usual one, in the font's units. */
export interface KernPair {
  readonly left: number
  readonly right: number
  readonly by: number
}

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÉÊ']
const small = [...'abcdefghijklmnopqrstuvwxyzàâçèéêîôûœ']
const apostrophe = '’'
const vowels = /[aeiouyhàâèéêîôûœ]/i

/**
 * Characters that stand side by side in French: within words, after a capital, in elisions, at ends of
 * sentences.
 */
const frenchPairs = [
  ...small.flatMap((left) => [...small, '.', ',', '-'].map((right) => left + right)),
  ...capitals.flatMap((left) => small.map((right) => left + right)),
  // « Qu’ » and « L’ » as well as « d’ ».
  ...[...'cdjlmnstuCDJLMNST'].map((left) => left + apostrophe),
  ...[...capitals, ...small].filter((sign) => vowels.test(sign)).map((sign) => apostrophe + sign),
]

/** The smallest gap that anybody sees, in thousandths of the size. */
const leastSeen = 16
/** Amounts are rounded to a few units, which compress better; a hundredth of a pixel at 20 px. */
const step = 4

/**
 * The kerning between French characters that a subset font has, in the order that the table wants.
 * @param whole the master, at the weight that is used.
 * @param bare the font that the glyphs are numbered in.
 */
export function frenchKerning(whole: ShapedFont, bare: ShapedFont): readonly KernPair[] {
  const pairs = frenchPairs.flatMap((text): KernPair[] => {
    const { glyphs, positions } = whole.layout(text)
    const [first] = glyphs
    // A ligature, or a character that the font does not have.
    if (!first || !positions[0] || glyphs.length !== 2 || glyphs.some(({ id }) => id === 0))
      return []
    const by = positions[0].xAdvance - first.advanceWidth
    if (Math.abs(by) * 1000 < leastSeen * whole.unitsPerEm) return []
    const [left = 0, right = 0] = [...text].map(
      (sign) => bare.glyphForCodePoint(sign.codePointAt(0) ?? 0).id,
    )
    return [{ left, right, by: Math.round(by / step) * step }]
  })
  return pairs.sort((one, other) => one.left - other.left || one.right - other.right)
}

interface Table {
  readonly tag: string
  readonly bytes: Buffer
}

/** A TrueType font with these pairs as its `kern` table; none, and it stays as it is. */
export function withKerning(font: Buffer, pairs: readonly KernPair[]): Buffer {
  if (pairs.length === 0) return font
  const tables = [...tablesOf(font), { tag: 'kern', bytes: kernTable(pairs) }]
  return fontOf(
    font.subarray(0, 4),
    // In the order that the format asks for.
    tables.sort((one, other) => (one.tag < other.tag ? -1 : 1)),
  )
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const start = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    }
  })
}

/** Version 0 with one horizontal subtable of format 0: sorted pairs. */
function kernTable(pairs: readonly KernPair[]): Buffer {
  const table = Buffer.alloc(18 + 6 * pairs.length)
  const [version, subtables, subversion, horizontal] = [0, 1, 0, 1]
  ;[version, subtables, subversion, table.length - 4, horizontal, pairs.length]
    .concat(searchHints(pairs.length, 6))
    .forEach((value, index) => table.writeUInt16BE(value, 2 * index))
  pairs.forEach(({ left, right, by }, index) => {
    table.writeUInt16BE(left, 18 + 6 * index)
    table.writeUInt16BE(right, 20 + 6 * index)
    table.writeInt16BE(by, 22 + 6 * index)
  })
  return table
}

/** What the format has readers search a sorted list by: `searchRange`, `entrySelector`, `rangeShift`. */
function searchHints(count: number, size: number): readonly number[] {
  const power = Math.floor(Math.log2(count))
  const range = size * 2 ** power
  return [range, power, size * count - range]
}

function fontOf(version: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.length)
  version.copy(directory)
  ;[tables.length, ...searchHints(tables.length, 16)].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + 2 * index),
  )
  const parts = [directory]
  let start = directory.length
  tables.forEach(({ tag, bytes }, index) => {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    const entry = 12 + 16 * index
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(checksum(padded), entry + 4)
    directory.writeUInt32BE(start, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    start += padded.length
    parts.push(padded)
  })
  return Buffer.concat(parts)
}

function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
