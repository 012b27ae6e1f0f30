import fsPromises, { mkdir, readFile, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { cleanUp, temporaryDirectory } from '../contract/test-http'
import { USED_IDS, UsedIds } from './used-ids'

afterEach(cleanUp)

test('a thing that is good once is used once, whoever asks at the same moment or after a restart', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  const used = new UsedIds(dataDir)
  const asked = await Promise.all(Array.from({ length: 5 }, () => used.use('a', soon)))
  expect(asked.filter(Boolean)).toHaveLength(1)
  expect(await used.use('b', soon)).toBe(true)
  expect(await new UsedIds(dataDir).use('b', soon)).toBe(false)
})

test('things used together share two writes, and stand on disk in their order', async () => {
  const dataDir = await temporaryDirectory()
  const used = new UsedIds(dataDir)
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
  const used = new UsedIds(dataDir)
  await used.use('over', new Date(Date.now() - 1))
  await used.use('still', new Date(Date.now() + 60_000))
  expect(await new UsedIds(dataDir).use('over', new Date(Date.now() + 60_000))).toBe(true)
  const lines = (await readFile(join(dataDir, USED_IDS), 'utf8')).trim().split('\n')
  expect(lines.map((line) => line.split(' ')[1])).toEqual(['still', 'over'])
})

test('what is over leaves the disk while the relay runs, and nothing that is used meanwhile is lost', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  const used = new UsedIds(dataDir)
  await used.use('still', soon)
  await used.use('over', new Date(Date.now() + 1))
  await pause(10)
  const early = Array.from({ length: 20 }, (_, number) => used.use(`early ${number}`, soon))
  const forgotten = used.forget()
  const late = Array.from({ length: 20 }, (_, number) => used.use(`late ${number}`, soon))
  await Promise.all([forgotten, ...early, ...late])
  expect(await readFile(join(dataDir, USED_IDS), 'utf8')).not.toContain('over')
  const again = new UsedIds(dataDir)
  for (const id of ['still', ...late.map((_, number) => `late ${number}`), 'early 0', 'early 19'])
    expect([id, await again.use(id, soon)]).toEqual([id, false])
  expect(await used.use('over', soon)).toBe(true)
})

test('what was used stays used where it cannot be read for a while, and nothing is used up meanwhile', async () => {
  const dataDir = await temporaryDirectory()
  const soon = new Date(Date.now() + 60_000)
  await new UsedIds(dataDir).use('before', soon)
  const onDisk = await readFile(join(dataDir, USED_IDS), 'utf8')
  const used = new UsedIds(dataDir)
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
  await new UsedIds(dataDir).use('before', soon)
  const used = new UsedIds(dataDir)
  const inTheWay = join(dataDir, `${USED_IDS}.tmp`)
  await mkdir(inTheWay)
  await expect(used.use('after', soon)).rejects.toThrow()
  await rmdir(inTheWay)
  expect([await used.use('before', soon), await used.use('after', soon)]).toEqual([false, true])
})
