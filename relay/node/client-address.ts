import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

import { network } from '../core/network'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address is in 127.0.0.0/8 or ::1, also as an IPv4 address inside IPv6. */
export function isLoopback(address: string | undefined): boolean {
  const [bare = ''] = (address ?? '').split('%')
  const version = isIP(bare)
  return version !== 0 && loopback.check(bare, version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * What the limits count: the connection's address or, behind `trustedProxies` proxies that each append to
 * X-Forwarded-For, the address that the outermost of them saw. Whatever a client wrote into the header itself
 * stands further left and is not read.
 */
export function clientKey(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return network(direct)
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const claimed = chain.at(-trustedProxies)?.trim() ?? ''
  return network(isIP(claimed) ? claimed : direct)
}
