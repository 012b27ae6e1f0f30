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
    token.current = takeEarlyToken() ?? issueToken(sessionStore)
  }, [])
  return { token, renewToken }
}

/**
 * The token that the script in the head has issued as the page loaded, if it is in the storage that we read.
 */
function takeEarlyToken(): string | undefined {
  const { dataset } = document.documentElement
  const early = dataset.token
  delete dataset.token
  const verdict = early && checkToken(sessionStore, early)
  return verdict === 'valid' || verdict === 'expired' ? early : undefined
}
