import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { discardRest } from '../core/body'
import type { Answer, BodyReader, RelayRequest } from '../core/host'
import { ClientGone } from '../core/refusal'

// A browser that is still sending reads a refusal only if its connection is not cut at once.
const LINGER_BYTES = 8 * 1024 * 1024
const LINGER_MS = 5_000
/** What is no longer leaves in one piece with its headers. */
const SHORT_BYTES = 16 * 1024

/** Node's request as the core reads it. Nothing of the body is taken from the socket before it asks. */
export function relayRequest(message: IncomingMessage): RelayRequest {
  const path = message.url ?? ''
  return {
    method: message.method ?? '',
    // Who is meant by it does not count here; what is no path (`*`, a whole address) becomes one.
    url: `http://relay${path.startsWith('/') ? path : `/${path}`}`,
    headers: {
      get: (name) => {
        const value = message.headers[name]
        return value === undefined ? null : String(value)
      },
    },
    body: new MessageReader(message),
  }
}

type Read = Awaited<ReturnType<BodyReader['read']>>

/** Reads on while pieces are asked for, and lets the sender wait as soon as one is not. */
class MessageReader implements BodyReader {
  readonly #waiting: Uint8Array[] = []
  #asked: { resolve: (read: Read) => void; reject: (fault: Error) => void } | undefined
  #over: 'read' | 'gone' | undefined
  #listening = false

  constructor(private readonly message: IncomingMessage) {}

  read(): Promise<Read> {
    const value = this.#waiting.shift()
    if (value) return Promise.resolve({ done: false, value })
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject }
      if (!this.#listening) this.#listen()
      if (this.#over) this.#settle(this.#over)
      else this.message.resume()
    })
  }

  #listen(): void {
    this.#listening = true
    const { message } = this
    const onData = (piece: Uint8Array) => {
      const asked = this.#asked
      this.#asked = undefined
      if (asked) return asked.resolve({ done: false, value: piece })
      this.#waiting.push(piece)
      message.pause()
    }
    const over = (how: 'read' | 'gone') => () => {
      message.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      this.#settle(how)
    }
    const onEnd = over('read')
    const onGone = over('gone')
    message.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
    if (message.destroyed) onGone()
  }

  #settle(how: 'read' | 'gone'): void {
    this.#over = how
    if (how === 'read') this.#asked?.resolve({ done: true, value: undefined })
    else this.#asked?.reject(new ClientGone())
    this.#asked = undefined
  }
}

/**
 * Sends the core's answer, and gives a client that is still sending time to hear it. Throws ClientGone,
 * and the fault of a body that is made as it is sent.
 */
export async function sendAnswer(
  { status, headers, body }: Answer,
  request: RelayRequest,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const unread = !message.complete
  response.writeHead(status, unread ? { ...headers, Connection: 'close' } : headers)
  if (!unread && !isMadeAsSent(body)) return endWith(response, body)
  const gone = closed(response)
  gone.catch(() => {})
  for await (const piece of isMadeAsSent(body) ? body : body ? [body] : []) {
    if (!response.write(piece)) await Promise.race([drained(response), gone])
  }
  if (unread && request.body) {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, LINGER_MS)))
    await Promise.race([discardRest(request.body, LINGER_BYTES), patience])
    clearTimeout(timer)
  }
  response.end()
}

function isMadeAsSent(body: Answer['body']): body is AsyncIterable<Uint8Array> {
  return body !== undefined && Symbol.asyncIterator in body
}

/** Node joins the headers with a text alone into one packet. */
function endWith(response: ServerResponse, body: Uint8Array = new Uint8Array()): void {
  if (body.length > SHORT_BYTES) response.end(body)
  else response.end(Buffer.from(body).toString('latin1'), 'latin1')
}

async function drained(response: ServerResponse): Promise<void> {
  // The only fault of a response is that its client has left.
  await once(response, 'drain').catch(() => Promise.reject(new ClientGone()))
}

async function closed(response: ServerResponse): Promise<never> {
  await once(response, 'close').catch(() => {})
  throw new ClientGone()
}
