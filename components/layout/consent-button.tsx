'use client'

import type { ReactNode } from 'react'
import { storeConsent, type Consent } from '@/lib/head/consent'
import { notify } from './notify'

const confirmations: Record<Consent, string> = {
  all: 'Vous avez accepté tous les cookies.',
  essential: 'Vous avez accepté uniquement les cookies essentiels.',
}

/** One answer to the banner; « dismissed » hides it for this visit and stores nothing. */
export function ConsentButton({
  answer,
  label,
  className,
  children,
}: {
  answer: Consent | 'dismissed'
  label?: string
  className: string
  children: ReactNode
}) {
  const choose = () => {
    const kept = answer === 'dismissed' || storeConsent(answer)
    // The style sheet hides the banner as soon as the root carries the attribute.
    document.documentElement.dataset.consent = answer
    if (answer === 'dismissed') return
    notify(
      kept
        ? { title: 'Préférences enregistrées', description: confirmations[answer] }
        : {
            title: 'Préférences non enregistrées',
            description: 'Votre navigateur refuse de les garder : le choix vaut pour cette visite.',
          },
    )
  }
  return (
    <button type="button" aria-label={label} onClick={choose} className={className}>
      {children}
    </button>
  )
}
