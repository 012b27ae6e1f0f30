import sharp from 'sharp'
import {
  decodeMaster,
  describePicture,
  encodeVersion,
  versionHash,
  versionsOf,
  type Pixels,
} from './picture-versions'

const size = { width: 120, height: 80 }
const corners = {
  topLeft: [200, 30, 30],
  topRight: [30, 160, 30],
  bottomLeft: [30, 30, 200],
  bottomRight: [230, 230, 230],
} as const
type Colour = readonly [number, number, number]

/** The colour of a pixel of the view, each quarter of which has one. */
function seen(x: number, y: number): Colour {
  const left = x < size.width / 2
  if (y < size.height / 2) return left ? corners.topLeft : corners.topRight
  return left ? corners.bottomLeft : corners.bottomRight
}

/** Where in the view a stored pixel is, by Exif's eight ways of holding a camera. */
const viewOf: Record<number, (x: number, y: number) => readonly [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y) => [size.width - 1 - x, y],
  3: (x, y) => [size.width - 1 - x, size.height - 1 - y],
  4: (x, y) => [x, size.height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y) => [size.width - 1 - y, x],
  7: (x, y) => [size.width - 1 - y, size.height - 1 - x],
  8: (x, y) => [y, size.height - 1 - x],
}

/** The view as a camera stores it that is held that way, with the place where it was. */
function photo(orientation: number): Promise<Buffer> {
  const [width, height] = orientation > 4 ? [size.height, size.width] : [size.width, size.height]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.set(seen(...viewOf[orientation]!(x, y)), (y * width + x) * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { Make: 'Fabricant' }, IFD3: { GPSLatitude: '44/1 24/1 0/1' } })
    .withMetadata({ orientation })
    .toBuffer()
}

const describeOf = (bytes: Buffer) =>
  describePicture({ id: 'essai', hash: versionHash(bytes), master: 'essai.jpg', bytes })

/** Every file that pages are told of, with the width that is said of each. */
async function allVersions(master: Buffer) {
  const picture = await describeOf(master)
  const pixels = await decodeMaster(master)
  const files = await Promise.all(
    versionsOf(picture).map(async (version) => ({
      ...version,
      bytes: await encodeVersion(pixels, version),
    })),
  )
  return { picture, files, all: files.map(({ bytes }) => bytes) }
}

/** The pixel at a share of width and height, as it lies in the file: nothing turns it. */
async function pixel(bytes: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at =
    (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels
  return [...data.subarray(at, at + 3)]
}

/** What encoding and shrinking may change of a colour. */
const nearly = (found: readonly number[], wanted: readonly number[], within = 30) =>
  found.every((value, index) => Math.abs(value - wanted[index]!) <= within)

/** Of a colour as CSS writes it in three digits. */
const channels = (colour: string) =>
  [...colour.slice(1)].map((digit) => 17 * Number.parseInt(digit, 16))

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo taken with orientation %i stands upright in each format, and in the size that is said',
  async (orientation) => {
    const { picture, files, all } = await allVersions(await photo(orientation))
    expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['avif', 'webp', 'jpeg']))
    expect({ width: picture.width, height: picture.height }).toEqual(size)
    const mean = (one: Colour, other: Colour) =>
      one.map((value, index) => (value + other[index]!) / 2)
    const halves = [
      mean(corners.topLeft, corners.topRight),
      mean(corners.bottomLeft, corners.bottomRight),
    ]
    expect(
      picture.halves.map((half, index) => [half, nearly(channels(half), halves[index]!)]),
    ).toEqual(picture.halves.map((half) => [half, true]))
    for (const bytes of all) {
      const { width, height, format } = await sharp(bytes).metadata()
      expect([format, width / height]).toEqual([format, size.width / size.height])
      for (const [across, down, colour] of [
        [0.2, 0.2, corners.topLeft],
        [0.8, 0.2, corners.topRight],
        [0.2, 0.8, corners.bottomLeft],
        [0.8, 0.8, corners.bottomRight],
      ] as const) {
        const found = await pixel(bytes, across, down)
        expect({ format, found, near: nearly(found, colour) }).toEqual({
          format,
          found,
          near: true,
        })
      }
    }
  },
)

test('nothing that the camera noted is left: place, maker, texts, orientation', async () => {
  const words = 'Le Bourg, Lavergne'
  const master = withIptc(
    await sharp(await photo(6))
      .keepExif()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${words}</place></x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
    words,
  )
  const planted = await sharp(master).metadata()
  expect(planted).toMatchObject({ orientation: 6 })
  for (const kind of ['exif', 'xmp', 'iptc'] as const)
    expect([kind, planted[kind]?.length]).not.toEqual([kind, undefined])

  const { all } = await allVersions(master)
  for (const bytes of all) {
    const { format, exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, iptc, orientation }).toEqual({ format })
    for (const word of [words, 'Fabricant', 'Exif', 'xmpmeta'])
      expect([format, word, bytes.includes(word)]).toEqual([format, word, false])
  }
})

/** A JPEG with a caption in the oldest of the three ways, which sharp does not write. */
function withIptc(jpeg: Buffer, caption: string): Buffer {
  const text = Buffer.from(caption)
  const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, text.length]), text])
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([record.length]),
    record,
    Buffer.alloc(record.length % 2),
  ])
  const header = Buffer.from([0xff, 0xed, 0, resource.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), header, resource, jpeg.subarray(2)])
}

test('what is transparent is white in every format, not black in one of them', async () => {
  const master = await sharp({
    create: { ...size, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { all } = await allVersions(master)
  for (const bytes of all) {
    const { format, hasAlpha } = await sharp(bytes).metadata()
    const found = await pixel(bytes, 0.5, 0.5)
    expect({ format, hasAlpha, near: nearly(found, [255, 255, 255], 2) }).toEqual({
      format,
      hasAlpha: false,
      near: true,
    })
  }
})

test('a photo in the wider colours of a phone keeps them as sRGB shows them', async () => {
  const colour = [210, 60, 40] as const
  const master = await sharp({
    create: { ...size, channels: 3, background: { r: colour[0], g: colour[1], b: colour[2] } },
  })
    .withIccProfile('p3')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const stored = await sharp(master, { ignoreIcc: true }).raw().toBuffer()
  expect(nearly([...stored.subarray(0, 3)], colour, 9)).toBe(false)

  const { picture, all } = await allVersions(master)
  for (const half of picture.halves)
    expect([half, nearly(channels(half), colour, 9)]).toEqual([half, true])
  for (const bytes of all) {
    const { format, icc } = await sharp(bytes).metadata()
    const found = await pixel(bytes, 0.5, 0.5)
    expect({ format, icc, found, near: nearly(found, colour, 8) }).toEqual({
      format,
      found,
      near: true,
    })
  }
})

test.each([
  ['landscape', { width: 4032, height: 3024 }, { width: 2000, height: 1500 }],
  ['portrait', { width: 3024, height: 4032 }, { width: 1500, height: 2000 }],
])('of a photo larger than a screen, 2,000 pixels are kept (%s)', async (_, taken, kept) => {
  const master = await sharp({ create: { ...taken, channels: 3, background: '#7a6a50' } })
    .jpeg()
    .toBuffer()
  const picture = await describeOf(master)
  expect({ width: picture.width, height: picture.height }).toEqual(kept)
  expect(Math.max(...picture.avif.map(({ width }) => width))).toBe(kept.width)
  const widest = await encodeVersion(await decodeMaster(master), {
    width: kept.width,
    format: 'webp',
  })
  expect(await sharp(widest).metadata()).toMatchObject(kept)
})

test.each([
  ['smooth, at the quality of all others', 5, 41],
  ['rough, at the first lower quality that has it come sooner', 20, 38],
  ['rougher, at the next', 27, 35],
  ['so rough that none does, at the quality of all others', 80, 41],
])('what phones wait for is encoded, where it is %s', async (_, roughness, quality) => {
  const pixels = await decodeMaster(await texture(roughness))
  const small = await encodeVersion(pixels, { width: 600, format: 'avif' })
  const heavy = await encodeVersion(pixels, { width: 800, format: 'avif' })
  expect(small.equals(await avifOf(pixels, 600, quality))).toBe(true)
  expect(heavy.equals(await avifOf(pixels, 800, 41))).toBe(true)
})

/** A picture with the same grain at each call, in levels of 255 to either side of grey. */
function texture(roughness: number): Promise<Buffer> {
  const [width, height] = [200, 134]
  let seed = 1
  const grain = Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return 128 - roughness + (Math.floor(seed / 2 ** 16) % (2 * roughness))
    }),
  )
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .resize({ width: 1200 })
    .png()
    .toBuffer()
}

function avifOf({ data, info }: Pixels, width: number, quality: number): Promise<Buffer> {
  const { width: from, height, channels } = info
  return sharp(data, { raw: { width: from, height, channels } })
    .resize({ width })
    .avif({ chromaSubsampling: '4:2:0', effort: 3, quality })
    .toBuffer()
}

test('a picture is never enlarged, and its widest version is as wide as it is', async () => {
  const picture = await describeOf(await photo(1))
  expect(picture.avif.map(({ width }) => width)).toEqual([size.width])
  expect(picture.jpeg).toMatchObject(size)
})

test('names change with the master, with any setting and with the encoders', () => {
  const [one, other] = [Buffer.from('one'), Buffer.from('other')]
  const names = [
    versionHash(one),
    versionHash(other),
    versionHash(one, { quality: 1 }),
    versionHash(one, { quality: 2 }),
    versionHash(one, undefined, { aom: '1' }),
    versionHash(one, undefined, { aom: '2' }),
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(versionHash(one)).toBe(names[0])
})
