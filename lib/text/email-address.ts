/** No address is longer (RFC 5321), whatever stands around it. */
const longest = 300

/** One address, and what it is copied with from a link, from between brackets, from the end of a sentence. */
const copied =
  /^\s*<?(?:mailto:)?([^\s<>()[\],;:"@]+@[^\s<>()[\],;:"@]+\.[^\s<>()[\],;:"@.]+)>?[.,;:\s]*$/i

/**
 * An e-mail address without what comes along when it is pasted: the marks that nobody sees, of the
 * direction of writing, of width zero, soft hyphens; « mailto: », brackets, a full stop behind it. An
 * address that holds one reaches nobody, and looks right. Any other text as it stands, marks apart.
 */
export function normalisedEmail(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '')
  const address = seen.length <= longest ? copied.exec(seen)?.[1] : undefined
  // Blanks alone harm nobody, and whoever checks a form takes them off.
  return address === undefined || address === seen.trim() ? seen : address
}
