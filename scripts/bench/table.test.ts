import { table } from './table'

test('columns are as wide as what stands in them, numbers to the right', () => {
  expect(
    table(
      ['page', 'kB'],
      [
        ['home', 12.5],
        ['trade', 9],
      ],
    ),
  ).toBe(
    ['| page  |   kB |', '| ----- | ---: |', '| home  | 12.5 |', '| trade |    9 |'].join('\n'),
  )
})

test('a column with one text in it is a column of texts', () => {
  expect(table(['ms'], [[12], ['none']]).split('\n')[2]).toBe('| 12   |')
})

test('a row that lacks a cell is named', () => {
  expect(() => table(['page', 'kB'], [['home']])).toThrow('1 cells for 2 columns: home')
})
