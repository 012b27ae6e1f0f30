import type { Answer, RelayRequest } from './host'

/** A web request as the core reads it; from now on only the core may read its body. */
export function fromWeb({ method, url, headers, body }: Request): RelayRequest {
  return { method, url, headers, body: body?.getReader() }
}

/** The core's answer as a web response. */
export function toWeb({ status, headers, body }: Answer): Response {
  const content = body && Symbol.asyncIterator in body ? streamOf(body) : body
  return new Response((content ?? null) as BodyInit | null, { status, headers })
}

function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
