/** @jest-environment node */
import type { IncomingMessage } from 'node:http'

import { clientKey } from './client-address'
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

describe('who counts as one client', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage

  test('an IPv4 address', () => {
    expect(clientKey(from('198.51.100.7'), 0)).toBe('198.51.100.7')
  })

  test('all addresses of one IPv6 network of 64 bits', () => {
    const key = clientKey(from('2001:db8:1:2::1'), 0)
    expect(clientKey(from('2001:db8:1:2:ffff:0:0:9'), 0)).toBe(key)
    expect(clientKey(from('2001:db8:1:3::1'), 0)).not.toBe(key)
    expect(clientKey(from('2001:db8::1'), 0)).toBe(clientKey(from('2001:db8:0:0::2'), 0))
  })

  test('behind two trusted proxies, the address the outer one saw', () => {
    const chain = 'inventé, 203.0.113.9, 192.0.2.1'
    expect(clientKey(from('127.0.0.1', chain), 2)).toBe('203.0.113.9')
  })

  test('the connection itself when the header is absent, short or no address', () => {
    expect(clientKey(from('127.0.0.1'), 1)).toBe('127.0.0.1')
    expect(clientKey(from('127.0.0.1', '203.0.113.9'), 2)).toBe('127.0.0.1')
    expect(clientKey(from('127.0.0.1', 'bonjour'), 1)).toBe('127.0.0.1')
  })
})
