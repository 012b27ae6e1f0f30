import { countCharacters, limitsSaid } from './character-limits'

const both = { shortest: 110, longest: 160 }

test.each([
  [both, 148, '110 à 160 signes, il en reste 12', true],
  [both, 0, '110 à 160 signes, il en manque 110', false],
  [both, 109, '110 à 160 signes, il en manque 1', false],
  [both, 110, '110 à 160 signes, il en reste 50', true],
  [both, 160, '110 à 160 signes, il n’en reste plus', true],
  [both, 163, '110 à 160 signes, il y en a 3 de trop', false],
  [{ longest: 57 }, 50, '57 signes au plus, il en reste 7', true],
  [{ shortest: 20 }, 12, '20 signes au moins, il en manque 8', false],
  [{ shortest: 20 }, 34, '20 signes au moins, il y en a 34', true],
])('of %j, %i characters typed: « %s »', (limits, count, said, within) => {
  expect(countCharacters(limits, 'a'.repeat(count))).toEqual({ said, within })
})

test('spaces around a text are not its characters, and a text that names an amount is left to the check', () => {
  expect(countCharacters({ longest: 5 }, ' abcde ').within).toBe(true)
  expect(countCharacters({ longest: 5 }, 'dès {prix.peinture} le m²')).toEqual({
    said: '5 signes au plus, comptés avec ce qui remplace les accolades',
    within: true,
  })
})

test('limits are said as refusals say them', () => {
  expect([both, { longest: 57 }, { shortest: 20 }].map(limitsSaid)).toEqual([
    '110 à 160 signes',
    '57 signes au plus',
    '20 signes au moins',
  ])
})
