import type { Answer, RelayRequest } from './host'
import { Refusal } from './refusal'

/**
 * Whether a text is an origin, `https://host` or `http://host:port`, exactly as browsers write their Origin
 * header.
 */
export function isBareOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && parseUrl(text)?.origin === text
}

/**
 * The origin of a request whose pages may post here. Throws 403 for any other, and for a request without
 * Origin, which no page of ours sends.
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
  request: Pick<RelayRequest, 'headers'>,
  allowed: readonly string[],
): void {
  headers.Vary = 'Origin'
  const origin = request.headers.get('origin')
  if (origin === null || !allowed.includes(origin)) return
  headers['Access-Control-Allow-Origin'] = origin
  // `Date` for visitors whose own clock is wrong.
  headers['Access-Control-Expose-Headers'] = 'Retry-After, Date'
}

/** The answer to a preflight: one method and the headers that the site sends, cached for ten minutes. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'x-requested-with, content-type',
  'Access-Control-Max-Age': '600',
} as const

/** No page of ours has a longer address, and parsing a host takes quadratic time. */
const LONGEST_NEXT = 2_000

/** The address that the visitor of a plain form is sent back to; undefined when it is not one of ours. */
export function safeNext(next: string | undefined, allowed: readonly string[]): string | undefined {
  const url = next === undefined || next.length > LONGEST_NEXT ? undefined : parseUrl(next)
  if (!url || !allowed.includes(url.origin)) return undefined
  // The parsed address is what was checked: a browser could read the raw text differently.
  return url.href
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
