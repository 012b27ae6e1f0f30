import type { ReactNode } from 'react'

/** A part of the sheet, and what is said of it beside. */
export function Annotated({
  as: Element = 'div',
  note,
  children,
}: {
  as?: 'div' | 'li'
  note: string
  children: ReactNode
}) {
  return (
    <Element className="quote-row">
      <div>{children}</div>
      <p className="quote-note">{note}</p>
    </Element>
  )
}
