import { brand } from '@/lib/site/catalog'
import { contrastOf } from './contrast'
import { faintPairs } from './contrast-pairs'

test('contrast is that of WCAG: black on white is 21, a colour on itself 1, and order does not count', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#1f4234', '#1f4234')).toBe(1)
})

test('no pair of the firm’s colours is faint', () => {
  expect(faintPairs(brand.colours)).toEqual([])
})

test('a colour that is too light for letters is faint on every ground, and a border from 3 on is not', () => {
  const letters = faintPairs({ ...brand.colours, action: '#d08060' })
  expect(letters).toContainEqual(
    expect.objectContaining({ over: 'action', under: 'surface', needed: 4.5 }),
  )
  expect(letters).toContainEqual(expect.objectContaining({ over: 'action', under: 'white' }))
  const grey = { ...brand.colours, surface: '#ffffff', 'surface-2': '#ffffff' }
  expect(faintPairs({ ...grey, field: '#949494' })).toEqual([])
  expect(faintPairs({ ...grey, field: '#999999' }).map(({ over }) => over)).toContain('field')
})

test('of a colour that is faint everywhere each pair is named once, and what has no colour yet in none', () => {
  const roles = Object.keys(brand.colours)
  const grey = Object.fromEntries(roles.map((role) => [role, '#bbbbbb']))
  const pairs = faintPairs(grey).map(({ over, under }) => [over, under].sort().join(' '))
  expect(pairs).toEqual([...new Set(pairs)])
  expect(faintPairs({ action: '#bbbbbb' }).map(({ under }) => under)).toEqual(['white'])
})
