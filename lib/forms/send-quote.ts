import type { Outcome } from './outcome'
import { quoteRelayFields, quoteSubject, type QuoteRequest } from './quote'
import { sendForm, type Sending } from './send'

/** Sends a valid quote; its notices are those of the error catalogue (behaviour.md §8). */
export function sendQuote(quote: QuoteRequest, sending: Sending): Promise<Outcome> {
  return sendForm(
    {
      fields: quoteRelayFields(quote, sending.token, sending.location.href),
      mail: { subject: quoteSubject(quote), body: mailBody(quote) },
      success: [
        'Demande de devis envoyée !',
        'Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.',
      ],
      failure: [
        'Erreur',
        "Un problème est survenu lors de l'envoi du formulaire. Veuillez réessayer.",
      ],
    },
    sending,
  )
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
