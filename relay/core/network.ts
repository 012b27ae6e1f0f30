/** What the limits count for an IP address: for IPv6 its /64, which one subscriber usually holds. */
export function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}
