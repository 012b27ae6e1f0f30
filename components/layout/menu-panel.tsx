'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useCurrentPath } from './use-current-path'

/**
 * The small screens' menu: a popover that also closes when a link is taken, when the route changes
 * and when the focus goes on to what the menu covers.
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
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  useEffect(close, [path])
  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      aria-label="Menu"
      onClick={(event) => (event.target as Element).closest('a') && close()}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !menu.current?.contains(relatedTarget)) close()
      }}
      className={className}
    >
      {children}
    </nav>
  )
}
