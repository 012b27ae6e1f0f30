'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link within the site. Next prefetches every link on sight, which on these pages would load
 * hundreds of kilobytes nobody asked for: this one prefetches on hover and focus. Links to a
 * section of the home page stay the browser's own, which scrolls smoothly when already there.
 */
export function Link({ href, ...props }: LinkProps) {
  const router = useRouter()
  if (href.includes('#')) return <a href={href} {...props} />
  const prefetch = () => router.prefetch(href)
  return (
    <NextLink href={href} prefetch={false} onMouseEnter={prefetch} onFocus={prefetch} {...props} />
  )
}
