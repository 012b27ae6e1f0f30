import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { discardRest } from '../core/body'
import type { RelayRequest } from '../core/host'

// A browser that is still sending reads a refusal only if its connection is not cut at once.
const LINGER_BYTES = 8 * 1024 * 1024
const LINGER_MS = 5_000

/** Node's request as the core reads it. Nothing of the body is taken from the socket before it asks. */
export function webRequest(message: IncomingMessage): RelayRequest {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  const path = message.url ?? ''
  return {
    method: message.method ?? '',
    // Who is meant by it does not count here; what is no path (`*`, a whole address) becomes one.
    url: `http://relay${path.startsWith('/') ? path : `/${path}`}`,
    headers,
    body: bodyOf(message),
  }
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let listening = false
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (!listening) {
          listening = true
          message.on('data', (chunk: Buffer<ArrayBuffer>) => {
            controller.enqueue(chunk)
            message.pause()
          })
          const end = (settle: () => void) => () => {
            message.removeAllListeners('data')
            message.off('end', onEnd).off('error', onGone).off('close', onGone)
            settle()
          }
          const onEnd = end(() => controller.close())
          const onGone = end(() => controller.error(new Error('gone')))
          message.on('end', onEnd).on('error', onGone).on('close', onGone)
          if (message.destroyed) return onGone()
        }
        message.resume()
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * Sends the core's answer, and gives a client that is still sending time to hear it. Throws when
 * it breaks off.
 */
export async function sendAnswer(
  answer: Response,
  request: RelayRequest,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const unread = !message.complete
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  if (unread) response.setHeader('Connection', 'close')
  response.writeHead(answer.status)
  // Whole answers leave in one piece with their headers, which Node joins with a text alone; only a
  // page is made as it is sent.
  if (answer.headers.has('content-length') && !unread) {
    const pieces: Uint8Array[] = []
    for await (const piece of answer.body ?? []) pieces.push(piece)
    response.end(Buffer.concat(pieces).toString('latin1'), 'latin1')
    return
  }
  const gone = closed(response)
  gone.catch(() => {})
  for await (const piece of answer.body ?? []) {
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone])
  }
  if (unread && request.body) {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, LINGER_MS)))
    await Promise.race([discardRest(request.body, LINGER_BYTES), patience])
    clearTimeout(timer)
  }
  response.end()
}

async function closed(response: ServerResponse): Promise<never> {
  await once(response, 'close')
  throw new Error('gone')
}
