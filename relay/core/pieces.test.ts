import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { Pieces } from './pieces'

const numbered = (from: number, length: number) =>
  Uint8Array.from({ length }, (_, at) => (from + at) % 251)

test.each([
  ['nothing', []],
  ['one small piece', [5]],
  ['one large piece', [3_000]],
  ['small pieces', [1, 2, 0, 3, 1_023, 1_023, 7]],
  ['large pieces', [1_024, 5_000]],
  ['both in turn', [3, 2_000, 1_000, 20, 30, 4_000, 1]],
])('what came piece by piece is whole and in order: %s', (_what, lengths: number[]) => {
  const pieces = new Pieces()
  let sum = 0
  for (const length of lengths) {
    pieces.add(numbered(sum, length))
    sum += length
  }
  expect(pieces.bytes).toBe(sum)
  expect(Buffer.from(pieces.take())).toEqual(Buffer.from(numbered(0, sum)))
  expect([pieces.bytes, pieces.take().length]).toEqual([0, 0])
})

test('a form that comes byte by byte takes little more memory than it weighs', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const pieces = new Pieces()
  const before = held()
  for (let n = 0; n < 256 * 1024; n++) pieces.add(Buffer.alloc(1))
  expect(held() - before).toBeLessThan(2 * 1024 * 1024)
  expect(pieces.bytes).toBe(256 * 1024)
})
