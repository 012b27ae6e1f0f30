import { multipartOf, quote, type TestFields } from '../core/test-form'
import { postBody, type Address } from './test-http'

/** What begins like a JPEG and weighs so much; another with each seed. */
export function jpeg(bytes = 300_000, seed = 1): Buffer {
  const photo = Buffer.alloc(bytes, `${seed} `)
  photo.set([0xff, 0xd8, 0xff, 0xe0])
  return photo
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
