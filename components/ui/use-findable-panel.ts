'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** React warns about layout effects on the server, where there is no panel to hide anyway. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Lets the browser's own search find the text of a closed panel and open it: sets
 * `hidden="until-found"`, which React cannot render, and answers `beforematch`.
 */
export function useFindablePanel(onFound: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const found = useRef(onFound)
  useBrowserLayoutEffect(() => {
    found.current = onFound
    const element = panel.current
    // Its own state rather than React's: a panel opened before React woke up stays open until then.
    if (/^(?:open|active)$/.test(element?.dataset.state ?? '')) element?.removeAttribute('hidden')
    else element?.setAttribute('hidden', 'until-found')
  })
  useEffect(() => {
    const element = panel.current
    const answer = () => found.current()
    element?.addEventListener('beforematch', answer)
    return () => element?.removeEventListener('beforematch', answer)
  }, [])
  return panel
}
