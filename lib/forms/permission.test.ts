/** @jest-environment node */
import { askPermission, permissionInTime } from './permission'

const relay = 'https://relais.test/demande'
const permission = 'p'.repeat(75)

test('a permission is asked for at the address that forms post to, as a post without content', async () => {
  const send = jest.fn(async () => new Response(permission))
  expect(await askPermission(relay, send)).toBe(permission)
  expect(send.mock.calls).toEqual([[`${relay}?permission`, { method: 'POST' }]])
})

test.each<[string, () => Response]>([
  ['does not know the address', () => new Response('', { status: 404 })],
  ['takes it for a form', () => new Response('{"success":false}', { status: 415 })],
  ['answers a page', () => new Response('<!doctype html><title>Merci</title>')],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('a relay that %s gives none, without a word', async (_what, answer) => {
  const error = jest.spyOn(console, 'error')
  expect(await askPermission(relay, async () => answer())).toBe('')
  expect(error).not.toHaveBeenCalled()
})

test('a permission that takes too long is not waited for', async () => {
  jest.useFakeTimers()
  const late = permissionInTime(new Promise(() => undefined))
  jest.advanceTimersByTime(1_500)
  expect(await late).toBe('')
  jest.useRealTimers()
  expect(await permissionInTime(Promise.resolve(permission))).toBe(permission)
})
