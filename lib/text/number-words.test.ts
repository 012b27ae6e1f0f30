import { numberOf, numberWord } from './number-words'

test.each([
  [0, 'zéro'],
  [5, 'cinq'],
  [10, 'dix'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [30, 'trente'],
  [42, 'quarante-deux'],
  [50, 'cinquante'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [79, 'soixante-dix-neuf'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
])('%p is spelt « %s »', (number, word) => {
  expect(numberWord(number)).toBe(word)
  expect(numberOf(word)).toBe(number)
})

test('what is not spelt out stays in figures, and reads back as such', () => {
  expect(numberWord(100)).toBe('100')
  expect(numberWord(1.5)).toBe('1.5')
  expect(numberOf('100')).toBe(100)
  expect(numberOf('Dix')).toBe(10)
  expect(numberOf('façons')).toBeUndefined()
})
