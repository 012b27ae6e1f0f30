import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** True for 127.0.0.0/8 and ::1, also when written as an IPv4 address inside IPv6. */
export function isLoopback(address: string | undefined): boolean {
  const [bare = ''] = (address ?? '').split('%')
  const version = isIP(bare)
  return version !== 0 && loopback.check(bare, version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Who the limits count: the connection's address or, behind `trustedProxies` proxies that
 * each append to X-Forwarded-For, the address the outermost of them saw. What a client wrote into
 * the header itself stands further left and is never read.
 */
export function clientKey(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return network(direct)
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const claimed = chain.at(-trustedProxies)?.trim() ?? ''
  return network(isIP(claimed) ? claimed : direct)
}

/** One subscriber usually holds a whole IPv6 /64, so it counts as one client. */
export function network(address: string): string {
  if (isIP(address) !== 6 || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}
