import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A link that stands by itself: in a list, or under a section. */
export function TextLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className={clsx(
        className,
        'font-semibold text-action underline underline-offset-4 hover:text-action-strong',
      )}
    >
      {children}
    </a>
  )
}
