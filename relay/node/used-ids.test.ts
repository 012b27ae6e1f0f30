import fsPromises, { mkdir, readFile, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { cleanUp, temporaryDirectory } from '../contract/test-http'
import { USED_IDS, UsedIds } from './used-ids'

afterEach(async () => {
  jest.restoreAllMocks()
  await cleanUp()
})

const now = () => new Date()

test('a thing that is good once is used once, whoever asks at the same moment or after a restart', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  const used = new UsedIds(dataDir, now)
  const asked = await Promise.all(Array.from({ length: 5 }, () => used.use('a', soon)))
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(await used.use('b', soon)).toBe(true)
  expect(await new UsedIds(dataDir, now).use('b', soon)).toBe(false)
})

test('what could not be noted counts as unused for who was told so, and as used for who goes on without', async () => {
  const used = new UsedIds(await temporaryDirectory(), now)
  const until = new Date(Date.now() + 60_000)
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const write = jest.spyOn(fsPromises, 'appendFile').mockRejectedValue(full)
  await expect(used.use('now', until)).rejects.toThrow(full)
  await expect(used.use('now', until)).rejects.toThrow(full)
  expect(await used.use('soon', until, 'soon')).toBe(true)
  expect(await used.use('soon', until, 'soon')).toBe(false)
  write.mockRestore()
  expect(await used.use('now', until)).toBe(true)
})

test('things used together share two writes, and stand on disk in their order', async () => {
  const dataDir = await temporaryDirectory()
  const used = new UsedIds(dataDir, now)
  const soon = new Date(Date.now() + 60_000)
  await used.use('first', soon)
  const write = jest.spyOn(fsPromises, 'appendFile')
  const ids = Array.from({ length: 50 }, (_, number) => `id ${number}`)
  await Promise.all(ids.map((id) => used.use(id, soon)))
  expect(write.mock.calls.length).toBeLessThanOrEqual(2)
  const lines = (await readFile(join(dataDir, USED_IDS), 'utf8')).trim().split('\n')
  expect(lines.map((line) => line.replace(/^\d+ /, ''))).toEqual(['first', ...ids])
})

test('what is over is forgotten, and leaves the disk with the next start', async () => {
  const dataDir = await temporaryDirectory()
  const used = new UsedIds(dataDir, now)
  await used.use('over', new Date(Date.now() - 1))
  await used.use('still', new Date(Date.now() + 60_000))
  expect(await new UsedIds(dataDir, now).use('over', new Date(Date.now() + 60_000))).toBe(true)
  const lines = (await readFile(join(dataDir, USED_IDS), 'utf8')).trim().split('\n')
  expect(lines.map((line) => line.split(' ')[1])).toEqual(['still', 'over'])
})

test('what is over leaves the disk while the relay runs, and nothing that is used meanwhile is lost', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  const used = new UsedIds(dataDir, now)
  await used.use('still', soon)
  await used.use('over', new Date(Date.now() + 1))
  await pause(10)
  const early = Array.from({ length: 20 }, (_, number) => used.use(`early ${number}`, soon))
  const forgotten = used.forget()
  const late = Array.from({ length: 20 }, (_, number) => used.use(`late ${number}`, soon))
  await Promise.all([forgotten, ...early, ...late])
  expect(await readFile(join(dataDir, USED_IDS), 'utf8')).not.toContain('over')
  const again = new UsedIds(dataDir, now)
  for (const id of ['still', ...late.map((_, number) => `late ${number}`), 'early 0', 'early 19'])
    expect([id, await again.use(id, soon)]).toEqual([id, false])
  expect(await used.use('over', soon)).toBe(true)
})

test('what was used stays used where it cannot be read for a while, and nothing is used up meanwhile', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  await new UsedIds(dataDir, now).use('before', soon)
  const onDisk = await readFile(join(dataDir, USED_IDS), 'utf8')
  const used = new UsedIds(dataDir, now)
  const read = jest
    .spyOn(fsPromises, 'readFile')
    .mockRejectedValue(Object.assign(new Error('a bad spot'), { code: 'EIO' }))
  for (const id of ['before', 'after']) await expect(used.use(id, soon)).rejects.toThrow('bad spot')
  read.mockRestore()
  expect(await readFile(join(dataDir, USED_IDS), 'utf8')).toBe(onDisk)
  expect([await used.use('before', soon), await used.use('after', soon)]).toEqual([false, true])
})

test('a disk that could not be read once is asked again', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  await new UsedIds(dataDir, now).use('before', soon)
  const used = new UsedIds(dataDir, now)
  const inTheWay = join(dataDir, `${USED_IDS}.tmp`)
  await mkdir(inTheWay)
  await expect(used.use('after', soon)).rejects.toThrow()
  await rmdir(inTheWay)
  expect([await used.use('before', soon), await used.use('after', soon)]).toEqual([false, true])
})

test('what a clock that was years ahead has noted neither bars its place nor stays on the disk', async () => {
  const dataDir = await temporaryDirectory()
  let time = Date.parse('2036-11-27T08:00:00Z')
  const used = new UsedIds(dataDir, () => new Date(time))
  const quarter = () => new Date(time + 15 * 60_000)
  expect(await used.use('place', quarter())).toBe(true)
  expect(await used.use('digest', quarter())).toBe(true)
  time = Date.parse('2026-11-27T08:00:00Z')
  expect(await used.use('place', quarter())).toBe(true)
  expect(await used.use('place', quarter())).toBe(false)
  // Set right by a few seconds, as every clock is now and then.
  time -= 5_000
  expect(await used.use('place', quarter())).toBe(false)
  await used.forget()
  expect(await readFile(join(dataDir, USED_IDS), 'utf8')).toMatch(/^\d+ place\n$/)
})

test('what is used after a disk was full for a moment is remembered after a restart', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  const used = new UsedIds(dataDir, now)
  await used.use('before', soon)
  const { appendFile } = fsPromises
  // As a disk does that fills up in the middle of a line.
  const full = jest.spyOn(fsPromises, 'appendFile').mockImplementation(async (path, text) => {
    await appendFile(path, String(text).slice(0, 6))
    throw new Error('ENOSPC')
  })
  await expect(used.use('lost', soon)).rejects.toThrow('ENOSPC')
  full.mockRestore()
  await used.use('after', soon)
  const again = new UsedIds(dataDir, now)
  expect([await again.use('before', soon), await again.use('after', soon)]).toEqual([false, false])
})
