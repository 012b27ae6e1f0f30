/** The longest text that is looked at: no address is longer (RFC 5321), whatever stands around it. */
const longest = 300

/** One address, and what it is copied with from a link, from between brackets, from the end of a sentence. */
const copied =
  /^\s*<?(?:mailto:)?([^\s<>()[\],;:"@]+@[^\s<>()[\],;:"@]+\.[^\s<>()[\],;:"@.]+)>?[.,;:\s]*$/i

/**
 * An e-mail address without what was pasted with it: invisible characters (direction marks, zero-width
 * characters, soft hyphens), « mailto: », brackets, a full stop at the end. An address with an invisible
 * character looks right and reaches nobody. Any other text only loses its invisible characters.
 */
export function normalisedEmail(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '')
  const address = seen.length <= longest ? copied.exec(seen)?.[1] : undefined
  // Spaces alone do no harm: the form trims them.
  return address === undefined || address === seen.trim() ? seen : address
}
