import { issuePermission, PERMISSION_LIFETIME_MS, readPermission } from './permission'

const secret = new TextEncoder().encode('a secret of the test, 32 bytes long')
const SITE = 'https://www.example.com'
const issuedAt = new Date('2026-11-23T08:00:00Z')
const after = (ms: number) => new Date(issuedAt.getTime() + ms)
const permission = issuePermission(secret, SITE, issuedAt)
const stateAfter = (ms: number) => readPermission(secret, permission, SITE, after(ms)).state

test('a permission is a short word that no address or field has to escape, and never the same', () => {
  expect(permission).toMatch(/^[\w-]{75}$/)
  expect(issuePermission(secret, SITE, issuedAt)).not.toBe(permission)
})

test('a permission is young for three seconds, good for a day, then expired, and tells its age', () => {
  expect(stateAfter(2_999)).toBe('young')
  expect(stateAfter(3_000)).toBe('good')
  expect(stateAfter(PERMISSION_LIFETIME_MS - 1)).toBe('good')
  expect(stateAfter(PERMISSION_LIFETIME_MS)).toBe('expired')
  expect(readPermission(secret, permission, SITE, after(60_000)).ageMs).toBe(60_000)
  // The clock was set back.
  expect(stateAfter(-60_000)).toBe('young')
})

test('nothing, another origin, another secret and any changed letter are told apart from a permission', () => {
  const now = after(60_000)
  const stateOf = (text: string | undefined, origin = SITE, key = secret) =>
    readPermission(key, text, origin, now).state
  expect([stateOf(undefined), stateOf('')]).toEqual(['absent', 'absent'])
  expect(stateOf(permission, 'https://example.com')).toBe('forged')
  expect(stateOf(permission, SITE, secret.slice(1))).toBe('forged')
  for (const odd of [
    'x',
    'é',
    ' ',
    permission.slice(1),
    `${permission}A`,
    'A'.repeat(75),
    'a'.repeat(9_999),
  ])
    expect(stateOf(odd)).toBe('forged')
  for (let at = 0; at < permission.length - 1; at += 1) {
    const other = permission[at] === 'A' ? 'B' : 'A'
    expect(stateOf(permission.slice(0, at) + other + permission.slice(at + 1))).toBe('forged')
  }
})

test('the name of a permission is its own, whoever reads it', () => {
  const { id } = readPermission(secret, permission, SITE, after(60_000))
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(readPermission(secret, permission, SITE, after(PERMISSION_LIFETIME_MS * 3)).id).toBe(id)
  expect(readPermission(secret, 'x', SITE, issuedAt).id).toBeUndefined()
})
