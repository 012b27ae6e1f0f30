import { brand } from '@/lib/site/catalog'
import { fontFaults, masterOf } from './font-master'

const unknown = '@fontsource-variable/inconnue'
const refusal = `« ${unknown} » n'est pas installé ; tapez : npm install --save-dev --save-exact ${unknown}`

test('a font that is not installed is refused with what to type', () => {
  expect(() => masterOf('heading', { package: unknown, weight: 700 })).toThrow(
    `content/brand/brand.json: fonts.heading.package: ${refusal}`,
  )
})

test('both fonts are looked for, and each that does not do is named', () => {
  expect(fontFaults(brand.fonts)).toEqual([])
  const font = { family: 'Inconnue', package: unknown }
  const file = 'content/brand/brand.json'
  expect(fontFaults({ heading: { ...font, weight: 700 }, text: font })).toEqual([
    { file, field: 'fonts.heading.package', message: refusal },
    { file, field: 'fonts.text.package', message: refusal },
  ])
})
