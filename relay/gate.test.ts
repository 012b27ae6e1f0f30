/** @jest-environment node */
import fsPromises from 'node:fs/promises'

import { Gate } from './gate'
import { quote } from './test-form'
import { cleanUp, post, startTestRelay, storedLeads } from './test-relay'

afterEach(async () => {
  jest.restoreAllMocks()
  await cleanUp()
})

test('work runs in order of arrival, never more at a time than there are places', async () => {
  const gate = new Gate(2)
  const started: number[] = []
  let active = 0
  let most = 0
  const work = Array.from({ length: 8 }, (_, n) =>
    gate.run(async () => {
      started.push(n)
      most = Math.max(most, ++active)
      await new Promise((resolve) => setTimeout(resolve, 2))
      active -= 1
      return n
    }),
  )
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(2)
})

test('a place is given back by work that fails, and by the last in line', async () => {
  const gate = new Gate(1)
  const failing = () => gate.run(() => Promise.reject(new Error('no')))
  await Promise.all([
    expect(failing()).rejects.toThrow('no'),
    expect(failing()).rejects.toThrow('no'),
  ])
  await expect(gate.run(async () => 'in')).resolves.toBe('in')
  await expect(gate.run(async () => 'again')).resolves.toBe('again')
})

test('the relay writes four leads at a time, however many arrive at once', async () => {
  const relay = await startTestRelay()
  const { mkdtemp, rename } = fsPromises
  let active = 0
  let most = 0
  jest.spyOn(fsPromises, 'mkdtemp').mockImplementation((async (prefix: string) => {
    most = Math.max(most, ++active)
    return mkdtemp(prefix)
  }) as typeof mkdtemp)
  jest.spyOn(fsPromises, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to)
    active -= 1
  })
  await Promise.all(Array.from({ length: 40 }, (_, n) => post(relay, quote({ Nom: `${n}` }))))
  expect(await storedLeads(relay.dataDir)).toHaveLength(40)
  expect(most).toBe(4)
})
