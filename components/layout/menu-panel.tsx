'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useCurrentPath } from './use-current-path'

/**
 * The small screens' menu: a popover that also closes when the route changes; the rest is done by
 * `lib/head/menu.ts`, React or no React.
 */
export function MenuPanel({
  id,
  className,
  children,
}: {
  id: string
  className: string
  children: ReactNode
}) {
  const menu = useRef<HTMLElement>(null)
  const path = useCurrentPath()
  const shownAt = useRef(path)
  useEffect(() => {
    // Opened before React woke up, it stays open when it does.
    if (shownAt.current === path) return
    shownAt.current = path
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [path])
  return (
    <nav ref={menu} id={id} popover="auto" aria-label="Menu" className={className}>
      {children}
    </nav>
  )
}
