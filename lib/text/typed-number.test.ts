import { leastProcessorTime } from './test-processor-time'
import { typedNumber } from './typed-number'

test.each([
  ['120m2', 120],
  ['120 m²', 120],
  ['82,5', 82.5],
  ['1 250 m²', 1250],
  ['1.250', 1250],
  ['env. 90', 90],
  ['environ 90 m2', 90],
  ['90 environ', 90],
  ['~ 90 m²', 90],
  ['≈ 90', 90],
  ['90 ?', 90],
  ['60 mètres carrés', 60],
  ['12 m', 12],
  ['12 ml', 12],
  ['3 pièces, 60 m²', 60],
  ['T3 120 m²', 120],
  ['R+1, 90 m²', 90],
  ['80 m² (2 étages)', 80],
  ['60m² habitables', 60],
  ['surface : 60,5 m2', 60.5],
  ['12 m x 8 m = 96 m²', 96],
])('« %s » is read as %p', (text, figure) => {
  expect(typedNumber(text)).toBe(figure)
})

test.each([
  '3 pièces',
  'T3',
  '90-100',
  '90 - 100 m²',
  '90 à 100 m²',
  'entre 90 et 100 m²',
  '90/100 m²',
  '90 m² ou 100',
  '12 x 8 m',
  '12 m sur 8',
  '12 par 8 m²',
  '2 x 45 m²',
  '45 m² x 2',
  '60 + 20 m²',
  '60 m² + 20 m²',
  '60 m² habitables, 200 m² de terrain',
  '1,5 ha',
  '1 hectare',
  '900 sq ft',
  '1,250 m²',
  '-5 m²',
  '1e3',
  'soixante',
  '٣',
  '',
])('« %s » is no figure that could be taken for the area meant', (text) => {
  expect(typedNumber(text)).toBeNaN()
})

test('a text of any length is read at once', async () => {
  const long = ['1 ', '1.', 'm² ', '111 '].map((part) => part.repeat(5000))
  expect(await leastProcessorTime(() => long.map(typedNumber))).toBeLessThan(500)
})
