/** @jest-environment jsdom */
import { htmlRules, limitHtml } from './trusted-types'

test('the rules are those of the default policy, where the browser has such a thing', () => {
  limitHtml()
  const made: unknown[] = []
  Object.assign(window, {
    trustedTypes: { createPolicy: (...policy: unknown[]) => made.push(policy) },
  })
  limitHtml()
  Reflect.deleteProperty(window, 'trustedTypes')
  expect(made).toEqual([['default', htmlRules]])
})

test.each(['Un texte', '{"@context":"\\u003c"}', '', '<script></script>'])(
  '%p may become HTML',
  (text) => {
    expect(htmlRules.createHTML(text)).toBe(text)
  },
)

test.each(['<b>', '<script>x</script>', '<script></script><b>', '<img src=x onerror=y>'])(
  '%s may not',
  (text) => {
    expect(htmlRules.createHTML(text)).toBeNull()
  },
)

test.each([
  ['/_next/static/chunks/a.js', true],
  ['http://localhost/a.js', true],
  ['https://ailleurs.example/a.js', false],
  ['//ailleurs.example/a.js', false],
  ['data:text/javascript,x', false],
])('a script at %s: %s', (address, allowed) => {
  expect(htmlRules.createScriptURL(address)).toBe(allowed ? address : null)
})
