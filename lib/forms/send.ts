import type { SiteConfig } from '../config'
import { mailtoHref, type PrefilledMail } from '@/lib/addresses/contact-links'
import { sendToRelay, type RelayFields } from './relay'
import { checkToken, removeToken, type TokenStore } from './security-token'
import { french } from '@/lib/text/typography'
import type { Outcome } from './outcome'

/** What sending a form needs besides its values. */
export interface Sending {
  readonly config: SiteConfig
  /** The token that the form holds. */
  readonly token: string
  readonly store: TokenStore
  /** The company's address, for the e-mail offered after a failure. */
  readonly email: string
  /** Where the form stands. */
  readonly location: { readonly origin: string; readonly href: string }
  readonly fetch?: typeof fetch
}

/** A checked form, ready to go: what leaves, and what is said afterwards. */
export interface Request {
  readonly fields: RelayFields
  /** Offered by e-mail when the relay does not take it. */
  readonly mail: PrefilledMail
  /** Title and description of the notices (behaviour.md §8). */
  readonly success: readonly [title: string, description: string]
  readonly failure: readonly [title: string, description: string]
}

/** Notices of both forms (behaviour.md §8). */
const refusals = {
  origin: [
    'Erreur de sécurité',
    'Demande non autorisée. Veuillez actualiser la page et réessayer.',
  ],
  session: [
    'Erreur de sécurité',
    'Session invalide ou expirée. Veuillez actualiser la page et réessayer.',
  ],
} as const

/**
 * Sends a valid form: origin, then token, then relay (behaviour.md §5, §7). A used token is removed;
 * the reason of a failed send goes to the console. Never throws.
 */
export async function sendForm(request: Request, sending: Sending): Promise<Outcome> {
  const { config, token, store, location } = sending
  const failed = ([title, description]: readonly [string, string], reload: boolean): Outcome => ({
    sent: false,
    title: french(title),
    description: french(description),
    mailHref: mailtoHref(sending.email, request.mail),
    reload,
  })
  if (!config.allowedOrigins.includes(location.origin)) return failed(refusals.origin, true)
  if (checkToken(store, token) !== 'valid') return failed(refusals.session, true)
  const answer = await sendToRelay(
    config.relayUrl,
    request.fields,
    sending.fetch && { fetch: sending.fetch },
  )
  if (!answer.ok) {
    console.error('Request not sent:', answer.reason, answer.detail)
    return failed(request.failure, false)
  }
  removeToken(store)
  const [title, description] = request.success
  return { sent: true, title: french(title), description: french(description) }
}
