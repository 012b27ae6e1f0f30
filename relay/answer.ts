import type { IncomingMessage, ServerResponse } from 'node:http'

import { escapeHtml, PAGE_POLICY, pageFrame } from './page'
import type { Refusal } from './refusal'

// A browser that is still sending reads a refusal only if its connection is not cut at once.
const LINGER_BYTES = 8 * 1024 * 1024
const LINGER_MS = 5_000

/** Headers of every answer: nothing here is cached, framed, sniffed or referred from. */
export function secure(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Security-Policy', PAGE_POLICY)
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
}

/** True for a script's request, which wants JSON; a plain form's visitor wants a page. */
function wantsJson({ headers }: IncomingMessage): boolean {
  return (
    String(headers['x-requested-with'] ?? '').toLowerCase() === 'xmlhttprequest' ||
    /\bapplication\/json\b/i.test(headers.accept ?? '')
  )
}

/** Says that a lead is safe: JSON, or 303 to `next`, or a page of thanks that leads to `origin`. */
export function answerSuccess(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  next: string | undefined,
): void {
  if (wantsJson(request)) return send(response, 200, 'application/json', '{"success":true}')
  if (next !== undefined) response.setHeader('Location', next)
  const page = plainPage(
    'Merci, votre demande est enregistrée',
    'Nous vous répondrons dans les plus brefs délais.',
    `<p><a href="${escapeHtml(origin)}">Retour au site</a></p>\n`,
  )
  send(response, next === undefined ? 200 : 303, 'text/html', page)
}

/** Says no, with the reason, and gives a client that is still sending time to hear it. */
export function answerRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): void {
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  const unread = !request.complete
  if (unread) response.setHeader('Connection', 'close')
  const [type, body] = wantsJson(request)
    ? ['application/json', JSON.stringify({ success: false, error: refusal.message })]
    : ['text/html', plainPage('Demande refusée', refusal.message)]
  if (!unread) return send(response, refusal.status, type, body)
  writeHead(response, refusal.status, type, body)
  response.write(body)
  discardRest(request, () => response.end())
}

function discardRest(request: IncomingMessage, done: () => void): void {
  let discarded = 0
  const timer = setTimeout(stop, LINGER_MS)
  function stop() {
    clearTimeout(timer)
    request.off('data', count)
    done()
  }
  function count(chunk: Buffer) {
    discarded += chunk.length
    if (discarded > LINGER_BYTES) stop()
  }
  request.on('data', count).once('end', stop).once('close', stop).on('error', stop)
  request.resume()
}

function plainPage(title: string, text: string, link = ''): string {
  const [start, end] = pageFrame(title)
  return `${start}<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>\n${link}${end}`
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  writeHead(response, status, type, body)
  response.end(body)
}

function writeHead(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
  })
}
