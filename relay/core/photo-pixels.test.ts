import { PixelCount, pixelsOf, type PictureType } from './photo-pixels'

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0))
const png = (...after: number[]) => [...text('\u0089PNG\r\n\u001A\n'), 0, 0, 0, 13, ...after]
const webp = (chunk: string, ...after: number[]) => [
  ...text(`RIFF....WEBP${chunk}....`),
  ...after,
  ...Array(10).fill(0),
]
/** A segment of a JPEG with so many bytes of content. */
const segment = (marker: number, bytes: number) => [
  ...[0xff, marker, (bytes + 2) >> 8, (bytes + 2) & 0xff],
  ...Array<number>(bytes).fill(0xc0),
]
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0x04, 0xb0, 0x06, 0x40, 3]
const jpeg = (...after: number[][]) => [0xff, 0xd8, ...after.flat()]

const pictures: [string, PictureType, number[], number | undefined][] = [
  ['a PNG', 'png', png(...text('IHDR'), 0, 0, 0x3e, 0x80, 0, 0, 0x3e, 0x80), 256_000_000],
  ['a PNG without its header', 'png', png(...text('IDAT'), 0, 0, 1, 0, 0, 0, 1, 0), undefined],
  ['a PNG without height', 'png', png(...text('IHDR'), 0, 0, 1, 0, 0, 0, 0, 0), undefined],
  ['a PNG that ends early', 'png', png(...text('IHDR'), 0, 0, 1, 0), undefined],
  ['a JPEG', 'jpg', jpeg(frame(0xc0)), 1_920_000],
  ['a progressive JPEG', 'jpg', jpeg(segment(0xdb, 65), frame(0xc2)), 1_920_000],
  [
    'a JPEG with much before its size',
    'jpg',
    jpeg(segment(0xe1, 65_000), segment(0xe2, 65_000), segment(0xc4, 3), frame(0xc1)),
    1_920_000,
  ],
  ['a JPEG with bytes that fill', 'jpg', jpeg([0xff, 0xff], frame(0xc0)), 1_920_000],
  ['a JPEG without a frame', 'jpg', jpeg(segment(0xe1, 10), [0xff, 0xda, 0, 2]), undefined],
  ['a JPEG that ends early', 'jpg', jpeg(segment(0xe1, 10)), undefined],
  ['a JPEG with a segment of no length', 'jpg', jpeg([0xff, 0xe0, 0, 0], frame(0xc0)), undefined],
  ['what only begins like a JPEG', 'jpg', jpeg([0xff, 0xe0, 0, 2], text('text')), undefined],
  [
    'a WebP',
    'webp',
    webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x46, 0xb0, 0x04),
    1_600 * 1_200,
  ],
  ['a WebP without its mark', 'webp', webp('VP8 ', 0, 0, 0, 0, 0, 0, 0x40, 6, 0xb0, 4), undefined],
  ['a WebP without loss', 'webp', webp('VP8L', 0x2f, 0xff, 0xff, 0xff, 0xff), 16_384 * 16_384],
  [
    'a WebP with more than a picture',
    'webp',
    webp('VP8X', 0, 0, 0, 0, 0x3f, 0x06, 0, 0xaf, 0x04, 0x01),
    1_600 * 66_736,
  ],
  ['a WebP of another kind', 'webp', webp('ICCP'), undefined],
]

test.each(pictures)(
  'the size that its header states is read of %s',
  (_what, type, bytes, pixels) => {
    expect(pixelsOf(type, Uint8Array.from(bytes))).toBe(pixels)
  },
)

test.each(pictures)('it is read byte by byte too: %s', (_what, type, bytes, pixels) => {
  const count = new PixelCount(type)
  for (const byte of bytes) count.take(Uint8Array.of(byte))
  expect(count.pixels).toBe(pixels)
})
