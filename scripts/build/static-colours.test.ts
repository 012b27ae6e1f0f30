import { withStaticColours } from './static-colours'

const mixes = '@supports (color:color-mix(in lab, red, red))'
const mixOf = (colour: string) => `color-mix(in oklab, ${colour} 40%, transparent)`

test('a colour that is worked out is not said once more as a mixture', () => {
  expect(
    withStaticColours(
      `.a{border-color:#c9d6c666}${mixes}{.a{border-color:${mixOf('var(--color-band-ink)')}}}.b{color:red}`,
    ),
  ).toBe('.a{border-color:#c9d6c666}.b{color:red}')
})

test('so within another rule, and of several selectors at once', () => {
  const rules = `{.a{color:${mixOf('var(--color-band)')}}.b:hover{color:${mixOf('#123')}}}`
  expect(withStaticColours(`@media (hover:hover){.a{color:#123456}${mixes}${rules}}`)).toBe(
    '@media (hover:hover){.a{color:#123456}}',
  )
})

test('what is mixed with the colour of the text around it stays, and so do other questions', () => {
  const css =
    `::placeholder{color:currentColor}${mixes}{::placeholder{color:${mixOf('currentcolor')}}}` +
    '@supports not selector(:has(*)){.jobs{display:none}}'
  expect(withStaticColours(css)).toBe(css)
})
