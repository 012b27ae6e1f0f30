import type { SiteConfig } from '../config'
import { mailtoHref } from '../contact-links'
import { sendToRelay } from '../relay'
import { checkToken, removeToken, type TokenStore } from '../security-token'
import { french } from '../typography'
import type { Outcome } from './outcome'
import { quoteRelayFields, quoteSubject, type QuoteRequest } from './quote'

/** Texts of the error catalogue (behaviour.md §8). */
const texts = {
  origin: [
    'Erreur de sécurité',
    'Demande non autorisée. Veuillez actualiser la page et réessayer.',
  ],
  session: [
    'Erreur de sécurité',
    'Session invalide ou expirée. Veuillez actualiser la page et réessayer.',
  ],
  failure: ['Erreur', "Un problème est survenu lors de l'envoi du formulaire. Veuillez réessayer."],
  success: [
    'Demande de devis envoyée !',
    'Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.',
  ],
} as const

export interface QuoteSending {
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

/**
 * Sends a valid quote: origin, then token, then relay (behaviour.md §5, §7). A used token is
 * removed; the reason of a failed send goes to the console. Never throws.
 */
export async function sendQuote(quote: QuoteRequest, sending: QuoteSending): Promise<Outcome> {
  const { config, token, store, location } = sending
  if (!config.allowedOrigins.includes(location.origin)) return failed('origin', quote, sending)
  if (checkToken(store, token) !== 'valid') return failed('session', quote, sending)
  const answer = await sendToRelay(
    config.relayUrl,
    quoteRelayFields(quote, token, location.href),
    sending.fetch && { fetch: sending.fetch },
  )
  if (!answer.ok) {
    console.error('Quote request not sent:', answer.reason, answer.detail)
    return failed('failure', quote, sending)
  }
  removeToken(store)
  const [title, description] = texts.success
  return { sent: true, title: french(title), description: french(description) }
}

function failed(
  reason: 'origin' | 'session' | 'failure',
  quote: QuoteRequest,
  { email }: Pick<QuoteSending, 'email'>,
): Outcome {
  const [title, description] = texts[reason]
  return {
    sent: false,
    title: french(title),
    description: french(description),
    mailHref: mailtoHref(email, { subject: quoteSubject(quote), body: mailBody(quote) }),
    reload: reason !== 'failure',
  }
}

function mailBody(quote: QuoteRequest): string {
  return [
    `Nom : ${quote.firstName} ${quote.lastName}`,
    `Téléphone : ${quote.phone}`,
    `E-mail : ${quote.email}`,
    '',
    quote.description,
  ].join('\n')
}
