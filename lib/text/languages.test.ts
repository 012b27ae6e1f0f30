import { languagesText } from './languages'

test('languages are said where there is more than French', () => {
  expect(languagesText(['fr'])).toBeUndefined()
  expect(languagesText(['fr', 'en', 'es'])).toBe('Nous parlons français, anglais et espagnol.')
})
