import { useCallback, useEffect, useRef, useState } from 'react'
import { dropSent, keepSent, sentBeforeReload, type SentRequest } from '@/lib/forms/sent-request'

/** The request of a form that the relay has taken, which is thanked for until it is erased or left. */
export function useSentRequest(form: HTMLFormElement, name: string) {
  const [sent, setSent] = useState(() => sentBeforeReload(name))
  /** Whether it was sent since the page was opened. */
  const [isFresh, setIsFresh] = useState(false)
  /** Whether thanks stand above the form, known at once where a press comes before the next render. */
  const isThanked = useRef(sent !== undefined)
  const thankFor = (request: SentRequest) => {
    keepSent(name, request)
    isThanked.current = true
    setIsFresh(true)
    setSent(request)
  }
  const forget = useCallback(() => {
    dropSent(name)
    isThanked.current = false
    setSent(undefined)
  }, [name])
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    form.addEventListener('reset', forget, { signal })
    // A page that comes back from the browser's memory counts as a new visit.
    addEventListener('pageshow', ({ persisted }) => persisted && forget(), { signal })
    return () => stop.abort()
  }, [form, forget])
  return { sent, isFresh, isThanked, thankFor, forget }
}
