import { partPrintRules, printSheet, withPrintSheet } from './print-sheet'

test('rules for paper are parted from the rest, each in its order, and layers keep theirs', () => {
  const css =
    '@layer a{@media print{.x{display:none}}}b{c:"@media print{"}@media print{d{e:f}}@media (width>1px){g{h:i}}@media print{j{k:l}}@page m{margin:0}'
  expect(partPrintRules(css)).toEqual({
    screen:
      '@layer a{@media print{.x{display:none}}}b{c:"@media print{"}@media (width>1px){g{h:i}}@page m{margin:0}',
    print: '@media print{d{e:f}}@media print{j{k:l}}',
  })
})

test('a page names the sheet for paper after the other', () => {
  const sheet = printSheet('@media print{a{b:c}}')
  expect(sheet.path).toMatch(/^\/_next\/static\/late\/[0-9a-f]{8}\.css$/)
  const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'
  expect(withPrintSheet(`<head>${link}<title>`, 'x.html', sheet)).toBe(
    `<head>${link}<link rel="stylesheet" media="print" href="${sheet.path}"/><title>`,
  )
})

test('a page without a style sheet stops the build with its name', () => {
  expect(() => withPrintSheet('<head>', 'x.html', printSheet(''))).toThrow(/^x\.html: no style/)
})
