import type { IncomingMessage } from 'node:http'

import { ClientGone, Refusal } from './refusal'

/**
 * Hands a request's body over chunk by chunk and resolves at its end.
 * Throws 413 as soon as more than `maxBytes` are declared or received, what `take` throws, and
 * ClientGone when the connection breaks. After a throw the rest of the body is left unread.
 */
export function streamBody(
  request: IncomingMessage,
  maxBytes: number,
  take: (chunk: Buffer) => void,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    return Promise.reject(tooLarge(maxBytes))
  }
  return new Promise((resolve, reject) => {
    let received = 0
    const stop = (settle: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      request.pause()
      settle()
    }
    const onData = (chunk: Buffer) => {
      received += chunk.length
      if (received > maxBytes) return stop(() => reject(tooLarge(maxBytes)))
      try {
        take(chunk)
      } catch (error) {
        stop(() => reject(error))
      }
    }
    const onEnd = () => stop(resolve)
    const onGone = () => stop(() => reject(new ClientGone()))
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
    if (request.destroyed) onGone()
  })
}

function tooLarge(maxBytes: number): Refusal {
  const limit = `${Math.floor(maxBytes / 1024)} Kio`
  return new Refusal(413, `Demande trop volumineuse : la limite est de ${limit} au total.`)
}
