import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onceSound, watchRecords } from './watch-records'
import { writeWhole } from './write-whole'

let close: (() => void) | undefined
afterEach(() => {
  close?.()
  close = undefined
})

test('each save of a record is noticed, also of one that was written whole before', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'))
  mkdirSync(path.join(folder, 'jobs'))
  let noticed: () => void = () => undefined
  const watching = watchRecords(folder, () => noticed())
  close = () => {
    watching.close()
    rmSync(folder, { recursive: true })
  }
  for (const file of ['jobs/grange.json', 'jobs/grange.json', 'jobs/grange.json', 'firm.json']) {
    const change = new Promise<void>((resolve) => (noticed = resolve))
    writeWhole(path.join(folder, file), `${Math.random()}`)
    await change
  }
})

test('what is saved at once, or while it is checked, is worked on once, and a fault never', async () => {
  const done: string[] = []
  const answers = [
    // Saved again while it is checked.
    () => (void changed(), true),
    () => false,
  ]
  const changed = onceSound(
    () => {
      done.push('check')
      return Promise.resolve(answers.shift()?.() ?? true)
    },
    () => done.push('work'),
    1,
  )
  await Promise.all([changed(), changed()])
  expect(done).toEqual(['check', 'check'])
  await changed()
  expect(done).toEqual(['check', 'check', 'check', 'work'])
})
