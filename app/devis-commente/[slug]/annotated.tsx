import type { ReactNode } from 'react'

/** A part of the sheet, with the note beside it. */
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
