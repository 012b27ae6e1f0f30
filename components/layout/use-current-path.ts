'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useBrowserValue } from '@/components/ui/use-browser-value'

/**
 * The path of the page. `usePathname` breaks hydration of `404.html`, one file for every unknown address. The
 * route's own segments are the same on both sides; the real address of a missing page is read once React is
 * awake.
 */
export function useCurrentPath(): string {
  const segments = useSelectedLayoutSegments()
  const routePath = `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}`
  const missing = segments[0] === '/_not-found' || segments[0] === '_not-found'
  return useBrowserValue(
    () => (missing ? window.location.pathname : routePath),
    () => routePath,
  )
}
