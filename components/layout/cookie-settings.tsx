'use client'

import { forgetConsent } from '@/lib/head/consent'

/** Brings the banner back, so that a choice can be taken back as easily as it was made. */
export function CookieSettings({ className }: { className: string }) {
  const ask = () => {
    forgetConsent()
    delete document.documentElement.dataset.consent
    document.querySelector<HTMLElement>('.consent-banner button')?.focus()
  }
  return (
    <button type="button" onClick={ask} className={className}>
      Gérer les cookies
    </button>
  )
}
