import { askPermission, permissionInTime, permissionOf } from './permission'

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

/** A permission whose askings end as listed, one after the other. */
const answering = (...answers: Promise<string>[]) => {
  const ask = jest.fn(() => answers.shift()!)
  return { ask, ...permissionOf(ask) }
}
const soon = Promise.resolve(permission)

test('a permission is waited for on a slow line, but not for ever', async () => {
  jest.useFakeTimers()
  const slow = permissionInTime(
    answering(new Promise((resolve) => setTimeout(resolve, 6_000, permission))),
  )
  const late = permissionInTime(answering(new Promise(() => undefined)))
  await jest.advanceTimersByTimeAsync(8_000)
  expect(await slow).toBe(permission)
  expect(await late).toBe('')
  jest.useRealTimers()
  expect(await permissionInTime(answering(soon))).toBe(permission)
})

test('a permission that came after the press is kept until our relay no longer takes it for a program’s', async () => {
  jest.useFakeTimers()
  const used = jest.fn()
  void permissionInTime(permissionOf(() => soon, true)).then(used)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(used).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(300)
  expect(used).toHaveBeenCalledWith(permission)
  jest.useRealTimers()
})

test('a permission is asked for once until it is spent', async () => {
  const of = answering(soon, soon)
  expect(await Promise.all([of.get(), of.get()])).toEqual([permission, permission])
  expect(of.ask).toHaveBeenCalledTimes(1)
  of.spend()
  await of.get()
  expect(of.ask).toHaveBeenCalledTimes(2)
})

test('a permission that fails is asked for anew, also where it fails while the request waits', async () => {
  const before = answering(Promise.resolve(''), soon)
  expect(await before.get()).toBe('')
  expect(await permissionInTime(before)).toBe(permission)

  let fail: (text: string) => void = () => undefined
  const meanwhile = answering(new Promise((resolve) => (fail = resolve)), soon)
  void meanwhile.get()
  const waiting = permissionInTime(meanwhile)
  fail('')
  expect(await waiting).toBe(permission)
  expect(meanwhile.ask).toHaveBeenCalledTimes(2)
})

test('one that fails late takes no newer one away', async () => {
  let fail: (text: string) => void = () => undefined
  const of = answering(new Promise((resolve) => (fail = resolve)), soon)
  const old = of.get()
  of.spend()
  const newer = of.get()
  fail('')
  expect(await old).toBe('')
  expect(of.get()).toBe(newer)
})
