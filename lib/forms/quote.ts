import { relayDirectives, type RelayFields } from './relay'
import { serviceChoices } from './choices'

/** The quote request as the form holds it (behaviour.md §3). */
export interface QuoteRequest {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** Held but never sent, and never asked (readings.md, « Forms »). */
  address: string
  service: string
  /** Held but never sent, and never asked. */
  budget: string
  description: string
  consent: boolean
  marketingConsent: boolean
}

export const emptyQuote: QuoteRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  service: '',
  budget: '',
  description: '',
  consent: false,
  marketingConsent: false,
}

/** What the relay receives for a valid request (behaviour.md §7, « Quote request »). */
export function quoteRelayFields(quote: QuoteRequest, token: string, page: string): RelayFields {
  const service = serviceChoices.find(({ value }) => value === quote.service)?.label ?? ''
  return [
    ['Prénom', quote.firstName],
    ['Nom', quote.lastName],
    ['Email', quote.email],
    ['Téléphone', quote.phone],
    ['Service', service],
    ['Description', quote.description],
    ['Marketing Consent', quote.marketingConsent ? 'Oui' : 'Non'],
    ['CSRF_Token', token],
    ...relayDirectives(page, quoteSubject(quote)),
  ]
}

export function quoteSubject(quote: Pick<QuoteRequest, 'firstName' | 'lastName'>): string {
  return `Nouvelle demande de devis - ${quote.firstName} ${quote.lastName}`
}
