import { permissionKey } from './host-parts'

test('what signs permissions is as long on every host, and the same once it is kept', () => {
  const { key, made } = permissionKey(undefined)
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(permissionKey(undefined).made).not.toBe(made)
  expect(permissionKey(made)).toEqual({ key })
})
