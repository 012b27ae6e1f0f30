import { optionsFromEnvironment } from './environment'

const read = (secret: string) =>
  optionsFromEnvironment({
    RELAY_ALLOWED_ORIGINS: 'https://www.example.com',
    RELAY_PERMISSION_SECRET: secret,
  })

test('the secret of permissions is read; too short a one is refused without being repeated', () => {
  expect(read('s'.repeat(32)).permissionSecret).toBe('s'.repeat(32))
  expect(read('').permissionSecret).toBeUndefined()
  expect(() => read('short-one')).toThrow(
    /^RELAY_PERMISSION_SECRET must have at least 32 characters/,
  )
  expect(() => read('short-one')).not.toThrow(/short-one/)
})
