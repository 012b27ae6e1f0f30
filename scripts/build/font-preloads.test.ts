import { withFontPreloads } from './font-preloads'

const font = (name: string) =>
  `<link rel="preload" href="/media/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`
const style = '<link rel="stylesheet" href="/a.css"/>'
const page = `<head>${font('text')}${font('heading')}${style}</head>`

test('the preloads of fonts are taken over, before the style sheet', () => {
  expect(withFontPreloads(`<head>${style}</head>`, page)).toBe(page)
})

test('a page that has them stays as it is', () => {
  expect(withFontPreloads(page, page)).toBe(page)
})

test('a page without any cannot lend them', () => {
  expect(() => withFontPreloads(page, `<head>${style}</head>`)).toThrow('has none')
})
