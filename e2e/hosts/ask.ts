import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A request to a server on this machine. */
export interface Question {
  /** Sent exactly as written, whereas `fetch` would normalise dots, slashes and backslashes. */
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** The local IP address from which the request is sent. */
  readonly from?: string
}

/** What the server has answered. */
export interface Answer {
  readonly status: number
  /** Values by name in lower case; a header that is sent twice has two values. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  /** After content decoding. */
  readonly body: Buffer
}

/** Sends a request over a connection of its own. @throws when there is no answer within 10 s. */
export function ask(
  port: number,
  { path, method = 'GET', headers = {}, body: sentBody, from }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { ...headers, ...(sentBody && { 'content-length': String(sentBody.length) }) },
      ...(from && { localAddress: from }),
      agent: false,
      timeout: 10_000,
    })
    sent.once('error', reject)
    sent.once('timeout', () => sent.destroy(new Error(`No answer to ${method} ${path} in 10 s.`)))
    sent.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const named = new Map<string, string[]>()
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = (response.rawHeaders[index] ?? '').toLowerCase()
          named.set(name, [...(named.get(name) ?? []), response.rawHeaders[index + 1] ?? ''])
        }
        const body = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: named,
          body: method === 'HEAD' ? body : decode(body, named.get('content-encoding')?.[0]),
        })
      })
    })
    sent.end(sentBody)
  })
}

function decode(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (coding === 'br') return brotliDecompressSync(body)
  if (coding === 'gzip') return gunzipSync(body)
  return body
}
