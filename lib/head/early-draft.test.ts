import type * as earlyDraft from './early-draft'

const root = document.documentElement
let head: typeof earlyDraft

beforeEach(async () => {
  jest.resetModules()
  root.removeAttribute('data-forgets')
  document.body.innerHTML = '<form data-draft="devis"><input name="lastName" /></form>'
  head = await import('./early-draft')
})
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

const blockStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

test('a page whose text outlives a reload bears no mark', () => {
  head.issueEarlyToken()
  expect(root.hasAttribute('data-forgets')).toBe(false)
})

test('a page is marked where the browser stores nothing, as it loads or once it is full', () => {
  const blocked = blockStorage()
  head.issueEarlyToken()
  expect(root.hasAttribute('data-forgets')).toBe(true)
  blocked.mockRestore()
  head.issueEarlyToken()
  expect(root.hasAttribute('data-forgets')).toBe(false)

  head.keepDraft()
  blockStorage()
  const field = document.querySelector('input')!
  field.value = 'Nègre'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(root.hasAttribute('data-forgets')).toBe(true)
})
