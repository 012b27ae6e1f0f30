import fc from 'fast-check'
import { anyCharacter } from '@/lib/text/test-any-character'
import { referenceOf } from './reference'

test('a reference is two groups of three that nobody mishears or misreads', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (key) => {
      expect(referenceOf(key)).toMatch(/^[2-9ACEFHJKMPRVWXY]{3}-[2-9ACEFHJKMPRVWXY]{3}$/)
      expect(referenceOf(key)).toBe(referenceOf(key))
    }),
  )
})

test('a year’s requests have references of their own, or nearly', () => {
  const references = new Set(
    Array.from({ length: 2_000 }, (_, index) => referenceOf(`clé ${index}`)),
  )
  expect(references.size).toBeGreaterThan(1_990)
})

// Site and relay of different days must agree: this one is written on paper by now.
test('the reference of a key never changes', () => {
  expect(referenceOf('AAECAwQFBgcICQoLDA0ODw')).toBe('5P9-VRV')
})
