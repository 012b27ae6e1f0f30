import { areaAmountScript } from './area-amount'
import { beforeAfterScript } from './before-after'
import { consentScript } from './consent'
import { earlySubmitScript } from './early-submit'
import { menuScript } from './menu'
import { nowScript } from './now'
import { trustedTypesScript } from './trusted-types'

test.each([
  areaAmountScript,
  beforeAfterScript,
  consentScript,
  earlySubmitScript,
  menuScript,
  nowScript,
  trustedTypesScript,
])('%.40s… ends no element by itself, and React may draw it anew under Trusted Types', (script) => {
  expect(script).not.toContain('<')
})

describe('what may become HTML or the address of a script', () => {
  type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
  let rules: Rules

  beforeAll(() => {
    Object.assign(window, {
      trustedTypes: {
        createPolicy: (name: string, made: Rules) => {
          expect(name).toBe('default')
          rules = made
        },
      },
    })
    window.eval(trustedTypesScript)
  })
  afterAll(() => void Reflect.deleteProperty(window, 'trustedTypes'))

  test.each(['Un texte', '{"@context":"\\u003c"}', '<script></script>'])('%s may', (text) => {
    expect(rules.createHTML(text)).toBe(text)
  })

  test.each(['<b>', '<script>x</script>', '<script></script><b>', '<img src=x onerror=y>'])(
    '%s may not',
    (text) => {
      expect(rules.createHTML(text)).toBeNull()
    },
  )

  test.each([
    ['/_next/static/chunks/a.js', true],
    ['http://localhost/a.js', true],
    ['https://ailleurs.example/a.js', false],
    ['//ailleurs.example/a.js', false],
    ['data:text/javascript,x', false],
  ])('a script at %s: %s', (address, allowed) => {
    expect(rules.createScriptURL(address)).toBe(allowed ? address : null)
  })
})
