'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * The path of the page. `usePathname` breaks hydration on `404.html`, which is one file for every
 * unknown address: the route's own segments agree on both sides, and the real address of a missing
 * page is read once React is awake.
 */
export function useCurrentPath(): string {
  const segments = useSelectedLayoutSegments()
  const routePath = `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}`
  const missing = segments[0] === '/_not-found' || segments[0] === '_not-found'
  return useSyncExternalStore(
    neverChanges,
    () => (missing ? window.location.pathname : routePath),
    () => routePath,
  )
}
