import { RetrySchedule, type SavedSchedule } from './retry-schedule'

const retry = { firstMs: 2_000, longestMs: 5_000, settingMs: 60_000, refusedMs: 90_000 }

test('mails leave in the order in which they came, one that is held back when its time has come', () => {
  const schedule = new RetrySchedule(retry)
  schedule.add('held back', 700)
  schedule.add('a')
  schedule.add('b')
  expect(schedule.due(0)).toBe('a')
  schedule.remove('a')
  expect(schedule.due(0)).toBe('b')
  schedule.remove('b')
  expect([schedule.due(699), schedule.nextAt(), schedule.due(700)]).toEqual([
    undefined,
    700,
    'held back',
  ])
})

test('a mail that is held back is brought forward by another reason to send it, and never put off', () => {
  const schedule = new RetrySchedule(retry)
  schedule.add('a', 700)
  schedule.add('a', 300)
  schedule.add('a', 900)
  expect(schedule.nextAt()).toBe(300)
  schedule.due(300)
  expect(schedule.failed('a', 'delayed', 300)).toBe(2_000)
  schedule.add('a')
  expect(schedule.nextAt()).toBe(2_300)
})

test('a mail whose time is no number is due at once, and holds up no other', () => {
  const schedule = new RetrySchedule(retry)
  schedule.add('a', Number.NaN)
  schedule.add('b', 700)
  expect([schedule.nextAt(), schedule.due(0)]).toEqual([0, 'a'])
  schedule.add('b', Number.NaN)
  schedule.remove('a')
  expect([schedule.nextAt(), schedule.due(0)]).toEqual([0, 'b'])
})

test('a mail that is put off waits alone, longer each time, and the others go before it', () => {
  const schedule = new RetrySchedule(retry)
  schedule.add('a')
  schedule.add('b')
  expect(schedule.failed('a', 'delayed', 0)).toBe(2_000)
  expect(schedule.due(0)).toBe('b')
  expect(schedule.failed('a', 'delayed', 2_000)).toBe(4_000)
  expect(schedule.failed('a', 'delayed', 6_000)).toBe(5_000)
  schedule.remove('b')
  expect(schedule.nextAt()).toBe(11_000)
})

test('a server that is down makes all wait, and its next outage begins anew', () => {
  const schedule = new RetrySchedule(retry)
  schedule.add('a')
  schedule.add('b')
  expect([schedule.failed('a', 'server', 0), schedule.failed('b', 'server', 2_000)]).toEqual([
    2_000, 4_000,
  ])
  expect([schedule.due(5_999), schedule.nextAt(), schedule.due(6_000)]).toEqual([
    undefined,
    6_000,
    'a',
  ])
  schedule.sent('a', '2026-01-01T00:00:00.000Z')
  expect(schedule.failed('b', 'server', 6_000)).toBe(2_000)
})

test.each(['login', 'sender'] as const)('%s refused: all wait an hour', (kind) => {
  const schedule = new RetrySchedule(retry)
  schedule.add('a')
  expect(schedule.failed('a', kind, 0)).toBe(60_000)
  schedule.add('b')
  expect([schedule.due(59_999), schedule.due(60_000)]).toEqual([undefined, 'a'])
})

test('a mail in which the connection ends again and again waits alone, an hour and then up to a day', () => {
  const hour = 3_600
  const hourly = { ...retry, settingMs: hour * 1_000, refusedMs: 24 * hour * 1_000 }
  const schedule = new RetrySchedule(hourly)
  schedule.add('poison')
  let now = 0
  const delays = Array.from({ length: 11 }, () => {
    const delay = schedule.failed('poison', 'server', now, { isCutOff: true })
    now += delay
    return delay / 1_000
  })
  expect(delays.slice(4)).toEqual([1, 2, 4, 8, 16, 24, 24].map((hours) => hours * hour))
  schedule.add('other', now)
  schedule.failed('poison', 'server', now, { isCutOff: true })
  expect(schedule.due(now)).toBe('other')
  const again = new RetrySchedule(hourly, JSON.parse(JSON.stringify(schedule.save())))
  expect(again.cutOffs('poison')).toBe(12)
})

test('written down and taken up again, it goes on where it stood', () => {
  const schedule = new RetrySchedule(retry)
  for (const key of ['a', 'b', 'c', 'untried']) schedule.add(key)
  schedule.failed('a', 'refused', 0)
  schedule.leave('b', ['adjoint@example.com'])
  schedule.failed('b', 'delayed', 0)
  schedule.failed('c', 'server', 0)
  const again = new RetrySchedule(retry, JSON.parse(JSON.stringify(schedule.save())))
  expect(again.save()).toEqual(schedule.save())
  expect(again.keys()).toEqual(['a', 'b'])
  expect([again.isRefused('a'), again.attempts('b'), again.nextAt()]).toEqual([true, 1, 2_000])
  expect([again.left('a'), again.left('b')]).toEqual([
    undefined,
    { recipients: ['adjoint@example.com'], offers: 1 },
  ])
  expect(again.failed('c', 'server', 2_000)).toBe(4_000)
})

test('a mail that is put off for an hour, or cuts the connection off five times, is stuck, also once taken up again', () => {
  const schedule = new RetrySchedule({ ...retry, longestMs: 300_000 })
  let now = 0
  for (const key of ['full', 'poison', 'other']) schedule.add(key)
  while (schedule.whyStuck('full') === undefined)
    now += schedule.failed('full', 'delayed', now, { code: 'EENVELOPE 452' })
  expect(now / 60_000).toBeGreaterThan(60)
  expect(now / 60_000).toBeLessThan(75)
  for (let time = 0; time < 5; time++) {
    expect(schedule.whyStuck('poison')).toBeUndefined()
    schedule.failed('poison', 'server', now, { code: 'ECONNECTION', isCutOff: true })
  }
  // A server that is down makes all wait, and is told of otherwise.
  for (let time = 0; time < 50; time++) schedule.failed('other', 'server', now, { code: 'ESOCKET' })
  const saved = JSON.parse(JSON.stringify(schedule.save())) as SavedSchedule
  for (const each of [schedule, new RetrySchedule(retry, saved)])
    expect(['full', 'poison', 'other'].map((key) => each.whyStuck(key)?.code)).toEqual([
      'EENVELOPE 452',
      'ECONNECTION',
      undefined,
    ])
  // A schedule that an earlier version has saved does not say whose fault it was.
  const older = JSON.stringify(
    saved,
    (key, value) => (key === 'isOwn' ? undefined : value) as unknown,
  )
  expect(new RetrySchedule(retry, JSON.parse(older) as SavedSchedule).whyStuck('full')).toEqual({
    code: 'EENVELOPE 452',
    isOwn: false,
  })
  schedule.failed('full', 'refused', now, { code: 'EENVELOPE 550' })
  expect(schedule.whyStuck('full')).toBeUndefined()
})

test('a mail that fails by this program’s own fault is stuck at once, also once taken up again', () => {
  const schedule = new RetrySchedule(retry)
  schedule.add('a')
  expect(schedule.failed('a', 'own', 0, { code: 'TypeError' })).toBe(2_000)
  const saved = JSON.parse(JSON.stringify(schedule.save())) as SavedSchedule
  for (const each of [schedule, new RetrySchedule(retry, saved)])
    expect(each.whyStuck('a')).toEqual({ code: 'TypeError', isOwn: true })
  schedule.failed('a', 'delayed', 2_000, { code: 'EENVELOPE 452' })
  expect(schedule.whyStuck('a')).toBeUndefined()
})
