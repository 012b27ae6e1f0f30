import type { BodyReader, RelayRequest } from './host'
import { ClientGone, Refusal } from './refusal'

/**
 * Hands a request's body over chunk by chunk, each once the one before is done with, and resolves at its end.
 * Throws 413 as soon as more than `maxBytes` are declared or received, whatever `take` throws, and ClientGone
 * when the connection breaks. After a throw the rest of the body is left unread.
 */
export async function streamBody(
  { headers, body }: Pick<RelayRequest, 'headers' | 'body'>,
  maxBytes: number,
  take: (chunk: Uint8Array) => void | Promise<void>,
): Promise<void> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  if (!body) return
  const gone = () => Promise.reject(new ClientGone())
  let received = 0
  for (;;) {
    const { done, value } = await body.read().catch(gone)
    if (done) return
    received += value.length
    if (received > maxBytes) throw tooLarge(maxBytes)
    await take(value)
  }
}

/**
 * Reads a body as UTF-8 text. Throws 413 for more than `maxBytes`, 400 for bytes that are no such text, and
 * ClientGone.
 */
export async function readText(request: RelayRequest, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new Refusal(400, 'Demande illisible : du texte en UTF-8 est attendu.')
    }
  }
  let text = ''
  await streamBody(request, maxBytes, (chunk) => {
    text += decode(chunk)
  })
  return text + decode()
}

/** Reads the rest of a body and drops it, at most that many bytes. Never throws. */
export async function discardRest(body: BodyReader, maxBytes: number): Promise<void> {
  try {
    for (let left = maxBytes; left >= 0;) {
      const { done, value } = await body.read()
      if (done) return
      left -= value.length
    }
  } catch {
    // The sender has gone.
  }
}

/**
 * The refusal (413) of a body, which names the limit.
 * @param maxBytes the limit.
 */
export function tooLarge(maxBytes: number): Refusal {
  const limit = `${Math.floor(maxBytes / 1024)} Kio`
  return new Refusal(413, `Demande trop volumineuse : la limite est de ${limit} au total.`)
}
