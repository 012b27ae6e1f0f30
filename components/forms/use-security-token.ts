'use client'

import { useCallback, useEffect, useRef } from 'react'
import { checkToken, issueToken } from '@/lib/forms/security-token'
import { sessionStore } from '@/lib/browser/session-store'

/** The form's token: issued when the page loads, renewed after a send. */
export function useSecurityToken() {
  const token = useRef('')
  const renewToken = useCallback(() => {
    token.current = issueToken(sessionStore)
  }, [])
  useEffect(() => {
    // A page that comes back from the browser's memory is a page load too.
    const renewIfRestored = (event: PageTransitionEvent) => event.persisted && renewToken()
    token.current = takeEarlyToken() ?? issueToken(sessionStore)
    window.addEventListener('pageshow', renewIfRestored)
    return () => window.removeEventListener('pageshow', renewIfRestored)
  }, [renewToken])
  return { token, renewToken }
}

/** What the script in the head has issued as the page loaded, if it stored it where we read. */
function takeEarlyToken(): string | undefined {
  const { dataset } = document.documentElement
  const early = dataset.token
  delete dataset.token
  const verdict = early && checkToken(sessionStore, early)
  return verdict === 'valid' || verdict === 'expired' ? early : undefined
}
