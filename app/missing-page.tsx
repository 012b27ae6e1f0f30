'use client'

import { useEffect, useState, type ReactNode } from 'react'

/**
 * One exported file answers every unknown address, so what is missing is read from the address once the page
 * is awake. Every page carries this boundary: what it needs is loaded on the 404 page only.
 */
export function MissingPage({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<ReactNode>()
  useEffect(() => {
    const { pathname } = window.location
    console.error('404: no page at', pathname)
    import('./known-missing-page').then(
      ({ KnownMissingPage }) =>
        setKnown(<KnownMissingPage path={pathname}>{children}</KnownMissingPage>),
      // The general message stays.
      () => undefined,
    )
  }, [children])
  return known ?? children
}
