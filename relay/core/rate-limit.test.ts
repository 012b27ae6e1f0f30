import { RateLimit } from './rate-limit'

function limitAt(perMinute: number) {
  const clock = { ms: 1_000_000 }
  return { clock, limit: new RateLimit(perMinute, () => clock.ms) }
}

test('the minute starts with the first post and frees all its places at once', () => {
  const { clock, limit } = limitAt(2)
  limit.take('a')
  clock.ms += 30_000
  limit.take('a')
  expect(() => limit.take('a')).toThrow('Réessayez dans 30 secondes')
  clock.ms += 29_999
  expect(() => limit.check('a')).toThrow(
    expect.objectContaining({ status: 429, headers: { 'Retry-After': '1' } }),
  )
  expect(() => limit.check('a')).toThrow('Réessayez dans 1 seconde.')
  clock.ms += 1
  limit.take('a')
  limit.take('a')
  expect(() => limit.take('a')).toThrow('Réessayez dans 60 secondes')
})

test('one client’s posts do not count for another', () => {
  const { limit } = limitAt(1)
  limit.take('a')
  limit.take('b')
  expect(() => limit.take('a')).toThrow()
})

test.each([1, 2, 30])('of %i posts a minute, the first has used no share', (perMinute) => {
  const { limit } = limitAt(perMinute)
  expect(limit.shareOf('a')).toBe(0)
  limit.take('a')
  expect(limit.shareOf('a')).toBe(0)
})

test('a client that keeps to its limit minute after minute uses up more and more of its hour', () => {
  const { clock, limit } = limitAt(4)
  for (let minute = 0; minute < 4; minute++) {
    limit.take('a')
    clock.ms += 60_000
  }
  expect(limit.shareOf('a')).toBe(0.75)
  clock.ms += 60 * 60_000
  limit.take('a')
  expect(limit.shareOf('a')).toBe(0)
})

test('the share is that of the posts before the last one', () => {
  const { limit } = limitAt(4)
  for (let n = 0; n < 3; n++) limit.take('a')
  expect(limit.shareOf('a')).toBe(0.5)
})

test('looking does not count', () => {
  const { limit } = limitAt(1)
  for (let n = 0; n < 10; n++) limit.check('a')
  limit.take('a')
})

test('a flood of clients is forgotten oldest first, and memory stays bounded', () => {
  const { limit } = limitAt(1)
  for (let n = 0; n <= 10_000; n++) limit.take(`client ${n}`)
  expect(() => limit.check('client 0')).not.toThrow()
  expect(() => limit.check('client 1')).toThrow()
  expect(() => limit.check('client 10000')).toThrow()
})

const MEBI = 1024 * 1024

test('an hour holds 60 MiB of texts and as much of photos, or more where more posts are taken', () => {
  const { clock, limit } = limitAt(30)
  for (let n = 0; n < 60; n++) {
    limit.takeTexts('a', MEBI)
    limit.takePhotos('a', MEBI)
    clock.ms += 30_000
  }
  expect(() => limit.takeTexts('a', 1)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'Retry-After': '1800' } }),
  )
  expect(() => limit.takeTexts('a', 1)).toThrow('Réessayez dans 30 min.')
  expect(() => limit.takePhotos('a', 1)).toThrow(expect.objectContaining({ status: 413 }))
  limit.takePhotos('b', 60 * MEBI)
  clock.ms += 30 * 60_000
  limit.takeTexts('a', 60 * MEBI)
  limit.takePhotos('a', 60 * MEBI)
  limitAt(1).limit.takePhotos('a', 60 * MEBI)
  limitAt(1_000).limit.takePhotos('a', 2_000 * MEBI)
})
