import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { cleanUp, eventually, temporaryDirectory } from '../contract/test-http'
import { startTestRelay, storedLeads } from './test-relay'
import { CLOCK_FILE, trustsClock } from './trusted-clock'

afterEach(cleanUp)

/** Looks at the clock on these days, one after the other, and tells on which it was trusted. */
async function trusted(...days: readonly string[]) {
  const directory = await temporaryDirectory()
  const logs: string[] = []
  const answers = []
  for (const day of days)
    answers.push(
      await trustsClock(directory, new Date(`${day}T08:00:00Z`), (line) => logs.push(line)),
    )
  return { answers, logs, directory }
}

test('a clock that goes on as clocks do is trusted, after two quiet months too', async () => {
  const { answers, logs } = await trusted('2026-11-26', '2026-11-27', '2027-01-28')
  expect(answers).toEqual([true, true, true])
  expect(logs).toEqual([])
})

test('a clock that has leapt ahead is believed once it has gone on for a week', async () => {
  const { answers, logs } = await trusted(
    '2026-11-26',
    '2036-11-26',
    '2036-11-27',
    '2036-12-02',
    '2036-12-03',
    '2036-12-04',
  )
  expect(answers).toEqual([true, false, false, false, true, true])
  expect(logs[0]).toBe(
    'nothing is erased for its age before 2036-12-03: the clock says 2036-11-26 and said 2026-11-26 when last seen',
  )
  expect(logs).toHaveLength(3)
})

test('a clock that is set right again within the week was never believed', async () => {
  const { answers } = await trusted('2026-11-26', '2036-11-26', '2026-11-28', '2036-12-04')
  expect(answers).toEqual([true, false, true, false])
})

test('a clock that leaps once more is doubted for another week', async () => {
  const { answers } = await trusted('2026-11-26', '2036-11-26', '2046-01-01', '2046-01-08')
  expect(answers).toEqual([true, false, false, true])
})

test('a clock that was ahead from the start is trusted once it is set back', async () => {
  const { answers } = await trusted('2036-11-26', '2026-11-26', '2026-11-27')
  expect(answers).toEqual([true, true, true])
})

test('a file that holds no dates counts as none, and is written anew', async () => {
  const { directory } = await trusted()
  for (const damaged of ['', 'yesterday\n', '\0\0\0\0']) {
    await writeFile(join(directory, CLOCK_FILE), damaged)
    expect(await trustsClock(directory, new Date('2026-11-26T08:00:00Z'), fail)).toBe(true)
    expect(await readFile(join(directory, CLOCK_FILE), 'utf8')).toBe('2026-11-26T08:00:00.000Z\n')
  }
})

test('a disk that takes no note keeps nothing from being erased', async () => {
  const { directory, logs } = await trusted('2026-11-26')
  await mkdir(join(directory, `${CLOCK_FILE}.tmp`))
  const look = (day: string) =>
    trustsClock(directory, new Date(`${day}T08:00:00Z`), (line) => logs.push(line))
  expect([await look('2026-11-27'), await look('2036-11-27')]).toEqual([true, false])
  expect(logs[0]).toBe('time of the last look not written down: EISDIR')
})

test('a relay whose clock has leapt ten years ahead erases no lead', async () => {
  const dataDir = await temporaryDirectory()
  const tenYearsAgo = new Date()
  tenYearsAgo.setUTCFullYear(tenYearsAgo.getUTCFullYear() - 10)
  const receivedAt = tenYearsAgo.toISOString()
  const id = 'ab'.repeat(16)
  const folder = join(dataDir, `${receivedAt.replace(/[-:.]/g, '')}-${id}`)
  await mkdir(folder)
  const lead = { schema: 1, id, receivedAt, subject: 'x', origin: 'https://x.fr', fields: [] }
  await writeFile(join(folder, 'lead.json'), JSON.stringify(lead))
  await writeFile(join(folder, 'message.eml'), '')
  await writeFile(join(dataDir, CLOCK_FILE), `${receivedAt}\n`)

  const relay = await startTestRelay({ dataDir, retentionMonths: 36, purgeEveryMs: 100 })
  await eventually(
    () => relay.logs.filter((line) => line.startsWith('nothing is erased')).length > 2,
  )
  await relay.close()
  expect(await storedLeads(dataDir)).toHaveLength(1)
})

function fail(line: string): never {
  throw new Error(line)
}
