import { streamBody } from '../body'
import type { RelayRequest } from '../host'
import { Refusal } from '../refusal'

/** A note of the owner's may be long; a form of the inbox is nothing but that. */
const FORM_BYTES = 64 * 1024
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Lets only the inbox's own pages change anything. On this machine no cookie tells the owner from a
 * page of another site open in his browser, so each change says where it comes from: every browser
 * sends `Origin` with a post, and none lets a page write it. Throws 403.
 */
export function requireOwnPage({ headers }: RelayRequest): void {
  const host = (headers.get('host') ?? '').toLowerCase()
  const origin = headers.get('origin')
  const own =
    host !== '' &&
    (origin === `https://${host}` || (LOOPBACK.test(host) && origin === `http://${host}`))
  const site = headers.get('sec-fetch-site')
  if (own && (site === null || site === 'same-origin')) return
  throw new Refusal(
    403,
    'Changement refusé : il ne vient pas d’une page de cette boîte de réception.',
  )
}

/**
 * Keeps pages of other sites from asking the inbox anything behind the owner's back. They read no answer,
 * but hear how long it takes, and so whether a name that they searched for is among the requests; on
 * this machine no cookie keeps them out. A link that the owner follows opens its page wherever it
 * stands. Throws 403.
 */
export function refuseBackgroundRequests({ headers }: RelayRequest): void {
  const site = headers.get('sec-fetch-site')
  if (site !== 'cross-site' && site !== 'same-site') return
  // Only what fills a window of its own is seen by the owner.
  if (headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document')
    return
  throw new Refusal(403, 'Rien n’est montré à une page d’un autre site.')
}

/**
 * Reads a form of the inbox. Throws 415 for another kind of body, 413 for too long a one, 400 for
 * one that is no text, and ClientGone.
 */
export async function readOwnForm(request: RelayRequest): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new Refusal(415, 'Formulaire illisible : application/x-www-form-urlencoded attendu.')
  }
  const decoder = new TextDecoder('utf-8')
  let text = ''
  await streamBody(request, FORM_BYTES, (chunk) => {
    text += decoder.decode(chunk, { stream: true })
  })
  return new URLSearchParams(text + decoder.decode())
}
