import type { ReactNode } from 'react'
import { partsOfHeading } from '@/lib/text/typography'

/**
 * A heading, a question or another short text whose names and verbs stay on one line, each in an element
 * of its own: the hyphen that never breaks (U+2011) is in few fonts, so that another one would draw it,
 * and who looks for « Lot-et-Garonne » in the page would not find it. None of its lines ends in « le ».
 */
export function unbroken(heading: string): ReactNode {
  const parts = partsOfHeading(heading)
  if (parts.every(({ whole }) => !whole)) return parts.map(({ text }) => text).join('')
  return parts.map(({ text, whole }, index) =>
    whole ? (
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
