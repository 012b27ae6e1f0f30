import { readFileSync } from 'node:fs'
import { expect, plainTest as test } from './test'

interface Place {
  readonly x: number
}

/** Frames of ours, of a library and of Node, under a message that looks like one. */
function stackOf(place: Place): string {
  try {
    ;[place].forEach(() => expect(place.x, 'one\n    at two (three.ts:4:5)').toBe(1))
  } catch (error) {
    return String((error as Error).stack)
  }
  throw new Error('nothing was thrown')
}

test('a stack leads to the lines of our sources, and its message stays whole', () => {
  const lines = readFileSync(test.info().file, 'utf8').split('\n')
  const stack = [new Error('one\n    at two (three.ts:4:5)').stack, stackOf({ x: 2 })]
  const ours = stack.map((text) =>
    [...(text ?? '').matchAll(/own-stack-frames\.spec\.ts:(\d+):\d+/g)].map(
      ([, line]) => lines[Number(line) - 1] ?? '',
    ),
  )
  expect(ours[0]?.[0]).toContain('const stack = ')
  expect(ours[1]?.[0]).toContain('[place].forEach')
  expect(ours[1]?.at(-1)).toContain('const stack = ')
  for (const text of stack) expect(text).toContain('one\n    at two (three.ts:4:5)\n')
})
