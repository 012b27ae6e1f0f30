import type { IncomingMessage } from 'node:http'

import { clientKey } from './client-address'

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
