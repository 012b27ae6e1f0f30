/** The longest text that is looked at: no number is longer, and normalising takes quadratic time. */
const longest = 100

/** What people, or programs, put before a number. */
const announcement = /^\s*(?:t[ée]l(?:[ée]phone)?|portable|mobile|fixe)?\s*[.:]?(?=[\s\d+(])/iu

/** What stands between digits, visible or not: spaces, dots, commas, dashes of any kind, formatting marks. */
const separators = /[\s.,:_·•/\p{Pd}\u2212\p{Cf}]/gu

/** A French number without its separators: a leading 0, or +33, 0033 or 33 with or without that 0. */
const frenchNumber = /^(?:(?:\+|00)?330?|0)([1-9]\d{8})$/

/**
 * A French phone number as the owner dials it, « 06 39 98 12 34 », however it was typed or pasted; any other
 * text as it stands. Form and relay share this one definition: after the leading 0 come nine digits, the
 * first of which is not 0.
 */
export function normalisedPhone(text: string): string {
  if (text.length > longest) return text
  const bare = text
    // Fullwidth digits become ordinary ones.
    .normalize('NFKC')
    .replace(announcement, '')
    .replace(separators, '')
    .replace(/\((\+?\d+)\)/g, '$1')
  const digits = frenchNumber.exec(bare)?.[1]
  return digits ? `0${digits}`.replace(/\d\d(?!$)/g, '$& ') : text
}
