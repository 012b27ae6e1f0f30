import fc from 'fast-check'
import { anyCharacter } from '../../lib/text/test-any-character'

import { multipartOf, multipartType, quote, toMultipart } from '../core/test-form'
import { host } from './host'
import { post, send, SITE, type Address } from './test-http'

const headers = {
  Origin: SITE,
  'X-Requested-With': 'XMLHttpRequest',
  'Content-Type': multipartType,
}
const postBody = (
  relay: Address,
  body: readonly (Buffer | string)[],
  more: Record<string, string> = {},
) => send(relay, { method: 'POST', path: '/demande', headers: { ...headers, ...more }, body })

const BOUNDARY_LINE = `--${multipartType.split('=')[1]}`
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`

test('any text in any field comes out as it went in, however the body is cut up', async () => {
  const relay = await host().start()
  const name = fc
    .string({ unit: anyCharacter, minLength: 1, maxLength: 40 })
    .filter((text) => !/^_|[\p{Cc}\u2028\u2029]|%22|%0A|%0D/u.test(text) && text.length <= 100)
  const field = fc.oneof(
    fc.tuple(
      name,
      fc.string({ unit: anyCharacter }).map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')),
    ),
    fc.tuple(
      fc.constantFrom('Description', 'Description du projet'),
      fc.string({ unit: anyCharacter }),
    ),
  )
  const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 })
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 12 }), cuts, async (texts, sizes) => {
      const fields = [...texts, ['Numéro', `${runs++}`] as [string, string]]
      const body = toMultipart(fields)
      const chunks: Buffer[] = []
      for (let start = 0, n = 0; start < body.length; n++) {
        const size = sizes[n % sizes.length] ?? 1
        chunks.push(body.subarray(start, start + size))
        start += size
      }
      const answer = await postBody(relay, chunks)
      expect(answer).toMatchObject({ status: 200 })
      const last = fields.at(-1)
      const kept = (await relay.stored()).find(({ lead }) =>
        lead.fields.some(([each, value]) => each === last?.[0] && value === last[1]),
      )
      expect(kept?.lead.fields).toEqual(fields)
    }),
    {
      numRuns: 60,
      examples: [
        [[['Nom', '\uFEFFmarque en tête']], [7]],
        [[['\uFEFFNom', '']], [1]],
        [[['Description', '\0\r\n--\r\n\u202E\n']], [1]],
      ],
    },
  )
})

test('random bytes never crash the relay nor leave anything behind', async () => {
  const relay = await host().start()
  const whole = toMultipart(quote())
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.uint8Array({ minLength: 1, maxLength: 30 }),
      fc.boolean(),
      async (at, noise, cut) => {
        const rest = cut ? Buffer.alloc(0) : whole.subarray(at)
        const { status } = await postBody(relay, [whole.subarray(0, at), Buffer.from(noise), rest])
        expect([200, 400, 422]).toContain(status)
      },
    ),
    { numRuns: 150 },
  )
  expect((await post(relay, quote({ Nom: 'après' }))).status).toBe(200)
})

test.each([
  ['none', ''],
  ['urlencoded', 'application/x-www-form-urlencoded'],
  ['JSON', 'application/json'],
  ['plain text', 'text/plain'],
  ['another multipart', 'multipart/mixed; boundary=x'],
  ['a look-alike', 'multipart/form-data-x; boundary=x'],
])('a body that is not a multipart form is 415: %s', async (_what, type) => {
  const relay = await host().start()
  const answer = await postBody(relay, ['x=1'], { 'Content-Type': type })
  expect(answer.status).toBe(415)
  expect(answer.text).toContain('multipart/form-data')
})

test.each<[string, Buffer | string]>([
  ['an empty body', ''],
  ['no boundary in it', 'bonjour'],
  ['cut in the middle', toMultipart(quote()).subarray(0, 300)],
  ['cut before the last boundary', toMultipart(quote()).subarray(0, -10)],
  ['a part without header', multipartOf([['X-Other: 1', 'x']])],
  ['a part of another kind', multipartOf([['Content-Disposition: attachment; name="Nom"', 'x']])],
  ['a part without name', multipartOf([['Content-Disposition: form-data', 'x']])],
  ['a part with an empty name', multipartOf([[disposition('name=""'), 'x']])],
  ['a name that is never closed', multipartOf([[disposition('name="Nom'), 'x']])],
  ['a bare line break in a name', multipartOf([[disposition('name="Nom\nBcc: x"'), 'x']])],
  ['a real line break in a name', multipartOf([[disposition('name="Nom\r\nBcc: x"'), 'x']])],
  [
    'two names for one part',
    multipartOf([[`${disposition('name="a"')}\r\n${disposition('name="b"')}`, 'x']]),
  ],
  ['a header block that never ends', Buffer.from(`${BOUNDARY_LINE}\r\nContent-`)],
  [
    'a part without the blank line after its header',
    Buffer.from(`${BOUNDARY_LINE}\r\nX-Half: 1\r\n${BOUNDARY_LINE}--\r\n`),
  ],
  [
    'a value that is not UTF-8',
    multipartOf([[disposition('name="Nom"'), Buffer.from([0xe9, 0x20])]]),
  ],
])('a form that cannot be read is 400 and loses nothing silently: %s', async (_what, body) => {
  const relay = await host().start()
  const answer = await postBody(relay, [body])
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Formulaire illisible')
  expect(await relay.stored()).toEqual([])
})

test('one unreadable part among good ones refuses the whole form', async () => {
  const relay = await host().start()
  const body = multipartOf([
    [disposition('name="Nom"'), 'Martin'],
    ['Content-Type: text/plain', 'perdu'],
    [disposition('name="Email"'), 'a@b.fr'],
  ])
  expect((await postBody(relay, [body])).status).toBe(400)
})

test('a form without a boundary parameter is 400', async () => {
  const relay = await host().start()
  const answer = await postBody(relay, ['x'], { 'Content-Type': 'multipart/form-data' })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('boundary')
})

test.each([
  ['a text file', 'name="Nom"; filename="a.txt"'],
  ['a file without a name', 'name="Nom"; filename=""'],
  ['an encoded file name', 'name="Nom"; filename*=utf-8\'\'a.txt'],
])('a file is refused: %s', async (_what, rest) => {
  const relay = await host().start()
  const answer = await postBody(relay, [multipartOf([[disposition(rest), 'x']])])
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Fichier joint refusé')
  expect(await relay.stored()).toEqual([])
})

test('unknown fields by the hundred are refused, fifty are kept', async () => {
  const relay = await host().start()
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => [n === 0 ? '_permission' : `champ ${n}`, 'x'] as const)
  expect((await post(relay, many(50))).status).toBe(200)
  const answer = await post(relay, many(51))
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('la limite est de 50')
  expect((await post(relay, many(2_000))).status).toBe(400)
  // File controls that were left empty, of which a form has one or two.
  const empty = Array.from(
    { length: 2_000 },
    () => [disposition('name="Photo"; filename=""'), ''] as const,
  )
  const files = multipartOf([[disposition('name="Nom"'), 'x'], ...empty])
  expect((await postBody(relay, [files])).status).toBe(400)
  expect(await relay.stored()).toHaveLength(1)
})

test('a field name may have a hundred characters, not more', async () => {
  const relay = await host().start()
  expect((await post(relay, [['é'.repeat(100), 'x']])).status).toBe(200)
  const answer = await post(relay, [['é'.repeat(101), 'x']])
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('« éééééééééééééééééééé… »')
})

test('a quote typed with « " » in a field name is understood as browsers write it', async () => {
  const relay = await host().start()
  await post(relay, [['Nom "d’usage"', 'x']])
  expect((await relay.stored())[0]?.lead.fields).toEqual([['Nom "d’usage"', 'x']])
})

describe('a body that is too large', () => {
  test('is 413 when it says so, and the browser that is still sending can read why', async () => {
    const relay = await host().start()
    const answer = await post(relay, quote({ Description: 'x'.repeat(5_000_000) }))
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('256 Kio')
    expect(answer.headers['access-control-allow-origin']).toBe(SITE)
    expect(await relay.stored()).toEqual([])
  })

  test('is 413 when it does not say so', async () => {
    const relay = await host().start()
    const body = toMultipart(quote({ Description: 'x'.repeat(1_000_000) }))
    const answer = await postBody(relay, [body.subarray(0, 1_000), body.subarray(1_000)])
    expect(answer.status).toBe(413)
  })

  test('is kept at exactly the limit and refused one byte above', async () => {
    const relay = await host().start()
    const quoteOf = (length: number) => quote({ _permission: 'x', Description: 'x'.repeat(length) })
    const room = 256 * 1024 - toMultipart(quoteOf(0)).length
    expect((await post(relay, quoteOf(room + 1))).status).toBe(413)
    expect((await post(relay, quoteOf(room))).status).toBe(200)
  })
})
