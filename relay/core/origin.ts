import type { Answer, RelayRequest } from './host'
import { Refusal } from './refusal'

/** True for `https://host` or `http://host:port` exactly as a browser writes its Origin header. */
export function isBareOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && parseUrl(text)?.origin === text
}

/**
 * Returns the request's origin when its pages may post here.
 * Throws 403 otherwise, and also when a browser says nothing: no page of ours posts without Origin.
 */
export function requireAllowedOrigin(request: RelayRequest, allowed: readonly string[]): string {
  const origin = request.headers.get('origin')
  if (origin !== null && allowed.includes(origin)) return origin
  throw new Refusal(
    403,
    origin === null
      ? 'En-tête Origin absent : cette adresse ne reçoit que les formulaires du site.'
      : 'En-tête Origin refusé : ce site n’est pas autorisé à envoyer des demandes ici.',
  )
}

/** Lets the pages of an allowed origin read the answer, errors included. */
export function allowReading(
  { headers }: Answer,
  request: RelayRequest,
  allowed: readonly string[],
): void {
  headers.Vary = 'Origin'
  const origin = request.headers.get('origin')
  if (origin === null || !allowed.includes(origin)) return
  headers['Access-Control-Allow-Origin'] = origin
  // Whose clock counts when a visitor's is wrong.
  headers['Access-Control-Expose-Headers'] = 'Retry-After, Date'
}

/** What a preflight asks: one method, the headers that the site sends, remembered for ten minutes. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'x-requested-with, content-type',
  'Access-Control-Max-Age': '600',
} as const

/** No page's address is longer, and a host of many letters is read in a time that grows with its square. */
const LONGEST_NEXT = 2_000

/** The address to send a plain form's visitor back to, or undefined when it is not one of ours. */
export function safeNext(next: string | undefined, allowed: readonly string[]): string | undefined {
  const url = next === undefined || next.length > LONGEST_NEXT ? undefined : parseUrl(next)
  if (!url || !allowed.includes(url.origin)) return undefined
  // The parsed form is what was checked; the raw text could mean something else to a browser.
  return url.href
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
