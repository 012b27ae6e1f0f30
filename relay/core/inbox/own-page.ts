import { staysHere } from '@/lib/text/stays-here'

import { readText } from '../body'
import type { RelayRequest } from '../host'
import { Refusal } from '../refusal'

/** Enough for a long note; forms of the inbox hold nothing else. */
const FORM_BYTES = 64 * 1024

/**
 * Lets only the inbox's own pages change anything. On the relay's machine no cookie tells the owner from a
 * page of another site that is open in the owner's browser. So the origin of each change is checked: every
 * browser sends `Origin` with a post, and no page can forge it. Throws 403.
 */
export function requireOwnPage({ headers }: RelayRequest): void {
  const host = (headers.get('host') ?? '').toLowerCase()
  const origin = headers.get('origin')
  const here = `http://${host}`
  const own =
    host !== '' &&
    (origin === `https://${host}` || (origin === here && URL.canParse(here) && staysHere(here)))
  const site = headers.get('sec-fetch-site')
  if (own && (site === null || site === 'same-origin')) return
  throw new Refusal(
    403,
    'Changement refusé : il ne vient pas d’une page de cette boîte de réception.',
  )
}

/**
 * Refuses requests that pages of other sites make in the background. They could not read the answer, but its
 * time would tell whether a name that they searched for is among the requests; on the relay's machine no
 * cookie keeps them out. A link that the owner follows opens its page wherever it stands. Throws 403.
 */
export function refuseBackgroundRequests({ headers }: RelayRequest): void {
  const site = headers.get('sec-fetch-site')
  if (site !== 'cross-site' && site !== 'same-site') return
  // The owner sees only what fills a window of its own.
  if (headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document')
    return
  throw new Refusal(403, 'Rien n’est montré à une page d’un autre site.')
}

/**
 * Reads a form of the inbox. Throws 415 for another kind of body, 413 for one that is too long, 400 for one
 * that is not text, and ClientGone.
 */
export async function readOwnForm(request: RelayRequest): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new Refusal(415, 'Formulaire illisible : application/x-www-form-urlencoded attendu.')
  }
  return new URLSearchParams(await readText(request, FORM_BYTES))
}
