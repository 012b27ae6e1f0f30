import { Fragment, type ReactNode } from 'react'
import { partsOfHeading, runsOfHeading } from '@/lib/text/typography'

/**
 * A heading, a question or another short text whose hyphenated names and verbs stay on one line, each in an
 * element of its own. The non-breaking hyphen (U+2011) would not do: few fonts have it, and a search in
 * the page for « Lot-et-Garonne » would not find it. No line ends in « le ».
 */
export function unbroken(text: string): ReactNode {
  const parts = partsOfHeading(text)
  if (parts.every(({ whole }) => !whole)) return parts.map((part) => part.text).join('')
  return parts.map((part, index) =>
    part.whole ? (
      <span key={index} className="whitespace-nowrap">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}

/**
 * A heading, none of whose lines ends in « d’un » or « en » before a long word either, as long as both have
 * room on one. Not for what is underlined: no line is drawn under a block within it.
 */
export function unbrokenHeading(heading: string): ReactNode {
  const runs = runsOfHeading(heading)
  if (runs.every(({ kept }) => !kept)) return unbroken(heading)
  return runs.map(({ text, kept }, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {kept ? <span className="inline-block">{unbroken(text)}</span> : unbroken(text)}
    </Fragment>
  ))
}
