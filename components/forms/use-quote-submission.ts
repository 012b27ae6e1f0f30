'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '@/components/layout/notify'
import type { SiteConfig } from '@/lib/config'
import { mailtoHref } from '@/lib/contact-links'
import { quoteRelayFields, quoteSubject, type QuoteRequest } from '@/lib/forms/quote'
import { sendToRelay } from '@/lib/relay'
import { checkToken, issueToken, removeToken } from '@/lib/security-token'
import { sessionStore } from '@/lib/session-store'
import { french } from '@/lib/typography'
import type { Outcome } from './form-status'

/** Notices of the error catalogue (behaviour.md §8). */
const messages = {
  origin: {
    title: 'Erreur de sécurité',
    description: 'Demande non autorisée. Veuillez actualiser la page et réessayer.',
  },
  session: {
    title: 'Erreur de sécurité',
    description: 'Session invalide ou expirée. Veuillez actualiser la page et réessayer.',
  },
  failure: {
    title: 'Erreur',
    description: "Un problème est survenu lors de l'envoi du formulaire. Veuillez réessayer.",
  },
  success: {
    title: 'Demande de devis envoyée !',
    description: 'Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.',
  },
} as const

/**
 * Sends a valid quote: origin, then token, then relay (behaviour.md §5, §7). Holds the form's
 * token and the outcome that the page shows.
 */
export function useQuoteSubmission(config: SiteConfig, email: string) {
  const token = useRef('')
  const sending = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  useEffect(() => {
    const issue = () => {
      token.current = issueToken(sessionStore)
    }
    // A page that comes back from the browser's memory is a page load too.
    const issueAgain = (event: PageTransitionEvent) => event.persisted && issue()
    issue()
    window.addEventListener('pageshow', issueAgain)
    return () => window.removeEventListener('pageshow', issueAgain)
  }, [])

  const fail = useCallback(
    (reason: 'origin' | 'session' | 'failure', quote: QuoteRequest) => {
      const title = french(messages[reason].title)
      const description = french(messages[reason].description)
      notify({ title, description, destructive: true })
      setOutcome({
        kind: 'failed',
        title,
        description,
        mailHref: mailtoHref(email, { subject: quoteSubject(quote), body: mailBody(quote) }),
        reload: reason !== 'failure',
      })
    },
    [email],
  )

  /** True when the relay has taken the request. */
  const submit = async (quote: QuoteRequest): Promise<boolean> => {
    if (sending.current) return false
    sending.current = true
    setOutcome({ kind: 'none' })
    try {
      if (!config.allowedOrigins.includes(window.location.origin)) {
        fail('origin', quote)
        return false
      }
      if (checkToken(sessionStore, token.current) !== 'valid') {
        fail('session', quote)
        return false
      }
      const answer = await sendToRelay(
        config.relayUrl,
        quoteRelayFields(quote, token.current, window.location.href),
      )
      if (!answer.ok) {
        console.error('Quote request not sent:', answer.reason, answer.detail)
        fail('failure', quote)
        return false
      }
      removeToken(sessionStore)
      token.current = issueToken(sessionStore)
      const title = french(messages.success.title)
      const description = french(messages.success.description)
      notify({ title, description })
      setOutcome({ kind: 'sent', title, description })
      return true
    } finally {
      sending.current = false
    }
  }

  return { outcome, setOutcome, submit, fail }
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
