import { readText } from './body'
import { Refusal } from './refusal'

/** A request whose body comes in these pieces. */
function requestOf(...chunks: readonly (readonly number[])[]): Parameters<typeof readText>[0] {
  const left = chunks.map((bytes) => Uint8Array.from(bytes))
  const read = async () => {
    const value = left.shift()
    return value ? { done: false as const, value } : { done: true as const, value: undefined }
  }
  return { headers: new Headers(), body: { read } } as unknown as Parameters<typeof readText>[0]
}

test('a text is read whole, whatever its pieces', async () => {
  // « é » is C3 A9.
  expect(await readText(requestOf([0x61, 0xc3], [0xa9, 0x62]), 100)).toBe('aéb')
  expect(await readText(requestOf(), 100)).toBe('')
})

test.each([
  ['bytes that are no UTF-8', requestOf([0x61, 0xff, 0xfe])],
  ['a character that is cut at the end', requestOf([0x61, 0xc3])],
])('%s are refused, as nothing may be kept that nobody wrote', async (_what, request) => {
  await expect(readText(request, 100)).rejects.toMatchObject({ status: 400 })
})

test('more than the limit is refused', async () => {
  const refusal = await readText(requestOf([1, 2], [3]), 2).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ status: 413 })
})
