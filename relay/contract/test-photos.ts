import { multipartOf, quote, type TestFields } from '../core/test-form'
import { postBody, type Address } from './test-http'

/** The pixels of the photos that `jpeg` makes: 1,600 by 1,200. */
export const JPEG_PIXELS = 1_920_000

/** What begins like a JPEG and weighs so much; another with each seed. */
export function jpeg(bytes = 300_000, seed = 1): Buffer {
  const photo = Buffer.alloc(bytes, `${seed} `)
  photo.set(JPEG_HEAD)
  return photo
}

/** The header of a frame, right after the first marker. */
const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x04, 0xb0, 0x06, 0x40, 3]

/** What begins like a PNG of so many pixels. */
export function png(width: number, height: number): Buffer {
  const picture = Buffer.alloc(1_000)
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  picture.write('IHDR', 12)
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  return picture
}

/** A file of a form, which says of itself what it likes. */
export const part = (photo: Buffer, name = 'Photo', filename = 'C:\\evil/../x.svg') =>
  [
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/svg+xml`,
    photo,
  ] as const

/** Posts a form with files after its texts, as the site does. */
export function postWith(
  relay: Address,
  files: readonly (readonly [string, Buffer])[],
  fields: TestFields = quote({ _idempotency_key: 'clé' }),
  headers: Record<string, string> = {},
) {
  const texts = fields.map(
    ([name, value]) => [`Content-Disposition: form-data; name="${name}"`, value] as const,
  )
  return postBody(relay, multipartOf([...texts, ...files]), headers)
}
