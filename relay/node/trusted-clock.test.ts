import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { cleanUp, eventually, post, temporaryDirectory } from '../contract/test-http'
import { quote } from '../core/test-form'
import { holdClock, startTestRelay, storedLeads } from './test-relay'
import { CLOCK_FILE, trustedClock } from './trusted-clock'
import { USED_IDS } from './used-ids'

afterEach(cleanUp)

/** Sets the date of this machine; its timers go on. */
const setClock = (day: string) => holdClock(new Date(`${day}T08:00:00Z`))

/** Looks at the clock on these days, one after the other, and tells on which it was trusted. */
async function trusted(...days: readonly string[]) {
  const directory = await temporaryDirectory()
  const logs: string[] = []
  const clock = await trustedClock(directory, (line) => logs.push(line))
  const look = (day: string) => {
    setClock(day)
    return clock.isTrusted()
  }
  const answers = []
  for (const day of days) answers.push(await look(day))
  return { answers, logs, directory, clock, look }
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

test('a clock that has gone far back is believed once it has gone on for a week, too', async () => {
  const { answers, logs } = await trusted('2036-11-26', '2026-11-26', '2026-11-27', '2026-12-03')
  expect(answers).toEqual([true, false, false, true])
  expect(logs).toHaveLength(2)
})

test('while the clock is years behind it is as late as at the last look, and later as time goes by', async () => {
  const { directory, clock } = await trusted('2026-11-26')
  setClock('2021-01-01')
  const then = clock.now()
  expect(then.toISOString()).toMatch(/^2026-11-26T08:00:0/)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(then.getTime() + 19)

  const afterRestart = await trustedClock(directory, fail)
  expect(afterRestart.now().toISOString()).toMatch(/^2026-11-26T08:00:0/)
  setClock('2026-11-28')
  expect(afterRestart.now().toISOString()).toMatch(/^2026-11-28/)
})

test('a clock that is set back by some weeks is what it says', async () => {
  const { clock } = await trusted('2026-11-26')
  setClock('2026-11-02')
  expect(clock.now().toISOString()).toMatch(/^2026-11-02/)
})

test('a file that holds no dates counts as none, and is written anew', async () => {
  const { directory, look } = await trusted()
  for (const damaged of ['', 'yesterday\n', '\0\0\0\0']) {
    await writeFile(join(directory, CLOCK_FILE), damaged)
    expect(await look('2026-11-26')).toBe(true)
    expect(await readFile(join(directory, CLOCK_FILE), 'utf8')).toBe('2026-11-26T08:00:00.000Z\n')
  }
})

test('a disk that takes no note keeps nothing from being erased', async () => {
  const { directory, logs, look } = await trusted('2026-11-26')
  await mkdir(join(directory, `${CLOCK_FILE}.tmp`))
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

test('a lead that comes while the clock is five years behind is dated of today, and stays once it is set right', async () => {
  const dataDir = await temporaryDirectory()
  const today = new Date().toISOString()
  await writeFile(join(dataDir, CLOCK_FILE), `${today}\n`)
  setClock('2021-01-01')
  const options = { dataDir, retentionMonths: 36, purgeEveryMs: 100 }
  const behind = await startTestRelay(options)
  expect((await post(behind, quote())).status).toBe(200)
  await behind.close()
  const [stored] = await storedLeads(dataDir)
  expect(stored?.lead.receivedAt.slice(0, 10)).toBe(today.slice(0, 10))

  jest.useRealTimers()
  await startTestRelay(options)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await storedLeads(dataDir)).toHaveLength(1)
})

test('what is used while the clock is years behind is remembered by the date that is believed', async () => {
  const dataDir = await temporaryDirectory()
  await writeFile(join(dataDir, CLOCK_FILE), `${new Date().toISOString()}\n`)
  setClock('2021-01-01')
  const options = { dataDir, retentionMonths: 36 }
  const first = await startTestRelay(options)
  await post(first, quote())
  await first.close()
  const used = await readFile(join(dataDir, USED_IDS), 'utf8')
  expect(used).toContain(' permission ')

  const again = await startTestRelay(options)
  await post(again, quote({ Nom: 'Autre' }))
  await again.close()
  expect(await readFile(join(dataDir, USED_IDS), 'utf8')).toContain(used)
})

function fail(line: string): never {
  throw new Error(line)
}
