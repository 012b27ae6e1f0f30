import { Semaphore } from './semaphore'

test('work runs in order of arrival, never more at a time than there are places', async () => {
  const semaphore = new Semaphore(2)
  const started: number[] = []
  let active = 0
  let most = 0
  const work = Array.from({ length: 8 }, (_, n) =>
    semaphore.run(async () => {
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
  const semaphore = new Semaphore(1)
  const failing = () => semaphore.run(() => Promise.reject(new Error('no')))
  await Promise.all([
    expect(failing()).rejects.toThrow('no'),
    expect(failing()).rejects.toThrow('no'),
  ])
  await expect(semaphore.run(async () => 'in')).resolves.toBe('in')
  await expect(semaphore.run(async () => 'again')).resolves.toBe('again')
})
