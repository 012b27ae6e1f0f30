import { inFigures, quantitiesIn } from './quantities'

test('a quantity is read in words and in figures, alone or as a range, and of each unit', () => {
  const read = (text: string) => quantitiesIn(text).map(({ unit, values }) => [unit, ...values])
  expect(read('Comptez deux à quatre semaines, puis 48 h.')).toEqual([
    ['semaine', 2, 4],
    ['heure', 48],
  ])
  expect(read('Une semaine, 10 à 15 jours, vingt et un jours')).toEqual([
    ['semaine', 1],
    ['jour', 10, 15],
    ['jour', 21],
  ])
  expect(read('1,5 cm par mètre et 30 %')).toEqual([
    ['centimètre', 1.5],
    ['pour cent', 30],
  ])
})

test('what only begins like a unit is none, nor is a word that ends like a number', () => {
  expect(quantitiesIn('12 m², 3 marches, chacun an, 25 modèles, huitante')).toEqual([])
})

test('a text in words is written in figures', () => {
  expect(inFigures('deux à quatre semaines')).toBe('2 à 4 semaines')
  expect(inFigures('une à deux semaines, dixième')).toBe('1 à 2 semaines, dixième')
})
