import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { brandIcons } from '../../lib/brand/brand-icons'
import { brand } from '../../lib/site/catalog'
import { icoFile } from './ico'
import { drawingsOf } from './brand-drawings'
import { writeBrandIcons } from './brand-icons'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'icons-'))
  await writeBrandIcons(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (src: string) => path.join(folder, src)
const maskable = brandIcons.manifest.find(({ purpose }) => purpose === 'maskable')!

/** The colour of each pixel, row by row, as the theme writes it; transparent ones are empty. */
async function pixels(picture: string | Buffer): Promise<string[]> {
  const bytes = await sharp(picture).ensureAlpha().raw().toBuffer()
  return Array.from({ length: bytes.length / 4 }, (_, index) => {
    const pixel = bytes.subarray(index * 4, index * 4 + 4)
    return pixel[3] === 0 ? '' : `#${pixel.toString('hex', 0, 3)}`
  })
}

/** The pictures of an icon file, as its directory says them. */
function icoEntries(file: Buffer) {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index
    const offset = file.readUInt32LE(at + 12)
    const length = file.readUInt32LE(at + 8)
    return {
      width: file.readUInt8(at),
      height: file.readUInt8(at + 1),
      offset,
      end: offset + length,
      png: file.subarray(offset, offset + length),
    }
  })
}

test('the files are those that heads and manifest name', () => {
  const named = [brandIcons.svg, brandIcons.ico, brandIcons.apple, ...brandIcons.manifest].map(
    ({ src }) => src.slice(1),
  )
  expect(readdirSync(folder).sort()).toEqual(named.sort())
})

test.each([brandIcons.apple, ...brandIcons.manifest])(
  '$src is a PNG of $size px',
  async ({ src, size }) => {
    const { format, width, height } = await sharp(fileOf(src)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
  },
)

test.each([brandIcons.apple.src, maskable.src])('%s is opaque, oak in its corners', async (src) => {
  const { hasAlpha, width } = await sharp(fileOf(src)).metadata()
  const all = await pixels(fileOf(src))
  expect(hasAlpha).toBe(false)
  expect([all[0], all[width - 1], all.at(-width), all.at(-1)]).toEqual(
    Array(4).fill(brand.colours.band),
  )
})

test('whatever leaves the middle 80 % of the maskable icon has the colour of its ground', async () => {
  const { size, src } = maskable
  const farthest = (await pixels(fileOf(src))).reduce((sofar, colour, index) => {
    if (colour === brand.colours.band) return sofar
    const x = (index % size) + 0.5 - size / 2
    const y = Math.floor(index / size) + 0.5 - size / 2
    return Math.max(sofar, Math.hypot(x, y) / size)
  }, 0)
  expect(farthest).toBeLessThanOrEqual(0.4)
})

test('favicon.ico holds its sizes as PNGs of true colour, one after the other', async () => {
  const file = readFileSync(fileOf(brandIcons.ico.src))
  const entries = icoEntries(file)
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  expect(entries.map(({ width, height }) => [width, height])).toEqual(
    brandIcons.ico.sizes.map((size) => [size, size]),
  )
  let end = 6 + 16 * entries.length
  for (const entry of entries) {
    expect(entry.offset).toBe(end)
    end = entry.end
    const { format, width, isPalette, hasAlpha } = await sharp(entry.png).metadata()
    expect({ format, width, isPalette, hasAlpha }).toEqual({
      format: 'png',
      width: entry.width,
      isPalette: false,
      hasAlpha: true,
    })
  }
  expect(end).toBe(file.length)
})

test('a second run writes nothing', async () => {
  const long = new Date('2020-01-01')
  const files = readdirSync(folder).map(fileOf)
  for (const file of files) utimesSync(file, long, long)
  await writeBrandIcons(folder)
  for (const file of files) expect(statSync(file).mtime).toEqual(long)
})

test('a picture too large for an icon file is refused', () => {
  expect(() => icoFile([{ size: 256, png: Buffer.alloc(0) }])).toThrow('at most 255 px, not 256')
})

const box = (width: number, height: number) => ({
  box: { left: -5, top: 30, width, height },
  elements: [
    {
      tag: 'rect',
      attributes: { x: '-5', y: '30', width: String(width), height: String(height) },
      children: [],
    },
  ],
})

for (const hangs of [true, false])
  test.each([
    [400, 20],
    [20, 400],
    [50, 50],
    [1.5, 1],
  ])(
    `a logo of %i × %i ${hangs ? 'hung on its line' : 'without a line'} fits into its icons, in the middle`,
    async (width, height) => {
      const { small, large, maskable } = drawingsOf(box(width, height), hangs)
      for (const draw of [small, large, maskable]) {
        const size = 128
        const all = await pixels(Buffer.from(draw(size)))
        const marked = all.flatMap((colour, index) =>
          colour === brand.colours.surface
            ? [{ x: index % size, y: Math.floor(index / size) }]
            : [],
        )
        const xs = marked.map(({ x }) => x)
        const ys = marked.map(({ y }) => y)
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(10)
        expect(Math.abs(Math.min(...xs) + Math.max(...xs) - (size - 1))).toBeLessThanOrEqual(2)
        expect(Math.max(...ys)).toBeLessThanOrEqual(size - 8)
        if (hangs) continue
        expect(Math.abs(Math.min(...ys) + Math.max(...ys) - (size - 1))).toBeLessThanOrEqual(2)
        if (draw !== maskable) continue
        const farthest = Math.max(
          ...marked.map(({ x, y }) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)),
        )
        expect(farthest).toBeLessThanOrEqual(0.4 * size)
        // As large as the circle allows, or two thirds of the tile.
        expect(farthest).toBeGreaterThan(0.32 * size)
      }
    },
  )
