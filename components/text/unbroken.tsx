import type { ReactNode } from 'react'
import { partsOfHeading } from '@/lib/text/typography'

/**
 * A heading, a question or another short text whose hyphenated names and verbs stay on one line, each in an
 * element of its own. The non-breaking hyphen (U+2011) would not do: few fonts have it, and a search for «
 * Lot-et-Garonne » in the page would not find it. No line ends in « le ».
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
