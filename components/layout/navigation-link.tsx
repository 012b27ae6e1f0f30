'use client'

import { Link } from '@/components/ui/link'
import { useCurrentPath } from './use-current-path'

/** A link that says it is current when the page's path contains `highlight`. */
export function NavigationLink({
  label,
  href,
  highlight,
  className,
}: {
  label: string
  href: string
  highlight?: string
  className: string
}) {
  const current = useCurrentPath().includes(highlight ?? '\n')
  return (
    <Link href={href} aria-current={current || undefined} className={className}>
      {label}
    </Link>
  )
}
