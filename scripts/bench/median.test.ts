import { median } from './median'

test('one bad run among five changes nothing', () => {
  expect(median([31, 30, 9000, 29, 32])).toBe(31)
})

test('numbers are sorted as numbers', () => {
  expect(median([9, 10, 100])).toBe(10)
})

test('of an even number it is the lower one in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2)
})

test('what has not answered counts as slower than all else', () => {
  expect(median([Infinity, 12, Infinity])).toBe(Infinity)
})

test('no value has no median', () => {
  expect(() => median([])).toThrow('at least one value')
})
