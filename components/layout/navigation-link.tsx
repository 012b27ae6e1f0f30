'use client'

import { useCurrentPath } from './use-current-path'

/** A link that is marked as current when the page's path contains `highlight`. */
export function NavigationLink({
  label,
  href,
  highlight,
}: {
  label: string
  href: string
  highlight?: string
}) {
  const current = useCurrentPath().includes(highlight ?? '\n')
  return (
    <a href={href} aria-current={current || undefined}>
      {label}
    </a>
  )
}
