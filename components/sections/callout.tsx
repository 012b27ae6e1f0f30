import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A remark that is set off from the text around it, such as what is missing, or is only a sample. */
export function Callout({
  as: Element = 'p',
  className,
  children,
}: {
  /** A `div` where the remark has paragraphs of its own. */
  as?: 'p' | 'div'
  className?: string
  children: ReactNode
}) {
  return (
    <Element
      className={clsx(className, 'border-l-4 border-highlight bg-surface-2 px-5 py-4 text-base')}
    >
      {children}
    </Element>
  )
}
