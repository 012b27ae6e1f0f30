import { brandWith } from './brand'

const hanging = { colours: { band: '#1f4234' }, plumbLine: true }
const colours = {}

test('a new logo does not hang on the line of the former firm’s, and a line of one’s own stays', () => {
  const mine = { colours, logo: 'logo.svg', wordmark: false }
  expect(brandWith(hanging, mine, false)).toMatchObject({ plumbLine: false })
  expect(brandWith(hanging, mine, true)).toMatchObject({ plumbLine: true })
  // Without a logo of one's own, the former one stays as it is, and the launch check names it.
  expect(brandWith(hanging, { colours, wordmark: false }, false)).toEqual(hanging)
})
