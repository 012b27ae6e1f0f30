import type { IncomingMessage } from 'node:http'

import { isLoopback } from './client-address'

const NAME = 'localhost'
const ADDRESSES = ['127.0.0.1', '[::1]']
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Only a visitor on the relay's own machine may see the leads. Returns undefined for such a visitor, and for
 * any other why not, in French.
 *
 * The Host header is checked because a hostile page may make its own name point to 127.0.0.1 (DNS rebinding),
 * the forwarding headers because a proxy on this machine makes strangers look local. A proxy that sends no
 * such header still speaks HTTP 1.0 or asks to close the connection, as nginx does by default; no browser
 * does either.
 *
 * @param isPassedOn whether a proxy passes strangers on to this very port, where the owner signs in. One that
 * keeps its connections and sends no forwarding headers calls us by the address in its rules: a visitor of
 * this machine is then known by the name only.
 */
export function whyNotLocal(
  { headers, httpVersion, method, socket }: IncomingMessage,
  isPassedOn: boolean,
): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'elle ne s’ouvre que depuis la machine du relais'
  const port = String(socket.localPort)
  const hosts = [NAME, ...(isPassedOn ? [] : ADDRESSES)].flatMap((name) =>
    port === '80' ? [name, `${name}:80`] : [`${name}:${port}`],
  )
  if (!hosts.includes((headers.host ?? '').toLowerCase())) {
    return `l’en-tête Host doit être localhost:${port}`
  }
  // Node's own fetch asks to close after HEAD, as health checks do; such a request shows no lead.
  const closing = method !== 'HEAD' && /\bclose\b/i.test(headers.connection ?? '')
  if (FORWARDING.some((name) => headers[name] !== undefined) || httpVersion === '1.0' || closing) {
    return 'elle ne s’ouvre pas à travers un proxy'
  }
  return undefined
}
