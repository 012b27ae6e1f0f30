import { checkToken, issueToken, removeToken, tokenLifetimeMs } from './security-token'
import { memoryStore } from './test-token-store'

test('a token is a timestamp and 32 random bytes, written with URL-safe characters', () => {
  const token = issueToken(memoryStore(), 1_700_000_000_000)
  expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
  const bytes = Buffer.from(token, 'base64url')
  expect(bytes).toHaveLength(8 + 32)
  expect(Number(bytes.readBigUInt64BE(0))).toBe(1_700_000_000_000)
})

test('two tokens of the same instant differ', () => {
  expect(issueToken(memoryStore(), 1)).not.toBe(issueToken(memoryStore(), 1))
})

test('a token is valid until it is 20 minutes old', () => {
  const store = memoryStore()
  const token = issueToken(store, 1000)
  expect(tokenLifetimeMs).toBe(1_200_000)
  expect(checkToken(store, token, 1000 + tokenLifetimeMs - 1)).toBe('valid')
  expect(checkToken(store, token, 1000 + tokenLifetimeMs)).toBe('expired')
})

test('a token is missing once removed, and different once another was issued', () => {
  const store = memoryStore()
  const first = issueToken(store)
  const second = issueToken(store)
  expect(checkToken(store, first)).toBe('different')
  removeToken(store, second)
  expect(checkToken(store, first)).toBe('missing')
})

test('a used token leaves alone the one that another form has stored since', () => {
  const store = memoryStore()
  const used = issueToken(store)
  const other = issueToken(store)
  removeToken(store, used)
  expect(checkToken(store, other)).toBe('valid')
})

test.each(['', 'null', '{', '[]', '{"token":1,"createdAt":1}', '{"token":"x"}'])(
  'a stored entry that reads %p counts as missing',
  (entry) => {
    const store = memoryStore()
    const token = issueToken(store)
    for (const key of store.entries.keys()) store.entries.set(key, entry)
    expect(checkToken(store, token)).toBe('missing')
  },
)
