import { frenchKerning, withKerning, type ShapedFont } from './kerning'

/** A font of these signs, whose pairs stand closer by so much. */
function fontOf(signs: string, closer: Readonly<Record<string, number>> = {}): ShapedFont {
  const glyph = (sign: string) => ({ id: signs.indexOf(sign) + 1, advanceWidth: 500 })
  return {
    unitsPerEm: 1000,
    glyphForCodePoint: (point) => glyph(String.fromCodePoint(point)),
    layout: (text) => ({
      glyphs: [...text].map(glyph),
      positions: [...text].map((_, index) => ({
        xAdvance: 500 - (index === 0 ? (closer[text] ?? 0) : 0),
      })),
    }),
  }
}

test('what is kept are pairs of French words whose gap is seen, by the glyphs of the cut-down font', () => {
  const whole = fontOf('aLTvé’', { 'L’': 90, Té: 61, va: 8, TL: 70, 'é’': 40 })
  // In another order; of « v » it has none.
  expect(frenchKerning(whole, fontOf('éTL’a'))).toEqual([
    { left: 2, right: 1, by: -60 },
    { left: 3, right: 4, by: -88 },
  ])
})

test('a sign that the font has not is in no pair', () => {
  expect(frenchKerning(fontOf('L', { 'L’': 90 }), fontOf('L'))).toEqual([])
})

/** A font's tables by their tags; @throws where what the format says of one is not so. */
function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    const [sum, start, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    expect(start % 4).toBe(0)
    let found = 0
    for (let at = start; at < start + length; at += 4) found = (found + font.readUInt32BE(at)) >>> 0
    expect(found).toBe(sum)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + length))
  }
  return tables
}

test('a font gets its pairs as a table among the others, and is the same otherwise', () => {
  const font = Buffer.alloc(56)
  font.writeUInt32BE(0x10000)
  font.writeUInt16BE(2, 4)
  for (const [index, tag] of ['head', 'loca'].entries()) {
    font.write(tag, 12 + 16 * index, 'latin1')
    font.writeUInt32BE(44 + 4 * index, 20 + 16 * index)
    font.writeUInt32BE(4 + index, 24 + 16 * index)
  }
  font.write('HEADLOCA!', 44, 'latin1')
  const pairs = [
    { left: 2, right: 1, by: -60 },
    { left: 3, right: 4, by: 88 },
    { left: 5, right: 1, by: -20 },
  ]
  const kerned = withKerning(font, pairs)
  const tables = tablesOf(kerned)
  expect([...tables.keys()]).toEqual(['head', 'kern', 'loca'])
  expect(tables.get('head')?.toString()).toBe('HEAD')
  expect(tables.get('loca')?.toString()).toBe('LOCA!')
  const kern = tables.get('kern') ?? Buffer.alloc(0)
  const numbers = Array.from({ length: kern.length / 2 }, (_, index) => kern.readInt16BE(2 * index))
  // Version, subtables; version, length and kind of the one; pairs, and how they are searched.
  expect(numbers.slice(0, 9)).toEqual([0, 1, 0, 32, 1, 3, 12, 1, 6])
  expect(numbers.slice(9)).toEqual(pairs.flatMap(({ left, right, by }) => [left, right, by]))
  expect(withKerning(font, [])).toBe(font)
})
